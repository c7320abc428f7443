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
  LicenceEvent,
  PriceEvent,
  ProductionEvent,
  TrainEvent,
} from '@wildcat/oil-rush'

export type Event =
  | { kind: 'roundStarted'; round: number; first: Seat }
  | PriceEvent
  | { kind: 'redCardTurned'; card: CardId; black: number }
  | { kind: 'beigeCardsTurned'; cards: readonly CardId[] }
  | CardEvent
  | LicenceEvent
  | DrivingEvent
  | DepotEvent
  | TrainEvent
  | { kind: 'turnEnded'; seat: Seat }
  | BuildingEvent
  | { kind: 'builtNothing'; seat: Seat }
  | ProductionEvent
  | CarryingEvent
  | AuctionEvent
  | { kind: 'pricesInflated'; company: Company; from: number; to: number }
  | EndEvent
