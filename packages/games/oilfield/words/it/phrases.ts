/** Parole che servono a molte frasi. */
import type { Names } from '@wildcat/kernel'
import { and, capital, counted, dollars as money, number, or } from '@wildcat/kernel/words/it/phrases.ts'
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

/** Con l’articolo: 'i 7 $', 'gli 8 $', 'gli 11 $'. */
export const theMoney = (n: number) => `${/^(8|11(\.|$))/.test(number(n)) ? 'gli' : 'i'} ${money(n)}`
export const vp = (n: number) => `${number(n)} PV`
export const leases = (n: number) => (n === 0 ? 'nessuna licenza' : counted(n, 'licenza', 'licenze'))
export const towers = (n: number) => (n === 0 ? 'nessuna torre' : counted(n, 'torre', 'torri'))
const barrels = (n: number) => counted(n, 'barile', 'barili')
export const oil = (n: number) => `${barrels(n)} di petrolio`
export const gas = (n: number) => `${barrels(n)} di gas`
/** '2 barili di petrolio e 1 di gas', o niente. */
export const cubes = (all: Cubes) => {
  if (all.oil === 0) return all.gas === 0 ? 'niente' : gas(all.gas)
  return all.gas === 0 ? oil(all.oil) : `${oil(all.oil)} e ${number(all.gas)} di gas`
}

export const fields: Readonly<Record<Field, string>> = { dallas: 'Dallas', austin: 'Austin', pecos: 'Pecos' }
/** 'a Dallas', 'ad Austin' */
export const inField: Readonly<Record<Field, string>> = { dallas: 'a Dallas', austin: 'ad Austin', pecos: 'a Pecos' }
export const columns: Readonly<Record<Column, string>> = {
  lease: 'Licenza',
  build: 'Costruzione',
  drill: 'Estrazione',
  local: 'Mercato locale',
  first: 'Primo giocatore',
  subsidy: 'Sussidio',
  invest: 'Investimento',
}
export const cards: Readonly<Record<Card, string>> = {
  lease: 'Licenza',
  build: 'Costruzione',
  drill: 'Estrazione',
  local: 'Mercato locale',
  national: 'Mercato nazionale',
}
export const expansions: Readonly<Record<Expansion, string>> = { storage: 'serbatoio', gasRefinery: 'raffineria di gas' }
export const towerNames: Readonly<Record<Tower, string>> = {
  small: 'torre piccola',
  medium: 'torre media',
  mixed: 'torre mista',
  smallLocal: 'torre locale piccola',
  mediumLocal: 'torre locale media',
  national: 'torre nazionale',
  government: 'torre governativa',
  governmentPaid: 'torre governativa pagata',
}
export const tiles: Readonly<Record<Tile, string>> = { ...towerNames, ...expansions }
/** Con l’articolo: 'una torre piccola', 'un serbatoio'. */
export const aTile = (tile: Tile) => (tile === 'storage' ? `un ${expansions.storage}` : `una ${tiles[tile]}`)
/** Che cosa dà al suo proprietario. */
export const effects: Readonly<Record<Tile | Tower, string>> = {
  small: '2 barili di petrolio',
  medium: '3 barili di petrolio',
  mixed: '1 barile di petrolio, 1 di gas e 1 a scelta',
  smallLocal: `1 barile di petrolio o di gas, venduto subito per ${money(LOCAL_OIL_PRICE)} o ${vp(1)}`,
  mediumLocal: '3 barili di petrolio, più 1 di gas venduto subito per 1 PV',
  national: `1 barile di petrolio con Mercato nazionale, a ${money(NATIONAL_TOWER_BONUS)} più del prezzo`,
  government: `1 barile di gas venduto subito per 1 PV; al rifornimento canone di ${money(GOVERNMENT_FEE)}`,
  governmentPaid: '2 barili di petrolio, più 1 di gas venduto subito per 1 PV',
  storage: 'posto per altri 2 barili; 1 PV se pieno alla fine',
  gasRefinery: 'vendi il gas anche sul mercato nazionale; quello delle torri puoi tenerlo',
}

export const priced = (price: number) => (price === 0 ? 'gratis' : `per ${money(price)}`)
/** 'Licenza da 8 $', 'Estrazione' */
export const spot = ({ column, space }: Spot) => `${columns[column]}${column === 'lease' ? ` da ${money(LEASE_PRICES[space] ?? 0)}` : ''}`
export const soldFor = { oil: `1 barile di petrolio per ${money(LOCAL_OIL_PRICE)}`, gas: '1 barile di gas per 1 PV' } as const
/** 'metti in magazzino 2 barili di petrolio e vendi 1 barile di gas per 1 PV' */
export const haul = ({ oil: o, gas: g, sold }: Haul, store: string, sell: string) => {
  const parts = [
    ...(o + g > 0 ? [`${store} ${cubes({ oil: o, gas: g })}`] : []),
    ...(sold === 'nothing' ? [] : [`${sell} ${soldFor[sold]}`]),
  ]
  return and.format(parts)
}
/** '2 barili di petrolio per 4 $, 2 barili di petrolio per 1 PV e 1 barile di gas per 1 PV' */
export const localSale = (sale: { readonly oil: number; readonly pairs: number; readonly gas: number }) =>
  and.format([
    ...(sale.oil > 0 ? [`${oil(sale.oil)} per ${money(LOCAL_OIL_PRICE * sale.oil)}`] : []),
    ...(sale.pairs > 0 ? [`${oil(2 * sale.pairs)} per ${vp(sale.pairs)}`] : []),
    ...(sale.gas > 0 ? [`${gas(sale.gas)} per ${vp(sale.gas)}`] : []),
  ])
export const owner = (seat: number | 'bot', who: Names) => (seat === 'bot' ? 'bot neutrale' : who(seat))
/** 'Dallas, Austin e 2 × Pecos' */
export const several = <X extends string>(list: readonly X[], names: Readonly<Record<X, string>>) => {
  const kinds = [...new Set(list)]
  const times = (kind: X) => list.filter(each => each === kind).length
  return kinds.length === 0
    ? 'nessuna'
    : and.format(kinds.map(kind => (times(kind) === 1 ? names[kind] : `${number(times(kind))} × ${names[kind]}`)))
}
/** 'nuova tessera in vendita: torre piccola' */
export const newTiles = (list: readonly Tile[]) =>
  `${list.length === 1 ? 'nuova tessera' : 'nuove tessere'} in vendita: ${several(list, tiles)}`
/** 'nuove licenze disponibili: Austin e 2 × Pecos' */
export const newLeases = (list: readonly Field[]) =>
  `${list.length === 1 ? 'nuova licenza disponibile' : 'nuove licenze disponibili'}: ${several(list, fields)}`
