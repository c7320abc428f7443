/** Where to send the truck, and what to leave for the train. */
import { at, type Seat, turnOrder } from '@wildcat/kernel'
import {
  areNeighbours,
  BUILDING_COST,
  type BuildCommand,
  type DrivingCommand,
  mayBeSeen,
  mayStand,
  neighbours,
  type Routes,
  routesFrom,
  type Square,
  truckOf,
  wayTo,
} from '../index.ts'
import { type Outlook, ownDerricks } from './outlook.ts'
import { feesOwed, POINT, pointsToSpace, profit, type Site, sites } from './sites.ts'

/** How often a site is still free after a rival beside it could have built there. */
const LEFT_OVER = 0.25

export interface Plan {
  readonly site: number // its place in `wells`
  readonly from: Square // where the truck should stand
  readonly points: number // to get there
  readonly gain: number
}

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
  const { view, country } = outlook
  const found: Plan[] = []
  if (at(view.stock, seat) === 0) return found
  const taken = squaresTaken(outlook)
  const before = buildersBefore(outlook, seat)
  const fees = feesByPoints(outlook, seat)
  for (const { site, index } of sites(outlook)) {
    if (at(view.money, seat) < BUILDING_COST[site.kind]) continue
    const chance = before.some(rival => mayBuild(outlook, rival, site)) ? LEFT_OVER : 1
    for (const from of neighbours(country.board, site.square)) {
      const cost = at(routes.cost, from)
      if (cost === Number.POSITIVE_INFINITY || taken.has(from)) continue
      const turns = Math.max(1, Math.ceil(cost / Math.max(1, points)))
      const left = Math.max(0, points - cost)
      const gain = (profit(outlook, seat, site, left, fees(left)) * chance - cost * POINT) / turns
      if (gain > 0) found.push({ site: index, from, points: cost, gain })
    }
  }
  return found
}

/** Where no truck may rest. */
function squaresTaken({ view }: Outlook): ReadonlySet<Square> {
  const taken = new Set<Square>()
  for (const { square, state } of view.wells) if (state !== 'dry') taken.add(square)
  return taken
}

/** Rivals who build before us, if they can. */
const buildersBefore = ({ view }: Outlook, seat: Seat): Seat[] => {
  const order = turnOrder(view)
  return order.slice(0, order.indexOf(seat)).filter(each => at(view.stock, each) > 0)
}
/** Rivals who stand beside a site and build before us will mostly take it. */
function mayBuild({ view, country }: Outlook, rival: Seat, { square, kind }: Site): boolean {
  const truck = at(view.trucks, rival)
  return truck !== 'off' && at(view.money, rival) >= BUILDING_COST[kind] && areNeighbours(country.board, truck, square)
}

function feesByPoints(outlook: Outlook, seat: Seat): (points: number) => number {
  const known: number[] = []
  return points => (known[points] ??= feesOwed(outlook, seat, points))
}

export const routesOver = ({ view, country }: Outlook, from: Square): Routes => routesFrom(country.board, view, from)

/** What a place for the truck promises. */
export const placing = (outlook: Outlook, seat: Seat, square: Square, points: number): number =>
  bestPlan(outlook, seat, routesOver(outlook, square), points)?.gain ?? 0

type Move = Extract<DrivingCommand, { kind: 'moveTruck' | 'moveTrain' }> | BuildCommand

/** A derrick where the truck has arrived, a step of the truck or of the train; undefined where none is allowed or helps. */
export const drive = (outlook: Outlook, seat: Seat, points: number, legal: readonly Move[]): Move | undefined =>
  courseOf(outlook, seat, points, legal).move

interface Course {
  readonly routes: Routes
  readonly plan: Plan | undefined
  readonly move: Move | undefined
}
function courseOf(outlook: Outlook, seat: Seat, points: number, legal: readonly Move[]): Course {
  const { view } = outlook
  const here = truckOf(view, seat)
  const routes = routesOver(outlook, here)
  const plan = bestPlan(outlook, seat, routes, points)
  const built = plan?.from === here ? legal.find(command => command.kind === 'build' && command.well === plan.site) : undefined
  if (built !== undefined) return { routes, plan, move: built }
  const step = plan === undefined || plan.from === here ? undefined : stepOn(outlook, routes, plan.from, points)
  const moved = step === undefined ? undefined : legal.find(command => command.kind === 'moveTruck' && command.to === step)
  if (moved !== undefined && !trainFirst(outlook, seat, points, plan)) return { routes, plan, move: moved }
  return { routes, plan, move: legal.find(({ kind }) => kind === 'moveTrain') ?? moved }
}

/** The same in one go, for who plays on in thought: as far as it goes, or until there is something to look at on the way. */
export function driveFar(outlook: Outlook, seat: Seat, points: number, legal: readonly Move[]): readonly Move[] {
  const { view } = outlook
  const { routes, plan, move } = courseOf(outlook, seat, points, legal)
  if (move === undefined) return []
  const isThere = plan === undefined || plan.from === routes.from
  if (move.kind === 'moveTrain' && isThere) return rides(outlook, seat, points)
  if (move.kind !== 'moveTruck' || isThere) return [move]
  const reached = wayTo(routes, plan.from).filter(square => at(routes.cost, square) <= points)
  const look = reached.findIndex(square => mayStand(view, square) && canLook(outlook, seat, square))
  const end = look === -1 ? reached.findLastIndex(square => mayStand(view, square)) : look
  return reached.slice(0, end + 1).map(to => ({ kind: 'moveTruck', to }))
}
const canLook = ({ view, country }: Outlook, seat: Seat, square: Square): boolean =>
  view.wells.some(well => mayBeSeen(well, seat) && areNeighbours(country.board, well.square, square))

/** The train as far as the points go. */
export function rides({ view, country: { track } }: Outlook, seat: Seat, points: number): { kind: 'moveTrain' }[] {
  const found: { kind: 'moveTrain' }[] = []
  let left = points
  for (let space = at(view.trains, seat) + 1; space <= track.last && track.cost(space) <= left; space++) {
    left -= track.cost(space)
    found.push({ kind: 'moveTrain' })
  }
  return found
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
