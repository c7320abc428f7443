/** What a player's money came from and went to, as far as both games have it. */
import { at, type ScoreChange, type Seat } from '@wildcat/kernel'
import type { AuctionEvent } from './auction.ts'
import type { BuildingEvent } from './building.ts'
import { type DepotEvent, OVERFLOW_PRICE } from './depots.ts'
import { type EndEvent, OIL_AT_END, type Score } from './scoring.ts'
import { type CarryingEvent, FEE, feeShare } from './transport.ts'
import { derricksOf, type SeenWells } from './wells.ts'

export type OilPart = 'sales' | 'overflow' | 'feesReceived' | 'building' | 'feesPaid' | 'oil' | 'derricks'
type Scored =
  | Extract<AuctionEvent, { kind: 'oilSold' }>
  | Extract<DepotEvent, { kind: 'overflowSold' }>
  | BuildingEvent
  | CarryingEvent
  | EndEvent
const KINDS = ['oilSold', 'overflowSold', 'derrickBuilt', 'oilCarried', 'gameEnded'] as const satisfies readonly Scored['kind'][]
const isScored = (event: { readonly kind: string }): event is Scored => KINDS.some(kind => kind === event.kind)

/** How a result came about: barrels and derricks from what they brought. */
export const countsOf = ({ oil, derricks, place }: Score, bonus: (place: number) => number) => ({
  barrels: oil / OIL_AT_END,
  derricks: derricks / bonus(place),
})

/** `bonus`: for each own derrick at the end, by the place of one's train. */
export function oilScoreChanges(event: { readonly kind: string }, bonus: (place: number) => number): ScoreChange[] {
  if (!isScored(event)) return []
  switch (event.kind) {
    case 'oilSold':
      return [to(event.seat, 'sales', event.barrels * event.price, event.barrels)]
    case 'overflowSold':
      return [to(event.seat, 'overflow', event.barrels * OVERFLOW_PRICE, event.barrels)]
    case 'derrickBuilt':
      return [to(event.seat, 'building', -event.cost, 1)]
    case 'oilCarried':
      return event.by === 'own' ? [] : fee(event)
    case 'gameEnded':
      return event.scores.flatMap((score, seat) => {
        const counts = countsOf(score, bonus)
        return [to(seat, 'oil', score.oil, counts.barrels), to(seat, 'derricks', score.derricks, counts.derricks)]
      })
  }
}
const to = (seat: Seat, part: OilPart, amount: number, count: number): ScoreChange => ({ seat, part, amount, count })

/** The bank has the share of the black train. */
const fee = ({ seat, by, carriers }: CarryingEvent): ScoreChange[] => [
  to(seat, 'feesPaid', -FEE, 1),
  ...carriers.map(carrier => to(carrier, 'feesReceived', feeShare(by, carriers.length), 1)),
]

interface Followed extends SeenWells {
  readonly money: readonly number[]
  readonly trains: readonly number[]
}
type SumOf = (part: string) => { readonly count: number }
/** Figures that are followed from round to round. */
export const oilCurves = {
  money: { of: ({ money }: Followed, seat: Seat) => at(money, seat) },
  derricks: { of: (state: Followed, seat: Seat) => derricksOf(state, seat) },
  sold: { of: (_: Followed, __: Seat, sumOf: SumOf) => sumOf('sales').count + sumOf('overflow').count },
  train: { of: ({ trains }: Followed, seat: Seat) => at(trains, seat) },
}
export type CurveName = keyof typeof oilCurves
