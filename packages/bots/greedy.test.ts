/** The bot with sense that a game brings along is worth the name, at every table. */
import { expect, test } from 'vitest'
import { playContest } from './arena.ts'

interface Table {
  readonly game: string
  readonly seats: number
  readonly options: object
}
const GAMES = 40 // of each; `wildcat simulate` plays as many as one likes
const TABLES: readonly Table[] = [
  { game: 'giganten', seats: 3, options: {} },
  { game: 'giganten', seats: 4, options: {} },
  { game: 'black-gold', seats: 2, options: {} },
  { game: 'black-gold', seats: 3, options: {} },
  { game: 'black-gold', seats: 4, options: {} },
  { game: 'black-gold', seats: 5, options: {} },
  { game: 'black-gold', seats: 2, options: { aggressiveBaron: true } },
  { game: 'black-gold', seats: 4, options: { length: 'long' } },
]

test.each(TABLES)('greedy beats chance at $game with $seats seats in at least 38 of 40 games ($options)', async table => {
  const bots = ['greedy', ...new Array<string>(table.seats - 1).fill('random')]
  const { wins } = await playContest({ ...table, games: GAMES, seed: 1, bots }, { threads: 2 })
  expect(wins[0]).toBeGreaterThanOrEqual(38 / GAMES)
})
