/** What a change of price brings, with the oil that is stored and the oil that will be produced before anything is sold. */
import { at, type Seat } from '@wildcat/kernel'
import { type ByCompany, COMPANIES, type Company, moved, PRICES } from '@wildcat/oil-rush'
import type { CommandOf } from '../commands.ts'
import { cardOf, others } from '../queries.ts'
import type { View } from '../state.ts'
import { comingOil } from './outlook.ts'
import { storing } from './storing.ts'

export function priceGain(view: View, seat: Seat, { company, direction }: CommandOf<'changePrice'>): number {
  const { special } = cardOf(view, seat)
  const spaces = 'spaces' in special ? special.spaces : 0
  const space = moved(view.prices[company], direction === 'up' ? spaces : -spaces)
  const after = { ...view, prices: { ...view.prices, [company]: space } }
  const mine = depotsToCome(after, seat)
  if (direction === 'down' && mine[company] > at(view.depots, seat)[company]) return 0 // it would be shipped there
  const change = at(PRICES, space) - at(PRICES, view.prices[company])
  const theirs = others(view, seat).reduce((sum, each) => sum + depotsToCome(after, each)[company], 0)
  return change * (mine[company] - theirs / view.seats)
}

/** The depots when this round's oil is stored where that is best. */
function depotsToCome(view: View, seat: Seat): ByCompany<number> {
  const depot = { ...at(view.depots, seat) }
  for (let n = comingOil(view, seat); n > 0; n--) depot[bestStore(view, seat, depot)]++
  return depot
}

const bestStore = (view: View, seat: Seat, depot: ByCompany<number>): Company =>
  COMPANIES.reduce((best, each) => (storing(view, seat, each, depot[each]) > storing(view, seat, best, depot[best]) ? each : best))
