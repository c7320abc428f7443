/** How games ended, in PostgreSQL. */
import type { ResultRow, ShownResultRow, UnfilledRow } from '../result-contract.ts'
import { resultRow, resultsOf, unfilled, unfilledRow } from '../result-rows.ts'
import { type Read, sql, type Written, writing } from './sql.ts'

export const resultWrites = {
  addResults: (results: readonly ResultRow[], rated: boolean): Written =>
    writing(
      sql`
      INSERT INTO results (table_id, seat, name, game, seats, ended, guest, bot, score, place, gone, practice)
      SELECT "table", seat, name, game, seats, ended, (SELECT id FROM guests WHERE id = made.guest), bot, score, place, gone, practice
      FROM json_to_recordset(${JSON.stringify(results)}) AS made(
        "table" bigint, seat integer, name text, game text, seats integer, ended bigint, guest bigint, bot text, score double precision,
        place integer, gone boolean, practice boolean
      ) ON CONFLICT DO NOTHING`,
      ...(rated
        ? [
            sql`
              INSERT INTO rated_games (table_id)
              SELECT DISTINCT "table" FROM json_to_recordset(${JSON.stringify(results)}) AS made("table" bigint) ON CONFLICT DO NOTHING`,
          ]
        : []),
    ),
  filledResults: (tables: readonly number[]): Written =>
    writing(
      sql`DELETE FROM results_to_fill WHERE table_id IN (SELECT value::bigint FROM json_array_elements_text(${JSON.stringify(tables)}))`,
    ),
}

export const resultReads = (read: Read) => ({
  resultsOf: async (guest: number, games: number): Promise<ShownResultRow[]> =>
    (await read(resultsOf('$1', '$2'), [guest, games])).map(resultRow),
  unfilledResults: async (most: number): Promise<UnfilledRow[]> => (await read(unfilled('$1'), [most])).map(unfilledRow),
})
