/** [COM-5.1, COM-5.8] One account of movement points for every Move and delivery. */
import type { Rejection } from '@wildcat/kernel'
import { POINTS } from './components.ts'
import type { VehicleKind } from './content/kinds.ts'
import { no } from './rules.ts'
import type { Journey, Points, View } from './state.ts'

type SeenJourney = Exclude<View['journey'], 'none'>

/** A T.M. has so many points in all, and of these so many for ships and planes. */
const FULL: Points = { all: POINTS.truck, ship: POINTS.ship, plane: POINTS.plane }
export const NONE: Points = { all: 0, ship: 0, plane: 0 }

const less = (points: Points, n: number): Points => ({
  all: points.all - n,
  ship: Math.max(0, points.ship - n),
  plane: Math.max(0, points.plane - n),
})
interface Fresh {
  readonly limits: Points
  readonly debt: number
}
const WHOLE: Fresh = { limits: FULL, debt: 0 }
/** What a T.M. has that begins with a debt, and what of the debt is left for the one after it. */
function nextTm(debt: number): Fresh {
  if (debt === 0) return WHOLE
  const taken = Math.min(debt, FULL.all)
  return { limits: less(FULL, taken), debt: debt - taken }
}

const ofKind = (points: Points, kind: VehicleKind): number => (kind === 'truck' ? points.all : points[kind])
const leftOf = (limits: Points, used: Points, kind: VehicleKind): number =>
  Math.min(limits.all - used.all, ofKind(limits, kind) - ofKind(used, kind))

export const allowedTm = ({ delivery }: SeenJourney): number => (delivery === 'none' ? 1 : delivery.allowed)
/** Points that a vehicle of this kind can still use in the T.M. under way. */
export const pointsLeft = ({ open, limits, used }: SeenJourney, kind: VehicleKind): number => (open ? leftOf(limits, used, kind) : 0)
/** The same, in all T.M. that are left of the action. */
export function pointsToCome(journey: SeenJourney, kind: VehicleKind): number {
  let points = pointsLeft(journey, kind)
  let { debt } = journey
  for (let tm = journey.tm; tm < allowedTm(journey); tm++) {
    const next = nextTm(debt)
    points += Math.min(next.limits.all, ofKind(next.limits, kind))
    debt = next.debt
  }
  return points
}

/** How a step is paid: from this T.M., from a new one (the last has ended or ends first), or from both. */
export interface Payment {
  readonly how: 'now' | 'begin' | 'endFirst' | 'both'
  readonly now: number // points of the T.M. under way
  readonly next: number // points of the next one
  readonly left: number // for this kind in the T.M. in which the vehicle is after the step
}

/** [COM-4.9, COM-5.1] */
export function paymentOf(journey: SeenJourney, kind: VehicleKind, cost: number): Payment | Rejection {
  const left = pointsLeft(journey, kind)
  if (journey.open && left >= cost) return { how: 'now', now: cost, next: 0, left: left - cost }
  const isMove = journey.delivery === 'none'
  if (journey.tm >= allowedTm(journey)) return no(journey.open ? 'noPointsLeft' : 'noTmLeft', { points: cost })
  const { limits } = nextTm(journey.debt)
  const both = kind === 'truck' && left > 0 && !isMove
  const next = both ? cost - left : cost
  const available = Math.min(limits.all, ofKind(limits, kind))
  if (available < next) return no(isMove ? 'noPointsLeft' : 'twoTmNeeded', { points: cost })
  const rest = available - next
  if (both) return { how: 'both', now: left, next, left: rest }
  return { how: journey.open ? 'endFirst' : 'begin', now: 0, next, left: rest }
}

export function beginTm(journey: Journey): void {
  const { limits, debt } = nextTm(journey.debt)
  journey.tm++
  journey.open = true
  journey.limits = limits
  journey.debt = debt
  journey.used = NONE
  journey.fuelled = []
}

export function usePoints(journey: Journey, kind: VehicleKind, n: number): void {
  const { all, ship, plane } = journey.used
  journey.used = { all: all + n, ship: kind === 'ship' ? ship + n : ship, plane: kind === 'plane' ? plane + n : plane }
}

/** Points gained; with no T.M. under way they are added to the next one. */
export function gainPoints(journey: Journey, n: number): void {
  if (journey.open) journey.limits = less(journey.limits, -n)
  else journey.debt -= n
}

/** Points lost: now as far as this kind could still have used them, the rest in the next T.M. */
export function losePoints(journey: Journey, kind: VehicleKind, n: number): void {
  const now = Math.min(n, Math.max(0, pointsLeft(journey, kind)))
  const { limits, used } = journey
  const lowered = (of: keyof Points) => Math.max(used[of], limits[of] - now)
  if (now > 0) journey.limits = { all: lowered('all'), ship: lowered('ship'), plane: lowered('plane') }
  journey.debt += n - now
}
