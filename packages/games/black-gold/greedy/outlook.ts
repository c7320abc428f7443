/** What a view of Black Gold promises. */
import { at, type Seat } from '@wildcat/kernel'
import { type Company, OIL_AT_END, rowOf } from '@wildcat/oil-rush'
import { type OilConstants, weighing } from '@wildcat/oil-rush/greedy/constants.ts'
import { meanValues, type Outlook as OilOutlook } from '@wildcat/oil-rush/greedy/outlook.ts'
import { CARDS, DERRICK_BONUS } from '../components.ts'
import { regionOf } from '../ground.ts'
import { tokensOf } from '../imagine.ts'
import { openCompanies } from '../queries.ts'
import type { View } from '../state.ts'
import { constantsFor } from './constants.ts'
import { roundsOf } from './rounds.ts'

export interface Outlook extends OilOutlook {
  readonly view: View
  readonly constants: OilConstants
}

export function outlookOf(view: View, constants = constantsFor(view.seats)): Outlook {
  const country = regionOf(view)
  const { left, next } = roundsOf(view)
  return {
    view,
    country,
    companies: openCompanies(view),
    spaceOf: square => rowOf(country.board, square),
    neutral: view.baron,
    movementOf: card => at(CARDS, card).movement,
    bonus: DERRICK_BONUS,
    roundsLeft: left,
    nextRound: () => next,
    valueOf: meanValues(view, tokensOf(view)),
    leftOver: (seat, barrels) => Math.min(1, barrels) * derrickAtEnd(view, seat) + barrels * OIL_AT_END,
    constants,
    ...weighing(constants, left),
  }
}

/** The bonus of the place that the own train has now, and of the middle: much can change until then. */
function derrickAtEnd({ trains }: View, seat: Seat): number {
  const place = trains.filter(row => row > at(trains, seat)).length
  return 1400 + 0.5 * at(DERRICK_BONUS, place)
}

/** With another price at a company. */
export const repriced = (outlook: Outlook, company: Company, space: number): Outlook => ({
  ...outlook,
  view: { ...outlook.view, prices: { ...outlook.view.prices, [company]: space } },
})
