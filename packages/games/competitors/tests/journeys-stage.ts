/** Journeys under way, for the tests of movement and customs. Seat 0 is on the way; an action is left of its turn. */
import { at } from '@wildcat/kernel'
import type { Command } from '../commands.ts'
import type { Crossing } from '../content/crossings.ts'
import type { Goods } from '../content/goods.ts'
import type { Op } from '../content/ops.ts'
import type { Territory } from '../content/territories.ts'
import type { Event, EventOf } from '../events.ts'
import type { Delivery, Journey, Piece, Place, Points, State, Step, Vehicle } from '../state.ts'
import { fleet, inTurn, plane, ship, signed, truck } from './stage.ts'

/** What they look at of a test table. */
interface Table {
  readonly state: State
  readonly events: () => Event[]
}

export const hex = (row: number, column: number): number => row * 36 + column
export const STOCK: Place = { kind: 'stock' }
export const onCrossing = (crossing: Crossing, from: Territory | number): Place => ({ kind: 'crossing', crossing, from })
export const points = (all: number, byShip = 0, byPlane = 0): Points => ({ all, ship: byShip, plane: byPlane })
export const FULL = points(5, 4, 2)
export const TRAVEL: Step = { kind: 'travel', seat: 0 }
export const JUDGE: Step = { kind: 'judge', tmEnded: false }

const begun = (vehicle: Vehicle): Omit<Journey, 'delivery'> => ({
  seat: 0,
  vehicle,
  tm: 1,
  open: true,
  limits: FULL,
  used: points(0),
  debt: 0,
  fuelled: [vehicle],
  freeFuel: false,
  taken: [vehicle],
  events: [],
  steps: 1,
})

/** A Move of seat 0 in the middle of its T.M.; its fuel is paid. */
export const move = (vehicle: Vehicle, changes: Partial<State> = {}, journey: Partial<Journey> = {}): Partial<State> => ({
  agenda: inTurn(0, TRAVEL),
  ...changes,
  journey: { ...begun(vehicle), delivery: 'none', ...journey },
})

/** A delivery of seat 0 in the middle of its first T.M., whose fuel is paid: `deliver(truck(0), ['francia', 'fabrics', 'spagna'], 2)`. */
export const deliver = (
  vehicle: Vehicle,
  [sender, goods, recipient]: readonly [Territory, Goods, Territory],
  allowed: number,
  changes: Partial<State> = {},
  journey: Partial<Journey> = {},
  delivery: Partial<Delivery> = {},
): Partial<State> => ({
  agenda: inTurn(0, TRAVEL),
  signed: [[signed(1, sender, goods, recipient)], [], []],
  ...changes,
  journey: {
    ...begun(vehicle),
    delivery: {
      signed: 1,
      holder: vehicle,
      allowed,
      symbols: ['any'],
      legality: 'unknown',
      noCustoms: false,
      tippedOff: false,
      untipped: false,
      ...delivery,
    },
    ...journey,
  },
})
/** The same, before its first step. */
export const FRESH: Partial<Journey> = { tm: 0, open: false, limits: points(0), fuelled: [], steps: 0 }
/** A T.M. has ended. */
export const ENDED: Partial<Journey> = { open: false, used: FULL, fuelled: [] }

/** Orders of a card or an event that are about to be carried out. */
export const ordered = (vehicle: Vehicle, ops: readonly Op[], ...then: Step[]): Step[] =>
  inTurn(0, { kind: 'effects', seat: 0, ops, source: 'customs', vehicle }, ...then)

/** Seat 0 has nothing but these. */
export const only = (vehicles: Readonly<Record<Vehicle, Place | Partial<Piece>>>): Piece[] =>
  fleet({ [truck(0)]: STOCK, [truck(0, 2)]: STOCK, [ship(0)]: STOCK, [plane(0)]: STOCK, ...vehicles })

export const go = (vehicle: Vehicle, to: Territory | Crossing | number) => ({ kind: 'step', vehicle, to }) as const
export const placeOf = (t: Table, vehicle: Vehicle): Place => at(t.state.fleet, vehicle).place
export function journeyOf({ state: { journey } }: Table): Journey {
  if (journey === 'none') throw new Error('nobody is on the way')
  return journey
}
export const said = <K extends Event['kind']>(t: Table, kind: K): EventOf<K>[] =>
  t.events().filter((event): event is EventOf<K> => event.kind === kind)
export const cardsDrawn = (t: Table) => said(t, 'customsDrawn').map(({ card }) => card)
/** The kinds of what was said, in order. */
export const heard = (t: Table): Event['kind'][] => t.events().map(({ kind }) => kind)
const WORDS: readonly Command['kind'][] = ['step', 'transfer', 'nextTm', 'sendBack', 'putOff', 'breakOff', 'endMove']
/** What seat 0 may decide about its journey; boarding, special cards and deals apart. */
export const choices = (t: { readonly legal: (seat: number) => Command[] }): Command[] =>
  t.legal(0).filter(({ kind }) => WORDS.includes(kind))
