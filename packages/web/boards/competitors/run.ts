/** A plan that was committed to: it is carried out step by step, and stops where something else is asked. */
import { type Command, isDelivery, type Plan, replan, stepNow, type View } from '@wildcat/competitors/board'
import type { Rejection, Seat } from '@wildcat/kernel'

export interface Run {
  readonly signed: number
  readonly plan: Plan
  readonly done: number // of its commands
}

/** Is this seat asked how its delivery goes on? */
const isUnderWay = (view: View, seat: Seat): boolean =>
  stepNow(view)?.kind === 'travel' && isDelivery(view.journey) && view.journey.seat === seat

/** The way on: what is left of the plan as long as it can be kept to, else the safest one there is now. */
export function wayOn(view: View, seat: Seat, run: Run | undefined, check: (command: Command) => Rejection | null): Run | undefined {
  const { journey } = view
  if (!isUnderWay(view, seat) || !isDelivery(journey)) return undefined
  const { signed } = journey.delivery
  const next = run?.signed === signed ? run.plan.commands[run.done] : undefined
  if (run !== undefined && next !== undefined && check(next) === null) return run
  const plan = replan(view, seat, 'safest')
  return plan === 'none' ? undefined : { signed, plan, done: 0 }
}

/** What is left of a plan, to be drawn. */
export function restOf({ plan, done }: Run): Plan {
  let gone = plan.commands.slice(0, done).filter(({ kind }) => kind === 'step').length
  const legs = plan.legs.flatMap(leg => {
    const via = leg.via.slice(gone)
    gone = Math.max(0, gone - leg.via.length)
    return via.length === 0 ? [] : [{ ...leg, via }]
  })
  const { commands, turns, met } = plan
  const rest = { commands: commands.slice(done), turns: turns.slice(done), met: met.slice(done) }
  return { ...plan, start: legs[0]?.vehicle ?? plan.start, legs, ...rest }
}
