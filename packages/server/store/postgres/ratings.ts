/** Ratings and how often somebody leaves, in PostgreSQL. */
import type { LeavingRow, RatingRow, ToRate } from '../rating-contract.ts'
import { leavingRow, leavings, NEXT_TO_RATE, ratingRow, toRate } from '../rating-rows.ts'
import { giving, type Read, sql, type Written, writing } from './sql.ts'

export const ratingWrites = {
  prepareRatings: (version: number): Written =>
    writing(
      sql`DELETE FROM ratings WHERE EXISTS (SELECT 1 FROM rating_steps WHERE version <> ${version})`,
      sql`UPDATE rated_games SET n = NULL WHERE EXISTS (SELECT 1 FROM rating_steps WHERE version <> ${version})`,
      sql`UPDATE rating_steps SET n = 0, version = ${version} WHERE version <> ${version}`,
    ),
  saveRatings: (table: number, after: number, ratings: readonly RatingRow[]): Written =>
    giving(
      rows => rows.length === 1,
      sql`
        WITH step AS (UPDATE rating_steps SET n = n + 1 WHERE n = ${after} RETURNING n),
        rated AS (UPDATE rated_games g SET n = step.n FROM step WHERE g.table_id = ${table}),
        put AS (
          INSERT INTO ratings (guest, game, mu, sigma, games)
          SELECT made.guest, made.game, made.mu, made.sigma, made.games FROM step, json_to_recordset(${JSON.stringify(ratings)}) AS made(
            guest bigint, game text, mu double precision, sigma double precision, games integer
          ) JOIN guests ON guests.id = made.guest
          ON CONFLICT (guest, game) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, games = excluded.games
        )
        SELECT n FROM step`,
    ),
}

export const ratingReads = (read: Read) => ({
  nextToRate: async (): Promise<ToRate | undefined> => toRate(await read(NEXT_TO_RATE)),
  ratingsOf: async (guests: readonly number[]): Promise<RatingRow[]> =>
    (await read('SELECT * FROM ratings WHERE guest = ANY($1::bigint[]) ORDER BY guest, game', [guests])).map(ratingRow),
  leavingsOf: async (guests: readonly number[]): Promise<LeavingRow[]> =>
    (
      await read(`SELECT w.guest, l.* FROM unnest($1::bigint[]) AS w(guest) CROSS JOIN LATERAL (${leavings('w.guest')}) AS l`, [guests])
    ).map(leavingRow),
})
