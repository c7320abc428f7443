/** What is behind the tabs of a phone, and the most important thing to be seen there. */
import { at, type Viewer } from '@wildcat/kernel'
import type { ReactNode } from 'react'
import type { Tab } from '../kit/layout/tabs.tsx'
import type { RushFacts, RushShown } from './board-context.ts'

export function rushTabs(
  { words, map }: Pick<RushFacts, 'words' | 'map'>,
  { depots }: RushShown,
  viewer: Viewer,
  unread: ReactNode,
): readonly Tab[] {
  const oil = viewer === 'spectator' ? undefined : map.companies.map(company => at(depots, viewer)[company])
  return [
    { id: 'board', name: words.board },
    { id: 'market', name: words.companiesTitle, ...(oil === undefined ? {} : { note: words.ownOil(oil) }) },
    { id: 'players', name: words.players },
    { id: 'log', name: words.log, ...(unread === undefined ? {} : { note: unread }) },
  ]
}
