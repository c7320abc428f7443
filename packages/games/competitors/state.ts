/** Everything on the table. Each secret is marked once, with `| Hidden`. */
import type { Core, ReadonlyDeep, Seat, Viewer } from '@wildcat/kernel'
import type { Crossing } from './content/crossings.ts'
import type { Customs } from './content/customs.ts'
import type { Goods } from './content/goods.ts'
import type { Continent, Hex, VehicleKind } from './content/kinds.ts'
import type { Op } from './content/ops.ts'
import type { Special } from './content/specials.ts'
import type { Territory } from './content/territories.ts'
import type { Options } from './options.ts'

/** A card of the contract deck: goods to carry, or a special one. */
export type Contract = Goods | Special

/** A piece: seat × 10 + its number; 0 to 4 are trucks, 5 to 7 ships, 8 and 9 planes (`vehicles.ts`). */
export type Vehicle = number

/** [COM-5.11] */
export type Place =
  | { readonly kind: 'stock' }
  | { readonly kind: 'state'; readonly state: Territory } // a truck in it, a ship in its port, a plane at its airport
  | { readonly kind: 'hex'; readonly hex: Hex } // a ship at sea, a plane in flight
  | { readonly kind: 'crossing'; readonly crossing: Crossing; readonly from: Territory | Hex } // where it came from: a truck's state, a ship's hex
  | { readonly kind: 'aboard'; readonly carrier: Vehicle }

export interface Piece {
  place: Place
  tookOff: Territory | 'none' // the airport of a plane's last take-off
  stopped: 'no' | 'nextTurn' | 'thisTurn' // [COM-C5] by Fermo amministrativo, in its owner's next turn
  saved: boolean // [COM-7.1] it has rolled against the weather in this round
}

/** A headquarters (the first of its owner's) or a branch, the older first. */
export interface Base {
  state: Territory
  advantages: Special[]
}

/** [COM-4.2] Sender and recipient are open, the contract lies face down. */
export interface Signed<Hidden> {
  id: number
  sender: Territory
  recipient: Territory
  contract: Goods | Hidden
  seenBy: Viewer[] // besides its owner
}

/** Points of a T.M.: in all, and those that ships and planes may have of them. */
export type Points = Readonly<Record<'all' | 'ship' | 'plane', number>>

/** [COM-4.3, COM-4.4] A Move or a delivery under way. */
export interface Journey {
  seat: Seat
  vehicle: Vehicle // that began it
  delivery: Delivery | 'none' // none: a Move
  tm: number // begun so far
  open: boolean // the last begun has not ended
  limits: Points // of the T.M. under way
  used: Points
  debt: number // points that come off the next T.M.; below 0: that are added to it
  fuelled: Vehicle[] // that have paid their fuel for this T.M.
  freeFuel: boolean // [COM-C7] Officina: none is due in the first T.M. from the vehicle that began
  taken: Vehicle[] // all that have had a part in it
  events: Territory[] // where a political event was rolled
  steps: number
}
/** What is known to all of a delivery; its contract lies face down. */
export interface Delivery {
  signed: number // the id
  holder: Vehicle
  allowed: number // T.M.
  symbols: (VehicleKind | 'any')[] // what its vehicle symbol may be, by the way it has gone
  legality: 'unknown' | 'legal' // found by a customs card that went on
  noCustoms: boolean
  tippedOff: boolean
  untipped: boolean // all know that nobody had a Soffiata laid ready
}

/** What one side of a deal gives. Cards are seen only by those whom the offer concerns. */
export interface Bundle<Hidden> {
  money: number
  territories: (Territory | Hidden)[]
  contracts: (Contract | Hidden)[]
  vehicles: Vehicle[]
  branches: Territory[]
  pass: boolean
  lift: Lift | 'none'
}
/** [COM-9.3] A truck that rides along. */
export interface Lift {
  readonly truck: Vehicle
  readonly carrier: Vehicle
}
/** What is asked for: cards also by description. */
export interface Wish<Hidden> extends Bundle<Hidden> {
  anyTerritory: (Continent | 'any')[]
  anyContract: number
  charter: { readonly vehicle: Vehicle; readonly signed: number; readonly shown: 'no' | 'asked' | 'yes' } | 'none'
}
/** [COM-9.5] Cards that are given are laid aside as long as it stands. */
export interface Offer<Hidden> {
  id: number
  from: Seat
  to: Seat[] // those who have not declined
  all: boolean // it needs every one of them
  accepted: Acceptance<Hidden>[] // by those who wait for the others
  give: Bundle<Hidden>
  ask: Wish<Hidden>
  at: Territory | 'stay' // where vehicles that its maker receives are put
  age: number // decisions since it was made
}
/** What somebody has agreed to give for a description, and where vehicles are put. */
export interface Acceptance<Hidden> {
  seat: Seat
  territories: (Territory | Hidden)[]
  contracts: (Contract | Hidden)[]
  at: Territory | 'stay'
}
/** [COM-9.4] What is sold is laid aside, for all to see. */
export interface Auction {
  seller: Seat
  items: Bundle<never>
  minimum: number
  bids: { readonly seat: Seat; readonly euro: number; readonly at: Territory | 'stay' }[] // the highest last
  passed: Seat[]
}

