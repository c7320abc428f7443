/** What lies in the box, apart from the map. */
import type { Paint } from '@wildcat/kernel'
import type { WellKind } from '@wildcat/oil-rush'

/** [BG-1.1] */
export const SEATS = { least: 2, most: 5 } as const
/** [BG-C7] By seat. */
export const COLOURS = ['red', 'blue', 'green', 'purple', 'yellow'] as const satisfies readonly Paint[]
export const START_MONEY = 15_000
export const DERRICKS = 5

/** [BG-1.4] */
export const LICENCES = 104

/** [BG-1.3] The piles of tokens of each kind: one for each value, all of a kind equally high. */
export interface Piles {
  readonly values: readonly number[]
  readonly copies: number
}
export const PILES: Readonly<Record<WellKind, Piles>> = {
  1: { values: [2, 3, 4], copies: 5 },
  2: { values: [2, 5], copies: 10 },
  3: { values: [4, 5, 6], copies: 5 },
}
/** [BG-11.3] The doubles of 2 also show a 3: with deeper doubles that counts. */
const DEEPER = 3

/** The values that a token of one kind can have at a table. */
export const valuesOf = (kind: WellKind, { deeperDoubles }: { readonly deeperDoubles: boolean }): readonly number[] =>
  kind === 2 && deeperDoubles ? PILES[2].values.map(value => (value === 2 ? DEEPER : value)) : PILES[kind].values

/** [BG-C3] The track: a row beside each row of the map. */
export const FIRST_ROW = 1
export const LAST_ROW = 21
/** [BG-C3] The rows of signals 1, 2 and 3; a signal's own row still has the lower cost. */
export const SIGNALS = [1, 9, 16] as const
/** [BG-1.6] */
export const TRAINS_START = 6
export const BARON_STARTS = 1
/** [BG-5.7] Movement points to enter a row of the track. */
export const trackCost = (row: number): number => {
  if (row <= SIGNALS[1]) return 1
  return row <= SIGNALS[2] ? 2 : 3
}
/** [BG-10.1, BG-11.1] The row on which the Oil Baron ends the game. */
export const LAST_OF_SHORT = SIGNALS[2] + 1

export type Special =
  | { readonly kind: 'none' }
  | { readonly kind: 'price'; readonly spaces: number } // [BG-5.11]
  | { readonly kind: 'extraOil'; readonly barrels: number } // [BG-5.12]
  | { readonly kind: 'gusher' } // [BG-5.13]
  | { readonly kind: 'deepDrilling' } // [BG-5.14]
  | { readonly kind: 'pushBack'; readonly spaces: number } // [BG-5.15]
export interface Card {
  readonly deck: 'standard' | 'special'
  readonly baron: number // how far it moves the Oil Baron; 0 on standard cards
  readonly licences: number
  readonly movement: number
  readonly special: Special
}
export type CardId = number // its place in CARDS

const standard = (copies: number, licences: number, movement: number, price = 0): Card[] =>
  Array.from({ length: copies }, () => ({
    deck: 'standard',
    baron: 0,
    licences,
    movement,
    special: price === 0 ? { kind: 'none' } : { kind: 'price', spaces: price },
  }))
const special = (baron: number, licences: number, movement: number, effect: Special): Card => ({
  deck: 'special',
  baron,
  licences,
  movement,
  special: effect,
})
const back = (spaces: number): Special => ({ kind: 'pushBack', spaces })
const oil = (barrels: number): Special => ({ kind: 'extraOil', barrels })
const gusher: Special = { kind: 'gusher' }
const deepDrilling: Special = { kind: 'deepDrilling' }

/** [BG-C6] */
const STANDARD: readonly Card[] = [
  ...standard(4, 3, 12),
  ...standard(6, 4, 10),
  ...standard(7, 5, 8),
  ...standard(5, 6, 6),
  ...standard(2, 7, 4),
  ...standard(1, 8, 3),
  ...standard(2, 2, 10, 2),
  ...standard(1, 3, 8, 2),
  ...standard(1, 4, 6, 2),
  ...standard(1, 5, 6, 2),
  ...standard(1, 6, 4, 2),
  ...standard(3, 4, 5, 4),
  ...standard(1, 5, 5, 4),
  ...standard(1, 3, 7, 4),
]
/** [BG-C5] */
const SPECIAL: readonly Card[] = [
  special(2, 4, 8, back(2)),
  special(1, 2, 8, back(3)),
  special(2, 2, 6, back(4)),
  special(3, 2, 4, back(5)),
  special(3, 3, 4, oil(1)),
  special(3, 3, 4, oil(1)),
  special(2, 2, 6, oil(1)),
  special(1, 4, 2, oil(2)),
  special(2, 2, 6, gusher),
  special(3, 2, 6, gusher),
  special(2, 3, 6, deepDrilling),
  special(2, 3, 4, deepDrilling),
]

export const CARDS: readonly Card[] = [...STANDARD, ...SPECIAL]
export const STANDARD_IDS: readonly CardId[] = STANDARD.map((_, index) => index)
export const SPECIAL_IDS: readonly CardId[] = SPECIAL.map((_, index) => STANDARD.length + index)

/** [BG-5.13] */
export const GUSHER_COST = 5000
/** [BG-5.14] For each derrick. */
export const DEEP_DRILLING_COST = 2000
/** [BG-10.2] For each own derrick, by the place of one's train. */
export const DERRICK_BONUS = [5000, 3000, 1000, 1000, 1000] as const
export const derrickBonus = (place: number): number => DERRICK_BONUS[place - 1] ?? 0
