/** What a language brings to the situation. */
import type { Names } from '@wildcat/kernel'
import type { Crossing } from '../content/crossings.ts'
import type { Customs } from '../content/customs.ts'
import type { Goods } from '../content/goods.ts'
import type { Continent, Hex, Terrain, VehicleKind } from '../content/kinds.ts'
import type { Special } from '../content/specials.ts'
import type { Territory } from '../content/territories.ts'
import type { Options } from '../options.ts'
import type { Contract, Place, Vehicle, View } from '../state.ts'
import type { SeenAuction, SeenOffer } from './decision-facts.ts'
import type { PlanWords } from './plans.ts'
import type { Distances } from './situation-facts.ts'

type Title =
  | 'setUp'
  | 'move'
  | 'delivery'
  | 'offers'
  | 'auctions'
  | 'players'
  | 'signed'
  | 'vehicles'
  | 'bases'
  | 'inForce'
  | 'decks'
  | 'discards'
  | 'atlas'
  | 'crossings'
  | 'grid'
type Term =
  | 'game'
  | 'first'
  | 'turn'
  | 'weather'
  | 'player'
  | 'contract'
  | 'goods'
  | 'aboard'
  | 'tm'
  | 'vehicle'
  | 'points'
  | 'notes'
  | 'strike'
  | 'pass'
  | 'charter'
  | 'insured'
  | 'territories'
  | 'contracts'
  | 'customs'
  | 'seen'
  | 'ready'
type Table = 'players' | 'offers' | 'auctions' | 'contracts' | 'specials' | 'signed' | 'vehicles' | 'bases' | 'atlas' | 'crossings'
type Note = 'noCustoms' | 'legal' | 'tippedOff' | 'hq' | 'branch' | 'redFlag' | 'hqSite' | 'stopped' | 'goods' | 'inAuction' | 'allMust'

export interface SituationWords {
  readonly plans: PlanWords
  readonly titles: Readonly<Record<Title, string>>
  readonly terms: Readonly<Record<Term, string>>
  readonly columns: Readonly<Record<Table, readonly string[]>>
  readonly notes: Readonly<Record<Note, string>>
  readonly nothing: string
  readonly continents: Readonly<Record<Continent, string>>
  readonly signs: Readonly<Record<'sea' | 'ship' | 'plane', string>>
  number(n: number): string
  euro(n: number): string
  list(texts: readonly string[]): string
  round(n: number): string
  game(options: Options): string
  weather(continent: Continent, roll: number): string
  state(of: Territory): string
  readonly territoryCard: (of: Territory) => string
  readonly contractCard: (of: Contract) => string
  route(from: Territory, to: Territory): string
  vehicle(of: Vehicle, who: Names): string
  place(of: Place, who: Names): string
  standing(vehicle: Vehicle, place: Place, who: Names): string
  // A journey
  faceDown(symbols: readonly (VehicleKind | 'any')[]): string
  contract(of: Goods): string
  tm(begun: number, allowed: number, open: boolean): string
  points(now: number, inAll: number, kind: VehicleKind): string
  // Players and cards
  kept(friends: number, doubled: boolean): string
  bases(states: readonly Territory[]): string
  handTitle(of: 'territories' | 'contracts' | 'specials', name: string | undefined): string
  readonly goodsRow: (of: Goods) => readonly string[]
  specialRow(of: Special, copies: number): readonly string[]
  ready(names: readonly string[]): string
  signedNumber(id: number): string
  hidden: string
  distances(of: Distances): string
  advantages(cards: readonly Special[]): string
  aboard(truck: string): string
  exposed(save: number): string
  tookOff(from: Territory): string
  charteredBy(name: string): string
  // Deals
  given(offer: SeenOffer, who: Names): string
  asked(offer: SeenOffer, view: View, who: Names): string
  agreed(names: readonly string[]): string
  placed(at: Territory): string
  shown(how: 'asked' | 'yes'): string
  items(auction: SeenAuction, who: Names): string
  bid(name: string, euro: number): string
  // In force and decks
  strike(state: Territory, name: string): string
  pass(from: string, to: string): string
  charter(vehicle: string, name: string, signed: number): string
  pile(deck: number, discards: number): string
  customs(deck: number, fresh: number): string
  seen(cards: readonly Customs[]): string
  // The map
  terrain(of: Terrain, points: number): string
  withCustoms(list: string): string
  across(list: string): string
  airport(hex: Hex, intercontinental: boolean): string
  readonly crossing: (of: Crossing) => string
}
