import { expect, test } from 'vitest'
import { botNames } from '../setup/draft.ts'
import { comparedBySeat } from './deal-comparison.ts'

const seat = (player: string, score: number | 'none', place: number) => ({ player, bot: 'none', score, place, gone: false, you: false })
const game = (ended: number, ...seats: ReturnType<typeof seat>[]) => ({ table: 'none' as const, ended, seats })

test('whoever played from the same seat is compared with the average there, the best first', () => {
  const games = [game(1, seat('Ada', 10, 2), seat('Bo', 12, 1)), game(2, seat('Cora', 21, 1), seat('Dino', 'none', 2))]
  const compared = comparedBySeat(games, 2).map(rows => rows.map(({ seat: { player }, difference }) => [player, difference]))
  expect(compared).toEqual([
    [
      ['Cora', 5.5],
      ['Ada', -5.5],
    ],
    [
      ['Bo', 0],
      ['Dino', undefined],
    ],
  ])
})

test('bots are called as they were at the table, each by a name of its own', () => {
  const bots = ['steady', 'steady'].map((bot, n) => ({ ...seat('', 10, n + 2), bot }))
  const called = comparedBySeat([game(1, seat('Ada', 12, 1), ...bots)], 3).flatMap(rows => rows.map(row => row.called))
  expect(called).toEqual(['Ada', ...botNames(['none', 'steady', 'steady']).slice(1)])
  expect(new Set(called).size).toBe(3)
})
