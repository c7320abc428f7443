/** Parole che servono a molte frasi. */
import { at } from '@wildcat/kernel'
import { type Company, countOf, type Licence, PRICES, type WellKind } from '@wildcat/oil-rush'
import { CARDS, type Card, type CardId } from '../../components.ts'
import type { View } from '../../state.ts'
import { siteAt, siteKind, type Terrain } from '../places.ts'

const plural = new Intl.PluralRules('it')
const figures = new Intl.NumberFormat('it', { useGrouping: 'always' })

export const number = (n: number) => figures.format(n)
export const counted = (n: number, one: string, other: string) => `${number(n)} ${plural.select(n) === 'one' ? one : other}`
export const money = (n: number) => `$\u00A0${number(n)}`
export const and = new Intl.ListFormat('it')
export const or = new Intl.ListFormat('it', { type: 'disjunction' })

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
export const terrains: Readonly<Record<Terrain, string>> = { plains: 'pianura', hills: 'colline', mountains: 'montagne' }
export const kinds: Readonly<Record<WellKind, string>> = { 1: 'una torre', 2: 'due torri', 3: 'tre torri' }
export const colours: Readonly<Record<Card['colour'], string>> = { beige: 'beige', red: 'rossa' }
export const price = (space: number) => money(at(PRICES, space))

/** Di un prezzo che si sposta: 'da $ 5.000 a $ 6.500'. */
export const fromTo = (from: number, to: number) => `da ${price(from)} a ${price(to)}`

export const site = (well: number) => `giacimento ${siteAt(well)}`
/** Con la preposizione: 'dal giacimento D3', 'dai giacimenti D3 e K3'. */
export const fromSites = (wells: readonly number[]) =>
  wells.length === 1 ? `dal ${wells.map(site).join('')}` : `dai giacimenti ${and.format(wells.map(siteAt))}`
/** All’inizio di una frase: 'Il giacimento D3', 'I giacimenti D3 e K3'. */
export const theSites = (wells: readonly number[]) =>
  wells.length === 1 ? `Il ${wells.map(site).join('')}` : `I giacimenti ${and.format(wells.map(siteAt))}`
/** 'giacimento E14 (due torri)' */
export const siteOfKind = (well: number) => `${site(well)} (${kinds[siteKind(well)]})`
/** Con quello che chi guarda sa della tessera: 'giacimento C5 (una torre, 3 barili)'. */
export const knownSite = (view: View, well: number) => {
  const { value } = at(view.wells, well)
  return value === null ? siteOfKind(well) : `${site(well)} (${kinds[siteKind(well)]}, ${barrels(value)})`
}

/** 'rivali indietro di 4', o nulla per una carta senza azione speciale. */
export function special({ special: found }: Card): string[] {
  switch (found.kind) {
    case 'none':
      return []
    case 'price':
      return [`un prezzo su o giù di ${money(500 * found.spaces)}`]
    case 'freeOil':
      return ['un barile gratis']
    case 'pushBack':
      return [`rivali indietro di ${number(found.spaces)}`]
  }
}
/** Che cosa dà una carta: '2 licenze, movimento 6, rivali indietro di 4'. */
export const printed = (card: Card) => [licences(card.licences), `movimento ${number(card.movement)}`, ...special(card)].join(', ')
export const cardFace = (id: CardId) => printed(at(CARDS, id))
