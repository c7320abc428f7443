/** Le parole in cui i due giochi differiscono. */
import type { Square } from '../../board.ts'

export interface Train {
  readonly name: string // 'locomotiva'
  readonly the: string // 'la locomotiva'
  readonly theMany: string // 'le locomotive'
  readonly theOthers: string // 'le altre locomotive'
  readonly none: string // 'nessuna locomotiva è arrivata'
}
export interface Terms {
  readonly train: Train
  readonly black: string // 'la locomotiva nera'
  readonly sharer: string // chi divide il compenso per quella: 'il Barone'
  readonly ofSharer: string // 'del Barone'
  readonly place: (square: Square) => string // 'C5'
  readonly stop: (space: number) => string // del binario, con la preposizione: 'alla colonna 5'
  readonly theSites: (wells: readonly number[]) => string // 'il sito D3', 'i siti D3 e K3'
  readonly ofSites: (wells: readonly number[]) => string // 'del sito D3', 'dei siti D3 e K3'
  readonly fromSites: (wells: readonly number[]) => string // 'dal sito D3', 'dai siti D3 e K3'
  readonly atSite: (well: number) => string // 'nel sito D3'
  readonly ground: (cost: number) => string // 'colline'
  readonly theGround: (cost: number) => string // 'le colline'
}
