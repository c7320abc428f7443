/** Random positions for the route planner, the same for the same seed. */
import { at } from '@wildcat/kernel'
import { HQS, POINTS, RANGE } from '../components.ts'
import { CUSTOMS, CUSTOMS_IDS } from '../content/customs.ts'
import { GOODS, GOODS_IDS } from '../content/goods.ts'
import { COLUMNS, CONTINENTS, ROWS, type VehicleKind } from '../content/kinds.ts'
import type { Special } from '../content/specials.ts'
import { TERRITORY_IDS, type Territory } from '../content/territories.ts'
import { WEATHER } from '../content/weather.ts'
import { landDistance, seaDistance } from '../distances.ts'
import { factsOf, wrappedDistance } from '../map.ts'
import type { Errand } from '../planner/index.ts'
import { inStock } from '../setup.ts'
import type { Base, Piece, State, Vehicle } from '../state.ts'
import { canHost, inState, PIECES_EACH } from '../vehicles.ts'
import { plane, ship, stage, truck } from './stage.ts'

/** A small generator of numbers, so that positions do not depend on anything else. */
export function dice(seed: number) {
  let x = (seed * 2_654_435_761) % 4_294_967_296
  const next = (): number => {
    x = (x + 0x6d2b79f5) % 4_294_967_296
    let t = Math.imul(x ^ (x >>> 15), 1 | x)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (n: number): number => Math.floor(next() * n)
  const oneOf = <X>(list: readonly X[]): X => at(list, below(list.length))
  const chance = (p: number): boolean => next() < p
  return {
    below,
    oneOf,
    chance,
    shuffled: <X>(list: readonly X[]): X[] =>
      list
        .map(x => [next(), x] as const)
        .toSorted(([a], [b]) => a - b)
        .map(([, x]) => x),
  }
}
export type Dice = ReturnType<typeof dice>

const ADVANTAGES: readonly Special[] = ['toll', 'freeZone', 'workshop', 'legalOffice', 'politicalContacts', 'insurance', 'warehouse']

function someBases({ below, chance, oneOf, shuffled }: Dice, seats: number): Base[][] {
  const hqs = shuffled(HQS)
  const branches = shuffled(TERRITORY_IDS.filter(id => !hqs.some(hq => hq === id)))
  const base = (state: Territory): Base => ({ state, advantages: chance(0.25) ? [oneOf(ADVANTAGES)] : [] })
  return Array.from({ length: seats }, (_, seat) => [base(at(hqs, seat)), ...branches.slice(seat * 5, seat * 5 + below(5)).map(base)])
}

/** All 35 customs cards, some of them seen and under the others, some kept. */
function someCustoms({ below, shuffled }: Dice, kept: number): State['customs'] {
  const cards = CUSTOMS_IDS.flatMap(id =>
    new Array<typeof id>(id === 'friendAtTheGate' ? CUSTOMS[id].copies - kept : CUSTOMS[id].copies).fill(id),
  )
  const deck = shuffled(cards)
  return { deck, fresh: below(3) === 0 ? below(4) : below(deck.length + 1) }
}

/** Everything but fleets: bases, money, weather, strikes, cards. */
function somePosition(luck: Dice): Partial<State> & { fleet: Piece[]; bases: Base[][] } {
  const { below, chance, oneOf } = luck
  const seats = 2 + below(3)
  const friends = chance(0.2) ? 1 : 0
  return {
    seats,
    bases: someBases(luck, seats),
    fleet: Array.from({ length: seats * PIECES_EACH }, inStock),
    money: Array.from({ length: seats }, () => (chance(0.2) ? below(40) * 500 : 50_000 + below(300) * 500)),
    kept: Array.from({ length: seats }, (_, seat) => (seat === 0 ? friends : 0)),
    customs: someCustoms(luck, friends),
    weather: chance(0.6) ? { continent: oneOf(CONTINENTS), roll: 1 + below(12) } : 'none',
    strikes: chance(0.2) ? [{ state: oneOf(TERRITORY_IDS), by: 1 }] : [],
    passes: chance(0.1) ? [{ from: 1, to: 0 }] : [],
  }
}

export interface Position {
  readonly state: State
  readonly errand: Errand
  readonly vehicle: Vehicle
}
const FIRST: Readonly<Record<VehicleKind, Vehicle>> = { truck: truck(0), ship: ship(0), plane: plane(0) }

/** Perhaps within reach: most contracts between any two states are not. */
function isNear(kind: VehicleKind, from: Territory, to: Territory, tm: number): boolean {
  if (kind === 'truck') return landDistance(from, to) <= tm * POINTS.truck
  const place = kind === 'ship' ? 'port' : 'airportHex'
  const [a, b] = [factsOf(from)[place], factsOf(to)[place]]
  if (a === 'none' || b === 'none') return false
  return kind === 'ship' ? seaDistance(a, b) < tm * POINTS.ship : wrappedDistance(a, b) <= tm * POINTS.plane * RANGE
}

/** One vehicle of a kind at the sender of a contract that it may carry. */
export function onePosition(seed: number, kind: VehicleKind, mostTm: number): Position {
  const luck = dice(seed)
  const { oneOf, chance, below } = luck
  const position = somePosition(luck)
  const vehicle = FIRST[kind]
  const hosts = TERRITORY_IDS.filter(id => canHost(id, kind))
  const own = hosts.filter(id => at(position.bases, 0).some(({ state }) => state === id))
  const sender = oneOf(own.length > 0 && chance(0.25) ? own : hosts)
  const goods = oneOf(GOODS_IDS.filter(id => GOODS[id].tm <= mostTm && (GOODS[id].vehicle === kind || GOODS[id].vehicle === 'any')))
  const others = hosts.filter(id => id !== sender)
  const near = others.filter(id => isNear(kind, sender, id, GOODS[goods].tm))
  const recipient = oneOf(near.length > 0 && chance(0.95) ? near : others)
  if (chance(0.6)) {
    const { continent } = factsOf(chance(0.5) ? sender : recipient)
    const rolls = WEATHER[continent].flatMap((event, n) => (event.kind !== 'strike' || event.vehicles.includes(kind) ? [n + 1] : []))
    position.weather = { continent, roll: oneOf(rolls) }
  }
  const piece = at(position.fleet, vehicle)
  piece.place = inState(sender)
  piece.saved = chance(0.2)
  if (kind === 'plane' && chance(0.2)) at(position.fleet, plane(0, 2)).place = { kind: 'hex', hex: below(ROWS * COLUMNS) }
  return { state: stage.lay({ ...position, signed: Array.from(position.bases, () => []) }), errand: { sender, recipient, goods }, vehicle }
}

/** Goods with time for more than one vehicle. */
const UNHURRIED = GOODS_IDS.filter(id => GOODS[id].tm > 2)

/** Fleets all over the world, and a contract whose sender has a vehicle. */
export function wholePosition(seed: number): Position {
  const luck = dice(seed)
  const { oneOf, below, chance } = luck
  const position = somePosition(luck)
  const count = (most: number) => 1 + below(most)
  const own = [
    ...Array.from({ length: count(4) }, (_, n) => truck(0, n + 1)),
    ...Array.from({ length: count(3) }, (_, n) => ship(0, n + 1)),
    ...Array.from({ length: count(2) }, (_, n) => plane(0, n + 1)),
  ]
  const homes = at(position.bases, 0).map(({ state }) => state)
  for (const vehicle of own) {
    const kind = vehicle % PIECES_EACH < 5 ? 'truck' : vehicle % PIECES_EACH < 8 ? 'ship' : 'plane'
    const hosts = TERRITORY_IDS.filter(id => canHost(id, kind))
    const home = oneOf(homes)
    at(position.fleet, vehicle).place = inState(chance(0.4) && canHost(home, kind) ? home : oneOf(hosts))
  }
  const vehicle = oneOf(own)
  const { place } = at(position.fleet, vehicle)
  const sender = place.kind === 'state' ? place.state : 'germania'
  const recipient = oneOf(TERRITORY_IDS.filter(id => id !== sender))
  return {
    state: stage.lay({ ...position, signed: Array.from(position.bases, () => []) }),
    errand: { sender, recipient, goods: oneOf(chance(0.7) ? UNHURRIED : GOODS_IDS) },
    vehicle,
  }
}
