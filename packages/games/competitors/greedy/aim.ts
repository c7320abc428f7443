/** What a seat is after: its best program, with the first of its jobs proved by the route planner. */
import { at, type Seat } from '@wildcat/kernel'
import { PRICES } from '../components.ts'
import { GOODS } from '../content/goods.ts'
import { approach, type Figures, type Plan, type Plans, planFrom } from '../planner/index.ts'
import type { View } from '../state.ts'
import { inState, kindOf, stateOf } from '../vehicles.ts'
import { type Constants, constantsFor } from './constants.ts'
import { jobsOf } from './jobs.ts'
import { actionsLeft, euroNow, pointsMissing } from './outlook.ts'
import { bestProgram, type Known, keyOf, type Means, type Program, type Task } from './program.ts'
import { basesIn, standingsOf } from './reach.ts'
import { discounts } from './worth.ts'

const MOST_PROOFS = 6

export const meansOf = (view: View, seat: Seat, constants: Constants = constantsFor(view.seats)): Means => ({
  standings: standingsOf(view, seat),
  jobs: jobsOf(view, seat, constants),
  bits: basesIn(view, seat),
  actions: actionsLeft(view, seat, constants),
  missing: pointsMissing(view, seat),
  euro: euroNow(view, constants),
  spent: 0,
  later: discounts(constants.impatience),
  constants,
})

export const aim = (view: View, seat: Seat, means: Means): Program => proved(view, seat, means, new Map())

/** The best programs that begin with another job each, the best first. */
export function aims(view: View, seat: Seat, means: Means, most: number): Program[] {
  const known = new Map<string, Known | 'none'>()
  const found: Program[] = []
  while (found.length < most) {
    const program = proved(view, seat, means, known)
    if (program.first === 'none') break
    found.push(program)
    known.set(keyOf(program.first.job, program.first.standing), 'none') // it has had its turn
  }
  return found
}

/** With what the route planner has found out already, and what it finds out now. */
function proved(view: View, seat: Seat, means: Means, known: Map<string, Known | 'none'>): Program {
  for (let proofs = 0; ; proofs++) {
    const program = bestProgram(means, known)
    if (program.first === 'none' || proofs === MOST_PROOFS) return program
    const key = keyOf(program.first.job, program.first.standing)
    if (known.has(key)) return program
    known.set(key, proof(view, seat, program.first, means))
  }
}

/** What the job really takes and promises, if this vehicle does it next. */
function proof(view: View, seat: Seat, { job, standing }: Task, means: Means): Known | 'none' {
  const { vehicle } = standing
  const way = approach(view, seat, vehicle, job.sender)
  if (way === 'none') return 'none'
  const there = way.moves === 0 && stateOf(view, vehicle) === job.sender ? view : arrived(view, vehicle, job.sender)
  const { goods, sender, recipient } = job
  const plans = planFrom(there, seat, { goods, sender, recipient }, vehicle)
  if (plans === 'none') return 'none'
  const { pay, tm: allowed, illegal } = GOODS[job.goods]
  const doubled = at(view.doubled, seat) ? 2 : 1
  const { chance, cost, customs, tm } = bestPlan(plans, promise(job.vp, pay * doubled, allowed, means))
  const seized = illegal ? customs * means.constants.seized * PRICES[kindOf(vehicle)] : 0
  return {
    chance,
    euro: chance * pay * doubled - cost - seized - way.fuel - way.levies,
    extra: tm < allowed ? chance * means.constants.earlyCard : 0,
    moves: way.moves,
  }
}
/** The weather will have changed by then. */
const arrived = (view: View, vehicle: number, sender: Task['job']['sender']): View => ({
  ...view,
  journey: 'none',
  weather: 'none',
  strikes: [],
  fleet: view.fleet.map((piece, n) => (n === vehicle ? { ...piece, place: inState(sender) } : piece)),
})

/** What a plan promises, in points; a failure costs one. */
export const promise =
  (vp: number, pay: number, allowed: number, { euro, constants }: Pick<Means, 'euro' | 'constants'>) =>
  ({ chance, cost, tm }: Figures): number =>
    chance * (vp + 1 + pay * euro + (tm < allowed ? constants.earlyCard : 0)) - cost * euro

export const bestPlan = ({ cheapest, fastest, safest }: Plans, promised: (figures: Figures) => number): Plan =>
  [fastest, safest].reduce((best, plan) => (promised(plan) > promised(best) ? plan : best), cheapest)
