/** What is behind the tabs of a phone, and the most important thing to be seen there. */
import { at, type Seat, type Viewer } from '@wildcat/kernel'
import type { ReactNode } from 'react'
import { SeatShape } from '../../design/seat.tsx'
import type { Tab } from '../kit/layout/tabs.tsx'
import type { RushFacts, RushShown } from './board-context.ts'

export function rushTabs(
  { words, map }: Pick<RushFacts, 'words' | 'map'>,
  { depots, trucks, money }: RushShown,
  viewer: Viewer,
  unread: ReactNode,
): readonly Tab[] {
  const oil = viewer === 'spectator' ? undefined : map.companies.map(company => at(depots, viewer)[company])
  const truck = viewer === 'spectator' ? 'off' : at(trucks, viewer)
  const rich = richest(money, viewer)
  return [
    { id: 'board', name: words.board, ...(truck === 'off' ? {} : { note: words.ownTruck(map.place(truck)) }) },
    { id: 'market', name: words.companiesTitle, ...(oil === undefined ? {} : { note: words.ownOil(oil) }) },
    {
      id: 'players',
      name: words.players,
      note: (
        <>
          <SeatShape seat={rich} /> {words.money(at(money, rich))}
        </>
      ),
    },
    { id: 'log', name: words.log, ...(unread === undefined ? {} : { note: unread }) },
  ]
}

/** Whoever has the most money of the others. */
function richest(money: readonly number[], viewer: Viewer): Seat {
  const others = [...money.keys()].filter(seat => seat !== viewer)
  return others.reduce((most, seat) => (at(money, seat) > at(money, most) ? seat : most))
}
