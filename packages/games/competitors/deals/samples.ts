/** Offers worth trying, and forms for all others: deals of one thing for another or for money. */
import { at, type Blank, others, type Range, type Seat, visible } from '@wildcat/kernel'
import { basesOf, branchesOf } from '../bases.ts'
import { freeContracts } from '../cards.ts'
import type { CommandOf } from '../commands.ts'
import { MONEY_UNIT } from '../components.ts'
import { GOODS_IDS } from '../content/goods.ts'
import { CONTINENTS } from '../content/kinds.ts'
import { SPECIAL_IDS } from '../content/specials.ts'
import { TERRITORY_IDS } from '../content/territories.ts'
import type { Item } from '../items.ts'
import { cashOf, isBranchInAuction, isFree } from '../money.ts'
import type { View } from '../state.ts'
import { isParked, kindOf, placeOf, vehiclesOf } from '../vehicles.ts'
import { pickable, samplePick } from './picking.ts'
import { isOpenTo } from './reach.ts'
import { seenCards } from './seen-cards.ts'

type Make = CommandOf<'offer'>
type Answer = CommandOf<'accept' | 'decline' | 'withdraw' | 'askToSee' | 'show'>

const CARD_PRICE = 10_000

export function legalOffers(view: View, seat: Seat): (Make | Answer)[] {
  return [...answers(view, seat), ...others(view, seat).flatMap(to => samplesFor(view, seat, to))]
}

/** The safest answer comes first. */
function answers(view: View, seat: Seat): Answer[] {
  return view.offers.flatMap((offer): Answer[] => {
    const { id, from } = offer
    if (from === seat)
      return [
        { kind: 'withdraw', offer: id },
        { kind: 'show', offer: id },
      ]
    if (!isOpenTo(offer, seat)) return []
    return [
      { kind: 'decline', offer: id },
      { kind: 'accept', offer: id, pick: samplePick(view, offer, seat), at: 'stay' },
      { kind: 'askToSee', offer: id },
    ]
  })
}

/** A card for money, money for any card, a card for a card, and a pass. */
function samplesFor(view: View, seat: Seat, to: Seat): Make[] {
  const [state] = visible(at(view.territories, seat))
  const asked = floorOf(Math.min(CARD_PRICE, cashOf(view, to)))
  const paid = floorOf(Math.min(CARD_PRICE, cashOf(view, seat)))
  const make = (give: Make['give'], giveMoney: number, ask: Make['ask'], askMoney: number): Make => ({
    kind: 'offer',
    to,
    give,
    giveMoney,
    ask,
    askMoney,
    at: 'stay',
  })
  return [
    ...(state === undefined ? [] : [make(`territory:${state}`, 0, 'nothing', asked), make(`territory:${state}`, 0, 'any:territory', 0)]),
    make('nothing', paid, 'any:contract', 0),
    make('pass', 0, 'nothing', asked),
    ...vehiclesOf(view, seat)
      .filter(vehicle => isFree(view, vehicle))
      .slice(0, 1)
      .map(vehicle => make(`vehicle:${vehicle}`, 0, 'nothing', asked)),
  ]
}
const floorOf = (euro: number): number => Math.floor(euro / MONEY_UNIT) * MONEY_UNIT

export function offerBlanks(view: View, seat: Seat): Blank<Make | CommandOf<'accept'>>[] {
  const [to, ...more] = others(view, seat)
  if (to === undefined) return []
  const [command] = samplesFor(view, seat, to).slice(-1)
  if (command === undefined) return []
  const partners = [to, ...more]
  const upTo = (cash: number): Range => ({ least: 0, most: floorOf(cash) })
  const open = {
    to: partners,
    give: ['nothing', ...new Set([...givable(view, seat), ...laidAside(view, seat)])],
    giveMoney: upTo(cashOf(view, seat)),
    ask: ['nothing', ...askable(view, seat)],
    askMoney: upTo(Math.max(...partners.map(each => cashOf(view, each)))),
    at: placesOf(view, seat),
  }
  const counters = view.offers.filter(({ to: asked }) => asked.includes(seat))
  return [
    { command, open },
    ...counters.map(({ id, from }): Blank<Make> => ({ command: { ...command, to: from, answers: id }, open })),
    ...counters.flatMap(offer => acceptBlanks(view, offer, seat)),
  ]
}
/** What lies in an own offer comes back when a new one replaces it. */
const laidAside = (view: View, seat: Seat): Item[] =>
  view.offers
    .filter(({ from }) => from === seat)
    .flatMap(({ give }) => [
      ...visible(give.territories).map((card): Item => `territory:${card}`),
      ...visible(give.contracts).map((card): Item => `contract:${card}`),
    ])
