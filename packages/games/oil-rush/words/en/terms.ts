/** What the two games call differently. */
import type { Square } from '../../board.ts'

export interface Terms {
  readonly train: string // 'locomotive'
  readonly black: string // 'the black locomotive'
  readonly sharer: string // who shares a fee for it: 'the Oil Baron'
  readonly place: (square: Square) => string // 'C5'
  readonly stop: (space: number) => string // of a track: 'column 5'
  readonly site: (well: number) => string // 'site D3'
  readonly sites: (wells: readonly number[]) => string // 'site D3', 'sites D3 and K3'
  readonly ground: (cost: number) => string // 'hills'
}
