/** Words that many sentences need. */
import { and, counted, dollars as money } from '@wildcat/kernel/words/en/phrases.ts'
import type { Licence, Market } from '../../components.ts'
import { countOf } from '../../queries.ts'
import type { View } from '../../state.ts'

export { and, counted, money }
export const barrels = (n: number) => (n === 0 ? 'no oil' : counted(n, 'barrel', 'barrels'))
export const licences = (n: number) => (n === 0 ? 'no licences' : counted(n, 'licence', 'licences'))
export const points = (n: number) => counted(n, 'point', 'points')
/** '2 licences of 1 point and 1 of 2 points' */
export const ofEach = (ones: number, twos: number) => {
  if (ones === 0) return twos === 0 ? licences(0) : `${licences(twos)} of 2 points`
  return `${licences(ones)} of 1 point${twos === 0 ? '' : ` and ${twos} of 2 points`}`
}
export const cards = (hand: readonly Licence[]) => ofEach(countOf(hand, 1), countOf(hand, 2))
export const price = (paid: number, oil: number) =>
  and.format([...(paid > 0 ? [money(paid)] : []), ...(oil > 0 ? [barrels(oil)] : [])]) || 'nothing'
export const inReturn = (paid: number, oil: number) => (paid + oil === 0 ? 'as a gift' : `for ${price(paid, oil)}`)
export const wellName = (view: View, well: number) => {
  const depth = view.wells[well]?.depth
  return depth === undefined ? `well ${well + 1}` : `${depth} well ${well + 1}`
}
export const markets: Readonly<Record<Market, string>> = { rail: 'rail', pipeline: 'pipeline', rest: 'rest' }
