/** What every part of the drawing needs: its words, and how players are marked. */
import type { Names, Seat } from '@wildcat/kernel'
import type { Column, Field, Tile, Tower } from '../components.ts'

export interface PictureWords {
  readonly language: string
  readonly title: string
  readonly investments: string
  readonly lease: string // on a sign over a plot
  readonly fields: Readonly<Record<Field, string>>
  readonly columns: Readonly<Record<Column, string>>
  readonly tiles: Readonly<Record<Tile, string>>
  readonly effects: Readonly<Record<Tile | Tower, string>>
  money(n: number): string
  vp(n: number): string
  number(n: number): string
  refills(level: number): string
  seats(n: number): string
  round(n: number): string
}

export interface Look {
  readonly words: PictureWords
  readonly names: Names
  readonly slab: string // the face of what is large
  readonly mark: (seat: Seat) => string
}
