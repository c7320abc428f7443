/** Calls as both stores read them. */
import type { DueCall, WayRow } from './call-contract.ts'
import { integer, type Row, text } from './row.ts'

export const WAY = 'w.id, w.guest, w.kind AS way_kind, w.target, w.state, w.failures, w.failing'
export const wayRow = (row: Row): WayRow => ({
  id: integer(row, 'id'),
  guest: integer(row, 'guest'),
  kind: text(row, 'way_kind'),
  target: text(row, 'target'),
  state: text(row, 'state'),
  failures: integer(row, 'failures'),
  failing: integer(row, 'failing'),
})
export const dueCall = (row: Row): DueCall => ({
  way: integer(row, 'id'),
  table: integer(row, 'table_id'),
  kind: text(row, 'kind'),
  mark: integer(row, 'mark'),
  tries: integer(row, 'tries'),
  to: wayRow(row),
  wishes: text(row, 'wishes'),
  name: text(row, 'name'),
  room: text(row, 'room'),
  still: row['still'] === 1 || row['still'] === true,
})
