/** Parole che servono a molte frasi. */
import type { Names } from '@wildcat/kernel'
import { and, capital, counted, dollars as money, number, or } from '@wildcat/kernel/words/it/phrases.ts'
import { type Card, type Column, type Expansion, type Field, LEASE_PRICES, type Tile, type Tower } from '../../components.ts'
import type { Haul } from '../../queries.ts'
import type { Cubes, Spot } from '../../state.ts'

export { and, capital, counted, money, number, or }

export const vp = (n: number) => `${number(n)} PV`
export const leases = (n: number) => (n === 0 ? 'nessuna concessione' : counted(n, 'concessione', 'concessioni'))
export const towers = (n: number) => (n === 0 ? 'nessuna torre' : counted(n, 'torre', 'torri'))
const cube = (n: number) => counted(n, 'cubo', 'cubi')
export const oil = (n: number) => `${cube(n)} di petrolio`
export const gas = (n: number) => `${cube(n)} di gas`
/** '2 cubi di petrolio e 1 di gas', o niente. */
export const cubes = (all: Cubes) => {
  if (all.oil === 0) return all.gas === 0 ? 'niente' : gas(all.gas)
  return all.gas === 0 ? oil(all.oil) : `${oil(all.oil)} e ${number(all.gas)} di gas`
}

export const fields: Readonly<Record<Field, string>> = { dallas: 'Dallas', austin: 'Austin', pecos: 'Pecos' }
/** 'a Dallas', 'ad Austin' */
export const inField: Readonly<Record<Field, string>> = { dallas: 'a Dallas', austin: 'ad Austin', pecos: 'a Pecos' }
export const columns: Readonly<Record<Column, string>> = {
  lease: 'Concessione',
  build: 'Costruzione',
  drill: 'Trivellazione',
  local: 'Mercato locale',
  first: 'Primo giocatore',
  subsidy: 'Sussidio',
  invest: 'Investimento',
}
export const cards: Readonly<Record<Card, string>> = {
  lease: 'Concessione',
  build: 'Costruzione',
  drill: 'Trivellazione',
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
/** Con l'articolo: 'una torre piccola', 'un serbatoio'. */
export const aTile = (tile: Tile | Tower) => (tile === 'storage' ? `un ${expansions.storage}` : `una ${{ ...tiles, ...towerNames }[tile]}`)
/** Che cosa fa per il suo proprietario. */
export const effects: Readonly<Record<Tile | Tower, string>> = {
  small: 'estrae 2 cubi di petrolio',
  medium: 'estrae 3 cubi di petrolio',
  mixed: 'estrae 1 cubo di petrolio, 1 di gas e 1 a scelta',
  smallLocal: 'estrae 1 cubo di petrolio o di gas e lo vende subito, per 2\u00A0$ o 1 PV',
  mediumLocal: 'estrae 3 cubi di petrolio e vende subito 1 cubo di gas per 1 PV',
  national: 'con la tua carta Mercato nazionale estrae 1 cubo di petrolio e lo vende a 1\u00A0$ più del prezzo',
  government: 'vende subito 1 cubo di gas per 1 PV; quando il giacimento si riempie di nuovo, paghi 10\u00A0$ o perdi torre e concessione',
  governmentPaid: 'estrae 2 cubi di petrolio e vende subito 1 cubo di gas per 1 PV',
  storage: 'posto per altri 2 cubi; se pieno alla fine, 1 PV',
  gasRefinery: 'il gas in deposito si può vendere sul mercato nazionale, e quello che le torri venderebbero si può tenere',
}

export const priced = (price: number) => (price === 0 ? 'gratis' : `per ${money(price)}`)
/** 'Concessione a $ 8', 'Trivellazione' */
export const spot = ({ column, space }: Spot) => `${columns[column]}${column === 'lease' ? ` a ${money(LEASE_PRICES[space] ?? 0)}` : ''}`
export const soldFor = { oil: '1 cubo di petrolio per 2\u00A0$', gas: '1 cubo di gas per 1 PV' } as const
/** 'metti in deposito 2 cubi di petrolio e vendi 1 cubo di gas per 1 PV' */
export const haul = ({ oil: o, gas: g, sold }: Haul, store: string, sell: string) => {
  const parts = [
    ...(o + g > 0 ? [`${store} ${cubes({ oil: o, gas: g })}`] : []),
    ...(sold === 'nothing' ? [] : [`${sell} ${soldFor[sold]}`]),
  ]
  return and.format(parts)
}
/** '2 cubi di petrolio per $ 4, 2 cubi di petrolio per 1 PV e 1 cubo di gas per 1 PV' */
export const localSale = (sale: { readonly oil: number; readonly pairs: number; readonly gas: number }) =>
  and.format([
    ...(sale.oil > 0 ? [`${oil(sale.oil)} per ${money(2 * sale.oil)}`] : []),
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
