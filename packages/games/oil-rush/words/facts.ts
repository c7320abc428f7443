/** What the events of a passage come to, before any language puts it into words. */
import type { Seat } from '@wildcat/kernel'
import type { Square } from '../board.ts'
import { COMPANIES, type Company } from '../companies.ts'
import { PRICES, type Section, sectionOf } from '../prices.ts'
import { type Carrying, FEE, feeShare } from '../transport.ts'
import type { DriveEvent, OverflowEvent, RollEvent, ShippingEvent } from './events.ts'

type Of<Event extends { readonly kind: string }, K extends Event['kind']> = Extract<Event, { readonly kind: K }>

/** The lowest and the highest price of a section. */
export function pricesIn(section: Section): { readonly least: number; readonly most: number } {
  const found = PRICES.filter((_, space) => sectionOf(space) === section)
  return { least: Math.min(...found), most: Math.max(...found) }
}

/** Prices that go the same way, in the order of the companies; those against the colour of the die apart. */
export interface Trend {
  readonly rises: boolean
  readonly rolls: readonly RollEvent[]
  readonly despite: readonly Company[] // so low or so high that the colour does not matter
}
/** The way that the first price goes comes first. */
export function trendsOf(rolls: readonly RollEvent[]): Trend[] {
  const rises = ({ from, to }: RollEvent) => to > from
  const againstColour = (roll: RollEvent) => sectionOf(roll.from) !== 'white' && rises(roll) !== (roll.face.colour === 'blue')
  const ways = [...new Set(rolls.map(rises))]
  return ways.map(way => {
    const alike = rolls.filter(roll => rises(roll) === way)
    return { rises: way, rolls: alike, despite: alike.filter(againstColour).map(({ company }) => company) }
  })
}

/** A turn on the map. */
export interface Drive {
  readonly start?: Square
  readonly goal?: Square
  readonly roundTrip: boolean // it is back where it was
  readonly costs: readonly number[] // of dear ground that was entered, each once, the cheapest first
  readonly looks: readonly Of<DriveEvent, 'tileSeen'>[]
  readonly onTheWay: boolean // all looks came before the truck stopped
  readonly train?: { readonly to: number; readonly cost: number; readonly isDear: boolean }
  readonly stays: boolean // the turn ended where the truck was put
}
export function driveOf(events: readonly DriveEvent[]): Drive {
  const start = events.find(e => e.kind === 'truckPlaced')
  const steps = events.filter(e => e.kind === 'truckMoved')
  const looks = events.filter(e => e.kind === 'tileSeen')
  const trains = events.filter(e => e.kind === 'trainMoved')
  const goal = steps.at(-1)
  const train = trains.at(-1)
  const cost = trains.reduce((sum, each) => sum + each.cost, 0)
  const lastLook = looks.at(-1)
  return {
    ...(start && { start: start.square }),
    ...(goal && { goal: goal.to }),
    roundTrip: goal !== undefined && goal.to === steps[0]?.from,
    costs: [...new Set(steps.map(each => each.cost))].filter(each => each > 1).toSorted((a, b) => a - b),
    looks,
    onTheWay: goal !== undefined && lastLook !== undefined && events.indexOf(lastLook) < events.indexOf(goal),
    ...(train && { train: { to: train.to, cost, isDear: cost > trains.length } }),
    stays: goal === undefined && events.at(-1)?.kind === 'turnEnded',
  }
}

/** Where the trains that were pushed back stand now; those that are level together. */
export function pushedTo({ from, trains }: Of<DriveEvent, 'trainsPushedBack'>) {
  const moved = [...trains.keys()].filter(each => trains[each] !== from[each])
  return [...new Set(moved.map(each => trains[each] ?? 0))].map(space => ({ space, seats: moved.filter(each => trains[each] === space) }))
}

/** Barrels that travel, or are lost, in the same way. */
export interface Freight {
  readonly by: Exclude<Carrying, 'own'>
  readonly carriers: readonly Seat[]
  readonly wells: readonly number[]
}
/** What it costs, and how much of that each gets who carries. */
export const fareOf = ({ by, carriers, wells }: Freight) => ({
  fee: wells.length * FEE,
  share: wells.length * feeShare(by, carriers.length),
})
export interface Loss {
  readonly why: Of<ShippingEvent, 'oilLost'>['why']
  readonly wells: readonly number[]
}
export interface Shipping {
  readonly pumped: readonly number[] // wells
  readonly exhausted: readonly number[]
  readonly stored: readonly { readonly company: Company; readonly barrels: number }[]
  readonly shipped: number // barrels
  readonly freight: readonly Freight[]
  readonly together: boolean // all that was shipped, for one fee
  readonly losses: readonly Loss[]
}
export function shippingOf(events: readonly ShippingEvent[]): Shipping {
  const produced = events.find(e => e.kind === 'oilProduced')
  const carried = events.filter(e => e.kind === 'oilCarried')
  const lost = events.filter(e => e.kind === 'oilLost')
  const paid = carried.flatMap(({ by, carriers, well }) => (by === 'own' ? [] : [{ by, carriers, well }]))
  const freight = alike(paid, ({ by, carriers }) => [by, ...carriers].join())
  return {
    pumped: produced?.wells ?? [],
    exhausted: produced?.exhausted ?? [],
    stored: perCompany(carried, () => 1),
    shipped: carried.length,
    freight,
    together: freight.length === 1 && paid.length === carried.length,
    losses: alike(lost, ({ why }) => why),
  }
}

/** What is the same for several wells, once, with all of them. */
function alike<X extends { readonly well: number }>(found: readonly X[], keyOf: (one: X) => string) {
  const groups = new Map<string, X & { wells: number[] }>()
  for (const one of found) {
    const key = keyOf(one)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, { ...one, wells: [one.well] })
    else group.wells.push(one.well)
  }
  return [...groups.values()]
}

function perCompany<X extends { readonly company: Company }>(found: readonly X[], count: (one: X) => number) {
  return COMPANIES.map(company => ({
    company,
    barrels: found.reduce((sum, one) => sum + (one.company === company ? count(one) : 0), 0),
  })).filter(({ barrels }) => barrels > 0)
}

/** What each player must sell, and where. */
export function overflowOf(events: readonly OverflowEvent[]) {
  const seats = [...new Set(events.map(({ seat }) => seat))]
  return seats.map(seat => {
    const own = events.filter(event => event.seat === seat)
    return { seat, sold: perCompany(own, ({ barrels }) => barrels), barrels: own.reduce((sum, { barrels }) => sum + barrels, 0) }
  })
}
