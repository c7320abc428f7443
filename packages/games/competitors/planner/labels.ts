/** A way of having come somewhere, with what it has cost so far; and when one of two is no worse in any respect. */
import { FUEL } from '../components.ts'
import type { VehicleKind } from '../content/kinds.ts'
import type { Vehicle } from '../state.ts'
import { read } from './atlas.ts'
import type { Clock } from './clock.ts'
import type { Course } from './courses-by-hex.ts'
import type { Graph } from './graph.ts'
import type { JourneyFacts } from './journey-facts.ts'
import { areAmong } from './political-odds.ts'
import { BY_CROSSING } from './sea.ts'
import type { WayPoint } from './way-point.ts'

/** A vehicle that can take part. */
export interface Unit {
  readonly vehicle: Vehicle
  readonly kind: VehicleKind
  readonly bit: number
  readonly state: number // where it is parked; -1: it is not
  readonly truck: Unit | undefined // the own truck aboard
  readonly isFull: boolean // a truck is aboard, own or not
  readonly isExposed: boolean // the weather in force can strike it
  readonly isSecondAloft: boolean // another plane of its owner is in flight
}

/** What moves: a vehicle with the goods, or one that carries the truck that holds them. */
export interface Layer {
  readonly unit: Unit
  readonly aboard: Unit | undefined
  readonly kind: VehicleKind
  readonly graph: Graph | undefined // none: a plane
  readonly isCalm: boolean // wherever a T.M. ends under way, nothing happens: no need to wait
  readonly passed: boolean // it has been where the plan is to go by way of
  readonly direct: Int32Array // points to the goal without changing vehicles, by node
  readonly others: Int32Array // the same with a change, worked out when needed: -1 until then
  readonly labels: (Label | undefined)[] // by node, the first of a list
}

export interface Label {
  layer: Layer
  node: number
  tm: number // begun
  open: boolean
  all: number // points used in the T.M. under way
  ship: number
  plane: number
  fuelled: number // who has paid fuel for this T.M., as bits
  fuel: number
  levies: number
  customs: number
  halfCards: number // see customs-odds.ts
  events: number // see political-odds.ts
  exposed: number // who has been exposed to the weather, as bits
  rolled: boolean // the event of the state in which it is has been rolled
  drew: number // customs cards of the last step
  tookOff: number // the airport of the last take-off; -1: none
  points: number
  changes: number
  parent: Label | undefined
  by: 'start' | 'step' | 'course' | 'wait' | 'change'
  course: Course | undefined
  next: Label | undefined // at the same node
  queued: Label | undefined // of the same time
  gone: boolean // another one is no worse
}

/** The T.M. of the next step at the earliest. */
export const turnOf = ({ tm, open }: Label): number => (open ? tm : tm + 1)

/** What a may still have to pay for this T.M. and b has paid: too much rather than too little. */
function unpaid(a: Label, b: Label): number {
  const missing = b.fuelled & ~a.fuelled
  if (missing === 0) return 0
  return missing === a.layer.unit.bit ? FUEL[a.layer.kind] : FUEL.ship + FUEL.truck
}

/**
 * Can a do all that b can, at the same node, for no more? With at most the points of b used, also in an earlier T.M., it goes the
 * same ways and says 'next T.M.' wherever b's T.M. ends, as long as all T.M. are alike. In calm waters being earlier is enough.
 */
export function isNoWorse(a: Label, b: Label, evenFrom: number): boolean {
  if (a.customs > b.customs || a.halfCards > b.halfCards || a.tookOff !== b.tookOff || a.changes > b.changes) return false
  if ((a.exposed & ~b.exposed) !== 0 || !areAmong(a.events, b.events)) return false
  const saved = b.fuel + b.levies - a.fuel - a.levies
  if (saved < 0) return false
  const [turn, other] = [turnOf(a), turnOf(b)]
  if (turn > other) return false
  if (a.layer.isCalm && turn < other && saved >= FUEL[a.layer.kind] + unpaid(a, b)) return true
  if (turn < other && turn < evenFrom) return false
  return a.all <= b.all && a.ship <= b.ship && a.plane <= b.plane && saved >= unpaid(a, b)
}
/** Of Moves the fewest are sought: fuel counts only between two that take as long. */
export function isNoSlower(a: Label, b: Label): boolean {
  if (a.levies > b.levies || a.tookOff !== b.tookOff || !areAmong(a.events, b.events)) return false
  const [turn, other] = [turnOf(a), turnOf(b)]
  const { isCalm, unit } = a.layer
  if (turn < other && isCalm && !unit.isSecondAloft && !isByCrossing(a)) return true
  return turn <= other && a.all <= b.all && (turn < other || a.all < b.all || a.fuel <= b.fuel)
}
/** No Move ends on a crossing: it may be worth while to wait for the next one before it. */
export const isByCrossing = ({ layer: { kind }, node }: Label): boolean => kind === 'ship' && read(BY_CROSSING, node) === 1

/** A label at the goal. */
export interface Arrival {
  readonly label: Label
  readonly slack: number // points that it could have lost
  readonly eventsBefore: number // all but the one of the arrival
}

export interface Search {
  readonly journeyFacts: JourneyFacts
  readonly clock: Clock
  readonly goal: number
  readonly by: WayPoint | undefined // where the plan is to go by way of
  readonly units: readonly Unit[]
  readonly layers: (Layer | undefined)[]
  readonly isLoaded: boolean // else a row of Moves, each of one T.M.
  readonly noCustoms: boolean
  readonly rolled: readonly number[] // states whose event has been rolled in this action
  readonly free: number // the vehicle whose first T.M. needs no fuel, as a bit
  readonly mayChange: boolean
  readonly leastFrom: Int32Array // points from where each unit is parked, with a change; -1: not yet worked out
  readonly queue: (Label | undefined)[] // by time
  readonly arrivals: Arrival[]
}
