/** Ratings and how often somebody leaves, in the database. */
import type { DatabaseSync } from 'node:sqlite'
import type { LeavingRow, RatingRow, ToRate } from '../rating-contract.ts'
import { leavingRow, leavings, NEXT_TO_RATE, ratingRow, toRate } from '../rating-rows.ts'

export function ratingOperations(db: DatabaseSync) {
  const isOther = db.prepare('SELECT 1 FROM rating_steps WHERE version <> ?')
  const forget = db.prepare('DELETE FROM ratings')
  const requeue = db.prepare('UPDATE rated_games SET n = NULL')
  const begin = db.prepare('UPDATE rating_steps SET n = 0, version = ?')
  const next = db.prepare(NEXT_TO_RATE)
  const step = db.prepare('UPDATE rating_steps SET n = n + 1 WHERE n = ?')
  const rated = db.prepare('UPDATE rated_games SET n = ? WHERE table_id = ?')
  const put = db.prepare(`
    INSERT INTO ratings (guest, game, mu, sigma, games) SELECT id, ?2, ?3, ?4, ?5 FROM guests WHERE id = ?1
    ON CONFLICT DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, games = excluded.games`)
  const of = db.prepare('SELECT * FROM ratings WHERE guest = ? ORDER BY game')
  const left = db.prepare(leavings('?'))
  return {
    prepareRatings(version: number): void {
      if (isOther.get(version) === undefined) return
      forget.run()
      requeue.run()
      begin.run(version)
    },
    nextToRate: (): ToRate | undefined => toRate(next.all()),
    saveRatings(table: number, after: number, ratings: readonly RatingRow[]): boolean {
      if (Number(step.run(after).changes) === 0) return false
      rated.run(after + 1, table)
      for (const { guest, game, mu, sigma, games } of ratings) put.run(guest, game, mu, sigma, games)
      return true
    },
    ratingsOf: (guests: readonly number[]): RatingRow[] => guests.flatMap(guest => of.all(guest).map(ratingRow)),
    leavingsOf: (guests: readonly number[]): LeavingRow[] => guests.map(guest => leavingRow({ guest, ...left.get(guest) })),
  }
}
