/** Whole turns of driving: where the truck could go, how far the train could. */
import { at, type Reason, type Seat, type Tagged, type Weighed } from '@wildcat/kernel'
import { mayStand, type Square, truckOf, wayTo } from '../index.ts'
import { plansFrom, rides, routesOver } from './driving.ts'
import type { Outlook } from './outlook.ts'
import { POINT, pointsToSpace } from './sites.ts'

/** So many places for the truck are worth a thought. */
const MOST_PLANS = 4

type Step = { kind: 'moveTruck'; to: Square } | { kind: 'moveTrain' }
type Turn = Pick<Weighed<Tagged>, 'worth' | 'because'> & { readonly steps: readonly Step[] }

/** The best places that the truck can reach, and the train as far as it goes, by their worth in dollars. */
export function turns<C extends Tagged>(outlook: Outlook, seat: Seat, points: number, legal: readonly (C | Step)[]): Weighed<C | Step>[] {
  const isAllowed = (step: Step) =>
    legal.some(each => each.kind === step.kind && (step.kind === 'moveTrain' || ('to' in each && each.to === step.to)))
  return [...truckTurns(outlook, seat, points), ...trainTurns(outlook, seat, points)].flatMap(
    ({ steps: [command, ...rest], worth, because }) =>
      command === undefined || !isAllowed(command) ? [] : [{ command, rest, worth, because }],
  )
}

function truckTurns(outlook: Outlook, seat: Seat, points: number): Turn[] {
  const here = truckOf(outlook.view, seat)
  const routes = routesOver(outlook, here)
  return plansFrom(outlook, seat, routes, points)
    .filter(({ from }) => from !== here)
    .slice(0, MOST_PLANS)
    .flatMap(({ from, gain }) => {
      const reached = wayTo(routes, from).filter(square => at(routes.cost, square) <= points)
      const rest = reached.findLastIndex(square => mayStand(outlook.view, square))
      const steps = reached.slice(0, rest + 1).map((to): Step => ({ kind: 'moveTruck', to }))
      return steps.length === 0 ? [] : [{ steps, worth: gain, because: [because('earns', gain)] }]
    })
}

function trainTurns(outlook: Outlook, seat: Seat, points: number): Turn[] {
  const { view } = outlook
  const steps = mayStand(view, truckOf(view, seat)) ? rides(outlook, seat, points) : []
  const spent = pointsToSpace(outlook, seat, at(view.trains, seat) + steps.length)
  return steps.length === 0 ? [] : [{ steps, worth: spent * POINT, because: [because('spaces', steps.length)] }]
}

const because = (kind: string, figure: number): Reason => ({ kind, figure })