const placesOf = (view: View, seat: Seat): string[] => ['stay', ...basesOf(view, seat).map(({ state }) => state)]

function acceptBlanks(view: View, offer: View['offers'][number], seat: Seat): Blank<CommandOf<'accept'>>[] {
  const pick = samplePick(view, offer, seat)
  const command: CommandOf<'accept'> = { kind: 'accept', offer: offer.id, pick, at: 'stay' }
  const places = { at: placesOf(view, seat) }
  if (typeof pick !== 'string' || pick === 'nothing') return [{ command, open: places }]
  return [{ command, open: { ...places, pick: pickable(view, offer, seat) } }]
}

/** All that this seat could put into an offer. */
export function givable(view: View, seat: Seat): Item[] {
  const contracts = [...new Set(visible(at(view.contracts, seat)))].filter(card => freeContracts(view, seat, card) > 0)
  return [
    ...visible(at(view.territories, seat)).map((card): Item => `territory:${card}`),
    ...contracts.map((card): Item => `contract:${card}`),
    ...tradable(view, seat),
    'pass',
    ...others(view, seat).flatMap(each => lifts(view, each, seat)),
  ]
}
/** Vehicles and branches that can change hands. */
const tradable = (view: View, seat: Seat): Item[] => [
  ...vehiclesOf(view, seat)
    .filter(vehicle => isFree(view, vehicle))
    .map((vehicle): Item => `vehicle:${vehicle}`),
  ...branchesOf(view, seat)
    .filter(({ state }) => !isBranchInAuction(view, state))
    .map(({ state }): Item => `branch:${state}`),
]
/** Trucks of one seat that stand where a ship or plane of another's does. */
function lifts(view: View, ofTruck: Seat, ofCarrier: Seat): Item[] {
  const trucks = vehiclesOf(view, ofTruck).filter(each => kindOf(each) === 'truck' && isFree(view, each))
  const carriers = vehiclesOf(view, ofCarrier).filter(each => kindOf(each) !== 'truck' && isParked(view, each))
  return trucks.flatMap(truck => {
    const place = placeOf(view, truck)
    return carriers
      .filter(carrier => {
        const there = placeOf(view, carrier)
        return place.kind === 'state' && there.kind === 'state' && place.state === there.state
      })
      .map((carrier): Item => `lift:${truck}:${carrier}`)
  })
}

/** Every card by its name, as it is written in a deal. */
const NAMED: readonly { readonly card: string; readonly item: Item }[] = [
  ...TERRITORY_IDS.map(card => ({ card, item: `territory:${card}` as const })),
  ...[...GOODS_IDS, ...SPECIAL_IDS].map(card => ({ card, item: `contract:${card}` as const })),
]

/** All that could be asked for: what others have, cards that they may hold, and cards by description. */
function askable(view: View, seat: Seat): Item[] {
  const seen = seenCards(view, seat)
  return [
    'any:territory',
    ...CONTINENTS.map((continent): Item => `any:${continent}`),
    'any:contract',
    'pass',
    ...others(view, seat).flatMap(each => [...tradable(view, each), ...lifts(view, seat, each), ...charters(view, seat, each)]),
    ...NAMED.filter(({ card }) => !seen.has(card)).map(({ item }) => item),
  ]
}
function charters(view: View, seat: Seat, owner: Seat): Item[] {
  if (view.turn !== seat) return []
  const vehicles = vehiclesOf(view, owner).filter(each => isFree(view, each))
  return at(view.signed, seat).flatMap(({ id }) => vehicles.map((vehicle): Item => `charter:${vehicle}:${id}`))
}
