/** Which action card to take. */
import { at, type Seat } from '@wildcat/kernel'
import { licencesWorth, movementWorth } from '@wildcat/oil-rush/greedy/cards.ts'
import { ownDerricks } from '@wildcat/oil-rush/greedy/outlook.ts'
import { pushGain } from '@wildcat/oil-rush/greedy/pushing.ts'
import { CARDS, DEEP_DRILLING_COST, GUSHER_COST, type Special } from '../components.ts'
import type { Outlook } from './outlook.ts'
import { deepeningGain, GUSHER_OIL } from './specials.ts'

export function cardWorth(outlook: Outlook, seat: Seat, card: number): number {
  const { licences, movement, special } = at(CARDS, card)
  return licencesWorth(outlook, seat, licences) + movementWorth(outlook, seat, movement) + specialWorth(outlook, seat, special)
}

function specialWorth(outlook: Outlook, seat: Seat, special: Special): number {
  switch (special.kind) {
    case 'none':
      return 0
    case 'price':
      return special.spaces * outlook.constants.price
    case 'extraOil':
      return special.barrels * outlook.constants.freeOil
    case 'gusher':
      return gusherWorth(outlook, seat)
    case 'deepDrilling':
      return deepDrillingWorth(outlook, seat)
    case 'pushBack':
      return Math.max(0, pushGain(outlook, seat, special.spaces)) * 0.3
  }
}

/** A turn with a gusher costs so much: a derrick on a well comes first, and fees may follow. */
const GUSHER_MONEY = 12_000

function gusherWorth({ view, roundsLeft, barrel }: Outlook, seat: Seat): number {
  if (at(view.stock, seat) < 2 || at(view.money, seat) < GUSHER_MONEY) return 0
  return Math.max(0, Math.min(GUSHER_OIL, roundsLeft) * barrel(seat) - GUSHER_COST) * 0.7
}

function deepDrillingWorth(outlook: Outlook, seat: Seat): number {
  const gains = ownDerricks(outlook.view, seat).map(well => Math.max(0, deepeningGain(outlook, seat, well)))
  const most = Math.floor(at(outlook.view.money, seat) / DEEP_DRILLING_COST)
  return gains
    .toSorted((a, b) => b - a)
    .slice(0, most)
    .reduce((sum, gain) => sum + gain, 0)
}
