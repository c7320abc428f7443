/** What happens, as facts. null: hidden from whoever hears it. */
import type { Seat } from '@wildcat/kernel'
import type { AuctionEvent, Company, Face, Licence, LicenceEvent, Square } from '@wildcat/oil-rush'
import type { CardId } from './components.ts'

export type Event =
  | AuctionEvent
  | LicenceEvent
  | { kind: 'roundStarted'; round: number; first: Seat }
  | { kind: 'priceRolled'; company: Company; face: Face; from: number; to: number } // spaces of the price row
  | { kind: 'redCardTurned'; card: CardId; black: number }
  | { kind: 'beigeCardsTurned'; cards: readonly CardId[] }
  | { kind: 'cardTaken'; seat: Seat; card: CardId }
  | { kind: 'cardLeft'; card: CardId }
  | { kind: 'truckPlaced'; seat: Seat; square: Square }
  | { kind: 'truckMoved'; seat: Seat; to: Square; cost: number }
  | { kind: 'trainMoved'; seat: Seat; to: number; cost: number }
  | { kind: 'tileSeen'; seat: Seat; well: number; value: number | null }
  | { kind: 'priceChanged'; seat: Seat; company: Company; from: number; to: number }
  | { kind: 'freeOilTaken'; seat: Seat; company: Company }
  | { kind: 'trainsPushedBack'; seat: Seat; spaces: number; trains: readonly number[] }
  | { kind: 'turnEnded'; seat: Seat }
  | { kind: 'derrickBuilt'; seat: Seat; well: number; cost: number; value: number }
  | { kind: 'builtNothing'; seat: Seat }
  | { kind: 'oilProduced'; seat: Seat; wells: readonly number[]; exhausted: readonly number[] }
  | { kind: 'oilCarried'; seat: Seat; well: number; by: 'own' | 'black' | 'rival'; carriers: readonly Seat[]; company: Company }
  | { kind: 'oilLost'; seat: Seat; well: number; why: 'noTrain' | 'noMoney' | 'givenUp' }
  | { kind: 'overflowSold'; seat: Seat; company: Company; barrels: number }
  | { kind: 'pricesInflated'; company: Company; from: number; to: number }
  | { kind: 'gameEnded'; winners: readonly Seat[]; scores: readonly Score[]; hands: readonly (readonly Licence[])[] }

/** How a player's result came about. */
export interface Score {
  readonly money: number
  readonly oil: number
  readonly derricks: number
  readonly place: number // of his locomotive, 1 the furthest
  readonly total: number
}
