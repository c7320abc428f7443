/** Everything on the table. Each secret is marked once, with `| Hidden`. */
import type { Core, ReadonlyDeep, Seat } from '@wildcat/kernel'
import type {
  AnyKind,
  AuctionStep,
  AuctionTable,
  Bid,
  ByCompany,
  CardStep,
  CardTable,
  Company,
  DrivingTable,
  Licence,
  Pile,
  WellKind,
} from '@wildcat/oil-rush'
import type { Options } from './options.ts'

export type Step =
  | { kind: 'startRound' }
  | { kind: 'rollPrice'; company: Company }
  | { kind: 'turnUpCards' }
  | CardStep
  | { kind: 'dealLicences'; seat: Seat }
  | { kind: 'dealToBaron'; company: Company }
  | { kind: 'startProspecting'; seat: Seat }
  | { kind: 'placeTruck'; seat: Seat }
  | { kind: 'prospect'; seat: Seat; points: number; built: boolean }
  | { kind: 'deepen'; seat: Seat; wells: number[] } // own derricks that are not deeper yet
  | { kind: 'discardCards' }
  | { kind: 'produce'; seat: Seat }
  | { kind: 'ship'; seat: Seat; well: number }
  | { kind: 'transport'; seat: Seat; well: number }
  | AuctionStep<'liquidation'>
  | { kind: 'raiseBid'; company: Company; seat: Seat; standing: Bid } // [BG-7.8]
  | { kind: 'onlyBid'; company: Company; seat: Seat } // [BG-7.8] who has not bid yet
  | { kind: 'faceBaron'; company: Company; seat: Seat; points: number }
  | { kind: 'turnUpBaron'; company: Company } // [BG-11.4]
  | { kind: 'outbidBaron'; company: Company; seat: Seat; standing: Bid | 'none' } // [BG-11.4]
  | { kind: 'nameCompany'; seller: Seat } // [BG-7.7]
  | { kind: 'limitDepots' }
  | { kind: 'passDie' }

/** The Oil Baron's licences at one company. */
export interface BaronHand<Hidden> {
  down: (Licence | Hidden)[]
  up: Licence[]
}

export interface BlackGold<Hidden>
  extends Core<Step, Hidden>,
    AuctionTable<Hidden>,
    DrivingTable<Hidden, AnyKind>, // tokens first, in the order of the map; gushers behind them as they come
    CardTable {
  options: Options
  seats: number
  first: Seat
  layout: string // the tiles: 'A1@0 B3@90 C4@180'
  baron: number // the row of his train
  baronHands: ByCompany<BaronHand<Hidden>>
  stock: number[] // derricks left
  box: Record<WellKind, (number | Hidden)[]> // tokens that lie on no well
  standard: Pile<Hidden>
  special: Pile<Hidden>
}

export type State = BlackGold<never>
export type View = ReadonlyDeep<BlackGold<null>>
type Kind = Step['kind']
export type StepOf<K extends Kind> = Extract<State['agenda'][number], { kind: K }>
export type StepSeen<K extends Kind> = Extract<View['agenda'][number], { kind: K }>
