/** Parole che servono a molte frasi. */
import { at } from '@wildcat/kernel'
import type { WellKind } from '@wildcat/oil-rush'
import { and, barrels, cardParts, priceCard, pushBackCard } from '@wildcat/oil-rush/words/it/phrases.ts'
import { CARDS, type Card, type CardId } from '../../components.ts'
import type { View } from '../../state.ts'
import { siteAt, siteKind, type Terrain } from '../places.ts'

export * from '@wildcat/oil-rush/words/it/phrases.ts'

export const terrains: Readonly<Record<Terrain, string>> = { plains: 'pianura', hills: 'colline', mountains: 'montagne' }
export const kinds: Readonly<Record<WellKind, string>> = { 1: 'da una torre', 2: 'da due torri', 3: 'da tre torri' }
export const colours: Readonly<Record<Card['colour'], string>> = { beige: 'beige', red: 'rossa' }

export const site = (well: number) => `sito ${siteAt(well)}`
/** Con la preposizione: 'dal sito D3', 'dai siti D3 e K3'. */
export const fromSites = (wells: readonly number[]) =>
  wells.length === 1 ? `dal ${wells.map(site).join('')}` : `dai siti ${and.format(wells.map(siteAt))}`
/** Con l’articolo: 'il sito D3', 'i siti D3 e K3'. */
export const theSites = (wells: readonly number[]) =>
  wells.length === 1 ? `il ${wells.map(site).join('')}` : `i siti ${and.format(wells.map(siteAt))}`
/** 'del sito D3', 'dei siti D3 e K3' */
export const ofSites = (wells: readonly number[]) =>
  `d${wells.length === 1 ? `el ${wells.map(site).join('')}` : `ei siti ${and.format(wells.map(siteAt))}`}`
/** 'sito E14 (da due torri)' */
export const siteOfKind = (well: number) => `${site(well)} (${kinds[siteKind(well)]})`
/** Con quello che chi guarda sa della tessera: 'sito C5 (da una torre, 3 barili)'. */
export const knownSite = (view: View, well: number) => {
  const { value } = at(view.wells, well)
  return value === null ? siteOfKind(well) : `${site(well)} (${kinds[siteKind(well)]}, ${barrels(value)})`
}

/** 'il sito più vicino è E14, da due torri' */
export const nearest = (view: View, well: number) => {
  const { value } = at(view.wells, well)
  return `il sito più vicino è ${siteAt(well)}, ${kinds[siteKind(well)]}${value === null ? '' : `, ${barrels(value)}`}`
}

/** 'avversari indietro di 4', o nulla per una carta senza azione speciale. */
export function special({ special: found }: Card): string[] {
  switch (found.kind) {
    case 'none':
      return []
    case 'price':
      return [priceCard(found.spaces)]
    case 'freeOil':
      return ['un barile gratis']
    case 'pushBack':
      return [pushBackCard(found.spaces)]
  }
}
const gives = (card: Card) => cardParts(card.licences, card.movement, special(card))
/** Che cosa dà una carta: '2 licenze, 6 punti movimento, avversari indietro di 4'. */
export const printed = (card: Card) => gives(card).join(', ')
/** Lo stesso in una frase: '2 licenze, 6 punti movimento e avversari indietro di 4'. */
export const cardGifts = (id: CardId) => and.format(gives(at(CARDS, id)))
export const cardFace = (id: CardId) => printed(at(CARDS, id))
