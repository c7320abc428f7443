/** What one can do on the map, as sentences. */
import type { Company } from '../../companies.ts'
import type { Direction as PriceDirection } from '../../prices.ts'
import { FEE } from '../../transport.ts'
import type { Direction } from '../places.ts'
import type { Reach } from '../table.ts'
import { and, companies, money, number, or, points, price, spaces } from './phrases.ts'

export const alike = ({ nth, of }: { readonly nth: number; readonly of: number }) =>
  of > 1 ? ` (${number(nth)} of ${number(of)} alike)` : ''

/** `nearest`: the site to which it is not far. */
export const start = (place: string, nearest: string | undefined) =>
  `Start at ${place}${nearest === undefined ? '' : ` (nearest: ${nearest})`}`

const directions: Readonly<Record<Direction, string>> = { up: 'Up', down: 'Down', left: 'Left', right: 'Right' }
/** `over`: a site on which one may not stop. `beside`: sites that the truck would be next to. */
export function step(
  direction: Direction,
  place: string,
  ground: string,
  cost: number,
  { over, beside }: { readonly over: string | undefined; readonly beside: readonly string[] },
): string {
  const drive = `${directions[direction]} to ${place} (${ground}, ${points(cost)})`
  if (over !== undefined) return `${drive}, a ${over}: you cannot stop there`
  return beside.length === 0 ? drive : `${drive}, beside ${and.format(beside)}`
}

export const changePrice = (company: Company, direction: PriceDirection, from: number, to: number) =>
  `${direction === 'up' ? 'Raise' : 'Lower'} ${companies[company]} from ${price(from)} to ${price(to)}`

export const pushBack = (back: number, trains: readonly string[]) => `Push the others back ${spaces(back)}: ${and.format(trains)}`

/** What is given away by it. */
export function finish(verb: string, left: number, special: boolean): string {
  const unused = [...(left > 0 ? [points(left)] : []), ...(special ? ['the special action'] : [])]
  return unused.length === 0 ? verb : `${verb} without using ${or.format(unused)}`
}

export const travel = (train: string): Readonly<Record<Reach, string>> => ({
  free: 'free transport',
  fee: `transport ${money(FEE)} a barrel`,
  none: `no ${train} yet`,
})
