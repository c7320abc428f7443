/** What a view of Black Gold promises. */
import { at } from '@wildcat/kernel'
import { type Company, DEPOT_LIMIT, rowOf } from '@wildcat/oil-rush'
import { meanValues, type Outlook as OilOutlook } from '@wildcat/oil-rush/greedy/outlook.ts'
import { CARDS, DERRICK_BONUS } from '../components.ts'
import { regionOf } from '../ground.ts'
import { tokensOf } from '../imagine.ts'
import { openCompanies } from '../queries.ts'
import type { View } from '../state.ts'
import { roundsOf } from './rounds.ts'

export interface Outlook extends OilOutlook {
  readonly view: View
}

export function outlookOf(view: View): Outlook {
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
    nextRound: next,
    values: meanValues(view, tokensOf(view)),
    barrel: () => 3600,
    derrickAtEnd: () => 3400,
    licencePoint: 1150 * Math.min(1, (left - 1) / 3),
    room: have => 1 + 0.15 * Math.min(DEPOT_LIMIT, have), // a large sale costs no more licences than a small one
  }
}

/** With another price at a company. */
export const repriced = (outlook: Outlook, company: Company, space: number): Outlook => ({
  ...outlook,
  view: { ...outlook.view, prices: { ...outlook.view.prices, [company]: space } },
})
