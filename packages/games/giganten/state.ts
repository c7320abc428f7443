/** Everything on the table. Each secret is marked once, with `| Hidden`. */
import type { Core, ReadonlyDeep, Seat } from '@wildcat/kernel'
import type { AuctionStep, AuctionTable, CardStep, CardTable, Company, DrivingTable, Pile, WellKind } from '@wildcat/oil-rush'
import type { Options } from './options.ts'

export type Step =
  | { kind: 'startRound' }
  | { kind: 'rollPrice'; company: Company }
  | { kind: 'turnUpCards' }
  | CardStep
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

export interface Giganten<Hidden> extends Core<Step, Hidden>, AuctionTable<Hidden>, DrivingTable<Hidden, WellKind>, CardTable {
  options: Options
  seats: number
  first: Seat
  black: number
  stock: number[] // derricks left
  box: Record<WellKind, (number | Hidden)[]> // tiles that stayed in the box
  beige: Pile<Hidden>
  red: Pile<Hidden>
}

export type State = Giganten<never>
export type View = ReadonlyDeep<Giganten<null>>
type Kind = Step['kind']
export type StepOf<K extends Kind> = Extract<State['agenda'][number], { kind: K }>
export type StepSeen<K extends Kind> = Extract<View['agenda'][number], { kind: K }>
