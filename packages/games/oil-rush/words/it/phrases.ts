/** Parole che servono alle frasi di entrambi i giochi. */
import { at } from '@wildcat/kernel'
import { and, capital, counted, number, or, to } from '@wildcat/kernel/words/it/phrases.ts'
import type { Company } from '../../companies.ts'
import { countOf, type Licence } from '../../licences.ts'
import { PRICES } from '../../prices.ts'

export { and, capital, counted, number, or, to }
export const money = (n: number) => `$\u00A0${number(n)}`

export const barrels = (n: number) => (n === 0 ? 'nessun barile' : counted(n, 'barile', 'barili'))
export const licences = (n: number) => (n === 0 ? 'nessuna licenza' : counted(n, 'licenza', 'licenze'))
export const derricks = (n: number) => (n === 0 ? 'nessuna torre' : counted(n, 'torre', 'torri'))
export const points = (n: number) => counted(n, 'punto', 'punti')
export const spaces = (n: number) => counted(n, 'casella', 'caselle')

/** '2 licenze da 1 punto e 3 da 2 punti' */
export const ofEach = (ones: number, twos: number) => {
  if (ones === 0) return twos === 0 ? licences(0) : `${licences(twos)} da 2 punti`
  return `${licences(ones)} da 1 punto${twos === 0 ? '' : ` e ${number(twos)} da 2 punti`}`
}
export const hand = (cards: readonly Licence[]) => ofEach(countOf(cards, 1), countOf(cards, 2))

export const companies: Readonly<Record<Company, string>> = { hudson: 'Hudson', jet: 'Jet', standard: 'US Standard' }
export const price = (space: number) => money(at(PRICES, space))

/** Di un prezzo che si sposta: 'da $ 5.000 a $ 6.500'. */
export const fromTo = (from: number, to: number) => `da ${price(from)} a ${price(to)}`

/** Che cosa fanno le carte azione di entrambi i giochi. */
export const priceCard = (spaces: number) => `un prezzo su o giù di ${money(500 * spaces)}`
export const pushBackCard = (spaces: number) => `rivali indietro di ${number(spaces)}`
/** Che cosa dà una carta: '2 licenze', 'movimento 6', 'rivali indietro di 4'. */
export const cardParts = (count: number, movement: number, special: readonly string[]) => [
  licences(count),
  `movimento ${number(movement)}`,
  ...special,
]
