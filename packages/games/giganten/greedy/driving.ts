/** Where to send the truck, and what to leave for the locomotive. */
import { at, type Seat, turnOrder } from '@wildcat/kernel'
import {
  areNeighbours,
  BUILDING_COST,
  columnOf,
  mayStand,
  neighbours,
  type Routes,
  routesFrom,
  type Square,
  squareAt,
  wayTo,
} from '@wildcat/oil-rush'
import type { Command, CommandOf } from '../commands.ts'
import { BOARD } from '../map.ts'
import { cardOf, truckOf } from '../queries.ts'
import type { StepSeen, View } from '../state.ts'
import { expectedValues } from './forecast.ts'
import { POINT, pointsToColumn, profit } from './sites.ts'
import { bestSpecial } from './specials.ts'

/** How often a site is still free after a rival beside it could have built there. */
const LEFT_OVER = 0.25

interface Plan {
  readonly target: Square // where the truck should stand
  readonly points: number // to get there
  readonly gain: number
}

/** Squares beside a site where a truck may rest. */
const standsBeside = (view: View, site: Square): Square[] => neighbours(BOARD, site).filter(square => mayStand(view, square))

/** The best place to build from, with the points of this turn or of several. */
function bestPlan(view: View, seat: Seat, routes: Routes, points: number): Plan | undefined {
  if (at(view.stock, seat) === 0) return undefined
  const values = expectedValues(view)
  let best: Plan | undefined
  view.wells.forEach((well, index) => {
    if (well.state !== 'covered' || at(view.money, seat) < BUILDING_COST[well.kind]) return
    const chance = chanceToBuild(view, seat, well)
    for (const target of standsBeside(view, well.square)) {
      const cost = at(routes.cost, target)
      if (cost === Number.POSITIVE_INFINITY) continue
      const turns = Math.max(1, Math.ceil(cost / Math.max(1, points)))
      const gain = (profit(view, seat, index, Math.max(0, points - cost), values) * chance - cost * POINT) / turns
      if (gain > 0 && (best === undefined || gain > best.gain)) best = { target, points: cost, gain }
    }
  })
  return best
}

/** Rivals who stand beside a site and build before us will mostly take it. */
function chanceToBuild(view: View, seat: Seat, well: View['wells'][number]): number {
  const order = turnOrder(view)
  const first = order.slice(0, order.indexOf(seat)).filter(each => {
    const truck = at(view.trucks, each)
    return truck !== 'off' && areNeighbours(BOARD, truck, well.square)
  })
  return first.some(each => at(view.stock, each) > 0 && at(view.money, each) >= BUILDING_COST[well.kind]) ? LEFT_OVER : 1
}

export function placeTruck(view: View, seat: Seat, legal: readonly CommandOf<'placeTruck'>[]): Command {
  const points = cardOf(view, seat).movement
  const gains = legal.map(({ row }) => bestPlan(view, seat, routesFrom(BOARD, view, squareAt(BOARD, 1, row)), points)?.gain ?? 0)
  return at(legal, gains.indexOf(Math.max(...gains)))
}

export function drive(view: View, { points }: StepSeen<'drive'>, seat: Seat, legal: readonly Command[]): Command {
  const look = legal.find(({ kind }) => kind === 'look')
  if (look !== undefined) return look // it costs nothing
  const here = truckOf(view, seat)
  const routes = routesFrom(BOARD, view, here)
  const plan = bestPlan(view, seat, routes, points)
  const step = plan === undefined || plan.target === here ? undefined : stepOn(view, routes, plan.target, points)
  const moved = step === undefined ? undefined : legal.find(command => command.kind === 'moveTruck' && command.to === step)
  if (moved !== undefined && !trainFirst(view, seat, points, plan)) return moved
  const train = legal.find(({ kind }) => kind === 'moveTrain')
  if (train !== undefined) return train
  return moved ?? bestSpecial(view, seat, legal) ?? legal.find(({ kind }) => kind === 'endTurn') ?? at(legal, 0)
}

/** The first square on the way, if the truck can then still come to rest this turn. */
function stepOn(view: View, routes: Routes, target: Square, points: number): Square | undefined {
  const way = wayTo(routes, target)
  const rests = way.some(square => at(routes.cost, square) <= points && mayStand(view, square))
  return rests ? way[0] : undefined
}

/** A derrick whose oil would be lost or cost a fee, within reach of the locomotive, comes before a new one far away. */
function trainFirst(view: View, seat: Seat, points: number, plan: Plan | undefined): boolean {
  if (!mayStand(view, truckOf(view, seat))) return false
  const needed = view.wells
    .filter(well => well.owner === seat && well.state === 'derrick')
    .map(well => pointsToColumn(view, seat, columnOf(BOARD, well.square)))
    .filter(cost => cost > 0)
  const nearest = Math.min(...needed)
  return nearest <= points && (plan === undefined || plan.points > points - nearest)
}
