/** How games ended, in the database. */
import type { DatabaseSync } from 'node:sqlite'
import type { ResultRow, ShownResultRow, UnfilledRow } from '../result-contract.ts'
import { resultRow, resultsOf, unfilled, unfilledRow } from '../result-rows.ts'

export function resultOperations(db: DatabaseSync) {
  const add = db.prepare(`
    INSERT OR IGNORE INTO results (table_id, seat, name, game, seats, ended, guest, bot, score, place, gone, practice)
    VALUES (?, ?, ?, ?, ?, ?, (SELECT id FROM guests WHERE id = ?), ?, ?, ?, ?, ?)`)
  const toRate = db.prepare('INSERT OR IGNORE INTO rated_games (table_id) VALUES (?)')
  const of = db.prepare(resultsOf('?', '?'))
  const toFill = db.prepare(unfilled('?'))
  const filled = db.prepare('DELETE FROM results_to_fill WHERE table_id = ?')
  return {
    addResults(results: readonly ResultRow[], rated: boolean): void {
      for (const { table, seat, name, game, seats, ended, guest, bot, score, place, gone, practice } of results)
        add.run(table, seat, name, game, seats, ended, guest, bot, score, place, Number(gone), Number(practice))
      for (const table of rated ? new Set(results.map(each => each.table)) : []) toRate.run(table)
    },
    resultsOf: (guest: number, games: number): ShownResultRow[] => of.all(guest, games).map(resultRow),
    unfilledResults: (most: number): UnfilledRow[] => toFill.all(most).map(unfilledRow),
    filledResults(tables: readonly number[]): void {
      for (const table of tables) filled.run(table)
    },
  }
}