/** What ordered a customs card: crossing a border, an event or another card, or a Soffiata. */
export type Cause = 'entry' | 'ordered' | 'tipOff'
/** Where orders come from: it decides what halves them and what a vehicle left behind is. */
export type Source = 'customs' | 'political' | 'special'
/** Why a delivery failed. */
export type DeliveryFailure = 'brokenOff' | 'noTmLeft' | 'endOfTurn' | 'lost' | 'weather' | 'unpaid' | 'illegal' | 'sentBack'

/** What money is due for. */
export type Due = 'fuel' | 'customs' | 'event' | 'crossing' | 'spared'

export type Step =
  | { kind: 'rollForStart' }
  | { kind: 'chooseHq'; seat: Seat }
  | { kind: 'startRound' }
  | { kind: 'save'; vehicle: Vehicle }
  | { kind: 'insure'; seat: Seat; vehicle: Vehicle; needed: number }
  | { kind: 'blownHome'; vehicle: Vehicle }
  | { kind: 'beginTurn'; seat: Seat }
  | { kind: 'turn'; seat: Seat; draws: number; actions: number }
  | { kind: 'distribute'; seat: Seat; branch: Territory }
  | { kind: 'travel'; seat: Seat }
  | { kind: 'takeStep'; vehicle: Vehicle; to: Territory | Crossing | Hex }
  | { kind: 'customsOrEvent'; seat: Seat; vehicle: Vehicle; state: Territory }
  | { kind: 'customs'; vehicle: Vehicle; cause: Cause }
  | { kind: 'tippedOff'; seat: Seat; vehicle: Vehicle } // he turns the card up himself
  | { kind: 'friend'; seat: Seat; card: Customs; vehicle: Vehicle }
  | { kind: 'political'; vehicle: Vehicle; state: Territory }
  | { kind: 'contacts'; seat: Seat; vehicle: Vehicle; state: Territory; rolls: readonly number[] }
  | { kind: 'effects'; seat: Seat; ops: readonly Op[]; source: Source; vehicle: Vehicle }
  | { kind: 'choose'; seat: Seat; options: readonly (readonly Op[])[]; source: Source; vehicle: Vehicle }
  | { kind: 'may'; seat: Seat; euro: number; ops: readonly Op[]; source: Source; vehicle: Vehicle }
  | { kind: 'pay'; seat: Seat; euro: number; due: Due }
  | { kind: 'forcedSale'; seat: Seat; euro: number; due: Due }
  | { kind: 'seize'; vehicle: Vehicle; withTruck: boolean }
  | { kind: 'leaveCrossing' }
  | { kind: 'judge'; tmEnded: boolean }
  | { kind: 'endTm' }
  | { kind: 'tmOver' }
  | { kind: 'endMove' }
  | { kind: 'failed'; why: DeliveryFailure }
  | { kind: 'turnLost' }
  | { kind: 'endTurn'; seat: Seat }
  | { kind: 'endRound' }

export interface Competitors<Hidden> extends Core<Step, Hidden> {
  options: Options
  first: Seat
  turn: Seat | 'nobody' // whose turn it is
  bank: number // what it has taken in less what it has paid out
  money: number[]
  vp: number[]
  fleet: Piece[] // by vehicle
  bases: Base[][]
  territories: (Territory | Hidden)[][] // in hand
  contracts: (Contract | Hidden)[][]
  ready: (Seat[] | Hidden)[] // [COM-8.3] against whom each has a Soffiata laid ready; the cards are still in the hand
  signed: Signed<Hidden>[][]
  signedEver: number
  kept: number[] // [COM-C5] Doganiere amico before each
  doubled: boolean[] // [COM-C7] Contratto doppio before each
  decks: { territory: (Territory | Hidden)[]; contract: (Contract | Hidden)[] } // the last is on top
  discards: { territory: Territory[]; contract: Contract[] }
  customs: { deck: (Customs | Hidden)[]; fresh: number } // the last is on top; so many from there on were never seen
  weather: { readonly continent: Continent; readonly roll: number } | 'none' // in force
  insured: Territory[] // bases whose Assicurazione was used in this round
  strikes: { readonly state: Territory; readonly by: Seat }[]
  passes: { readonly from: Seat; readonly to: Seat }[]
  charters: { readonly vehicle: Vehicle; readonly by: Seat; readonly signed: number }[]
  journey: Journey | 'none'
  offers: Offer<Hidden>[]
  offersMade: number
  proposed: number[] // how many each has made since the turn began
  auctions: Auction[]
}

export type State = Competitors<never>
export type View = ReadonlyDeep<Competitors<null>>
type Kind = Step['kind']
export type StepOf<K extends Kind> = Extract<State['agenda'][number], { kind: K }>
export type StepSeen<K extends Kind> = Extract<View['agenda'][number], { kind: K }>
