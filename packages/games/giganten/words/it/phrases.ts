/** Parole che servono a molte frasi. */
import { at } from '@wildcat/kernel'
import type { WellKind } from '@wildcat/oil-rush'
import { and, barrels, cardParts, priceCard, pushBackCard } from '@wildcat/oil-rush/words/it/phrases.ts'
import { CARDS, type Card, type CardId } from '../../components.ts'
import type { View } from '../../state.ts'
import { siteAt, siteKind, type Terrain } from '../places.ts'

export * from '@wildcat/oil-rush/words/it/phrases.ts'

export const terrains: Readonly<Record<Terrain, string>> = { plains: 'pianura', hills: 'colline', mountains: 'montagne' }
export const kinds: Readonly<Record<WellKind, string>> = { 1: 'una torre', 2: 'due torri', 3: 'tre torri' }
export const colours: Readonly<Record<Card['colour'], string>> = { beige: 'beige', red: 'rossa' }

export const site = (well: number) => `giacimento ${siteAt(well)}`
/** Con la preposizione: 'dal giacimento D3', 'dai giacimenti D3 e K3'. */
export const fromSites = (wells: readonly number[]) =>
  wells.length === 1 ? `dal ${wells.map(site).join('')}` : `dai giacimenti ${and.format(wells.map(siteAt))}`
/** Con l’articolo: 'il giacimento D3', 'i giacimenti D3 e K3'. */
export const theSites = (wells: readonly number[]) =>
  wells.length === 1 ? `il ${wells.map(site).join('')}` : `i giacimenti ${and.format(wells.map(siteAt))}`
/** 'del giacimento D3', 'dei giacimenti D3 e K3' */
export const ofSites = (wells: readonly number[]) =>
  `d${wells.length === 1 ? `el ${wells.map(site).join('')}` : `ei giacimenti ${and.format(wells.map(siteAt))}`}`
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
      return [priceCard(found.spaces)]
    case 'freeOil':
      return ['un barile gratis']
    case 'pushBack':
      return [pushBackCard(found.spaces)]
  }
}
const gives = (card: Card) => cardParts(card.licences, card.movement, special(card))
/** Che cosa dà una carta: '2 licenze, movimento 6, rivali indietro di 4'. */
export const printed = (card: Card) => gives(card).join(', ')
/** Lo stesso in una frase: '2 licenze, movimento 6 e rivali indietro di 4'. */
export const cardGifts = (id: CardId) => and.format(gives(at(CARDS, id)))
export const cardFace = (id: CardId) => printed(at(CARDS, id))
