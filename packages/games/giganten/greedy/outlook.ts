/** What a view of Giganten promises: how long the game lasts, what lies under the tiles. */
import { at } from '@wildcat/kernel'
import { COMPANIES, columnOf, OIL_AT_END } from '@wildcat/oil-rush'
import { type OilConstants, weighing } from '@wildcat/oil-rush/greedy/constants.ts'
import { meanValues, type Outlook as OilOutlook } from '@wildcat/oil-rush/greedy/outlook.ts'
import { CARDS, DERRICK_BONUS, RED_IDS, STAR, TILE_VALUES } from '../components.ts'
import { BOARD, COUNTRY } from '../map.ts'
import type { View } from '../state.ts'
import { constantsFor } from './constants.ts'

export interface Outlook extends OilOutlook {
  readonly constants: OilConstants
}

export function outlookOf(view: View, constants = constantsFor(view.seats)): Outlook {
  const left = roundsLeft(view)
  return {
    view,
    country: COUNTRY,
    companies: COMPANIES,
    spaceOf: square => columnOf(BOARD, square),
    neutral: view.black,
    movementOf: card => at(CARDS, card).movement,
    bonus: DERRICK_BONUS,
    roundsLeft: left,
    nextRound: () => chanceOfNextRound(view),
    valueOf: meanValues(view, kind => TILE_VALUES[kind]),
    leftOver: (_, barrels) => (barrels > 0 ? 3400 + barrels * OIL_AT_END : 0), // with a locomotive somewhere in the middle
    constants,
    ...weighing(constants, left),
  }
}

const MEAN_ADVANCE = RED_IDS.reduce((sum, id) => sum + at(CARDS, id).black, 0) / RED_IDS.length

/** Rounds that will still be played to their end, the running one included. */
export const roundsLeft = (view: View): number => 1 + Math.max(0, (STAR - view.black) / MEAN_ADVANCE - 1)

/** The share of red cards still to come that do not take the black locomotive to its star. */
function chanceOfNextRound(view: View): number {
  const out = [...view.red.discard, ...view.onShow, ...view.taken]
  const toCome = RED_IDS.filter(id => !out.includes(id))
  return toCome.filter(id => view.black + at(CARDS, id).black < STAR).length / Math.max(1, toCome.length)
}
