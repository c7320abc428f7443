/** What happens, as facts. null: hidden from whoever hears it. */
import type { Seat } from '@wildcat/kernel'
import type {
  AuctionEvent,
  BuildingEvent,
  CardEvent,
  CardId,
  CarryingEvent,
  Company,
  DepotEvent,
  DrivingEvent,
  EndEvent,
  Face,
  Licence,
  LicenceEvent,
  PriceEvent,
  ProductionEvent,
  Square,
  TrainEvent,
} from '@wildcat/oil-rush'

export type Event =
  | { kind: 'roundStarted'; round: number; first: Seat }
  | PriceEvent
  | { kind: 'specialCardTurned'; card: CardId; baron: number }
  | { kind: 'standardCardsTurned'; cards: readonly CardId[] }
  | CardEvent
  | LicenceEvent
  | { kind: 'baronDealt'; company: Company; count: number; due: number }
  | DrivingEvent
  | BuildingEvent
  | DepotEvent
  | TrainEvent
  | { kind: 'gusherDrilled'; seat: Seat; well: number; square: Square; face: Face }
  | { kind: 'derrickDeepened'; seat: Seat; well: number }
  | { kind: 'turnEnded'; seat: Seat }
  | ProductionEvent
  | CarryingEvent
  | AuctionEvent<'liquidation'>
  | { kind: 'bidRaised' | 'bidKept' | 'baronOutbid'; seat: Seat; company: Company; points: number }
  | { kind: 'baronShown'; company: Company; licences: readonly Licence[]; points: number } // what is turned up, and what all his cards there are worth
  | { kind: 'baronWon'; company: Company; points: number }
  | { kind: 'baronDiscarded'; company: Company; count: number }
  | { kind: 'companyNamed'; seat: Seat; company: Company }
  | { kind: 'noSpecialCardLeft' }
  | EndEvent
