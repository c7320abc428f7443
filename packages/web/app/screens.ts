/** What is loaded when it is wanted: the screens, and of a game what its address asks for. */
import { titleOf } from '@wildcat/catalogue'
import type { Language } from '@wildcat/kernel'
import { preloadBoard } from '../boards/index.tsx'
import { gameOf } from '../store/games.ts'
import { preloadable } from './preloadable.tsx'
import type { Route } from './route.ts'

export const SET_UP = preloadable(async () => (await import('../setup/set-up.tsx')).SetUp)
export const TABLE = preloadable(async () => (await import('../table/table-screen.tsx')).TableScreen)
export const REPLAY = preloadable(async () => (await import('../replay/replay-screen.tsx')).ReplayScreen)
export const FRIENDS = preloadable(async () => (await import('../online/friends.tsx')).Friends)
export const YOU = preloadable(async () => (await import('../you/you.tsx')).You)
export const ABOUT = preloadable(async () => (await import('../about/about.tsx')).About)

function screenAt(route: Route): Promise<unknown> | undefined {
  switch (route.screen) {
    case 'lobby':
    case 'nowhere':
      return undefined
    case 'setup':
      return SET_UP.preload()
    case 'table':
      return TABLE.preload()
    case 'replay':
      return REPLAY.preload()
    case 'friends':
    case 'friendsSetup':
    case 'friendsTable':
    case 'friendsReplay':
    case 'friendsDeal':
    case 'join':
      return FRIENDS.preload()
    case 'you':
      return YOU.preload()
    case 'about':
      return ABOUT.preload()
  }
}

const nothing = () => undefined

/** Asks for the screen, beside the page's words and not after them. What cannot be loaded is said by the screen that asks again. */
export async function preloadScreen(route: Route): Promise<void> {
  await screenAt(route)?.catch(nothing)
}

/** Asks for the game that is played at an address, without waiting for the table to say which one it is. */
export async function preloadTable(route: Route, language: Language): Promise<void> {
  if (route.screen !== 'table' && route.screen !== 'replay') return
  const game = await gameOf(route.id).catch(nothing)
  const title = game === undefined ? undefined : titleOf(game)
  if (title === undefined) return
  preloadBoard(title.id)
  for (const part of [title.words(language), title.engine()]) part.catch(nothing)
}
