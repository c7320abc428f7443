/** Where to send the truck, and what to leave for the train. */
import { at, type Seat, turnOrder } from '@wildcat/kernel'
import {
  areNeighbours,
  BUILDING_COST,
  type BuildCommand,
  type DrivingCommand,
  mayStand,
  neighbours,
  type Routes,
  routesFrom,
  type Square,
  truckOf,
  wayTo,
} from '../index.ts'
import { type Outlook, ownDerricks } from './outlook.ts'
import { POINT, pointsToSpace, profit, type Site, sites } from './sites.ts'

/** How often a site is still free after a rival beside it could have built there. */
const LEFT_OVER = 0.25

export interface Plan {
  readonly site: number // its place in `wells`
  readonly from: Square // where the truck should stand
  readonly points: number // to get there
  readonly gain: number
}

/** Squares beside a site where a truck may rest. */
const standsBeside = ({ view, country }: Outlook, site: Square): Square[] =>
  neighbours(country.board, site).filter(square => mayStand(view, square))

/** The best place to build from, with the points of this turn or of several. */
export function bestPlan(outlook: Outlook, seat: Seat, routes: Routes, points: number): Plan | undefined {
  let best: Plan | undefined
  for (const plan of planned(outlook, seat, routes, points)) if (best === undefined || plan.gain > best.gain) best = plan
  return best
}

/** All of them, one for each site, the best first. */
export function plansFrom(outlook: Outlook, seat: Seat, routes: Routes, points: number): Plan[] {
  const bySite = new Map<number, Plan>()
  for (const plan of planned(outlook, seat, routes, points)) {
    if (plan.gain > (bySite.get(plan.site)?.gain ?? 0)) bySite.set(plan.site, plan)
  }
  return [...bySite.values()].sort((one, other) => other.gain - one.gain)
}

/** Whatever gains anything. */
function planned(outlook: Outlook, seat: Seat, routes: Routes, points: number): Plan[] {
  const { view } = outlook
  const found: Plan[] = []
  if (at(view.stock, seat) === 0) return found
  for (const { site, index } of sites(outlook)) {
    if (at(view.money, seat) < BUILDING_COST[site.kind]) continue
    const chance = chanceToBuild(outlook, seat, site)
    for (const from of standsBeside(outlook, site.square)) {
      const cost = at(routes.cost, from)
      if (cost === Number.POSITIVE_INFINITY) continue
      const turns = Math.max(1, Math.ceil(cost / Math.max(1, points)))
      const gain = (profit(outlook, seat, site, Math.max(0, points - cost)) * chance - cost * POINT) / turns
      if (gain > 0) found.push({ site: index, from, points: cost, gain })
    }
  }
  return found
}

/** Rivals who stand beside a site and build before us will mostly take it. */
function chanceToBuild({ view, country }: Outlook, seat: Seat, { square, kind }: Site): number {
  const order = turnOrder(view)
  const first = order.slice(0, order.indexOf(seat)).filter(each => {
    const truck = at(view.trucks, each)
    return truck !== 'off' && areNeighbours(country.board, truck, square)
  })
  return first.some(each => at(view.stock, each) > 0 && at(view.money, each) >= BUILDING_COST[kind]) ? LEFT_OVER : 1
}

export const routesOver = ({ view, country }: Outlook, from: Square): Routes => routesFrom(country.board, view, from)

/** What a place for the truck promises. */
export const placing = (outlook: Outlook, seat: Seat, square: Square, points: number): number =>
  bestPlan(outlook, seat, routesOver(outlook, square), points)?.gain ?? 0

type Move = Extract<DrivingCommand, { kind: 'moveTruck' | 'moveTrain' }> | BuildCommand

/** A derrick where the truck has arrived, a step of the truck or of the train; undefined where none is allowed or helps. */
export function drive(outlook: Outlook, seat: Seat, points: number, legal: readonly Move[]): Move | undefined {
  const { view } = outlook
  const here = truckOf(view, seat)
  const routes = routesOver(outlook, here)
  const plan = bestPlan(outlook, seat, routes, points)
  const built = plan?.from === here ? legal.find(command => command.kind === 'build' && command.well === plan.site) : undefined
  if (built !== undefined) return built
  const step = plan === undefined || plan.from === here ? undefined : stepOn(outlook, routes, plan.from, points)
  const moved = step === undefined ? undefined : legal.find(command => command.kind === 'moveTruck' && command.to === step)
  if (moved !== undefined && !trainFirst(outlook, seat, points, plan)) return moved
  return legal.find(({ kind }) => kind === 'moveTrain') ?? moved
}

/** The first square on the way, if the truck can then still come to rest this turn. */
function stepOn({ view }: Outlook, routes: Routes, target: Square, points: number): Square | undefined {
  const way = wayTo(routes, target)
  const rests = way.some(square => at(routes.cost, square) <= points && mayStand(view, square))
  return rests ? way[0] : undefined
}

/** A derrick whose oil would be lost or cost a fee, within reach of the train, comes before a new one far away. */
function trainFirst(outlook: Outlook, seat: Seat, points: number, plan: Plan | undefined): boolean {
  const { view, spaceOf } = outlook
  if (!mayStand(view, truckOf(view, seat))) return false
  const needed = ownDerricks(view, seat)
    .map(well => pointsToSpace(outlook, seat, spaceOf(well.square)))
    .filter(cost => cost > 0)
  const nearest = Math.min(...needed)
  return nearest <= points && (plan === undefined || plan.points > points - nearest)
}
