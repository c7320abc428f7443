/** Parole che servono alle frasi di entrambi i giochi. */
import { at } from '@wildcat/kernel'
import { and, capital, counted, dollars as money, number, or, to } from '@wildcat/kernel/words/it/phrases.ts'
import type { Company } from '../../companies.ts'
import { countOf, type Licence } from '../../licences.ts'
import { PRICE_STEP, PRICES } from '../../prices.ts'

export { and, capital, counted, money, number, or, to }

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
/** Per una tabella: '2 da 1 punto, 3 da 2 punti'. */
export function handInTable(cards: readonly Licence[]): string {
  const each = ([1, 2] as const).map(value => [countOf(cards, value), value] as const).filter(([count]) => count > 0)
  return each.map(([count, value]) => `${number(count)} da ${points(value)}`).join(', ') || '–'
}

/** Senza articolo, per tabelle, titoli e pulsanti. In una frase: 'la Hudson', 'alla Hudson', 'presso la Hudson'. */
export const companies: Readonly<Record<Company, string>> = { hudson: 'Hudson', jet: 'Jet', standard: 'US Standard' }
export const theCompany = (company: Company) => `la ${companies[company]}`
export const toCompany = (company: Company) => `alla ${companies[company]}`
export const atCompany = (company: Company) => `presso ${theCompany(company)}`
export const price = (space: number) => money(at(PRICES, space))

/** Di un prezzo che si sposta: 'da 5.000 $ a 6.500 $'. */
export const fromTo = (from: number, to: number) => `da ${price(from)} a ${price(to)}`

/** Che cosa fanno le carte azione di entrambi i giochi. */
export const priceCard = (spaces: number) => `±\u00A0${money(PRICE_STEP * spaces)} a un prezzo`
export const pushBackCard = (spaces: number) => `avversari indietro di ${number(spaces)}`
/** Che cosa dà una carta: '2 licenze', '6 punti movimento', 'avversari indietro di 4'. */
export const cardParts = (count: number, movement: number, special: readonly string[]) => [
  licences(count),
  counted(movement, 'punto movimento', 'punti movimento'),
  ...special,
]
