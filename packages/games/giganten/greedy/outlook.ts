/** What a view of Giganten promises: how long the game lasts, what lies under the tiles. */
import { at } from '@wildcat/kernel'
import { COMPANIES, columnOf, DEPOT_LIMIT, OIL_AT_END } from '@wildcat/oil-rush'
import { meanValues, type Outlook } from '@wildcat/oil-rush/greedy/outlook.ts'
import { CARDS, DERRICK_BONUS, RED_IDS, STAR, TILE_VALUES } from '../components.ts'
import { BOARD, COUNTRY } from '../map.ts'
import type { View } from '../state.ts'

export function outlookOf(view: View): Outlook {
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
    nextRound: chanceOfNextRound(view),
    values: meanValues(view, kind => TILE_VALUES[kind]),
    barrel: () => 3600,
    leftOver: (_, barrels) => (barrels > 0 ? 3400 + barrels * OIL_AT_END : 0), // with a locomotive somewhere in the middle
    licencePoint: 1150 * Math.min(1, (left - 1) / 3), // when no auction is left they win nothing
    movementPoint: 420,
    waiting: 0.54,
    room: have => (have < DEPOT_LIMIT ? 1 - 0.08 * have : 0.4), // beyond the limit it must be sold this very round
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
