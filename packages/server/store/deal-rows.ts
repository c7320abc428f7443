/** Rows of deals, as both databases give them. */
import type { DealPlayedRow, DealRow, OwnDealRow } from './deal-contract.ts'
import { flag, integer, type Row, text } from './row.ts'

export const dealRow = (row: Row): DealRow => ({
  code: text(row, 'code'),
  game: text(row, 'game'),
  seats: integer(row, 'seats'),
  options: text(row, 'options'),
  secret: text(row, 'secret'),
  commitment: text(row, 'commitment'),
  part: text(row, 'part'),
})
export const dealPlayedRow = (row: Row): DealPlayedRow => ({
  table: integer(row, 'table_id'),
  name: text(row, 'name'),
  over: flag(row, 'over'),
})
export const ownDealRow = (row: Row): OwnDealRow => ({ code: text(row, 'deal'), name: text(row, 'name'), over: flag(row, 'over') })
export const PLAYED = `
  SELECT p.deal, p.table_id, coalesce(t.name, '') AS name, coalesce(t.stage IN ('over', 'stopped'), 1 = 1) AS over
  FROM deal_players p LEFT JOIN tables t ON t.id = p.table_id`

export const UNPLAYED = 'code NOT IN (SELECT deal FROM deal_tables)'

const MOST_TABLES = 200
export const dealResults = (code: string): string => `
  SELECT r.*, coalesce(g.name, '') AS player, EXISTS (SELECT 1 FROM tables t WHERE t.id = r.table_id) AS kept, 1 = 0 AS rated
  FROM (
    SELECT DISTINCT o.table_id, o.ended FROM deal_tables d JOIN results o ON o.table_id = d.table_id
    WHERE d.deal = ${code} AND o.place > 0 AND NOT o.practice ORDER BY o.ended, o.table_id LIMIT ${MOST_TABLES}
  ) AS played JOIN results r ON r.table_id = played.table_id LEFT JOIN guests g ON g.id = r.guest
  ORDER BY played.ended, r.table_id, r.seat`
