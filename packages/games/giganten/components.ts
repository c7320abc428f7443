/** What lies in the box, apart from the map. */
import type { Paint } from '@wildcat/kernel'
import type { CardId, Track, WellKind } from '@wildcat/oil-rush'

export type { CardId } from '@wildcat/oil-rush'

/** [GIG-1.1] */
export const SEATS = { least: 3, most: 4 } as const
export const START_MONEY = 15_000
export const DERRICKS = 5

/** [GIG-C9] By seat. */
export const COLOURS = ['red', 'grey', 'blue', 'green'] as const satisfies readonly Paint[]

/** [GIG-C3] The values under the tiles of each kind. */
export const TILE_VALUES: Readonly<Record<WellKind, readonly number[]>> = {
  1: [2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4],
  2: [2, 2, 2, 2, 2, 2, 5, 5, 5, 5, 5, 5],
  3: [4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6],
}

/** [GIG-C4] The track: a space a column; the black locomotive's star is one past the last. */
export const FIRST_SPACE = 1
export const LAST_SPACE = 20
export const STAR = 21
export const trackCost = (space: number): number => {
  if (space <= 10) return 1
  return space <= 17 ? 2 : 3
}
export const TRACK: Track = { last: LAST_SPACE, cost: trackCost }

export type Special =
  | { readonly kind: 'none' }
  | { readonly kind: 'price'; readonly spaces: number }
  | { readonly kind: 'freeOil' }
  | { readonly kind: 'pushBack'; readonly spaces: number }
export interface Card {
  readonly colour: 'beige' | 'red'
  readonly black: number // how far it moves the black locomotive; 0 on beige cards
  readonly licences: number
  readonly movement: number
  readonly special: Special
}

const beige = (copies: number, licences: number, movement: number, price = 0): Card[] =>
  Array.from({ length: copies }, () => ({
    colour: 'beige',
    black: 0,
    licences,
    movement,
    special: price === 0 ? { kind: 'none' } : { kind: 'price', spaces: price },
  }))
const red = (black: number, licences: number, movement: number, special: Special): Card => ({
  colour: 'red',
  black,
  licences,
  movement,
  special,
})
const back = (spaces: number): Special => ({ kind: 'pushBack', spaces })
const oil: Special = { kind: 'freeOil' }

/** [GIG-C7] */
const BEIGE: readonly Card[] = [
  ...beige(3, 3, 12),
  ...beige(5, 4, 10),
  ...beige(6, 5, 8),
  ...beige(4, 6, 6),
  ...beige(2, 7, 4),
  ...beige(1, 8, 3),
  ...beige(2, 2, 10, 2),
  ...beige(1, 6, 4, 2),
  ...beige(1, 3, 8, 3),
  ...beige(1, 4, 6, 3),
  ...beige(1, 5, 5, 3),
  ...beige(3, 4, 5, 4),
]
/** [GIG-C8] */
const RED: readonly Card[] = [
  red(1, 2, 8, back(3)),
  red(2, 2, 6, back(4)),
  red(2, 3, 6, back(3)),
  red(2, 4, 8, back(2)),
  red(2, 3, 2, back(5)),
  red(3, 2, 4, back(5)),
  red(3, 2, 6, back(4)),
  red(1, 4, 2, oil),
  red(2, 2, 6, oil),
  red(2, 2, 6, oil),
  red(3, 3, 4, oil),
  red(3, 3, 4, oil),
]

export const CARDS: readonly Card[] = [...BEIGE, ...RED]
export const BEIGE_IDS: readonly CardId[] = BEIGE.map((_, index) => index)
export const RED_IDS: readonly CardId[] = RED.map((_, index) => BEIGE.length + index)

/** [GIG-11.3] For each own derrick, by the place of one's locomotive. */
export const DERRICK_BONUS = [5000, 4000, 3000, 2000] as const
export const derrickBonus = (place: number): number => DERRICK_BONUS[place - 1] ?? 0
