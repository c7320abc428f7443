import { at, type Seat } from '@wildcat/kernel'
import { type Company, DEPOT_LIMIT } from '@wildcat/oil-rush'
import type { View } from '../state.ts'
import { priceAt, rivalsAt } from './forecast.ts'

/** How good it is to put one more barrel into a depot that has so many. */
export function storing(view: View, seat: Seat, company: Company, have = at(view.depots, seat)[company]): number {
  const room = have < DEPOT_LIMIT ? 1 - 0.08 * have : 0.4 // beyond the limit it must be sold this very round
  return priceAt(view, company) * room - 450 * rivalsAt(view, seat, company)
}
