/** Offerte, pagamenti e vendite: che cosa si chiede, e che cosa si può rispondere. */
import { at, type Seat } from '@wildcat/kernel'
import type { Company } from '../../companies.ts'
import { DEPOT_LIMIT, OVERFLOW_PRICE } from '../../depots.ts'
import type { Licence } from '../../licences.ts'
import { priceOf } from '../table.ts'
import { barrels, capital, hand, money, number, ofEach, points, theCompany } from './phrases.ts'

interface Trade {
  readonly prices: Readonly<Record<Company, number>>
  readonly depots: readonly Readonly<Record<Company, number>>[]
}

export const market = (view: Trade, seat: Seat, company: Company) =>
  `prezzo ${money(priceOf(view, company))}, ${stored(at(view.depots, seat)[company])}`
const stored = (n: number) => (n === 0 ? 'lì non hai barili' : `lì hai ${barrels(n)}`)

export function bid(offered: number, covers: number): string {
  if (offered > covers) return `Offri ${number(offered)}: un bluff, le tue licenze coprono solo ${number(covers)}`
  return offered === covers ? `Offri ${number(offered)}, quanto coprono le tue licenze` : `Offri ${number(offered)}`
}

export function payment(ones: number, twos: number, owed: number): string {
  const over = ones + 2 * twos - owed
  return `Paga ${ofEach(ones, twos)}${over > 0 ? `, ${points(over)} più dell’offerta` : ''}`
}

export const sale = (n: number, price: number) => (n === 0 ? 'Non vendere nulla' : `Vendi ${barrels(n)} per ${money(n * price)}`)

export const worth = (n: number) => (n === 0 ? 'nessuna licenza' : `licenze per ${points(n)}`)
export const covers = (n: number) => `Le tue licenze coprono ${points(n)}.`

/** Quanto renderebbe una vendita. */
export const pays = (view: Trade, seat: Seat, company: Company) => `${offers(view, company)}; ${stored(at(view.depots, seat)[company])}.`
const offers = (view: Trade, company: Company) => `${capital(theCompany(company))} paga ${money(priceOf(view, company))} al barile`

/** `auction`: il nome che segue 'asta'. */
export const askPayment = (owed: number, auction: string, held: readonly Licence[]) =>
  `Asta ${auction}: paga la tua offerta di ${points(owed)}. Hai in mano ${hand(held)}.`

export function askSale(view: Trade, seat: Seat, company: Company): string {
  const oil = at(view.depots, seat)[company]
  const limit = oil > DEPOT_LIMIT ? ` A fine round i barili oltre il secondo vanno alla banca a ${money(OVERFLOW_PRICE)} l’uno.` : ''
  const ask = oil === 1 ? 'Vendi il tuo barile?' : `Quanti dei tuoi ${barrels(oil)} vendi?`
  return `${offers(view, company)}. ${ask}${limit}`
}

const fields: Readonly<Record<string, string>> = { points: 'Punti in licenze', barrels: 'Barili' }
export const field = (_: unknown, name: string): string => fields[name] ?? name
export const choice = (_: unknown, __: string, value: string | number): string => (typeof value === 'number' ? number(value) : value)
