/** Words that many sentences need. */
import { at } from '@wildcat/kernel'
import type { WellKind } from '@wildcat/oil-rush'
import { and, cardParts, counted, priceCard, pushBackCard } from '@wildcat/oil-rush/words/en/phrases.ts'
import { CARDS, type Card, type CardId } from '../../components.ts'
import type { Terrain } from '../../map.ts'

export * from '@wildcat/oil-rush/words/en/phrases.ts'

export const terrains: Readonly<Record<Terrain, string>> = { plains: 'plains', rough: 'rough ground', hills: 'hills' }
export const kinds: Readonly<Record<WellKind, string>> = { 1: 'single', 2: 'double', 3: 'triple' }

/** 'rivals back 4', or nothing for a card without a special action. */
export function special({ special: found }: Card): string[] {
  switch (found.kind) {
    case 'none':
      return []
    case 'price':
      return [priceCard(found.spaces)]
    case 'extraOil':
      return [counted(found.barrels, 'extra barrel', 'extra barrels')]
    case 'gusher':
      return ['a gusher']
    case 'deepDrilling':
      return ['deep drilling']
    case 'pushBack':
      return [pushBackCard(found.spaces)]
  }
}
const gives = (card: Card) => cardParts(card.licences, card.movement, special(card))
export const printed = (card: Card) => gives(card).join(', ')
/** The same in a sentence: '2 licences, 6 movement points and rivals back 4'. */
export const cardGifts = (id: CardId) => and.format(gives(at(CARDS, id)))
export const cardFace = (id: CardId) => printed(at(CARDS, id))
