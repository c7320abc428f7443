/** Parole che servono a molte frasi. */
import { and, counted, dollars as money, to } from '@wildcat/kernel/words/it/phrases.ts'
import type { Depth, Licence, Market } from '../../components.ts'
import { countOf } from '../../queries.ts'
import type { View } from '../../state.ts'

export { and, counted, money, to }
export const barrels = (n: number) => (n === 0 ? 'niente petrolio' : counted(n, 'barile', 'barili'))
export const licences = (n: number) => (n === 0 ? 'nessuna licenza' : counted(n, 'licenza', 'licenze'))
export const points = (n: number) => counted(n, 'punto', 'punti')
/** '2 licenze da 1 punto e 1 da 2 punti' */
export const ofEach = (ones: number, twos: number) => {
  if (ones === 0) return twos === 0 ? licences(0) : `${licences(twos)} da 2 punti`
  return `${licences(ones)} da 1 punto${twos === 0 ? '' : ` e ${twos} da 2 punti`}`
}
export const cards = (hand: readonly Licence[]) => ofEach(countOf(hand, 1), countOf(hand, 2))
export const price = (paid: number, oil: number) =>
  and.format([...(paid > 0 ? [money(paid)] : []), ...(oil > 0 ? [barrels(oil)] : [])]) || 'nulla'
export const inReturn = (paid: number, oil: number) => (paid + oil === 0 ? 'in regalo' : `in cambio di ${price(paid, oil)}`)
export const depths: Readonly<Record<Depth, string>> = { shallow: 'poco profondo', deep: 'profondo' }
export const wellName = (view: View, well: number) => {
  const depth = view.wells[well]?.depth
  return depth === undefined ? `pozzo ${well + 1}` : `pozzo ${well + 1} (${depths[depth]})`
}
export const markets: Readonly<Record<Market, string>> = { rail: 'ferrovia', pipeline: 'oleodotto', rest: 'riposo' }
