/** Words that many sentences need. */
import type { Names } from '@wildcat/kernel'
import { and, capital, counted, dollars as money, number, or } from '@wildcat/kernel/words/en/phrases.ts'
import {
  type Card,
  type Column,
  type Expansion,
  type Field,
  GOVERNMENT_FEE,
  LEASE_PRICES,
  LOCAL_OIL_PRICE,
  NATIONAL_TOWER_BONUS,
  type Tile,
  type Tower,
} from '../../components.ts'
import type { Haul } from '../../queries.ts'
import type { Cubes, Spot } from '../../state.ts'

export { and, capital, counted, money, number, or }

export const vp = (n: number) => `${number(n)} VP`
export const leases = (n: number) => (n === 0 ? 'no leases' : counted(n, 'lease', 'leases'))
export const towers = (n: number) => (n === 0 ? 'no towers' : counted(n, 'tower', 'towers'))
export const oil = (n: number) => `${number(n)} oil`
export const gas = (n: number) => `${number(n)} gas`
/** '2 oil and 1 gas', or nothing at all. */
export const cubes = (all: Cubes) => {
  const parts = [...(all.oil > 0 ? [oil(all.oil)] : []), ...(all.gas > 0 ? [gas(all.gas)] : [])]
  return parts.length === 0 ? 'nothing' : and.format(parts)
}

export const fields: Readonly<Record<Field, string>> = { dallas: 'Dallas', austin: 'Austin', pecos: 'Pecos' }
export const columns: Readonly<Record<Column, string>> = {
  lease: 'Lease',
  build: 'Build',
  drill: 'Drill',
  local: 'Local market',
  first: 'First player',
  subsidy: 'Subsidy',
  invest: 'Invest',
}
export const cards: Readonly<Record<Card, string>> = {
  lease: 'Lease',
  build: 'Build',
  drill: 'Drill',
  local: 'Local market',
  national: 'National market',
}
export const expansions: Readonly<Record<Expansion, string>> = { storage: 'storage tank', gasRefinery: 'gas refinery' }
export const towerNames: Readonly<Record<Tower, string>> = {
  small: 'small tower',
  medium: 'medium tower',
  mixed: 'mixed tower',
  smallLocal: 'small local tower',
  mediumLocal: 'medium local tower',
  national: 'national tower',
  government: 'government tower',
  governmentPaid: 'paid-up government tower',
}
export const tiles: Readonly<Record<Tile, string>> = { ...towerNames, ...expansions }
/** What it does for its owner. */
export const effects: Readonly<Record<Tile | Tower, string>> = {
  small: 'takes 2 oil',
  medium: 'takes 3 oil',
  mixed: 'takes 1 oil, 1 gas and 1 of either',
  smallLocal: `takes 1 oil or 1 gas, sold at once for ${money(LOCAL_OIL_PRICE)} or ${vp(1)}`,
  mediumLocal: 'takes 3 oil; sells 1 gas at once for 1 VP',
  national: `1 oil with National market, sold at ${money(NATIONAL_TOWER_BONUS)} above the price`,
  government: `sells 1 gas at once for 1 VP; fee of ${money(GOVERNMENT_FEE)} at the next refill`,
  governmentPaid: 'takes 2 oil; sells 1 gas at once for 1 VP',
  storage: 'room for 2 more cubes; 1 VP if full at the end',
  gasRefinery: 'stored gas sells nationally; gas from towers can be stored',
}

export const priced = (price: number) => (price === 0 ? 'for free' : `for ${money(price)}`)
/** 'Lease for $8', 'Drill' */
export const spot = ({ column, space }: Spot) => `${columns[column]}${column === 'lease' ? ` for ${money(LEASE_PRICES[space] ?? 0)}` : ''}`
export const soldFor = { oil: `1 oil for ${money(LOCAL_OIL_PRICE)}`, gas: '1 gas for 1 VP' } as const
/** 'store 2 oil and sell 1 gas for 1 VP' */
export const haul = ({ oil: o, gas: g, sold }: Haul, store: string, sell: string) => {
  const parts = [
    ...(o + g > 0 ? [`${store} ${cubes({ oil: o, gas: g })}`] : []),
    ...(sold === 'nothing' ? [] : [`${sell} ${soldFor[sold]}`]),
  ]
  return and.format(parts)
}
/** '2 oil for $4, 2 oil for 1 VP and 1 gas for 1 VP' */
export const localSale = (sale: { readonly oil: number; readonly pairs: number; readonly gas: number }) =>
  and.format([
    ...(sale.oil > 0 ? [`${oil(sale.oil)} for ${money(LOCAL_OIL_PRICE * sale.oil)}`] : []),
    ...(sale.pairs > 0 ? [`${oil(2 * sale.pairs)} for ${vp(sale.pairs)}`] : []),
    ...(sale.gas > 0 ? [`${gas(sale.gas)} for ${vp(sale.gas)}`] : []),
  ])
export const owner = (seat: number | 'bot', who: Names) => (seat === 'bot' ? 'neutral bot' : who(seat))
/** 'Dallas, Austin and 2 × Pecos' */
export const several = <X extends string>(list: readonly X[], names: Readonly<Record<X, string>>) => {
  const kinds = [...new Set(list)]
  const times = (kind: X) => list.filter(each => each === kind).length
  return kinds.length === 0
    ? 'none'
    : and.format(kinds.map(kind => (times(kind) === 1 ? names[kind] : `${number(times(kind))} × ${names[kind]}`)))
}
