/** [GIG-11] End and scoring. */
import { at, forSeats, type Seat, turnOrder } from '@wildcat/kernel'
import { derricksOf, oilInDepots, oilOnDerricks, points, trainOrder } from '@wildcat/oil-rush'
import { DERRICK_BONUS, OIL_AT_END } from '../components.ts'
import type { Score } from '../events.ts'
import type { State } from '../state.ts'
import type { GigantenPlay } from '../types.ts'

/** [GIG-11.1] Nothing else of the round is played. */
export function endGame(play: GigantenPlay): void {
  const { state } = play
  const scores = forSeats(state.seats, seat => scoreOf(state, seat))
  const best = Math.max(...scores.map(score => score.total))
  const winners = [...scores.keys()].filter(seat => scores[seat]?.total === best)
  play.reveal({ kind: 'gameEnded', winners, scores, hands: state.hands.map(hand => hand.slice()) })
  play.finish({ winners, scores: scores.map(score => score.total) })
}

function scoreOf(state: State, seat: Seat): Score {
  const licencePoints = state.hands.map(points)
  const place = trainOrder(state.trains, licencePoints, turnOrder(state)).indexOf(seat) + 1
  const money = at(state.money, seat)
  const oil = OIL_AT_END * (oilOnDerricks(state, seat) + oilInDepots(at(state.depots, seat)))
  const derricks = at(DERRICK_BONUS, place - 1) * derricksOf(state, seat)
  return { money, oil, derricks, place, total: money + oil + derricks }
}
