/** Cards and events on the table: a delivery of seat 0 in the middle of its way, and dice that fall as the example needs them. */
import type { Chance, Seat, Viewer } from '@wildcat/kernel'
import type { Command } from '../commands.ts'
import { GOODS, type Goods } from '../content/goods.ts'
import { CONTINENTS, type Continent } from '../content/kinds.ts'
import type { Territory } from '../content/territories.ts'
import type { Event, EventOf } from '../events.ts'
import { newDelivery, newMove } from '../journeys.ts'
import type { Delivery, Journey, Place, Points, State, Step, Vehicle } from '../state.ts'
import type { T } from '../types.ts'
import { kindOf } from '../vehicles.ts'
import { inTurn, signed, stage } from './stage.ts'

/** As much of a test table as is asked here. */
export interface Table {
  readonly state: State
  readonly events: (viewer?: Viewer | 'table') => Event[]
}

type Wish = (chance: Chance<T['stream']>) => boolean
const SIDES = { saves: 6, events: 12, die: 6 } as const
/** Dice that show these faces, one after the other: `luck(dice('die', 6))`. */
export const dice =
  (stream: keyof typeof SIDES, ...faces: number[]): Wish =>
  chance =>
    faces.every(face => 1 + chance.below(stream, SIDES[stream]) === face)
/** The weather of this cell, and saves that are as wished. */
export const skies =
  (continent: Continent, roll: number, ...saves: ((face: number) => boolean)[]): Wish =>
  chance =>
    CONTINENTS[chance.below('weather', 6)] === continent &&
    1 + chance.below('weather', 12) === roll &&
    saves.every(wish => wish(1 + chance.below('saves', 6)))

/** What there is to say of a delivery that a test begins in the middle of. */
export interface LaidDelivery {
  readonly goods?: Goods
  readonly sender?: Territory
  readonly recipient?: Territory
  readonly used?: number // points of its first T.M.
  readonly journey?: Partial<Journey>
  readonly delivery?: Partial<Delivery>
}
const FULL: Points = { all: 5, ship: 4, plane: 2 }

function begun(journey: Journey, vehicle: Vehicle, used: number, changes: Partial<Journey> = {}): Journey {
  const kind = kindOf(vehicle)
  const points: Points = { all: used, ship: kind === 'ship' ? used : 0, plane: kind === 'plane' ? used : 0 }
  return { ...journey, tm: 1, open: true, limits: FULL, used: points, fuelled: [vehicle], steps: 1, ...changes }
}

/** A legal load from Germania to Cina Orientale in the first of its two T.M., a point used, with these steps on top. */
export function underWay(vehicle: Vehicle, top: readonly Step[], laidOut: LaidDelivery = {}, changes: Partial<State> = {}): Partial<State> {
  const { goods = 'fabrics', sender = 'germania', recipient = 'cinaest', used = 1 } = laidOut
  const laid: Partial<State> = { vp: [2, 0, 0], signed: [[signed(1, sender, goods, recipient)], [], []], ...changes }
  const journey = begun(newDelivery(stage.lay(laid), 0, vehicle, 1, GOODS[goods].tm), vehicle, used, laidOut.journey)
  if (journey.delivery !== 'none') journey.delivery = { ...journey.delivery, untipped: true, ...laidOut.delivery }
  return { ...laid, journey, agenda: inTurn(0, ...top, { kind: 'judge', tmEnded: false }) }
}

/** A Move of an empty vehicle, a point used, with these steps on top. */
export function moving(vehicle: Vehicle, top: readonly Step[], changes: Partial<State> = {}, used = 1): Partial<State> {
  const laid: Partial<State> = { vp: [2, 0, 0], ...changes }
  const journey = begun(newMove(stage.lay(laid), 0, vehicle), vehicle, used)
  return { ...laid, journey, agenda: inTurn(0, ...top, { kind: 'judge', tmEnded: false }) }
}

export const step = (vehicle: Vehicle, to: Extract<Command, { kind: 'step' }>['to']): Command => ({ kind: 'step', vehicle, to })

/** What a viewer heard of one kind. */
export const eventsOf = <K extends Event['kind']>(t: Table, kind: K, viewer: Viewer | 'table' = 'table'): EventOf<K>[] =>
  t.events(viewer).filter((event): event is EventOf<K> => event.kind === kind)

/** Points that are left in the T.M. under way, in all. */
export function left({ state: { journey } }: Table): number | 'no T.M.' {
  return journey === 'none' || !journey.open ? 'no T.M.' : journey.limits.all - journey.used.all
}
export const deliveryOf = ({ state: { journey } }: Table): Delivery | 'none' => (journey === 'none' ? 'none' : journey.delivery)
export const isUnderWay = (t: Table): boolean => deliveryOf(t) !== 'none'
export const placeIn = ({ state }: Table, vehicle: Vehicle): Place | undefined => state.fleet[vehicle]?.place
export const customsCards = (t: Table): string[] => eventsOf(t, 'customsDrawn').map(({ card }) => card)
export const cardsOf = ({ state }: Table, seat: Seat) => ({
  territories: state.territories[seat]?.length,
  contracts: state.contracts[seat]?.length,
})
