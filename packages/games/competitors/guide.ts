/** The way to a first delivery: what brings it forward now, with cards and vehicles that are there. */
import { at, type Seat } from '@wildcat/kernel'
import { canDraw } from './cards.ts'
import type { Command } from './commands.ts'
import { GOODS } from './content/goods.ts'
import type { Deck, VehicleKind } from './content/kinds.ts'
import { aim, meansOf } from './greedy/aim.ts'
import type { Job } from './greedy/jobs.ts'
import { movesTo } from './greedy/reach.ts'
import { approach, type Plan, plansFor } from './planner/index.ts'
import { pointsLeft } from './points.ts'
import type { Vehicle, View } from './state.ts'
import { kindOf, stateOf, vehiclesOf } from './vehicles.ts'
import { stepNow } from './words/decision-facts.ts'

type Route = Pick<Job, 'goods' | 'sender' | 'recipient'>
export type Guide =
  | { readonly kind: 'draw'; readonly deck: Deck; readonly isFree: boolean; readonly isReady: boolean } // it takes other cards
  | ({ readonly kind: 'sign'; readonly vehicle: Vehicle; readonly isThere: boolean; readonly chance: number } & Route) // to arrive
  | ({ readonly kind: 'bring'; readonly vehicle: Vehicle; readonly command: Command } & Route) // to the sender
  | ({ readonly kind: 'deliver'; readonly signed: number; readonly plan: Plan } & Route)
  | { readonly kind: 'travel' }
  | ({ readonly kind: 'endMove'; readonly vehicle: Vehicle; readonly isThere: boolean } & Route) // it has come to the sender, or as far as it can
  | { readonly kind: 'endTurn'; readonly isSpent: boolean; readonly isReady: boolean } // or nothing that is left would bring it forward

/** For the seat that is asked, in its turn or on its way. What is signed comes first, then what is likely to arrive, above all where a vehicle stands; illegal goods last. */
export function guideOf(view: View, seat: Seat): Guide | undefined {
  const step = stepNow(view)
  if (step?.kind === 'travel' && step.seat === seat) return onTheWay(view, seat)
  if (step?.kind !== 'turn' || step.seat !== seat) return undefined
  const deck = (['territory', 'contract'] as const).find(each => canDraw(view, each))
  if (step.draws > 0 && deck !== undefined) return { kind: 'draw', deck, isFree: true, isReady: isReady(view, seat) }
  if (step.actions === 0) return { kind: 'endTurn', isSpent: true, isReady: isReady(view, seat) }
  const task = taskOf(view, seat)
  if (task === undefined)
    return deck === undefined ? { kind: 'endTurn', isSpent: false, isReady: false } : { kind: 'draw', deck, isFree: false, isReady: false }
  const { job, standing } = task
  const route = { goods: job.goods, sender: job.sender, recipient: job.recipient }
  const { vehicle } = standing
  if (job.signed === 'no')
    return { kind: 'sign', vehicle, isThere: stateOf(view, vehicle) === job.sender, chance: chanceOf(job, standing.kind), ...route }
  const plans = plansFor(view, seat, { ...route, signed: job.signed })
  if (plans !== 'none' && plans.safest.before.length === 0) return { kind: 'deliver', signed: job.signed, plan: plans.safest, ...route }
  const command = wayTo(view, seat, vehicle, job)
  return command === undefined ? { kind: 'endTurn', isSpent: false, isReady: false } : { kind: 'bring', vehicle, command, ...route }
}

/** A vehicle stands where goods that it may carry wait. */
const isReady = (view: View, seat: Seat): boolean =>
  at(view.signed, seat).some(({ sender, contract }) => {
    const wanted = contract === null ? 'any' : GOODS[contract].vehicle
    return vehiclesOf(view, seat).some(each => stateOf(view, each) === sender && (wanted === 'any' || wanted === kindOf(each)))
  })

function onTheWay(view: View, seat: Seat): Guide {
  const { journey } = view
  if (journey === 'none' || journey.delivery !== 'none') return { kind: 'travel' }
  const task = taskOf(view, seat)
  const { vehicle } = journey
  if (task?.standing.vehicle !== vehicle) return { kind: 'travel' }
  const { goods, sender, recipient } = task.job
  const route = { goods, sender, recipient }
  if (stateOf(view, vehicle) === sender) return { kind: 'endMove', vehicle, isThere: true, ...route }
  const command = wayTo(view, seat, vehicle, task.job)
  if (command !== undefined) return { kind: 'bring', vehicle, command, ...route }
  return pointsLeft(journey, kindOf(vehicle)) === 0 ? { kind: 'endMove', vehicle, isThere: false, ...route } : { kind: 'travel' }
}

/** Of ten such deliveries eight arrive. */
const SAFE = 0.8
const chanceOf = ({ outlooks }: Job, kind: VehicleKind): number => (outlooks[kind] === 'none' ? 0 : outlooks[kind].chance)

function taskOf(view: View, seat: Seat) {
  const means = meansOf(view, seat)
  const { jobs: all, standings, bits } = means
  const signed = all.filter(job => job.signed !== 'no')
  const legal = all.filter(({ goods }) => !GOODS[goods].illegal)
  const isThere = ({ from, outlooks }: Job) =>
    standings.some(standing => outlooks[standing.kind] !== 'none' && movesTo(standing, from, bits) === 0)
  const safe = legal.filter(job => standings.some(({ kind }) => chanceOf(job, kind) >= SAFE))
  for (const jobs of [signed, safe.filter(isThere), safe, legal.filter(isThere), legal, all]) {
    const { first } = jobs.length === 0 ? { first: 'none' as const } : aim(view, seat, { ...means, jobs })
    if (first !== 'none') return first
  }
  return undefined
}

function wayTo(view: View, seat: Seat, vehicle: Vehicle, { sender }: Pick<Job, 'sender'>): Command | undefined {
  const way = approach(view, seat, vehicle, sender)
  return way === 'none' ? undefined : way.commands[0]
}
