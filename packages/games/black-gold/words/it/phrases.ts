/** Parole che servono a molte frasi. */
import { at } from '@wildcat/kernel'
import type { WellKind } from '@wildcat/oil-rush'
import { barrels, licences, money, number, spaces } from '@wildcat/oil-rush/words/it.ts'
import { CARDS, type Card, type CardId } from '../../components.ts'
import type { Terrain } from '../../map.ts'

export * from '@wildcat/oil-rush/words/it.ts'

export const terrains: Readonly<Record<Terrain, string>> = { plains: 'pianura', rough: 'terreno accidentato', hills: 'colline' }
export const kinds: Readonly<Record<WellKind, string>> = { 1: 'semplice', 2: 'doppio', 3: 'triplo' }

/** 'rivali indietro di 4 caselle', o nulla per una carta senza azione speciale. */
export function special({ special: found }: Card): string[] {
  switch (found.kind) {
    case 'none':
      return []
    case 'price':
      return [`un prezzo su o giù di ${money(500 * found.spaces)}`]
    case 'extraOil':
      return [`${barrels(found.barrels)} in più`]
    case 'gusher':
      return ['zampillo']
    case 'deepDrilling':
      return ['trivellazione profonda']
    case 'pushBack':
      return [`rivali indietro di ${spaces(found.spaces)}`]
  }
}
/** Che cosa dà una carta: '2 licenze, movimento 6, rivali indietro di 4 caselle'. */
export const printed = (card: Card) => [licences(card.licences), `movimento ${number(card.movement)}`, ...special(card)].join(', ')
export const cardFace = (id: CardId) => printed(at(CARDS, id))
