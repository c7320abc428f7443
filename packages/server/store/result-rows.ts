/** Rows of results, as both databases give them. */
import type { ShownResultRow, UnfilledRow } from './result-contract.ts'
import { flag, integer, type Row, text } from './row.ts'

const realOrNone = (value: unknown): number | null => (typeof value === 'number' ? value : null)

export const resultRow = (row: Row): ShownResultRow => ({
  table: integer(row, 'table_id'),
  seat: integer(row, 'seat'),
  name: text(row, 'name'),
  game: text(row, 'game'),
  seats: integer(row, 'seats'),
  ended: integer(row, 'ended'),
  guest: row['guest'] === null ? 0 : integer(row, 'guest'),
  bot: text(row, 'bot'),
  score: realOrNone(row['score']),
  place: integer(row, 'place'),
  gone: flag(row, 'gone'),
  practice: flag(row, 'practice'),
  player: text(row, 'player'),
  kept: flag(row, 'kept'),
  rated: flag(row, 'rated'),
})
export const unfilledRow = (row: Row): UnfilledRow => ({
  id: integer(row, 'id'),
  name: text(row, 'name'),
  room: text(row, 'room'),
  touched: integer(row, 'touched'),
})

/** Of the last games of a guest all seats, with what their players are called now. */
export const resultsOf = (guest: string, games: string): string => `
  SELECT r.*, coalesce(g.name, '') AS player, EXISTS (SELECT 1 FROM tables t WHERE t.id = r.table_id) AS kept,
    EXISTS (SELECT 1 FROM rated_games d WHERE d.table_id = r.table_id) AS rated
  FROM (SELECT DISTINCT table_id, ended FROM results WHERE guest = ${guest} AND place > 0 ORDER BY ended DESC, table_id DESC LIMIT ${games}) AS mine
  JOIN results r ON r.table_id = mine.table_id LEFT JOIN guests g ON g.id = r.guest
  ORDER BY mine.ended DESC, r.table_id DESC, r.seat`
export const unfilled = (most: string): string => `
  SELECT t.id, t.name, t.room, t.touched FROM results_to_fill u JOIN tables t ON t.id = u.table_id ORDER BY t.id LIMIT ${most}`
