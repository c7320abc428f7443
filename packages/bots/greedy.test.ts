/** The bot with sense that a game brings along is worth the name, at every table. */
import { expect, test } from 'vitest'
import { playContest } from './arena.ts'

interface Table {
  readonly game: string
  readonly seats: number
  readonly options: object
  readonly games: number
}
const TABLES: readonly Table[] = [
  { game: 'giganten', seats: 3, options: {}, games: 100 },
  { game: 'giganten', seats: 4, options: {}, games: 100 },
  { game: 'black-gold', seats: 2, options: {}, games: 60 },
  { game: 'black-gold', seats: 3, options: {}, games: 60 },
  { game: 'black-gold', seats: 4, options: {}, games: 60 },
  { game: 'black-gold', seats: 5, options: {}, games: 60 },
  { game: 'black-gold', seats: 2, options: { aggressiveBaron: true }, games: 40 },
  { game: 'black-gold', seats: 4, options: { length: 'long' }, games: 40 },
]

test.each(TABLES)('greedy beats chance at $game with $seats seats in at least 95 of 100 games ($options)', async table => {
  const bots = ['greedy', ...new Array<string>(table.seats - 1).fill('random')]
  const { wins } = await playContest({ ...table, seed: 1, bots }, { threads: 2 })
  expect(wins[0]).toBeGreaterThanOrEqual(0.95)
})
