/** Bidding, paying and selling: what is asked, and what one can answer. */
import { at, type Seat } from '@wildcat/kernel'
import type { Company } from '../../companies.ts'
import { DEPOT_LIMIT, OVERFLOW_PRICE } from '../../depots.ts'
import type { Licence } from '../../licences.ts'
import { priceOf } from '../table.ts'
import { barrels, companies, hand, money, number, ofEach, points } from './phrases.ts'

interface Trade {
  readonly prices: Readonly<Record<Company, number>>
  readonly depots: readonly Readonly<Record<Company, number>>[]
}

export const market = (view: Trade, seat: Seat, company: Company) =>
  `price ${money(priceOf(view, company))}, ${barrels(at(view.depots, seat)[company])} of yours there`

export function bid(offered: number, covers: number): string {
  if (offered > covers) return `Bid ${number(offered)}: a bluff, your licences cover only ${number(covers)}`
  return offered === covers ? `Bid ${number(offered)}, all your licences cover` : `Bid ${number(offered)}`
}

export function payment(ones: number, twos: number, owed: number): string {
  const over = ones + 2 * twos - owed
  return `Pay ${ofEach(ones, twos)}${over > 0 ? `, ${points(over)} more than your bid` : ''}`
}

export const sale = (n: number, price: number) => (n === 0 ? 'Sell nothing' : `Sell ${barrels(n)} for ${money(n * price)}`)

export const worth = (n: number) => (n === 0 ? 'no licences' : `licences worth ${points(n)}`)
export const covers = (n: number) => `Your licences cover ${points(n)}.`

/** What a sale would bring. */
export const pays = (view: Trade, seat: Seat, company: Company) =>
  `${companies[company]} pays ${money(priceOf(view, company))} a barrel and you have ${barrels(at(view.depots, seat)[company])} there.`

export const askPayment = (owed: number, where: string, held: readonly Licence[]) =>
  `Pay your bid of ${points(owed)} at ${where}. You hold ${hand(held)}.`

export function askSale(view: Trade, seat: Seat, company: Company): string {
  const oil = at(view.depots, seat)[company]
  const limit =
    oil > DEPOT_LIMIT ? ` At the end of the round any beyond ${number(DEPOT_LIMIT)} go to the bank for ${money(OVERFLOW_PRICE)} each.` : ''
  const ask = oil === 1 ? 'Do you sell your barrel?' : `How many of your ${barrels(oil)} do you sell?`
  return `${companies[company]} pays ${money(priceOf(view, company))} a barrel. ${ask}${limit}`
}

const fields: Readonly<Record<string, string>> = { points: 'Licence points', barrels: 'Barrels' }
export const field = (_: unknown, name: string): string => fields[name] ?? name
export const choice = (_: unknown, __: string, value: string | number): string => (typeof value === 'number' ? number(value) : value)
