/** Which action card to take. */
import { at, type Seat } from '@wildcat/kernel'
import { licencesWorth, movementWorth } from '@wildcat/oil-rush/greedy/cards.ts'
import { pushGain } from '@wildcat/oil-rush/greedy/pushing.ts'
import { CARDS } from '../components.ts'
import type { Outlook } from './outlook.ts'

export function cardWorth(outlook: Outlook, seat: Seat, card: number): number {
  const { licences, movement, special } = at(CARDS, card)
  const plain = licencesWorth(outlook, seat, licences) + movementWorth(outlook, seat, movement)
  switch (special.kind) {
    case 'none':
      return plain
    case 'price':
      return plain + special.spaces * outlook.constants.price
    case 'freeOil':
      return plain + outlook.constants.freeOil
    case 'pushBack':
      return plain + Math.max(0, pushGain(outlook, seat, special.spaces)) * 0.3
  }
}
