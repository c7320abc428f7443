/** Parole che servono a molte frasi. */
import { at } from '@wildcat/kernel'
import type { WellKind } from '@wildcat/oil-rush'
import { and, barrels, cardParts, priceCard, pushBackCard } from '@wildcat/oil-rush/words/it/phrases.ts'
import { CARDS, type Card, type CardId } from '../../components.ts'
import type { Terrain } from '../../map.ts'

export * from '@wildcat/oil-rush/words/it/phrases.ts'

export const terrains: Readonly<Record<Terrain, string>> = { plains: 'pianura', rough: 'terreno accidentato', hills: 'colline' }
export const kinds: Readonly<Record<WellKind, string>> = { 1: 'singolo', 2: 'doppio', 3: 'triplo' }

/** 'avversari indietro di 4', o nulla per una carta senza azione speciale. */
export function special({ special: found }: Card): string[] {
  switch (found.kind) {
    case 'none':
      return []
    case 'price':
      return [priceCard(found.spaces)]
    case 'extraOil':
      return [`${barrels(found.barrels)} extra`]
    case 'gusher':
      return ['uno zampillo']
    case 'deepDrilling':
      return ['perforazione profonda']
    case 'pushBack':
      return [pushBackCard(found.spaces)]
  }
}
const gives = (card: Card) => cardParts(card.licences, card.movement, special(card))
export const printed = (card: Card) => gives(card).join(', ')
/** Lo stesso in una frase: '2 licenze, 6 punti movimento e avversari indietro di 4'. */
export const cardGifts = (id: CardId) => and.format(gives(at(CARDS, id)))
export const cardFace = (id: CardId) => printed(at(CARDS, id))
export const decks: Readonly<Record<Card['deck'], string>> = { standard: 'standard', special: 'speciale' }
