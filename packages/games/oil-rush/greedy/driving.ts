/** Where to send the truck, and what to leave for the train. */
import { at, type Seat, turnOrder } from '@wildcat/kernel'
import {
  areNeighbours,
  BUILDING_COST,
  type BuildCommand,
  type DrivingCommand,
  isDerrickOf,
  mayStand,
  neighbours,
  type Routes,
  routesFrom,
  type Square,
  truckOf,
  wayTo,
} from '../index.ts'
import type { Outlook } from './outlook.ts'
import { feesOwed, isSite, POINT, pointsToSpace, profit, type Site } from './sites.ts'

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
  eachPlan(outlook, seat, routes, points, (site, from, gain) => {
    if (best === undefined || gain > best.gain) best = { site, from, points: at(routes.cost, from), gain }
  })
  return best
}

/** All of them, one for each site, the best first. */
export function plansFrom(outlook: Outlook, seat: Seat, routes: Routes, points: number): Plan[] {
  const bySite = new Map<number, Plan>()
  eachPlan(outlook, seat, routes, points, (site, from, gain) => {
    if (gain > (bySite.get(site)?.gain ?? 0)) bySite.set(site, { site, from, points: at(routes.cost, from), gain })
  })
  return [...bySite.values()].sort((one, other) => other.gain - one.gain)
}

type OnPlan = (site: number, from: Square, gain: number) => void

/** Whatever gains anything. What is the same for all places around a site is worked out once: this is asked for more than anything else. */
function eachPlan(outlook: Outlook, seat: Seat, routes: Routes, points: number, found: OnPlan): void {
  const { view, country } = outlook
  if (at(view.stock, seat) === 0) return
  const taken = squaresTaken(outlook)
  const before = buildersBefore(outlook, seat)
  const fees = feesByPoints(outlook, seat)
  const money = at(view.money, seat)
  view.wells.forEach((site, index) => {
    if (!isSite(site) || money < BUILDING_COST[site.kind]) return
    const chance = before.some(rival => mayBuild(outlook, rival, site)) ? LEFT_OVER : 1
    let left = -1
    let worth = 0
    for (const from of neighbours(country.board, site.square)) {
      const cost = at(routes.cost, from)
      if (cost === Number.POSITIVE_INFINITY || taken[from] === 1) continue
      const turns = Math.max(1, Math.ceil(cost / Math.max(1, points)))
      const more = Math.max(0, points - cost)
      if (more !== left) worth = profit(outlook, seat, site, more, fees(more)) * chance
      left = more
      const gain = (worth - cost * POINT) / turns
      if (gain > 0) found(index, from, gain)
    }
  })
}

/** Where no truck may rest: 1, by square. */
function squaresTaken({ view, country }: Outlook): Uint8Array {
  const taken = new Uint8Array(country.board.cost.length)
  for (const { square, state } of view.wells) if (state !== 'dry') taken[square] = 1
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

export type Move = Extract<DrivingCommand, { kind: 'moveTruck' | 'moveTrain' }> | BuildCommand

/** A derrick where the truck has arrived, a step of the truck or of the train; undefined where none is allowed or helps. */
export const drive = (outlook: Outlook, seat: Seat, points: number, legal: readonly Move[]): Move | undefined =>
  nextMoveOf(outlook, seat, points, legal)?.move

interface NextMove {
  readonly routes: Routes
  readonly plan: Plan | undefined
  readonly move: Move | undefined
  readonly trainFirst: number // points that go to the train before the truck moves on
}
export function nextMoveOf(outlook: Outlook, seat: Seat, points: number, legal: readonly Move[]): NextMove | undefined {
  if (legal.length === 0) return undefined
  const { view } = outlook
  const here = truckOf(view, seat)
  const routes = routesOver(outlook, here)
  const plan = bestPlan(outlook, seat, routes, points)
  const built = plan?.from === here ? legal.find(command => command.kind === 'build' && command.well === plan.site) : undefined
  if (built !== undefined) return { routes, plan, move: built, trainFirst: 0 }
  const step = plan === undefined || plan.from === here ? undefined : stepOn(outlook, routes, plan.from, points)
  const moved = step === undefined ? undefined : legal.find(command => command.kind === 'moveTruck' && command.to === step)
  const trainFirst = moved === undefined ? 0 : pointsForTrainFirst(outlook, seat, points, plan)
  if (moved !== undefined && trainFirst === 0) return { routes, plan, move: moved, trainFirst }
  return { routes, plan, move: legal.find(({ kind }) => kind === 'moveTrain') ?? moved, trainFirst }
}

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

/** A derrick whose oil would be lost or cost a fee, within reach of the train, comes before a new one far away: so many points; 0 if not. */
function pointsForTrainFirst(outlook: Outlook, seat: Seat, points: number, plan: Plan | undefined): number {
  const { view, spaceOf } = outlook
  if (!mayStand(view, truckOf(view, seat))) return 0
  let nearest = Number.POSITIVE_INFINITY
  for (const well of view.wells) {
    if (!isDerrickOf(well, seat)) continue
    const cost = pointsToSpace(outlook, seat, spaceOf(well.square))
    if (cost > 0 && cost < nearest) nearest = cost
  }
  return nearest <= points && (plan === undefined || plan.points > points - nearest) ? nearest : 0
}
