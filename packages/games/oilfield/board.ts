/** What a screen that draws the table may ask about it. */
import { at, type Seat } from '@wildcat/kernel'
import { COLUMNS, type Column, SPACES } from './components.ts'
import { isOpen, workerOn } from './queries.ts'
import type { View } from './state.ts'

export type { Command, CommandOf } from './commands.ts'
export {
  type Action,
  BASE_STORE,
  CARDS,
  type Card,
  COLUMNS,
  type Column,
  DRILLING,
  FIELDS,
  type Field,
  GOVERNMENT_FEE,
  INVESTMENT_PRICES,
  INVESTMENTS,
  type Investment,
  LEASE_PRICES,
  LOCAL_OIL_PRICE,
  NATIONAL_TOWER_BONUS,
  OIL_FOR_A_POINT,
  PRIVATE_LEASE_PRICE,
  STORAGE,
  SUPERVISOR_PAY,
  TILE_FACTS,
  TILES,
  type Tile,
  TOP_LEVEL,
  type Tower,
} from './components.ts'
export type { Event } from './events.ts'
export { buildable, drillGain, localGain, nationalCubes } from './gains.ts'
export {
  askedOf,
  buyingPrice,
  type Haul,
  inSections,
  isExhausted,
  isStruck,
  nationalPrice,
  nationalTowers,
  nextBotSpot,
  plotsOf,
  refinesGas,
  sellingPrice,
  storageOf,
  supervisorOf,
} from './queries.ts'
export type { OilfieldRule } from './rules.ts'
export type { Plot, Spot, StepSeen, View } from './state.ts'
export type { T } from './types.ts'
export { nationalPrices, refillsLeft, sellersShown, whyNoBid, whyNoDrill, whyNoInvestment, whyNoLease, whyNoTile } from './words/facts.ts'

/** A space of the worker row that this table uses, and who stands there. */
export interface SpaceSeen {
  readonly column: Column
  readonly space: number
  readonly worker: Seat | 'bot' | 'nobody'
}
/** [OIL-2.1, OIL-2.2] Column by column, in the order in which it is carried out. */
export const spacesOf = (view: View): readonly { readonly column: Column; readonly spaces: readonly SpaceSeen[] }[] =>
  COLUMNS.map(column => ({
    column,
    spaces: [...SPACES[column].keys()]
      .filter(space => isOpen(view, column, space))
      .map(space => ({ column, space, worker: workerOn(view, column, space) })),
  }))

/** Plots of a field as places in `plots`, from the left. */
export const plotsIn = ({ plots }: Pick<View, 'plots'>, field: View['plots'][number]['field']): number[] =>
  [...plots.keys()].filter(plot => at(plots, plot).field === field)
