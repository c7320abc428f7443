/** Which action card to take. */
import { at, type Seat } from '@wildcat/kernel'
import { oilOnDerricks } from '@wildcat/oil-rush'
import type { CommandOf } from '../commands.ts'
import { CARDS, type Card } from '../components.ts'
import type { View } from '../state.ts'
import { licencePoint, roundsLeft } from './forecast.ts'
import { pushGain } from './pushing.ts'

export function takeCard(view: View, seat: Seat, legal: readonly CommandOf<'takeCard'>[]): CommandOf<'takeCard'> {
  const worths = legal.map(({ card }) => worth(view, seat, at(CARDS, card)))
  return at(legal, worths.indexOf(Math.max(...worths)))
}

function worth(view: View, seat: Seat, { licences, movement, special }: Card): number {
  const points = licences * 1.5 * licencePoint(view) * (oilOnDerricks(view, seat) > 0 || roundsLeft(view) > 3 ? 1 : 0.5)
  const useful = Math.min(movement, 12) * (at(view.stock, seat) > 0 && roundsLeft(view) > 2 ? 420 : 260)
  switch (special.kind) {
    case 'none':
      return points + useful
    case 'price':
      return points + useful + special.spaces * 300
    case 'freeOil':
      return points + useful + 2800
    case 'pushBack':
      return points + useful + Math.max(0, pushGain(view, seat, special.spaces)) * 0.3
  }
}
