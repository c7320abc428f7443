/** Which of several plans is the best. */
import type { Arrival } from './labels.ts'
import type { Figures, Weigh } from './plan.ts'

export interface Judged {
  readonly arrival: Arrival
  readonly figures: Figures
}
type Order = (figures: Figures) => readonly [number, number, number]
const ORDERS: Readonly<Record<Extract<Weigh, string>, Order>> = {
  cheapest: ({ cost, tm, chance }) => [cost, tm, -chance],
  fastest: ({ cost, tm, chance }) => [tm, cost, -chance],
  safest: ({ cost, tm, chance }) => [-chance, tm, cost],
}
const orderOf = (weigh: Weigh): Order =>
  typeof weigh === 'string' ? ORDERS[weigh] : figures => [weigh(figures), figures.cost, -figures.chance]

export function bestOf<X extends { readonly figures: Figures }>(plans: readonly X[], weigh: Weigh): X | undefined {
  const order = orderOf(weigh)
  let best: X | undefined
  let least: readonly [number, number, number] = [Number.POSITIVE_INFINITY, 0, 0]
  for (const each of plans) {
    const keys = order(each.figures)
    if (best !== undefined && !isLess(keys, least)) continue
    best = each
    least = keys
  }
  return best
}
const isLess = ([a, b, c]: readonly [number, number, number], [d, e, f]: readonly [number, number, number]): boolean =>
  a !== d ? a < d : b !== e ? b < e : c < f
