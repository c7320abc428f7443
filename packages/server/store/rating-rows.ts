/** Rows of ratings, as both databases give them. */
import type { LeavingRow, PlayedRow, RatingRow, ToRate } from './rating-contract.ts'
import { GAMES_COUNTED } from './rating-contract.ts'
import { flag, integer, type Row, text } from './row.ts'

export const ratingRow = (row: Row): RatingRow => ({
  guest: integer(row, 'guest'),
  game: text(row, 'game'),
  mu: integer(row, 'mu'),
  sigma: integer(row, 'sigma'),
  games: integer(row, 'games'),
})
export const leavingRow = (row: Row): LeavingRow => ({
  guest: integer(row, 'guest'),
  games: integer(row, 'games'),
  left: integer(row, 'gone'),
})

const playedRow = (row: Row): PlayedRow => ({
  guest: row['guest'] === null ? 0 : integer(row, 'guest'),
  place: integer(row, 'place'),
  gone: flag(row, 'gone'),
  rating: row['mu'] === null ? undefined : { mu: integer(row, 'mu'), sigma: integer(row, 'sigma'), games: integer(row, 'games') },
})
export function toRate(rows: readonly Row[]): ToRate | undefined {
  const [first] = rows
  if (first === undefined) return undefined
  return {
    table: integer(first, 'table_id'),
    name: text(first, 'name'),
    game: text(first, 'game'),
    after: integer(first, 'after'),
    people: rows.filter(row => text(row, 'bot') === 'none').map(playedRow),
  }
}

/** One look at all of it: how many games have been rated, the next one, and how strong its players are. */
export const NEXT_TO_RATE = `
  SELECT s.n AS after, r.table_id, r.name, r.game, r.bot, r.guest, r.place, r.gone, t.mu, t.sigma, t.games
  FROM rating_steps s
  CROSS JOIN (
    SELECT g.table_id FROM rated_games g JOIN results o ON o.table_id = g.table_id WHERE g.n IS NULL ORDER BY o.ended, g.table_id LIMIT 1
  ) AS due
  JOIN results r ON r.table_id = due.table_id
  LEFT JOIN ratings t ON t.guest = r.guest AND t.game = r.game
  ORDER BY r.seat`

/** With at least one other person, and not for practice. */
export const leavings = (guest: string): string => `
  SELECT count(*) AS games, coalesce(sum(CASE WHEN mine.gone THEN 1 ELSE 0 END), 0) AS gone FROM (
    SELECT r.gone FROM results r WHERE r.guest = ${guest} AND NOT r.practice
    AND (SELECT count(*) FROM results o WHERE o.table_id = r.table_id AND o.bot = 'none') > 1
    ORDER BY r.ended DESC, r.table_id DESC LIMIT ${GAMES_COUNTED}
  ) AS mine`
