/** What a change of price brings, with the oil that is stored and the oil that will be produced before anything is sold. */
import { at, others, type Seat } from '@wildcat/kernel'
import { PRICES, type PriceChange, pushed } from '../index.ts'
import type { Outlook } from './outlook.ts'
import { depotsToCome } from './storing.ts'

export function priceGain(outlook: Outlook, seat: Seat, { company, direction }: PriceChange, spaces: number): number {
  const { view } = outlook
  const space = pushed(view.prices[company], direction, spaces)
  const after = { ...outlook, view: { ...view, prices: { ...view.prices, [company]: space } } }
  const mine = depotsToCome(after, seat)
  if (direction === 'down' && mine[company] > at(view.depots, seat)[company]) return 0 // it would be shipped there
  const change = at(PRICES, space) - at(PRICES, view.prices[company])
  const theirs = others(view, seat).reduce((sum, each) => sum + depotsToCome(after, each)[company], 0)
  return change * (mine[company] - theirs / view.seats)
}
