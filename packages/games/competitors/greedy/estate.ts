/** What a seat has, all in all, in points; and what it would have after a deal. */
import { at, type Seat, visible } from '@wildcat/kernel'
import { newBase } from '../bases.ts'
import { BRANCH_RESALE, RESALE } from '../components.ts'
import { isGoods } from '../content/goods.ts'
import { isSpecial } from '../content/specials.ts'
import type { Territory } from '../content/territories.ts'
import { cashOf } from '../money.ts'
import type { Contract, Piece, Vehicle, View } from '../state.ts'
import { freePiece, kindOf } from '../vehicles.ts'
import { meansOf } from './aim.ts'
import type { Constants } from './constants.ts'
import { euroNow } from './outlook.ts'
import { bestProgram } from './program.ts'

/** What changes hands, faces known. */
export interface Lot {
  readonly money: number
  readonly territories: readonly Territory[]
  readonly contracts: readonly Contract[]
  readonly vehicles: readonly Vehicle[]
  readonly branches: readonly Territory[]
  readonly pass: boolean
}
export const NOTHING: Lot = { money: 0, territories: [], contracts: [], vehicles: [], branches: [], pass: false }

/** The best program with these cards, what they are good for besides, and money and goods. */
export function estateOf(view: View, seat: Seat, constants: Constants): number {
  const { worth } = bestProgram(meansOf(view, seat, constants))
  const euro = euroNow(view, constants)
  return worth + cashOf(view, seat) * euro + cardsOf(view, seat, constants) + constants.use * resaleOf(view, seat) * euro
}
function cardsOf(view: View, seat: Seat, constants: Constants): number {
  const worth = (card: Contract) => (isGoods(card) ? constants.contract : isSpecial(card) ? constants[card] : 0)
  const states = at(view.territories, seat).length * constants.territory
  return visible(at(view.contracts, seat)).reduce((sum, card) => sum + worth(card), states)
}
function resaleOf(view: View, seat: Seat): number {
  const vehicles = view.fleet.reduce(
    (sum, { place }, vehicle) => sum + (place.kind !== 'stock' && owns(seat, vehicle) ? RESALE[kindOf(vehicle)] : 0),
    0,
  )
  return vehicles + (at(view.bases, seat).length - 1) * BRANCH_RESALE
}
const owns = (seat: Seat, vehicle: Vehicle): boolean => Math.floor(vehicle / 10) === seat

/** The table after this seat has given one lot and got another. */
export function afterDeal(view: View, seat: Seat, got: Lot, given: Lot): View {
  const hand = <Card>(cards: readonly (Card | null)[], plus: readonly Card[], minus: readonly Card[]): (Card | null)[] => {
    const left = [...cards, ...plus]
    for (const card of minus) if (left.includes(card)) left.splice(left.indexOf(card), 1)
    return left
  }
  const change = <X>(lists: readonly X[], own: (list: X) => X): X[] => lists.map((list, each) => (each === seat ? own(list) : list))
  return {
    ...view,
    money: change(view.money, cash => cash + got.money - given.money),
    territories: change(view.territories, cards => hand(cards, got.territories, given.territories)),
    contracts: change(view.contracts, cards => hand(cards, got.contracts, given.contracts)),
    bases: change(view.bases, own => [...own.filter(({ state }) => !given.branches.includes(state)), ...got.branches.map(newBase)]),
    fleet: exchanged(view, seat, got.vehicles, given.vehicles),
  }
}
function exchanged(view: View, seat: Seat, got: readonly Vehicle[], given: readonly Vehicle[]): View['fleet'] {
  if (got.length + given.length === 0) return view.fleet
  const fleet: Piece[] = view.fleet.map(piece => ({ ...piece }))
  for (const vehicle of got) {
    const piece = freePiece({ ...view, fleet }, seat, kindOf(vehicle))
    if (piece !== undefined) at(fleet, piece).place = at(view.fleet, vehicle).place
  }
  for (const vehicle of given) at(fleet, vehicle).place = { kind: 'stock' }
  return fleet
}
