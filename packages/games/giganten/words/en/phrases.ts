/** Words that many sentences need. */
import { at } from '@wildcat/kernel'
import type { WellKind } from '@wildcat/oil-rush'
import { and, barrels, cardParts, priceCard, pushBackCard } from '@wildcat/oil-rush/words/en/phrases.ts'
import { CARDS, type Card, type CardId } from '../../components.ts'
import type { View } from '../../state.ts'
import { siteAt, siteKind, type Terrain } from '../places.ts'

export * from '@wildcat/oil-rush/words/en/phrases.ts'

export const terrains: Readonly<Record<Terrain, string>> = { plains: 'plains', hills: 'hills', mountains: 'mountains' }
export const kinds: Readonly<Record<WellKind, string>> = { 1: 'one-derrick', 2: 'two-derrick', 3: 'three-derrick' }

export const site = (well: number) => `site ${siteAt(well)}`
export const sites = (wells: readonly number[]) =>
  wells.length === 1 ? wells.map(site).join('') : `sites ${and.format(wells.map(siteAt))}`
/** 'two-derrick site E14' */
export const siteOfKind = (well: number) => `${kinds[siteKind(well)]} ${site(well)}`
/** With what the viewer knows is under its tile: 'one-derrick site C5 (3 barrels)'. */
export const knownSite = (view: View, well: number) => {
  const { value } = at(view.wells, well)
  return value === null ? siteOfKind(well) : `${siteOfKind(well)} (${barrels(value)})`
}

/** 'rivals back 4', or nothing for a card without a special action. */
export function special({ special: found }: Card): string[] {
  switch (found.kind) {
    case 'none':
      return []
    case 'price':
      return [priceCard(found.spaces)]
    case 'freeOil':
      return ['a free barrel']
    case 'pushBack':
      return [pushBackCard(found.spaces)]
  }
}
const gives = (card: Card) => cardParts(card.licences, card.movement, special(card))
/** What a card gives: '2 licences, 6 movement points, rivals back 4'. */
export const printed = (card: Card) => gives(card).join(', ')
/** The same in a sentence: '2 licences, 6 movement points and rivals back 4'. */
export const cardGifts = (id: CardId) => and.format(gives(at(CARDS, id)))
export const cardFace = (id: CardId) => printed(at(CARDS, id))
