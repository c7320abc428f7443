/** Parole comuni alle frasi di decisioni, domande e situazione. */
import type { Names, Seat } from '@wildcat/kernel'
import { hasBase, hqOf } from '../../bases.ts'
import { GOODS, type Goods } from '../../content/goods.ts'
import type { VehicleKind } from '../../content/kinds.ts'
import type { Territory } from '../../content/territories.ts'
import type { SeenSigned } from '../../journeys.ts'
import type { View } from '../../state.ts'
import { goods } from './goods.ts'
import { counted, euro, route, state, tm } from './phrases.ts'

/** Con che mezzo deve viaggiare un contratto. */
export const symbols: Readonly<Record<VehicleKind | 'any', string>> = {
  any: 'qualsiasi mezzo',
  truck: 'solo Truck',
  ship: 'solo Nave',
  plane: 'solo Aereo',
}
/** '3 T.M.', '80.000 €', 'solo Aereo', 'illegale' */
export const terms = (contract: Goods): string[] => {
  const { tm: allowed, pay, vehicle, illegal } = GOODS[contract]
  return [tm(allowed), euro(pay), symbols[vehicle], ...(illegal ? ['illegale'] : [])]
}
/** 'Vaccini, dalla Germania al Giappone', o 'il contratto dalla Germania al Giappone' di un altro. */
export const signedName = ({ contract, sender, recipient }: SeenSigned) =>
  contract === null ? `il contratto ${route(sender, recipient)}` : `${goods[contract].name}, ${route(sender, recipient)}`
/** 'alla tua Sede in Germania', 'alla tua Filiale in Giappone' */
export const toOwnBase = (view: View, seat: Seat, at: Territory) =>
  `alla tua ${hqOf(view, seat) === at ? 'Sede' : 'Filiale'} ${state(at, 'in')}`
/** 'dalla Filiale di Anna in Giappone' */
export const fromBaseOf = (view: View, seat: Seat, at: Territory, who: Names) =>
  `dalla ${hqOf(view, seat) === at || !hasBase(view, seat, at) ? 'Sede' : 'Filiale'} di ${who(seat)} ${state(at, 'in')}`
export const draws = (n: number) => counted(n, 'pescata gratis', 'pescate gratis')
