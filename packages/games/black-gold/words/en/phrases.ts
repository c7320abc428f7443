/** Words that many sentences need. */
import { at } from '@wildcat/kernel'
import type { WellKind } from '@wildcat/oil-rush'
import { barrels, licences, money, number, spaces } from '@wildcat/oil-rush/words/en.ts'
import { CARDS, type Card, type CardId } from '../../components.ts'
import type { Terrain } from '../../map.ts'

export * from '@wildcat/oil-rush/words/en.ts'

export const terrains: Readonly<Record<Terrain, string>> = { plains: 'plains', rough: 'rough ground', hills: 'hills' }
export const kinds: Readonly<Record<WellKind, string>> = { 1: 'single', 2: 'double', 3: 'triple' }

/** 'rivals back 4 spaces', or nothing for a card without a special action. */
export function special({ special: found }: Card): string[] {
  switch (found.kind) {
    case 'none':
      return []
    case 'price':
      return [`one price up or down ${money(500 * found.spaces)}`]
    case 'extraOil':
      return [`${barrels(found.barrels)} extra`]
    case 'gusher':
      return ['gusher']
    case 'deepDrilling':
      return ['deep drilling']
    case 'pushBack':
      return [`rivals back ${spaces(found.spaces)}`]
  }
}
/** What a card gives: '2 licences, 6 movement, rivals back 4 spaces'. */
export const printed = (card: Card) => [licences(card.licences), `${number(card.movement)} movement`, ...special(card)].join(', ')
export const cardFace = (id: CardId) => printed(at(CARDS, id))
