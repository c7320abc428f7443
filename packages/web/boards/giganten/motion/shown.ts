/** What the board shows: as much of a view as moves. At rest it is the view itself; while things move it runs after it, event by event. */

import type { Event, View } from '@wildcat/giganten/board'
import { at } from '@wildcat/kernel'
import { FEE, feeShare, OVERFLOW_PRICE } from '@wildcat/oil-rush'

export type Shown = Pick<
  View,
  'round' | 'first' | 'money' | 'prices' | 'trucks' | 'trains' | 'black' | 'stock' | 'depots' | 'wells' | 'onShow' | 'taken' | 'hands'
>

type Well = View['wells'][number]
const put = <X>(list: readonly X[], place: number, value: X): readonly X[] => list.map((each, index) => (index === place ? value : each))
const changed = (shown: Shown, well: number, change: Partial<Well>): Shown => ({
  ...shown,
  wells: put(shown.wells, well, { ...at(shown.wells, well), ...change }),
})
const stored = (shown: Shown, seat: number, company: keyof View['prices'], barrels: number): Shown => {
  const depot = at(shown.depots, seat)
  return { ...shown, depots: put(shown.depots, seat, { ...depot, [company]: depot[company] + barrels }) }
}
const paid = (shown: Shown, seat: number, money: number): Shown => ({
  ...shown,
  money: put(shown.money, seat, at(shown.money, seat) + money),
})

const priced = (shown: Shown, company: keyof View['prices'], space: number): Shown => ({
  ...shown,
  prices: { ...shown.prices, [company]: space },
})
/** A move is over, also by what a card can do: the card is discarded. */
const withoutCard = (shown: Shown, seat: number): Shown => ({ ...shown, taken: put(shown.taken, seat, 'none') })

/** What an event says has changed. Nothing is worked out here: what events do not tell is right again as soon as all have been shown. */
export function after(shown: Shown, event: Event): Shown {
  switch (event.kind) {
    case 'roundStarted':
      return { ...shown, round: event.round, first: event.first }
    case 'priceChanged':
      return withoutCard(priced(shown, event.company, event.to), event.seat)
    case 'priceRolled':
    case 'pricesInflated':
      return priced(shown, event.company, event.to)
    case 'redCardTurned':
      return { ...shown, onShow: [event.card], black: event.black }
    case 'beigeCardsTurned':
      return { ...shown, onShow: [...shown.onShow, ...event.cards] }
    case 'cardTaken':
      return { ...shown, onShow: shown.onShow.filter(card => card !== event.card), taken: put(shown.taken, event.seat, event.card) }
    case 'cardLeft':
      return { ...shown, onShow: [] }
    case 'truckPlaced':
      return { ...shown, trucks: put(shown.trucks, event.seat, event.square) }
    case 'truckMoved':
      return { ...shown, trucks: put(shown.trucks, event.seat, event.to) }
    case 'trainMoved':
      return { ...shown, trains: put(shown.trains, event.seat, event.to) }
    case 'trainsPushedBack':
      return withoutCard({ ...shown, trains: event.trains }, event.seat)
    case 'tileSeen':
      return changed(shown, event.well, { seenBy: [...at(shown.wells, event.well).seenBy, event.seat], value: event.value })
    case 'derrickBuilt': {
      const built = changed(shown, event.well, { state: 'derrick', owner: event.seat, oil: event.value, value: event.value })
      return paid({ ...built, stock: put(shown.stock, event.seat, at(shown.stock, event.seat) - 1) }, event.seat, -event.cost)
    }
    case 'oilProduced': {
      const pumped = event.wells.reduce((now, well) => changed(now, well, { oil: at(now.wells, well).oil - 1 }), shown)
      const left = event.exhausted.reduce((now, well) => changed(now, well, { state: 'dry', owner: 'nobody' }), pumped)
      return { ...left, stock: put(shown.stock, event.seat, at(shown.stock, event.seat) + event.exhausted.length) }
    }
    case 'oilCarried': {
      const { seat, company, by, carriers } = event
      const there = stored(shown, seat, company, 1)
      const share = feeShare(by, carriers.length)
      return by === 'own' ? there : carriers.reduce((now, rival) => paid(now, rival, share), paid(there, seat, -FEE))
    }
    case 'freeOilTaken':
      return withoutCard(stored(shown, event.seat, event.company, 1), event.seat)
    case 'oilSold':
      return paid(stored(shown, event.seat, event.company, -event.barrels), event.seat, event.barrels * event.price)
    case 'overflowSold':
      return paid(stored(shown, event.seat, event.company, -event.barrels), event.seat, event.barrels * OVERFLOW_PRICE)
    case 'turnEnded':
      return withoutCard(shown, event.seat)
    case 'builtNothing':
    case 'oilLost':
    case 'licencesDealt':
    case 'auctionOpened':
    case 'bidMade':
    case 'passed':
    case 'nobodySells':
    case 'bidCovered':
    case 'bluffCalled':
    case 'licencesPaid':
    case 'gameEnded':
      return shown
  }
}
