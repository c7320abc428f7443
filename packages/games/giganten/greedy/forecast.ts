/** What the rest of the game will bring: how long it lasts, what oil and licences are worth. Figures are in dollars. */
import { at, type Seat } from '@wildcat/kernel'
import { type Company, KINDS, PRICES, type WellKind } from '@wildcat/oil-rush'
import { CARDS, RED_IDS, STAR, TILE_VALUES } from '../components.ts'
import type { View } from '../state.ts'

const MEAN_ADVANCE = RED_IDS.reduce((sum, id) => sum + at(CARDS, id).black, 0) / RED_IDS.length

/** Rounds that will still be played to their end, the running one included. */
export const roundsLeft = (view: View): number => 1 + Math.max(0, (STAR - view.black) / MEAN_ADVANCE - 1)

/** A barrel in a depot, before it is known when and at what price it will be sold. */
export const BARREL = 3600
/** A barrel that nobody will buy any more. */
export const BARREL_AT_END = 1000
/** Own derricks at the end, with a locomotive somewhere in the middle. */
export const DERRICK_AT_END = 3400

/** Licences win auctions; when no auction is left they win nothing. */
export function licencePoint(view: View): number {
  const left = roundsLeft(view) - 1
  return 1150 * Math.min(1, left / 3)
}

export const priceAt = (view: View, company: Company): number => at(PRICES, view.prices[company])

/** What a tile is worth on average to somebody who has not seen it: the mean of what nobody has shown him. */
export function expectedValues(view: View): Readonly<Record<WellKind, number>> {
  const [one, two, three] = KINDS.map(kind => meanOf(unseenValues(view, kind)))
  return { 1: one ?? 0, 2: two ?? 0, 3: three ?? 0 }
}

function unseenValues(view: View, kind: WellKind): number[] {
  const values = [...TILE_VALUES[kind]]
  for (const well of view.wells) if (well.kind === kind && well.value !== null) values.splice(values.indexOf(well.value), 1)
  return values
}

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** Oil that rivals have at a company: who competes there for the right to sell. */
export const rivalsAt = (view: View, seat: Seat, company: Company): number =>
  view.depots.filter((depot, each) => each !== seat && depot[company] > 0).length
