/** [OIL-10] End and scoring. */
import { at, forSeats, type Seat } from '@wildcat/kernel'
import { CASH_POINTS, FIELDS } from '../components.ts'
import type { Score } from '../events.ts'
import { byResult, isExhausted, leasesOf, sectionsOf } from '../queries.ts'
import type { View } from '../state.ts'
import type { OilfieldPlay } from '../types.ts'

export function endGame(play: OilfieldPlay): void {
  const { state } = play
  const scores = forSeats(state.seats, seat => scoreOf(state, seat))
  const winners = winnersOf(scores)
  const how = FIELDS.filter(field => isExhausted(state, field)).length >= 2 ? 'exhausted' : 'rounds'
  play.emit({ kind: 'gameEnded', how, winners, scores })
  play.finish({ winners, scores: scores.map(({ total }) => total) })
}

/** [OIL-10.3] Of every seat when the game is over: only those who are level in everything share one. */
export function places(view: View): number[] {
  const scores = forSeats(view.seats, seat => scoreOf(view, seat))
  return scores.map(own => 1 + scores.filter(other => byResult(other, own) < 0).length)
}

/** [OIL-10.2] */
function scoreOf(state: View, seat: Seat): Score {
  const vp = at(state.vp, seat)
  const leases = leasesOf(state, seat)
  const sections = sectionsOf(state, seat)
  const cash = cashPoints(state.money, seat)
  return { vp, leases, sections, cash, total: vp + leases + sections + cash, money: at(state.money, seat), bought: at(state.bought, seat) }
}

/** [OIL-10.2] The most cash: 2; two level: 1 each; more: none. */
function cashPoints(money: readonly number[], seat: Seat): number {
  const most = Math.max(...money)
  const level = money.filter(each => each === most).length
  return at(money, seat) === most ? (CASH_POINTS[level - 1] ?? 0) : 0
}

/** [OIL-10.3] Whoever is level with the best shares the win. */
export function winnersOf(scores: readonly Score[]): Seat[] {
  const [best] = scores.toSorted(byResult)
  return [...scores.keys()].filter(seat => best !== undefined && byResult(at(scores, seat), best) === 0)
}
