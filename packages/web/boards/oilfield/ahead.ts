/** How things will stand for a player when the card is played that is chosen now: the workers act first. */
import { at, type Seat } from '@wildcat/kernel'
import { askedOf, LEASE_PRICES, type View } from '@wildcat/oilfield/board'

interface Ahead {
  readonly view: View
  readonly isSure: boolean // what one's own worker changes is in it
}

/** [OIL-3.2, OIL-9.2] Beside what the own worker does, as far as that is sure, a strike ends with the actions of the workers. */
export function whenCardsArePlayed(now: View, seat: Seat): Ahead {
  if (askedOf(now)?.kind !== 'chooseCards') return { view: now, isSure: true }
  const view: View = { ...now, strike: 'none' }
  const spot = at(now.workers, seat)
  if (spot === 'home') return { view, isSure: false }
  const gain = (dollars: number): View => ({ ...view, money: now.money.map((each, n) => (n === seat ? each + dollars : each)) })
  switch (spot.column) {
    case 'first':
      return { view, isSure: true }
    case 'subsidy':
      return { view: gain(now.subsidy), isSure: true }
    case 'lease': {
      const field = now.leases.onShow[bidsAbove(now, spot.space)]
      const bid = at(LEASE_PRICES, spot.space)
      if (field === undefined || bid > at(now.money, seat)) return { view, isSure: false }
      return { view: { ...gain(-bid), plots: [...now.plots, { field, owner: seat, tower: 'none' }] }, isSure: true }
    }
    case 'build':
    case 'drill':
    case 'local':
    case 'invest':
      return { view, isSure: false }
  }
}

/** [OIL-3.1] Each of them leaves one lease less to choose from. */
const bidsAbove = ({ workers, bot }: View, space: number): number =>
  [...workers, ...(bot === 'none' ? [] : [bot.worker])].filter(spot => spot !== 'home' && spot.column === 'lease' && spot.space < space)
    .length
