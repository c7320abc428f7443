/** What events change on the board. All of it leaves the rest as it is, whatever else a game shows. */
import { at, type Seat } from '@wildcat/kernel'
import type { Company } from '@wildcat/oil-rush'
import type { RushShown, RushWell } from './board-context.ts'

export const put = <X>(list: readonly X[], place: number, value: X): readonly X[] =>
  list.map((each, index) => (index === place ? value : each))

export const changed = <Shown extends RushShown>(shown: Shown, well: number, change: Partial<RushWell>): Shown => ({
  ...shown,
  wells: put(shown.wells, well, { ...at(shown.wells, well), ...change }),
})

export const stored = <Shown extends RushShown>(shown: Shown, seat: Seat, company: Company, barrels: number): Shown => {
  const depot = at(shown.depots, seat)
  return { ...shown, depots: put(shown.depots, seat, { ...depot, [company]: depot[company] + barrels }) }
}

export const paid = <Shown extends RushShown>(shown: Shown, seat: Seat, money: number): Shown => ({
  ...shown,
  money: put(shown.money, seat, at(shown.money, seat) + money),
})

export const priced = <Shown extends RushShown>(shown: Shown, company: Company, space: number): Shown => ({
  ...shown,
  prices: { ...shown.prices, [company]: space },
})

export const withoutCard = <Shown extends RushShown>(shown: Shown, seat: Seat): Shown => ({
  ...shown,
  taken: put(shown.taken, seat, 'none'),
})
