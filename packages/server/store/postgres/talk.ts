/** What was said at tables, in PostgreSQL. */
import type { OwnTalkRow, TalkRow } from '../contract.ts'
import { integer, type Row, text } from '../row.ts'
import { giving, type Read, sql, type Written } from './sql.ts'

const talkRow = (row: Row): TalkRow => ({
  n: integer(row, 'n'),
  at: integer(row, 'at'),
  seat: integer(row, 'seat'),
  said: text(row, 'said'),
})

export const talkWrites = {
  /** What the table tells and what people say are counted apart: nobody makes what others said go by what is told of them. */
  addTalk: (table: number, at: number, guest: number, seat: number, said: string, most: number): Written =>
    giving(
      rows => integer(rows[0], 'n'),
      sql`
        INSERT INTO talk (table_id, n, at, guest, seat, said)
        SELECT ${table}, (SELECT coalesce(max(n), 0) + 1 FROM talk WHERE table_id = ${table}), ${at}, ${guest}, ${seat}, ${said}
        WHERE ${guest} = 0 OR stays(${guest}) RETURNING n`,
      sql`
        DELETE FROM talk WHERE table_id = ${table} AND (guest = 0) = ${guest === 0} AND n <= (
          SELECT n FROM talk WHERE table_id = ${table} AND (guest = 0) = ${guest === 0} ORDER BY n DESC LIMIT 1 OFFSET ${most}
        )`,
    ),
}

const BETWEEN = 'SELECT n, at, seat, said FROM talk WHERE table_id = $1 AND n > $2::bigint AND n < $3::bigint ORDER BY n DESC LIMIT $4'
const OWN = 'SELECT t.name, talk.at, said FROM talk JOIN tables t ON t.id = table_id WHERE guest = $1 ORDER BY talk.at'

export const talkReads = (read: Read) => ({
  talk: async (table: number, after: number, before: number, most: number): Promise<TalkRow[]> =>
    (await read(BETWEEN, [table, after, before, most])).map(talkRow).reverse(),
  talkOf: async (guest: number): Promise<OwnTalkRow[]> =>
    (await read(OWN, [guest])).map(row => ({ table: text(row, 'name'), at: integer(row, 'at'), said: text(row, 'said') })),
})
