/** What was said at tables, in the database. */
import type { DatabaseSync } from 'node:sqlite'
import type { OwnTalkRow, TalkRow } from '../contract.ts'
import { integer, type Row, text } from '../row.ts'

const talkRow = (row: Row): TalkRow => ({
  n: integer(row, 'n'),
  at: integer(row, 'at'),
  seat: integer(row, 'seat'),
  said: text(row, 'said'),
})

export function talkOperations(db: DatabaseSync) {
  const add = db.prepare(
    'INSERT INTO talk (table_id, n, at, guest, seat, said) VALUES (?1, (SELECT coalesce(max(n), 0) + 1 FROM talk WHERE table_id = ?1), ?2, ?3, ?4, ?5) RETURNING n',
  )
  // What the table tells and what people say are counted apart: nobody makes what others said go by what is told of them.
  const drop = db.prepare(`
    DELETE FROM talk WHERE table_id = ?1 AND (guest = 0) = ?2 AND n <= (
      SELECT n FROM talk WHERE table_id = ?1 AND (guest = 0) = ?2 ORDER BY n DESC LIMIT 1 OFFSET ?3
    )`)
  const between = db.prepare('SELECT n, at, seat, said FROM talk WHERE table_id = ? AND n > ? AND n < ? ORDER BY n DESC LIMIT ?')
  const own = db.prepare(
    'SELECT t.name AS name, talk.at AS at, said FROM talk JOIN tables t ON t.id = table_id WHERE guest = ? ORDER BY at',
  )
  return {
    /** The newest so many are kept, of what people say and of what the table itself tells. */
    addTalk(table: number, at: number, guest: number, seat: number, said: string, most: number): number {
      const n = integer(add.get(table, at, guest, seat, said), 'n')
      drop.run(table, guest === 0 ? 1 : 0, most)
      return n
    },
    talk: (table: number, after: number, before: number, most: number): TalkRow[] =>
      between.all(table, after, before, most).map(talkRow).reverse(),
    talkOf: (guest: number): OwnTalkRow[] =>
      own.all(guest).map(row => ({ table: text(row, 'name'), at: integer(row, 'at'), said: text(row, 'said') })),
  }
}
