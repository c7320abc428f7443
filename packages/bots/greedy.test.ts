/** The bot with sense that a game brings along is worth the name, at every table. */
import { expect, test } from 'vitest'
import { playContest } from './arena.ts'

test.each([3, 4])('greedy beats chance at Giganten with %i seats in at least 95 of 100 games', async seats => {
  const bots = ['greedy', ...new Array<string>(seats - 1).fill('random')]
  const { wins } = await playContest({ game: 'giganten', seats, options: {}, seed: 1, games: 100, bots }, { threads: 2 })
  expect(wins[0]).toBeGreaterThanOrEqual(0.95)
})
