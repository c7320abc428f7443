/** A Move or a delivery under way: who moves, where the goods are. */
import { at, type Seat } from '@wildcat/kernel'
import { sitesWith } from './bases.ts'
import { GOODS } from './content/goods.ts'
import type { VehicleKind } from './content/kinds.ts'
import type { Territory } from './content/territories.ts'
import { NONE } from './points.ts'
import type { Delivery, Journey, State, Vehicle, View } from './state.ts'
import { kindOf, outermost, ownerOf, stateOf } from './vehicles.ts'

export type SeenJourney = Exclude<View['journey'], 'none'>
export type SeenSigned = View['signed'][number][number]

export const isDelivery = (journey: View['journey']): journey is SeenJourney & { readonly delivery: Delivery } =>
  journey !== 'none' && journey.delivery !== 'none'

/** The delivery under way, to be changed. */
export const deliveryIn = ({ journey }: State): { readonly journey: Journey; readonly delivery: Delivery } | undefined =>
  journey === 'none' || journey.delivery === 'none' ? undefined : { journey, delivery: journey.delivery }
export function journeyIn({ journey }: State): Journey {
  if (journey === 'none') throw new Error('nobody is on the way')
  return journey
}

const begun = (view: View, seat: Seat, vehicle: Vehicle, delivery: Journey['delivery']): Journey => ({
  seat,
  vehicle,
  tm: 0,
  open: false,
  limits: NONE,
  used: NONE,
  debt: 0,
  fuelled: [],
  freeFuel: startsAtWorkshop(view, seat, vehicle),
  taken: [vehicle],
  events: [],
  steps: 0,
  delivery,
})
/** [COM-C7] Officina. */
function startsAtWorkshop(view: View, seat: Seat, vehicle: Vehicle): boolean {
  const state = stateOf(view, vehicle)
  return ownerOf(vehicle) === seat && state !== undefined && sitesWith(view, seat, 'freeFuel').includes(state)
}

export const newMove = (view: View, seat: Seat, vehicle: Vehicle): Journey => begun(view, seat, vehicle, 'none')
export const newDelivery = (view: View, seat: Seat, vehicle: Vehicle, signed: number, allowed: number): Journey =>
  begun(view, seat, vehicle, {
    signed,
    holder: vehicle,
    allowed,
    symbols: [kindOf(vehicle), 'any'],
    legality: 'unknown',
    noCustoms: false,
    tippedOff: false,
    untipped: false,
  })

/** What moves: the vehicle of a Move, or what holds the goods or carries what holds them. */
export const unitOf = (view: View, { vehicle, delivery }: SeenJourney): Vehicle =>
  outermost(view, delivery === 'none' ? vehicle : delivery.holder)

export const signedOf = (view: View, seat: Seat, id: number): SeenSigned | undefined => at(view.signed, seat).find(each => each.id === id)
/** Who has signed it, and what. */
export function findSigned({ signed }: View, id: number): { readonly seat: Seat; readonly signed: SeenSigned } | undefined {
  for (const [seat, list] of signed.entries()) for (const each of list) if (each.id === id) return { seat, signed: each }
  return undefined
}

/** [COM-4.8] Are the goods in the recipient's state? Lying in the port's hex is not arrival. */
export function hasArrived(view: View, journey: SeenJourney): boolean {
  if (journey.delivery === 'none') return false
  const { holder, signed } = journey.delivery
  return stateOf(view, holder) === recipientOf(view, journey.seat, signed)
}
const recipientOf = (view: View, seat: Seat, id: number): Territory | undefined => signedOf(view, seat, id)?.recipient

/** [COM-5.7] May goods with this symbol be in a vehicle of this kind, aboard another or not? */
export const fitsSymbol = (symbol: VehicleKind | 'any', kind: VehicleKind, aboard: boolean): boolean =>
  symbol === 'any' || (symbol === kind && !aboard)

/** The vehicle symbol of an own contract; of one that is hidden: 'any', since nobody asks. */
export const symbolOf = ({ contract }: SeenSigned): VehicleKind | 'any' => (contract === null ? 'any' : GOODS[contract].vehicle)

/** From now on this vehicle belongs to the journey. */
export function takePart({ taken }: Journey, vehicle: Vehicle): void {
  if (!taken.includes(vehicle)) taken.push(vehicle)
}
