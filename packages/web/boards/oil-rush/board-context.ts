/** What the boards of games about wells, trucks, trains and auctions know of their table. */
import type { ReadonlyDeep, Rejection, RuleId, Seat, Tagged, Types } from '@wildcat/kernel'
import type {
  AnyKind,
  AuctionCommand,
  AuctionTable,
  Board,
  BuildCommand,
  CardTable,
  Company,
  DrivingCommand,
  DrivingTable,
  Space,
  Square,
  Stop,
  Trips,
  WellKind,
} from '@wildcat/oil-rush'
import type { Reach } from '@wildcat/oil-rush/words/table.ts'
import type { ComponentType } from 'react'
import { type BoardFacts, type BoardMoment, createBoard } from '../kit/board-context.ts'
import type { Point } from '../kit/zoom/window-onto.ts'
import type { AuctionEnd, LastBids } from './auction/auction-ends.ts'
import type { RushEvent } from './scenes.ts'
import type { SharedWords } from './words/en.ts'

export type RushView = Types['view'] &
  ReadonlyDeep<AuctionTable<null> & DrivingTable<null, AnyKind> & CardTable> & {
    readonly stock: readonly number[] // derricks left
    readonly options: { readonly openTracking: boolean }
  }
export type RushWell = RushView['wells'][number]
/** As much of a view as moves. */
export type RushShown = Pick<
  RushView,
  'round' | 'first' | 'money' | 'prices' | 'trucks' | 'trains' | 'stock' | 'depots' | 'wells' | 'onShow' | 'taken' | 'hands'
>

/** What players can say in each of these games alike. */
export type RushCommand =
  | DrivingCommand
  | AuctionCommand
  | BuildCommand
  | { readonly kind: 'buildNothing' }
  | { readonly kind: 'endTurn' }
  | { readonly kind: 'giveUp' }
const COMMANDS: Readonly<Record<RushCommand['kind'], true>> = {
  moveTruck: true,
  moveTrain: true,
  look: true,
  bid: true,
  pass: true,
  pay: true,
  sell: true,
  build: true,
  buildNothing: true,
  endTurn: true,
  giveUp: true,
}
export const isRushCommand = (command: Tagged): command is RushCommand => Object.hasOwn(COMMANDS, command.kind)

/** What each of these boards says in its own words. */
export interface RushWords extends SharedWords {
  readonly track: string
  readonly space: (space: number, cost: number) => string
  readonly firstSpace: string
  readonly star: (space: number) => string // where the black locomotive ends the game
  readonly trainAt: (who: string, space: number) => string
  readonly rideTo: (space: number, cost: number, left: number) => string
  readonly planRide: (space: number, cost: number, left: number) => string
  readonly stepTrain: (space: number) => string
  readonly lookAt: (place: string, kind: WellKind) => string
}

/** Map and track of one game as things are now: where they are drawn, what they are called, what its rules say about them. */
export interface GameMap {
  readonly board: Board
  readonly companies: readonly Company[] // those that buy oil
  readonly spaces: number // of the track
  readonly last: number | 'none' // where on it the black locomotive ends the game
  readonly runs: 'right' | 'up' // along the columns of the map, or along its rows
  readonly black: number // where on it the black locomotive stands
  readonly middleOf: (square: Square) => Point
  readonly onTrack: (lane: number, space: number) => Point
  readonly place: (square: Square) => string
  readonly terrain: (square: Square) => string
  readonly possibleValues: (kind: WellKind) => readonly string[] // under a tile
  readonly reach: (seat: Seat, square: Square) => Reach
  readonly tripsOf: (seat: Seat) => Trips | undefined // while he drives
  readonly whyNoTrip: (trips: Trips, to: Square) => Rejection | null
  readonly stopsOn: (seat: Seat, way: readonly Square[]) => readonly Stop[]
  readonly spacesAhead: (seat: Seat) => readonly Space[]
  readonly whyNoRide: (seat: Seat, to: number) => Rejection | null
  readonly trackCost: (space: number) => number
}

/** Where the rule book tells of the parts of the board. */
export type RuleBook = Readonly<Record<'companies' | 'licences' | 'players' | 'map' | 'track', RuleId>>

/** A train, drawn around the point of origin; `box`: the part of the drawing that it takes. */
export interface TrainArt {
  readonly Train: ComponentType<{ readonly seat: Seat | 'black' }>
  readonly box: string
}

interface RushParts {
  readonly auctions: readonly AuctionEnd[] // as far as they were heard
  readonly bids: LastBids
  readonly map: GameMap
  readonly book: RuleBook
  readonly train: TrainArt
}
export type RushFacts = BoardFacts<RushView, RushCommand, RushWords> & RushParts
export type RushState = RushFacts & BoardMoment<RushEvent, RushShown>

export const { BoardContext: RushContext, useBoard: useRush } = createBoard<
  RushView,
  RushCommand,
  RushEvent,
  RushWords,
  RushShown,
  RushParts
>()
