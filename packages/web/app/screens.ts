/** What is loaded when it is wanted: the screens, and of a game what its address asks for. */
import { titleOf } from '@wildcat/catalogue'
import type { Language } from '@wildcat/kernel'
import { boardAhead } from '../boards/index.tsx'
import { gameOf } from '../store/games.ts'
import { later } from './later.tsx'
import type { Route } from './route.ts'

export const SET_UP = later(async () => (await import('../setup/set-up.tsx')).SetUp)
export const TABLE = later(async () => (await import('../table/table-screen.tsx')).TableScreen)
export const REPLAY = later(async () => (await import('../replay/replay-screen.tsx')).ReplayScreen)
export const FRIENDS = later(async () => (await import('../online/friends.tsx')).Friends)
export const ABOUT = later(async () => (await import('../about/about.tsx')).About)

function screenAt(route: Route): Promise<unknown> | undefined {
  switch (route.screen) {
    case 'lobby':
    case 'nowhere':
      return undefined
    case 'setup':
      return SET_UP.ahead()
    case 'table':
      return TABLE.ahead()
    case 'replay':
      return REPLAY.ahead()
    case 'friends':
    case 'friendsSetup':
    case 'friendsTable':
    case 'friendsReplay':
    case 'join':
      return FRIENDS.ahead()
    case 'about':
      return ABOUT.ahead()
  }
}

const nothing = () => undefined

/** Asks for the screen, beside the page's words and not after them. What cannot be loaded is said by the screen that asks again. */
export async function screenAhead(route: Route): Promise<void> {
  await screenAt(route)?.catch(nothing)
}

/** Asks for the game that is planned at an address, as soon as there is something to look at meanwhile. */
export function gameAhead(route: Route, language: Language): void {
  const title = 'game' in route ? titleOf(route.game) : undefined
  for (const part of [title?.words(language), title?.engine(), title?.greedy?.()]) part?.catch(nothing)
}

/** Asks for the game that is played at an address, without waiting for the table to say which one it is. */
export async function tableAhead(route: Route, language: Language): Promise<void> {
  if (route.screen !== 'table' && route.screen !== 'replay') return
  const game = await gameOf(route.id).catch(nothing)
  const title = game === undefined ? undefined : titleOf(game)
  if (title === undefined) return
  boardAhead(title.id)
  for (const part of [title.words(language), title.engine()]) part.catch(nothing)
}
