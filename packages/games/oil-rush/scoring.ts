/** The end: what is left becomes money. */
import { at, forSeats, type Play, type Seat, turnOrder } from '@wildcat/kernel'
import type { ByCompany } from './companies.ts'
import { oilInDepots } from './depots.ts'
import { type Licence, points } from './licences.ts'
import { trainOrder } from './trains.ts'
import { type AnyKind, derricksOf, oilOnDerricks, type WellTable } from './wells.ts'

export const OIL_AT_END = 1000

/** How a player's result came about. */
export interface Score {
  readonly money: number
  readonly oil: number
  readonly derricks: number
  readonly place: number // of his train, 1 the furthest
  readonly total: number
}
export type EndEvent = { kind: 'gameEnded'; winners: readonly Seat[]; scores: readonly Score[]; hands: readonly (readonly Licence[])[] }

interface EndTable extends WellTable<never, AnyKind> {
  seats: number
  first: Seat
  money: number[]
  depots: ByCompany<number>[]
  trains: number[]
  hands: Licence[][]
}

/** Nothing else of the round is played. `bonus`: for each own derrick, by the place of one's train. */
export function endGame(play: Play<EndTable, never, EndEvent, never>, bonus: (place: number) => number): void {
  const { state } = play
  const order = trainOrder(state.trains, state.hands.map(points), turnOrder(state))
  const scores = forSeats(state.seats, seat => scoreOf(state, seat, order.indexOf(seat) + 1, bonus))
  const best = Math.max(...scores.map(score => score.total))
  const winners = [...scores.keys()].filter(seat => scores[seat]?.total === best)
  play.reveal({ kind: 'gameEnded', winners, scores, hands: state.hands.map(hand => hand.slice()) })
  play.finish({ winners, scores: scores.map(score => score.total) })
}

function scoreOf(state: EndTable, seat: Seat, place: number, bonus: (place: number) => number): Score {
  const money = at(state.money, seat)
  const oil = OIL_AT_END * (oilOnDerricks(state, seat) + oilInDepots(at(state.depots, seat)))
  const derricks = bonus(place) * derricksOf(state, seat)
  return { money, oil, derricks, place, total: money + oil + derricks }
}
