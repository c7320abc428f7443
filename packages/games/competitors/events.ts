/** What happens, as facts. null: hidden from whoever hears it. */
import type { Seat } from '@wildcat/kernel'
import type { Hq } from './components.ts'
import type { Crossing } from './content/crossings.ts'
import type { Customs } from './content/customs.ts'
import type { Goods } from './content/goods.ts'
import type { Continent, Deck, Hex } from './content/kinds.ts'
import type { Special } from './content/specials.ts'
import type { Territory } from './content/territories.ts'
import type { Acceptance, Auction, Bundle, Cause, Contract, DeliveryFailure, Due, Place, Vehicle, Wish } from './state.ts'

export type OfferEnd = 'declined' | 'withdrawn' | 'impossible' | 'replaced' | 'lapsed'
/** How the game ended. */
export type Ending = 'rounds' | 'points'
/** [COM-1.2] */
export interface Result {
  readonly vp: number
  readonly wealth: number
}

export type Event =
  | { kind: 'startRolled'; rolls: readonly (readonly { readonly seat: Seat; readonly roll: number }[])[]; first: Seat } // a list for each time they rolled
  | { kind: 'hqChosen'; seat: Seat; hq: Hq }
  | { kind: 'roundStarted'; round: number; last: boolean }
  | { kind: 'weatherRolled'; continent: Continent; roll: number }
  | { kind: 'saveRolled'; vehicle: Vehicle; roll: number; needed: number }
  | { kind: 'saveRerolled'; vehicle: Vehicle; roll: number; needed: number; insured: Territory }
  | { kind: 'insuranceKept'; vehicle: Vehicle }
  | { kind: 'blownHome'; vehicle: Vehicle; to: Territory }
  | { kind: 'turnBegun'; seat: Seat; draws: number }
  | { kind: 'turnEnded'; seat: Seat }
  | { kind: 'turnLost'; seat: Seat }
  // Cards
  | { kind: 'cardDrawn'; seat: Seat; deck: Deck; card: Territory | Contract | null; by: 'free' | 'action' | 'card' | 'bonus' }
  | { kind: 'nothingToDraw'; seat: Seat; deck: Deck }
  | { kind: 'deckRebuilt'; deck: Deck; cards: number }
  | { kind: 'contractSigned'; seat: Seat; signed: number; sender: Territory; recipient: Territory; contract: Goods | null }
  // Buying and selling
  | { kind: 'vehicleBought'; seat: Seat; vehicle: Vehicle; at: Territory; euro: number }
  | { kind: 'vehicleSold'; seat: Seat; vehicle: Vehicle; euro: number; forced: boolean }
  | { kind: 'branchBought'; seat: Seat; state: Territory; euro: number }
  | { kind: 'branchSold'; seat: Seat; state: Territory; euro: number; lost: readonly Special[]; forced: boolean }
  | { kind: 'vehiclePlaced'; seat: Seat; vehicle: Vehicle; at: Territory }
  | { kind: 'distributed'; seat: Seat; branch: Territory }
  // Journeys
  | { kind: 'deliveryBegun'; seat: Seat; signed: number; sender: Territory; recipient: Territory; vehicle: Vehicle; tm: number }
  | { kind: 'moveBegun'; seat: Seat; vehicle: Vehicle }
  | {
      kind: 'stepTaken'
      seat: Seat
      vehicle: Vehicle
      from: Place
      to: Territory | Crossing | Hex
      points: number
      fuel: number
      tm: number
    }
  | { kind: 'taxPaid'; seat: Seat; to: Seat; state: Territory; euro: number; what: 'tax' | 'toll' }
  | { kind: 'stepRefused'; seat: Seat; vehicle: Vehicle }
  | { kind: 'tmEnded'; seat: Seat; tm: number; allowed: number }
  | { kind: 'tmPassed'; seat: Seat; tm: number; allowed: number }
  | { kind: 'goodsMoved'; seat: Seat; from: Vehicle; to: Vehicle }
  | { kind: 'boarded'; seat: Seat; truck: Vehicle; carrier: Vehicle; state: Territory }
  | { kind: 'left'; seat: Seat; truck: Vehicle; carrier: Vehicle; state: Territory }
  | { kind: 'sentBack'; seat: Seat; vehicle: Vehicle; to: Territory }
  | { kind: 'putOffCrossing'; seat: Seat; vehicle: Vehicle; crossing: Crossing; to: Territory | Hex; euro: number }
  | { kind: 'moveEnded'; seat: Seat; vehicle: Vehicle }
  | {
      kind: 'delivered'
      seat: Seat
      signed: number
      contract: Goods
      sender: Territory
      recipient: Territory
      tm: number
      allowed: number
      pay: number
      doubled: boolean
      vp: number // gained
      total: number
    }
  | {
      kind: 'deliveryFailed'
      seat: Seat
      signed: number
      contract: Goods
      sender: Territory
      recipient: Territory
      why: DeliveryFailure
      vp: number // lost
      total: number
    }
  // Customs and events
  | { kind: 'orderChosen'; seat: Seat; first: 'customs' | 'event' }
  | { kind: 'customsDrawn'; seat: Seat; card: Customs; vehicle: Vehicle; cause: Cause }
  | { kind: 'customsCancelled'; seat: Seat; card: Customs }
  | { kind: 'friendKept'; seat: Seat } // he did not use it now
  | { kind: 'politicalRolled'; seat: Seat; vehicle: Vehicle; state: Territory; rolls: readonly number[] }
  | { kind: 'politicalChosen'; seat: Seat; state: Territory; roll: number }
  | { kind: 'paid'; seat: Seat; euro: number; due: Due }
  | { kind: 'couldNotPay'; seat: Seat; euro: number; due: Due } // that is all he had
  | { kind: 'gained'; seat: Seat; euro: number }
  | { kind: 'pointsChanged'; seat: Seat; n: number }
  | { kind: 'optionChosen'; seat: Seat; option: number; forced: boolean }
  | { kind: 'offerSkipped'; seat: Seat; euro: number } // what a card let him pay for
  | { kind: 'dieRolled'; seat: Seat; roll: number }
  | { kind: 'inspected'; seat: Seat; legal: boolean }
  | { kind: 'contractShown'; seat: Seat; signed: number; contract: Goods | null; to: readonly Seat[] | 'all' }
  | { kind: 'contractLookedAt'; seat: Seat; of: Seat; signed: number; contract: Goods | null }
  | { kind: 'customsWaived'; seat: Seat }
  | { kind: 'friendMade'; seat: Seat }
  | { kind: 'seized'; vehicle: Vehicle; truckTo: Territory | 'none' }
  | { kind: 'spared'; vehicle: Vehicle; euro: number }
  | { kind: 'stopped'; vehicle: Vehicle }
  | { kind: 'moneyShort'; seat: Seat; euro: number; due: Due } // he has to sell
  | { kind: 'saleRefused'; seat: Seat }
  // Special cards
  | { kind: 'attached'; seat: Seat; card: Special; at: Territory }
  | { kind: 'cardPlayed'; seat: Seat; card: Special }
  | { kind: 'strikeCalled'; seat: Seat; state: Territory }
  | { kind: 'strikeEnded'; state: Territory }
  | { kind: 'revoked'; seat: Seat; of: Seat; state: Territory; card: Special }
  | { kind: 'readyLaid'; seat: Seat; against: Seat }
  | { kind: 'readyTakenUp'; seat: Seat; against: Seat }
  | { kind: 'tippedOff'; seat: Seat; victim: Seat; laid: boolean }
  | { kind: 'noTipOff'; victim: Seat } // nobody had one laid ready
  // Deals and auctions
  | {
      kind: 'offerMade'
      offer: number
      from: Seat
      to: readonly Seat[]
      all: boolean
      give: Bundle<null>
      ask: Wish<null>
      at: Territory | 'stay'
      answers: number | 'none'
    }
  | { kind: 'offerAccepted'; offer: number; from: Seat; by: readonly Acceptance<null>[]; give: Bundle<null>; ask: Wish<null> }
  | { kind: 'offerAgreed'; offer: number; from: Seat; by: Seat } // the others have still to
  | { kind: 'offerDeclined'; offer: number; from: Seat; by: Seat }
  | { kind: 'offerEnded'; offer: number; from: Seat; how: OfferEnd }
  | { kind: 'askedToSee'; offer: number; from: Seat; by: Seat }
  | { kind: 'auctionOpened'; seller: Seat; items: Bundle<never>; minimum: number }
  | { kind: 'bidMade'; seller: Seat; seat: Seat; euro: number }
  | { kind: 'bidPassed'; seller: Seat; seat: Seat }
  | { kind: 'auctionEnded'; seller: Seat; sold: Auction['bids'][number] | 'nothing'; items: Bundle<never> }
  | { kind: 'gameEnded'; how: Ending; winners: readonly Seat[]; results: readonly Result[] }

export type EventOf<K extends Event['kind']> = Extract<Event, { kind: K }>
