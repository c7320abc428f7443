/** Everything on the table. Each secret is marked once, with `| Hidden`. */
import type { Core, ReadonlyDeep, Seat } from '@wildcat/kernel'
import type { Depth, Licence, Market } from './components.ts'

export interface Well<Hidden> {
  depth: Depth
  drilled: boolean
  seenBy: Seat[]
  barrels: number | Hidden
}
/** What it gives is laid aside as long as it stands. */
export interface Offer<Hidden> {
  id: number
  from: Seat
  to: Seat
  licences: (Licence | Hidden)[]
  money: number // asked for
  barrels: number // asked for
}
export interface Bid {
  seat: Seat
  points: number
}

export type Step<Hidden> =
  | { kind: 'startRound' }
  | { kind: 'deal'; seat: Seat }
  | { kind: 'prospect'; seat: Seat; actions: number }
  | { kind: 'chooseMarket'; choices: (Market | 'none' | Hidden)[] } // by seat; null in a view: has chosen, not yours to see
  | { kind: 'goToMarket'; seat: Seat; market: Market; onRail: number }
  | { kind: 'auction' }
  | { kind: 'bidding'; in: Seat[]; turn: Seat; standing: Bid | 'none' }
  | { kind: 'settleBid'; winner: Seat; points: number }
  | { kind: 'payBid'; winner: Seat; points: number }
  | { kind: 'sell'; seller: Seat }
  | { kind: 'endRound' }

export interface Gusher<Hidden> extends Core<Step<Hidden>, Hidden> {
  rounds: number
  deals: boolean
  first: Seat
  price: number
  bank: number // what it has taken in less what it has paid out
  money: number[]
  oil: number[]
  hands: (Licence | Hidden)[][]
  deck: (Licence | Hidden)[]
  discard: Licence[]
  wells: Well<Hidden>[]
  offers: Offer<Hidden>[]
  offersMade: number
}

export type State = Gusher<never>
export type View = ReadonlyDeep<Gusher<null>>
type Kind = Step<never>['kind']
export type StepOf<K extends Kind> = Extract<State['agenda'][number], { kind: K }>
export type StepSeen<K extends Kind> = Extract<View['agenda'][number], { kind: K }>
