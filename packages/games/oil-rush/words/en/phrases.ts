/** Words that sentences of both games need. */
import { at } from '@wildcat/kernel'
import { and, capital, counted, dollars as money, number, or } from '@wildcat/kernel/words/en/phrases.ts'
import type { Company } from '../../companies.ts'
import { countOf, type Licence } from '../../licences.ts'
import { PRICES } from '../../prices.ts'

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' })
const suffixes = { one: 'st', two: 'nd', few: 'rd', other: 'th', zero: 'th', many: 'th' } as const

export const ordinal = (n: number) => `${number(n)}${suffixes[ordinals.select(n)]}`
export { and, capital, counted, money, number, or }

export const barrels = (n: number) => (n === 0 ? 'no barrels' : counted(n, 'barrel', 'barrels'))
export const licences = (n: number) => (n === 0 ? 'no licences' : counted(n, 'licence', 'licences'))
export const derricks = (n: number) => (n === 0 ? 'no derricks' : counted(n, 'derrick', 'derricks'))
export const points = (n: number) => counted(n, 'point', 'points')
export const spaces = (n: number) => counted(n, 'space', 'spaces')

/** '2 licences of 1 point and 3 of 2 points' */
export const ofEach = (ones: number, twos: number) => {
  if (ones === 0) return twos === 0 ? licences(0) : `${licences(twos)} of 2 points`
  return `${licences(ones)} of 1 point${twos === 0 ? '' : ` and ${number(twos)} of 2 points`}`
}
export const hand = (cards: readonly Licence[]) => ofEach(countOf(cards, 1), countOf(cards, 2))

export const companies: Readonly<Record<Company, string>> = { hudson: 'Hudson', jet: 'Jet', standard: 'US Standard' }
export const price = (space: number) => money(at(PRICES, space))

/** A move of a price marker: 'up from $5,000 to $6,500'. */
export const fromTo = (from: number, to: number) => `from ${price(from)} to ${price(to)}`

/** What action cards of both games do. */
export const priceCard = (spaces: number) => `one price up or down ${money(500 * spaces)}`
export const pushBackCard = (spaces: number) => `rivals back ${number(spaces)}`
/** What a card gives: '2 licences', '6 movement', 'rivals back 4'. */
export const cardParts = (count: number, movement: number, special: readonly string[]) => [
  licences(count),
  `${number(movement)} movement`,
  ...special,
]
