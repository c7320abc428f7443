/** What the board shows while pieces move, and how what happens changes it. */
import {
  CROSSINGS,
  type Destination,
  type Event,
  factsOf,
  isCrossing,
  kindOf,
  type Place,
  type Special,
  type Territory,
  type Vehicle,
  type View,
} from '@wildcat/competitors/board'
import { at, type Seat } from '@wildcat/kernel'

export type Shown = Pick<View, 'round' | 'turn' | 'money' | 'vp' | 'fleet' | 'bases' | 'weather'>
type Told<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>

const put = <X>(list: readonly X[], place: number, value: X): readonly X[] => list.map((each, n) => (n === place ? value : each))

export const paid = (shown: Shown, seat: Seat, euro: number): Shown => ({
  ...shown,
  money: put(shown.money, seat, at(shown.money, seat) + euro),
})
const scored = (shown: Shown, seat: Seat, total: number): Shown => ({ ...shown, vp: put(shown.vp, seat, total) })
const standing = (shown: Shown, vehicle: Vehicle, place: Place): Shown => ({
  ...shown,
  fleet: put(shown.fleet, vehicle, { ...at(shown.fleet, vehicle), place }),
})
const inState = (state: Territory): Place => ({ kind: 'state', state })

/** Where a step leads: onto a crossing a ship comes from a hex, even out of port. */
function placeAfter(vehicle: Vehicle, from: Place, to: Destination): Place {
  if (typeof to === 'number') return { kind: 'hex', hex: to }
  if (!isCrossing(to)) return inState(to)
  if (from.kind === 'hex') return { kind: 'crossing', crossing: to, from: from.hex }
  if (from.kind !== 'state') return { kind: 'crossing', crossing: to, from: 0 }
  const { port } = factsOf(from.state)
  const isShip = kindOf(vehicle) === 'ship' && CROSSINGS[to].ship !== 'none'
  return { kind: 'crossing', crossing: to, from: isShip && port !== 'none' ? port : from.state }
}

const withBase = (shown: Shown, seat: Seat, state: Territory): Shown => ({
  ...shown,
  bases: put(shown.bases, seat, [...at(shown.bases, seat), { state, advantages: [] }]),
})
const withoutBase = (shown: Shown, seat: Seat, state: Territory): Shown => ({
  ...shown,
  bases: put(
    shown.bases,
    seat,
    at(shown.bases, seat).filter((base, n) => n === 0 || base.state !== state),
  ),
})
const withCards = (shown: Shown, seat: Seat, state: Territory, change: (cards: readonly Special[]) => readonly Special[]): Shown => ({
  ...shown,
  bases: put(
    shown.bases,
    seat,
    at(shown.bases, seat).map(base => (base.state === state ? { ...base, advantages: change(base.advantages) } : base)),
  ),
})
const withoutOne = <X>(list: readonly X[], one: X): readonly X[] => {
  const place = list.indexOf(one)
  return list.filter((_, n) => n !== place)
}

export const after = {
  hqChosen: (shown: Shown, { seat, hq }: Told<'hqChosen'>): Shown => withBase(shown, seat, hq),
  weatherRolled: (shown: Shown, { continent, roll }: Told<'weatherRolled'>): Shown => ({ ...shown, weather: { continent, roll } }),
  blownHome: (shown: Shown, { vehicle, to }: Told<'blownHome'>): Shown => standing(shown, vehicle, inState(to)),
  vehicleBought: (shown: Shown, { seat, vehicle, at: where, euro }: Told<'vehicleBought'>): Shown =>
    standing(paid(shown, seat, -euro), vehicle, inState(where)),
  vehicleSold: (shown: Shown, { seat, vehicle, euro }: Told<'vehicleSold'>): Shown =>
    standing(paid(shown, seat, euro), vehicle, { kind: 'stock' }),
  branchBought: (shown: Shown, { seat, state, euro }: Told<'branchBought'>): Shown => withBase(paid(shown, seat, -euro), seat, state),
  branchSold: (shown: Shown, { seat, state, euro }: Told<'branchSold'>): Shown => withoutBase(paid(shown, seat, euro), seat, state),
  vehiclePlaced: (shown: Shown, { vehicle, at: where }: Told<'vehiclePlaced'>): Shown => standing(shown, vehicle, inState(where)),
  stepTaken: (shown: Shown, { seat, vehicle, from, to, fuel }: Told<'stepTaken'>): Shown =>
    standing(paid(shown, seat, -fuel), vehicle, placeAfter(vehicle, from, to)),
  taxPaid: (shown: Shown, { seat, to, euro }: Told<'taxPaid'>): Shown => paid(paid(shown, seat, -euro), to, euro),
  boarded: (shown: Shown, { truck, carrier }: Told<'boarded'>): Shown => standing(shown, truck, { kind: 'aboard', carrier }),
  left: (shown: Shown, { truck, state }: Told<'left'>): Shown => standing(shown, truck, inState(state)),
  sentBack: (shown: Shown, { vehicle, to }: Told<'sentBack'>): Shown => standing(shown, vehicle, inState(to)),
  putOffCrossing: (shown: Shown, { seat, vehicle, to, euro }: Told<'putOffCrossing'>): Shown =>
    standing(paid(shown, seat, -euro), vehicle, typeof to === 'number' ? { kind: 'hex', hex: to } : inState(to)),
  delivered: (shown: Shown, { seat, pay, total }: Told<'delivered'>): Shown => scored(paid(shown, seat, pay), seat, total),
  deliveryFailed: (shown: Shown, { seat, total }: Told<'deliveryFailed'>): Shown => scored(shown, seat, total),
  seized: (shown: Shown, { vehicle }: Told<'seized'>): Shown => standing(shown, vehicle, { kind: 'stock' }),
  attached: (shown: Shown, { seat, card, at: where }: Told<'attached'>): Shown => withCards(shown, seat, where, cards => [...cards, card]),
  revoked: (shown: Shown, { of, state, card }: Told<'revoked'>): Shown => withCards(shown, of, state, cards => withoutOne(cards, card)),
}
