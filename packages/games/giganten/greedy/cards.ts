/** Which action card to take. */
import { at, type Reason, type Seat } from '@wildcat/kernel'
import { licencesWorth, movementWorth } from '@wildcat/oil-rush/greedy/cards.ts'
import type { Outlook } from '@wildcat/oil-rush/greedy/outlook.ts'
import { pushGain } from '@wildcat/oil-rush/greedy/pushing.ts'
import { CARDS } from '../components.ts'

export function cardWorth(outlook: Outlook, seat: Seat, card: number): number {
  const { licences, movement, special } = at(CARDS, card)
  const plain = licencesWorth(outlook, seat, licences) + movementWorth(outlook, seat, movement)
  switch (special.kind) {
    case 'none':
      return plain
    case 'price':
      return plain + special.spaces * 300
    case 'freeOil':
      return plain + 2800
    case 'pushBack':
      return plain + Math.max(0, pushGain(outlook, seat, special.spaces)) * 0.3
  }
}

export function cardReasons(card: number): Reason[] {
  const { licences, movement } = at(CARDS, card)
  return [
    { kind: 'licences', figure: licences },
    { kind: 'movement', figure: movement },
  ]
}
