/** What the route planner is asked and what it answers. */
import type { CommandOf } from '../commands.ts'
import type { Goods } from '../content/goods.ts'
import type { VehicleKind } from '../content/kinds.ts'
import type { Territory } from '../content/territories.ts'
import type { Vehicle } from '../state.ts'
import type { Destination } from '../ways.ts'

/** A contract to be delivered. */
export interface Errand {
  readonly sender: Territory
  readonly recipient: Territory
  readonly goods: Goods
  readonly signed?: number // the id, if it is signed: vehicles chartered for it count as own
  readonly via?: Destination // by way of which it is to go
}

export type PlanCommand = CommandOf<'step' | 'board' | 'leave' | 'transfer' | 'nextTm'>

/** The steps of one vehicle in order; the last is where it ends. */
export interface Leg {
  readonly vehicle: Vehicle
  readonly kind: VehicleKind
  readonly via: readonly Destination[]
}

/** What a plan is judged by. */
export interface Figures {
  readonly tm: number // the T.M. in which it arrives
  readonly points: number // still to be used
  readonly fuel: number
  readonly levies: number // tax and tolls
  readonly customs: number // cards to be drawn
  readonly flags: number // political events to be rolled
  readonly chance: number // of success, 0 to 1: see `chances.ts`
  readonly cost: number // fuel, levies and the payments to be expected at customs and in events
}

export interface Plan extends Figures {
  readonly start: Vehicle
  readonly before: readonly PlanCommand[] // before 'deliver': a truck that is to start gets off its carrier
  readonly legs: readonly Leg[]
  readonly commands: readonly PlanCommand[] // of the delivery, to be said one after the other as long as nothing unforeseen happens
  readonly turns: readonly number[] // the T.M. in which each of them ends
  readonly met: readonly Met[] // what is met with each of them
}

export type Met = Readonly<Pick<Figures, 'customs' | 'flags'>>

/** How plans are judged; a function gives a number of which the least is best, and never prefers the worse of two in a single figure. */
export type Weigh = 'cheapest' | 'fastest' | 'safest' | ((figures: Figures) => number)

export interface Plans {
  readonly cheapest: Plan
  readonly fastest: Plan
  readonly safest: Plan
}
