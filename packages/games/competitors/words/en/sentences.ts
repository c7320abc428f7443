/** Words that the sentences of decisions, questions and the situation share. */
import type { Names, Seat } from '@wildcat/kernel'
import { hasBase, hqOf } from '../../bases.ts'
import { GOODS, type Goods } from '../../content/goods.ts'
import type { VehicleKind } from '../../content/kinds.ts'
import type { Territory } from '../../content/territories.ts'
import type { SeenSigned } from '../../journeys.ts'
import type { View } from '../../state.ts'
import { goods } from './goods.ts'
import { counted, euro, route, state, tm } from './phrases.ts'

/** By what a contract must travel. */
export const symbols: Readonly<Record<VehicleKind | 'any', string>> = {
  any: 'any vehicle',
  truck: 'truck only',
  ship: 'ship only',
  plane: 'plane only',
}
/** '3 T.M.', '€80,000', 'plane only', 'illegal' */
export const terms = (contract: Goods): string[] => {
  const { tm: allowed, pay, vehicle, illegal } = GOODS[contract]
  return [tm(allowed), euro(pay), symbols[vehicle], ...(illegal ? ['illegal'] : [])]
}
/** 'Vaccines from Germany to Japan', or 'the contract from Germany to Japan' of somebody else. */
export const signedName = ({ contract, sender, recipient }: SeenSigned) =>
  `${contract === null ? 'the contract' : goods[contract].name} ${route(sender, recipient)}`
/** 'your HQ in Germany', 'your branch in Japan' */
export const ownBase = (view: View, seat: Seat, at: Territory) => `your ${hqOf(view, seat) === at ? 'HQ' : 'branch'} in ${state(at)}`
/** 'Anna’s branch in Japan' */
export const baseOf = (view: View, seat: Seat, at: Territory, who: Names) =>
  `${who(seat)}’s ${hqOf(view, seat) === at || !hasBase(view, seat, at) ? 'HQ' : 'branch'} in ${state(at)}`
export const draws = (n: number) => counted(n, 'free draw', 'free draws')
