/** Words that sentences of both games need. */
import { at } from '@wildcat/kernel'
import { and, capital, counted, dollars as money, number, or } from '@wildcat/kernel/words/en/phrases.ts'
import type { Company } from '../../companies.ts'
import { countOf, type Licence } from '../../licences.ts'
import { PRICE_STEP, PRICES } from '../../prices.ts'

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' })
const suffixes = { one: 'st', two: 'nd', few: 'rd', other: 'th', zero: 'th', many: 'th' } as const

export const ordinal = (n: number) => `${number(n)}${suffixes[ordinals.select(n)]}`
export { and, capital, counted, money, number, or }

export const barrels = (n: number) => (n === 0 ? 'no barrels' : counted(n, 'barrel', 'barrels'))
export const licences = (n: number) => (n === 0 ? 'no licences' : counted(n, 'licence', 'licences'))
export const derricks = (n: number) => (n === 0 ? 'no derricks' : counted(n, 'derrick', 'derricks'))
export const points = (n: number) => counted(n, 'point', 'points')
export const spaces = (n: number) => counted(n, 'space', 'spaces')

const onePoint = (n: number) => counted(n, 'one-point licence', 'one-point licences')
const twoPoint = (n: number) => counted(n, 'two-point licence', 'two-point licences')
/** '2 one-point and 3 two-point licences' */
export const ofEach = (ones: number, twos: number) => {
  if (ones === 0) return twos === 0 ? licences(0) : twoPoint(twos)
  if (twos === 0) return onePoint(ones)
  return `${twos === 1 && ones > 1 ? onePoint(ones) : `${number(ones)} one-point`} and ${twoPoint(twos)}`
}
export const hand = (cards: readonly Licence[]) => ofEach(countOf(cards, 1), countOf(cards, 2))
/** For a table: '2 × 1 point, 3 × 2 points'. */
export function handInTable(cards: readonly Licence[]): string {
  const each = ([1, 2] as const).map(value => [countOf(cards, value), value] as const).filter(([count]) => count > 0)
  return each.map(([count, value]) => `${number(count)} × ${points(value)}`).join(', ') || '–'
}

export const companies: Readonly<Record<Company, string>> = { hudson: 'Hudson', jet: 'Jet', standard: 'US Standard' }
export const price = (space: number) => money(at(PRICES, space))

/** A move of a price marker: 'up from $5,000 to $6,500'. */
export const fromTo = (from: number, to: number) => `from ${price(from)} to ${price(to)}`

/** What action cards of both games do. */
export const priceCard = (spaces: number) => `one price up or down by ${money(PRICE_STEP * spaces)}`
export const pushBackCard = (spaces: number) => `rivals back ${number(spaces)}`
/** What a card gives: '2 licences', '6 movement points', 'rivals back 4'. */
export const cardParts = (count: number, movement: number, special: readonly string[]) => [
  licences(count),
  counted(movement, 'movement point', 'movement points'),
  ...special,
]
