/** Everything on the table. Each secret is marked once, with `| Hidden`. */
import type { Core, Seat, Seen } from '@wildcat/kernel'
import type { AuctionStep, AuctionTable, Company, Square, WellKind, WellTable } from '@wildcat/oil-rush'
import type { CardId } from './components.ts'
import type { Options } from './options.ts'

export type Step =
  | { kind: 'startRound' }
  | { kind: 'rollPrice'; company: Company }
  | { kind: 'turnUpCards' }
  | { kind: 'takeCard'; seat: Seat }
  | { kind: 'discardLastCard' }
  | { kind: 'dealLicences'; seat: Seat }
  | { kind: 'startDriving'; seat: Seat }
  | { kind: 'placeTruck'; seat: Seat }
  | { kind: 'drive'; seat: Seat; points: number }
  | { kind: 'discardCard'; seat: Seat }
  | { kind: 'offerBuilding'; seat: Seat }
  | { kind: 'build'; seat: Seat }
  | { kind: 'produce'; seat: Seat }
  | { kind: 'ship'; seat: Seat; well: number }
  | { kind: 'transport'; seat: Seat; well: number }
  | AuctionStep
  | { kind: 'limitDepots' }
  | { kind: 'passDie' }

export interface Pile<Hidden> {
  deck: (CardId | Hidden)[] // the last is on top
  discard: CardId[]
}

export interface Giganten<Hidden> extends Core<Step, Hidden>, AuctionTable<Hidden>, WellTable<Hidden> {
  options: Options
  seats: number
  first: Seat
  trucks: (Square | 'off')[]
  trains: number[] // the space of the track, by seat
  black: number
  stock: number[] // derricks left
  box: Record<WellKind, (number | Hidden)[]> // tiles that stayed in the box
  beige: Pile<Hidden>
  red: Pile<Hidden>
  onShow: CardId[]
  taken: (CardId | 'none')[]
}

export type State = Giganten<never>
export type View = Seen<Giganten<null>>
type Kind = Step['kind']
export type StepOf<K extends Kind> = Extract<State['agenda'][number], { kind: K }>
export type StepSeen<K extends Kind> = Extract<View['agenda'][number], { kind: K }>
