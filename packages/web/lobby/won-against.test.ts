import { expect, test } from 'vitest'
import type { Kept } from '../store/games.ts'
import { kept } from './testing/kept.ts'
import { winsOf } from './won-against.ts'

const ended = (bots: readonly string[], ...winners: number[]): Kept => kept(bots, { over: true, winners })

test('a game counts against the strongest who was there, from the weakest of them on', () => {
  const games = [ended(['none', 'rex', 'gus'], 0), ended(['gus', 'none'], 0), ended(['gus', 'none'], 1), ended(['none', 'gus'], 0, 1)]
  expect(winsOf(games)).toEqual([
    { opponent: 'gus', won: 2, played: 3 },
    { opponent: 'rex', won: 1, played: 1 },
  ])
})
test('games that go on, of practice, among friends, without one of the five or damaged count for nothing', () => {
  const plan = { game: 'gusher', names: ['', ''], bots: ['none', 'rex'], options: {} }
  const games: Kept[] = [
    kept(['none', 'rex']),
    kept(['none', 'rex'], { over: true, winners: [0], plan: { ...plan, practice: true } }),
    ended(['none', 'none', 'rex'], 0),
    ended(['none', 'greedy'], 0),
    { id: 'y', damaged: '' },
  ]
  expect(winsOf(games)).toEqual([])
})
