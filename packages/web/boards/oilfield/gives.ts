/** What an action would give the player who looks, if it were carried out now. */
import { at, type Seat } from '@wildcat/kernel'
import {
  buildable,
  buyingPrice,
  COLUMNS,
  type Column,
  drillGain,
  INVESTMENTS,
  localGain,
  NATIONAL_TOWER_BONUS,
  nationalCubes,
  nationalPrices,
  PRIVATE_LEASE_PRICE,
  supervisorOf,
  type View,
  whyNoBid,
  whyNoDrill,
  whyNoInvestment,
  whyNoLease,
  whyNoTile,
} from '@wildcat/oilfield/board'
import { named } from '../kit/board-context.ts'
import { whenCardsArePlayed } from './ahead.ts'
import type { BoardWords } from './words/en.ts'

export interface Gives {
  readonly text: string
  readonly isNothing: boolean
}
interface Asking {
  readonly view: View
  readonly names: readonly string[]
  readonly words: Pick<BoardWords, 'gives'>
}

const something = (text: string): Gives => ({ text, isNothing: false })
const nothing = (text: string): Gives => ({ text, isNothing: true })

/** By a worker. */
export function columnGives(asking: Asking, seat: Seat, column: Column): Gives {
  const { view, names } = asking
  const { gives } = asking.words
  switch (column) {
    case 'lease': {
      const why = whyNoBid(view, seat)
      if (view.leases.onShow.length === 0) return nothing(gives.noLease.none)
      return why === undefined ? something(gives.lease(view.leases.onShow)) : nothing(gives.noLease[why])
    }
    case 'first': {
      if (view.first === seat) return nothing(gives.firstAlready)
      return something(gives.first(named(names, supervisorOf({ first: seat, seats: view.seats }))))
    }
    case 'subsidy':
      return something(gives.subsidy(view.subsidy))
    case 'invest': {
      const why = whyNoInvestment(view, seat)
      if (why !== undefined) return nothing(gives.noInvest[why])
      const rows = INVESTMENTS.flatMap(row => {
        const price = buyingPrice(view, row)
        return price === undefined || price > at(view.money, seat) ? [] : [{ row, price }]
      })
      return something(gives.invest(rows))
    }
    case 'build':
    case 'drill':
    case 'local':
      return eitherGives(asking, seat, column)
  }
}

/** By a card, when it is played. */
export function cardGives(now: Asking, seat: Seat, card: 'lease' | 'build' | 'drill' | 'local' | 'national'): Gives {
  const { view } = whenCardsArePlayed(now.view, seat)
  const asking = { ...now, view }
  const { gives } = now.words
  switch (card) {
    case 'lease': {
      const all = view.leases.onShow.length
      const before = view.workers.filter(spot => spot !== 'home' && spot.column === 'lease').length
      const why = whyNoLease(view, seat)
      if (why !== undefined) return nothing(gives.noLease[why])
      return something(gives.leaseByCard(PRIVATE_LEASE_PRICE, Math.max(0, all - before), all))
    }
    case 'national': {
      const { stored, ofTowers } = nationalCubes(view, seat)
      if (stored + ofTowers === 0) return nothing(gives.noNational)
      const brings = nationalPrices(view).map(price => stored * price + ofTowers * (price + NATIONAL_TOWER_BONUS))
      return something(gives.national(stored + ofTowers, brings))
    }
    case 'build':
    case 'drill':
    case 'local':
      return eitherGives(asking, seat, card)
  }
}

function eitherGives({ view, words: { gives } }: Asking, seat: Seat, action: 'build' | 'drill' | 'local'): Gives {
  switch (action) {
    case 'build': {
      const tiles = buildable(view, seat)
      const [only] = tiles
      const why = whyNoTile(view, seat) ?? 'money'
      return only === undefined ? nothing(gives.noBuild[why]) : something(gives.build(only, tiles.length, view.tiles.onShow.length))
    }
    case 'drill': {
      const why = whyNoDrill(view, seat)
      if (why !== undefined) return nothing(gives.noDrill[why])
      const said = (['money', 'vp'] as const).map(prefer => {
        const { money, vp, ...take } = drillGain(view, seat, prefer)
        return gives.brings(take, money, vp)
      })
      return something(gives.either([...new Set(said)]))
    }
    case 'local': {
      const said = (['money', 'vp'] as const).map(prefer => {
        const { money, vp } = localGain(view, seat, prefer)
        return gives.brings({ oil: 0, gas: 0 }, money, vp)
      })
      return said[0] === '' ? nothing(gives.noLocal) : something(gives.either([...new Set(said)]))
    }
  }
}

/** Whose workers act before one on this space would, in order. */
export function actingBefore(view: View, column: Column, space: number): Seat[] {
  const place = (spot: { readonly column: Column; readonly space: number }) => COLUMNS.indexOf(spot.column) * 10 + spot.space
  return view.workers
    .flatMap((spot, seat) => (spot === 'home' || place(spot) >= place({ column, space }) ? [] : [{ seat, at: place(spot) }]))
    .toSorted((a, b) => a.at - b.at)
    .map(({ seat }) => seat)
}
