/** [COM-9.3] A vehicle of another's that stands where the goods are: chartered when the actions it saves are worth more than the fee. */
import { at, others, type Seat } from '@wildcat/kernel'
import type { Command, CommandOf } from '../commands.ts'
import { GOODS } from '../content/goods.ts'
import { offers } from '../deals/offers.ts'
import { cashOf, isFree } from '../money.ts'
import { type Plan, planFrom } from '../planner/index.ts'
import type { Vehicle, View } from '../state.ts'
import { isStopped, kindOf, ownerOf, stateOf, vehiclesOf } from '../vehicles.ts'
import { bestPlan, promise } from './aim.ts'
import type { Constants } from './constants.ts'
import type { Job } from './jobs.ts'
import { bestProgram, later, type Means } from './program.ts'
import { inUnits } from './worth.ts'

const MOST_LOOKED_AT = 4

/** An offer to whoever has such a vehicle, with a fee that makes up for what it helps this seat; the contract is signed before. */
export function charterOffer(view: View, seat: Seat, means: Means, { worth, actions }: Now): Command | undefined {
  if (at(view.proposed, seat) > 0) return undefined
  const found = chancesOf(view, seat, means).slice(0, MOST_LOOKED_AT)
  for (const { job, vehicle } of found) {
    const { signed, sender, goods, recipient } = job
    const taken = signed === 'no' ? 2 : 1
    if (taken > actions) continue
    const gain = gainBy(view, seat, means, job, vehicle, taken) - worth
    const fee = inUnits(priceOf(job, means.constants) / means.euro)
    if (gain - fee * means.euro < means.constants.dealing || cashOf(view, seat) < fee + means.constants.reserve) continue
    if (signed === 'no') return { kind: 'sign', sender, contract: goods, recipient }
    const command: CommandOf<'offer'> = {
      kind: 'offer',
      to: ownerOf(vehicle),
      give: 'nothing',
      giveMoney: fee,
      ask: `charter:${vehicle}:${signed}`,
      askMoney: 0,
      at: 'stay',
    }
    if (offers.check(view, seat, command) === null) return command
  }
  return undefined
}
/** What a lender of the same mind asks for, and a little more, since the vehicle ends elsewhere. */
const priceOf = ({ goods }: Job, { charter, smuggling, dealing }: Constants): number =>
  charter + (GOODS[goods].illegal ? smuggling : 0) + 2 * dealing

interface Now {
  readonly worth: number // of what would be done without
  readonly actions: number // of this turn
}
interface Chance {
  readonly job: Job
  readonly vehicle: Vehicle
}
/** Jobs without an own vehicle at the sender, each with one of another's that stands there; those that look best come first. */
function chancesOf(view: View, seat: Seat, { jobs, standings, euro }: Means): Chance[] {
  const theirs = others(view, seat)
    .flatMap(each => vehiclesOf(view, each))
    .filter(each => isFree(view, each) && !isStopped(view, each))
  const found = jobs.flatMap(job => {
    if (standings.some(({ node }) => node === job.from)) return []
    return theirs.flatMap(vehicle => {
      const outlook = stateOf(view, vehicle) === job.sender ? job.outlooks[kindOf(vehicle)] : 'none'
      return outlook === 'none' ? [] : [{ job, vehicle, worth: outlook.chance * (job.vp + 1) + outlook.euro * euro }]
    })
  })
  return found.toSorted((a, b) => b.worth - a.worth)
}

/** Delivering this now with that vehicle, and then what the others bring. */
function gainBy(view: View, seat: Seat, means: Means, job: Job, vehicle: Vehicle, spent: number): number {
  const plan = planBy(view, seat, job, vehicle, means)
  if (plan === undefined) return 0
  const { chance, cost, tm } = plan
  const { pay, tm: allowed } = GOODS[job.goods]
  const points = chance * Math.min(job.vp, means.missing) - (1 - chance)
  const now = points + (chance * pay - cost) * means.euro + (tm < allowed ? chance * means.constants.earlyCard : 0)
  const rest = bestProgram({
    ...means,
    jobs: means.jobs.filter(each => (each.contracts & job.contracts) === 0 && (each.states & job.states) === 0),
    missing: Math.max(0, means.missing - Math.max(0, points)),
    spent,
  })
  return later(means, spent) * now + rest.worth
}
function planBy(view: View, seat: Seat, job: Job, vehicle: Vehicle, means: Means): Plan | undefined {
  const { goods, sender, recipient, vp } = job
  const plans = planFrom(view, seat, { goods, sender, recipient }, vehicle)
  const { pay, tm } = GOODS[goods]
  return plans === 'none' ? undefined : bestPlan(plans, promise(vp, pay, tm, means))
}

/** A vehicle that was lent is used at once: it goes back with the turn. */
export function chartered(view: View, seat: Seat, means: Means): Command | undefined {
  for (const { vehicle, by, signed } of view.charters) {
    const job = means.jobs.find(each => each.signed === signed)
    if (by !== seat || job === undefined) continue
    const plan = planBy(view, seat, job, vehicle, means)
    if (plan !== undefined) return plan.before[0] ?? { kind: 'deliver', signed, vehicle }
  }
  return undefined
}
