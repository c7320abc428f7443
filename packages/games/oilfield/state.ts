/** Everything on the table. Each secret is marked once, with `| Hidden`. */
import type { Core, ReadonlyDeep, Seat } from '@wildcat/kernel'
import type { Card, Column, Expansion, Field, Investment, Tile, Tower } from './components.ts'
import type { Options } from './options.ts'

export interface Cubes {
  oil: number
  gas: number
}
export interface Ground extends Cubes {
  level: number // of the depletion marker; 0: exhausted
}
/** A space for a lease marker and a tower. */
export interface Plot {
  field: Field
  owner: Seat | 'bot' | 'nobody'
  tower: Tower | 'none'
}
export interface Spot {
  readonly column: Column
  readonly space: number // from the top, 0 first
}
export interface Market<X, Hidden> {
  deck: (X | Hidden)[] // the last is on top
  onShow: X[]
}
/** [OIL-11.1] */
export interface Bot {
  worker: Spot
  card: Card | 'none' // as long as it lies open
}

/** An action is carried out by one's worker or by one's private card. */
export type By = 'worker' | 'card'

export type Step =
  | { kind: 'startRound' }
  | { kind: 'placeWorker'; seat: Seat }
  | { kind: 'chooseCards' }
  | { kind: 'publicActions' }
  | { kind: 'workerBack'; seat: Seat }
  | { kind: 'showCards' }
  | { kind: 'putCardsAway' }
  | { kind: 'lease'; seat: Seat; by: By; price: number }
  | { kind: 'build'; seat: Seat; by: By }
  | { kind: 'drill'; seat: Seat; by: By | 'building'; only: number | 'all'; used: readonly number[] } // plots of the towers
  | { kind: 'local'; seat: Seat; by: By }
  | { kind: 'national'; seat: Seat; price: number }
  | { kind: 'becomeFirst'; seat: Seat }
  | { kind: 'subsidy'; seat: Seat }
  | { kind: 'invest'; seat: Seat }
  | { kind: 'botCard'; card: Card }
  | { kind: 'refillFields' }
  | { kind: 'refill'; field: Field }
  | { kind: 'fee'; seat: Seat; plot: number; struck: boolean }
  | { kind: 'endStrike' }
  | { kind: 'restock' }

export interface Oilfield<Hidden> extends Core<Step, Hidden> {
  options: Options
  first: Seat
  lastRound: number
  bank: number // what it has taken in less what it has paid out
  subsidy: number
  money: number[]
  vp: number[]
  earned: number[] // the part of them that came from cubes sold
  bought: number[] // leases in the whole game, also those lost since
  stores: Cubes[]
  expansions: Expansion[][]
  bag: Cubes & { grey: number }
  fields: Record<Field, Ground>
  strike: Field | 'none' // where the grey cube lies
  plots: Plot[]
  leases: Market<Field, Hidden>
  tiles: Market<Tile, Hidden>
  removed: Tile[] // [OIL-1.3] in full view
  rows: Record<Investment, (Seat | 'government')[]> // who covers the spaces, from the left
  workers: (Spot | 'home')[]
  cards: (Card | 'none' | Hidden)[] // chosen, face down; null in a view: has chosen, not yours to see
  shown: (Card | 'none')[] // in phase 3
  bot: Bot | 'none'
}

export type State = Oilfield<never>
export type View = ReadonlyDeep<Oilfield<null>>
type Kind = Step['kind']
export type StepOf<K extends Kind> = Extract<State['agenda'][number], { kind: K }>
export type StepSeen<K extends Kind> = Extract<View['agenda'][number], { kind: K }>
