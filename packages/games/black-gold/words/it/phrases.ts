/** Parole che servono a molte frasi. */
import { at } from '@wildcat/kernel'
import type { WellKind } from '@wildcat/oil-rush'
import { barrels, cardParts, priceCard, pushBackCard } from '@wildcat/oil-rush/words/it/phrases.ts'
import { CARDS, type Card, type CardId } from '../../components.ts'
import type { Terrain } from '../../map.ts'

export * from '@wildcat/oil-rush/words/it/phrases.ts'

export const terrains: Readonly<Record<Terrain, string>> = { plains: 'pianura', rough: 'terreno accidentato', hills: 'colline' }
export const kinds: Readonly<Record<WellKind, string>> = { 1: 'semplice', 2: 'doppio', 3: 'triplo' }

/** 'rivali indietro di 4', o nulla per una carta senza azione speciale. */
export function special({ special: found }: Card): string[] {
  switch (found.kind) {
    case 'none':
      return []
    case 'price':
      return [priceCard(found.spaces)]
    case 'extraOil':
      return [`${barrels(found.barrels)} in più`]
    case 'gusher':
      return ['zampillo']
    case 'deepDrilling':
      return ['trivellazione profonda']
    case 'pushBack':
      return [pushBackCard(found.spaces)]
  }
}
export const printed = (card: Card) => cardParts(card.licences, card.movement, special(card)).join(', ')
export const cardFace = (id: CardId) => printed(at(CARDS, id))
