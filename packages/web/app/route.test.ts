import { expect, test } from 'vitest'
import { paths, routeOf } from './route.ts'

test('every path leads to its screen', () => {
  expect(routeOf(paths.lobby)).toEqual({ screen: 'lobby' })
  expect(routeOf(paths.about)).toEqual({ screen: 'about' })
  expect(routeOf(paths.setup('black gold/2'))).toEqual({ screen: 'setup', game: 'black gold/2' })
  expect(routeOf(paths.table('a1'))).toEqual({ screen: 'table', id: 'a1' })
  expect(routeOf(paths.friends)).toEqual({ screen: 'friends' })
  expect(routeOf(paths.friendsSetup('gusher'))).toEqual({ screen: 'friendsSetup', game: 'gusher' })
  expect(routeOf(paths.friendsTable('a1'))).toEqual({ screen: 'friendsTable', id: 'a1' })
  expect(routeOf(paths.friendsReplay('a1'))).toEqual({ screen: 'friendsReplay', id: 'a1' })
  expect(routeOf(paths.friendsDeal('a'))).toEqual({ screen: 'friendsDeal', code: 'a' })
  expect(routeOf(paths.join)).toEqual({ screen: 'join' })
  expect(routeOf(paths.replay('a1'))).toEqual({ screen: 'replay', id: 'a1' })
})

test('anything else leads nowhere, without an exception', () => {
  for (const path of [
    '/new',
    '/table',
    '/about/us',
    '/table/a/b',
    '/replay',
    '/replay/a/b',
    '/join/a',
    '/friends/new',
    '/friends/a/b',
    '/friends/a/replay/b',
    '/x',
  ])
    expect(routeOf(path)).toEqual({ screen: 'nowhere', path })
  expect(routeOf('/table/%E0%A4%A')).toEqual({ screen: 'table', id: '%E0%A4%A' })
})
