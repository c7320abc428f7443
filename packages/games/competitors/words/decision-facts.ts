/** What the sentences of decisions need to know in every language. */
import { type Seat, top } from '@wildcat/kernel'
import { hasAdvantageIn, type Levy, leviesAt } from '../bases.ts'
import type { CommandOf } from '../commands.ts'
import { CROSSING_FEE, POINTS } from '../components.ts'
import { isCrossing } from '../content/crossings.ts'
import { GOODS, type Goods } from '../content/goods.ts'
import type { Hex } from '../content/kinds.ts'
import type { Op } from '../content/ops.ts'
import type { Territory } from '../content/territories.ts'
import { vpBetween } from '../content/victory-points.ts'
import { drawsCustoms } from '../customs-due.ts'
import { landDistance } from '../distances.ts'
import { findSigned, isDelivery, type SeenJourney, unitOf } from '../journeys.ts'
import { factsOf, farLandEnd, farSeaEnd } from '../map.ts'
import { canCover } from '../money.ts'
import { allowedTm, pointsLeft } from '../points.ts'
import type { StepSeen as StepOf, Vehicle, View } from '../state.ts'
import { isOnStrike, isRefused, journeyFor, type Planned, planStep } from '../step-check.ts'
import { continentsOf, kindOf, outermost, placeOf } from '../vehicles.ts'
import { shipDistance } from './situation-facts.ts'

export const stepNow = ({ agenda }: View): View['agenda'][number] | undefined => top(agenda)
export type SeenOffer = View['offers'][number]
export const offerOf = ({ offers }: View, id: number): SeenOffer | undefined => offers.find(each => each.id === id)
export type SeenAuction = View['auctions'][number]
export const auctionOf = ({ auctions }: View, seller: Seat): SeenAuction | undefined => auctions.find(each => each.seller === seller)

/** [COM-C6] */
export const vpOf = ({ options }: View, sender: Territory, recipient: Territory): number =>
  vpBetween(options.vpTable, factsOf(sender).continent, factsOf(recipient).continent)

/** [COM-4.2] Why no vehicle that its symbol allows could carry it; undefined: one might. */
export function whyNeverDelivered(
  contract: Goods,
  sender: Territory,
  recipient: Territory,
): 'way' | 'port' | 'airport' | 'far' | undefined {
  const { vehicle, tm } = GOODS[contract]
  if (vehicle === 'any') return undefined
  if (vehicle === 'plane') return [sender, recipient].some(state => factsOf(state).airport === 'none') ? 'airport' : undefined
  const points = vehicle === 'truck' ? landDistance(sender, recipient) : shipDistance(sender, recipient)
  if (points === undefined) return 'port'
  if (points === Number.POSITIVE_INFINITY) return 'way'
  return points > tm * POINTS[vehicle] ? 'far' : undefined
}

/** What a step is called, what it costs and what waits where it leads. */
export interface StepFacts {
  readonly by: 'drive' | 'enter' | 'sail' | 'dock' | 'fly' | 'land'
  readonly points: number
  readonly tm: number | undefined // that it begins, from the second on
  readonly fuel: number
  readonly levies: readonly Levy[]
  readonly customs: boolean
  readonly event: boolean
  readonly arrives: boolean
}

export function stepFacts(view: View, seat: Seat, { vehicle, to }: CommandOf<'step'>): StepFacts {
  const by = byOf(vehicle, to)
  const journey = journeyFor(view, seat, vehicle)
  const plan = planStep(view, journey, vehicle, to)
  if (isRefused(plan)) return { by, points: 0, tm: undefined, fuel: 0, levies: [], customs: false, event: false, arrives: false }
  const { way, payment, fuel } = plan
  const state = way.enters
  return {
    by,
    points: way.cost,
    tm: payment.how === 'now' || journey.tm === 0 ? undefined : journey.tm + 1,
    fuel,
    levies: state === 'none' ? [] : leviesAt(view, seat, state),
    customs: isDelivery(journey) && !journey.delivery.noCustoms && drawsCustoms(view, seat, vehicle, way),
    event: isEventDue(journey, vehicle, plan),
    arrives: state !== 'none' && isDelivery(journey) && findSigned(view, journey.delivery.signed)?.signed.recipient === state,
  }
}
function byOf(vehicle: number, to: CommandOf<'step'>['to']): StepFacts['by'] {
  const kind = kindOf(vehicle)
  if (typeof to === 'number') return kind === 'plane' ? 'fly' : 'sail'
  if (isCrossing(to)) return 'enter'
  return kind === 'truck' ? 'drive' : kind === 'ship' ? 'dock' : 'land'
}
/** [COM-7.2] A truck rolls where its T.M. ends, ships and planes where they dock or land. */
function isEventDue(journey: SeenJourney, vehicle: number, { way: { enters }, payment: { left, how } }: Planned): boolean {
  if (enters === 'none' || !factsOf(enters).redFlag || journey.events.includes(enters)) return false
  return kindOf(vehicle) !== 'truck' || left === 0 || how === 'both'
}

/** How far a journey has come: for the question and for what ends it. */
interface Progress {
  readonly tm: number // begun so far
  readonly allowed: number
  readonly open: boolean
  readonly left: number // points of the T.M. under way for the vehicle that moves
}
export function progressOf(view: View, journey: SeenJourney): Progress {
  const unit = unitOf(view, journey)
  return { tm: journey.tm, allowed: allowedTm(journey), open: journey.open, left: pointsLeft(journey, kindOf(unit)) }
}

/** [COM-5.2] Where a vehicle that is put off its crossing comes to, and what that costs. */
interface WayOff {
  readonly vehicle: Vehicle
  readonly to: Territory | Hex
  readonly euro: number
}
export function wayOffOf(view: View): WayOff | undefined {
  if (view.journey === 'none') return undefined
  const vehicle = unitOf(view, view.journey)
  const kind = kindOf(vehicle)
  const place = placeOf(view, vehicle)
  if (place.kind !== 'crossing' || kind === 'plane') return undefined
  const { crossing, from } = place
  const far = typeof from === 'number' ? farSeaEnd(crossing, from) : farLandEnd(crossing, from)
  const isOpen = typeof far === 'number' || !isOnStrike(view, far)
  const fee = CROSSING_FEE[kind]
  return isOpen && canCover(view, view.journey.seat, fee) ? { vehicle, to: far, euro: fee } : { vehicle, to: from, euro: 0 }
}

/** What an option of a card really costs: [COM-C7] Ufficio legale halves what customs cards take. */
export function optionOf(view: View, { seat, options, source, vehicle }: StepOf<'choose'>, option: number): readonly Op[] {
  const isHalved = source === 'customs' && hasAdvantageIn(view, seat, 'halfPayments', continentsOf(placeOf(view, outermost(view, vehicle))))
  const ops = options[option] ?? []
  return isHalved ? ops.map(op => (op.op === 'pay' || op.op === 'fine' ? { ...op, euro: op.euro / 2 } : op)) : ops
}
