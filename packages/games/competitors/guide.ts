/** The way to a first delivery: what brings it forward now, with cards and vehicles that are there. */
import type { Seat } from '@wildcat/kernel'
import { canDraw } from './cards.ts'
import type { Command } from './commands.ts'
import { GOODS } from './content/goods.ts'
import type { Deck } from './content/kinds.ts'
import { aim, meansOf } from './greedy/aim.ts'
import type { Job } from './greedy/jobs.ts'
import { movesTo } from './greedy/reach.ts'
import { approach, type Plan, plansFor } from './planner/index.ts'
import type { Vehicle, View } from './state.ts'
import { stateOf } from './vehicles.ts'
import { stepNow } from './words/decision-facts.ts'

type Route = Pick<Job, 'goods' | 'sender' | 'recipient'>
export type Guide =
  | { readonly kind: 'draw'; readonly deck: Deck; readonly isFree: boolean } // it takes other cards
  | ({ readonly kind: 'sign'; readonly vehicle: Vehicle; readonly isThere: boolean } & Route)
  | ({ readonly kind: 'bring'; readonly vehicle: Vehicle; readonly command: Command } & Route) // to the sender
  | ({ readonly kind: 'deliver'; readonly signed: number; readonly plan: Plan } & Route)
  | { readonly kind: 'travel' }
  | { readonly kind: 'endTurn' }

/** For the seat that is asked, in its turn or on its way. What is signed comes first, then what begins where a vehicle stands; illegal goods last. */
export function guideOf(view: View, seat: Seat): Guide | undefined {
  const step = stepNow(view)
  if (step?.kind === 'travel' && step.seat === seat) return onTheWay(view, seat)
  if (step?.kind !== 'turn' || step.seat !== seat) return undefined
  const deck = (['territory', 'contract'] as const).find(each => canDraw(view, each))
  if (step.draws > 0 && deck !== undefined) return { kind: 'draw', deck, isFree: true }
  if (step.actions === 0) return { kind: 'endTurn' }
  const task = taskOf(view, seat)
  if (task === undefined) return deck === undefined ? { kind: 'endTurn' } : { kind: 'draw', deck, isFree: false }
  const { job, standing } = task
  const route = { goods: job.goods, sender: job.sender, recipient: job.recipient }
  const { vehicle } = standing
  if (job.signed === 'no') return { kind: 'sign', vehicle, isThere: stateOf(view, vehicle) === job.sender, ...route }
  const plans = plansFor(view, seat, { ...route, signed: job.signed })
  if (plans !== 'none' && plans.safest.before.length === 0) return { kind: 'deliver', signed: job.signed, plan: plans.safest, ...route }
  const command = wayTo(view, seat, vehicle, job)
  return command === undefined ? { kind: 'endTurn' } : { kind: 'bring', vehicle, command, ...route }
}

function onTheWay(view: View, seat: Seat): Guide {
  const { journey } = view
  if (journey === 'none' || journey.delivery !== 'none') return { kind: 'travel' }
  const task = taskOf(view, seat)
  const command = task?.standing.vehicle === journey.vehicle ? wayTo(view, seat, journey.vehicle, task.job) : undefined
  if (task === undefined || command === undefined) return { kind: 'travel' }
  const { goods, sender, recipient } = task.job
  return { kind: 'bring', vehicle: journey.vehicle, command, goods, sender, recipient }
}

function taskOf(view: View, seat: Seat) {
  const means = meansOf(view, seat)
  const { jobs: all, standings, bits } = means
  const signed = all.filter(job => job.signed !== 'no')
  const legal = all.filter(({ goods }) => !GOODS[goods].illegal)
  const isThere = ({ from, outlooks }: Job) =>
    standings.some(standing => outlooks[standing.kind] !== 'none' && movesTo(standing, from, bits) === 0)
  for (const jobs of [signed, legal.filter(isThere), legal, all]) {
    const { first } = jobs.length === 0 ? { first: 'none' as const } : aim(view, seat, { ...means, jobs })
    if (first !== 'none') return first
  }
  return undefined
}

function wayTo(view: View, seat: Seat, vehicle: Vehicle, { sender }: Pick<Job, 'sender'>): Command | undefined {
  const way = approach(view, seat, vehicle, sender)
  return way === 'none' ? undefined : way.commands[0]
}
