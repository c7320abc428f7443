/** Words that many sentences need. */
import type { Licence, Market } from '../../components.ts'
import { countOf } from '../../queries.ts'
import type { View } from '../../state.ts'

const plural = new Intl.PluralRules('en')
export const counted = (n: number, one: string, other: string) => `${n} ${plural.select(n) === 'one' ? one : other}`
export const barrels = (n: number) => (n === 0 ? 'no oil' : counted(n, 'barrel', 'barrels'))
export const licences = (n: number) => counted(n, 'licence', 'licences')
export const ofEach = (ones: number, twos: number) =>
  [ones > 0 ? `${ones} × 1 point` : '', twos > 0 ? `${twos} × 2 points` : ''].filter(part => part !== '').join(' and ') || 'no licence'
export const cards = (hand: readonly Licence[]) => ofEach(countOf(hand, 1), countOf(hand, 2))
export const money = (n: number) => `$${n}`
export const list = new Intl.ListFormat('en')
export const price = (paid: number, oil: number) =>
  list.format([...(paid > 0 ? [money(paid)] : []), ...(oil > 0 ? [barrels(oil)] : [])]) || 'nothing'
export const wellName = (view: View, well: number) => {
  const depth = view.wells[well]?.depth
  return depth === undefined ? `well ${well + 1}` : `${depth} well ${well + 1}`
}
export const markets: Readonly<Record<Market, string>> = { rail: 'rail', pipeline: 'pipeline', rest: 'rest' }
