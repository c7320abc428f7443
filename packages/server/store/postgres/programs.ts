/** Programs that people run, in PostgreSQL. */
import type { ProgramRow, ProgramToAdd } from '../contract.ts'
import { PROGRAMS, programRow } from '../program-row.ts'
import { integer } from '../row.ts'
import { giving, type Read, sql, type Written, writing } from './sql.ts'

export const programWrites = {
  /** Whoever asks twice at once is counted once after the other: the owner's row is locked. */
  addProgram: ({ owner, key, name, token, most }: ProgramToAdd, now: number): Written =>
    giving(
      ([row]) => (row === undefined ? 0 : integer(row, 'n')),
      sql`
        WITH
          counted AS (
            SELECT (SELECT count(*) FROM programs WHERE owner = ${owner}) AS many, (SELECT coalesce(max(n), 0) FROM programs WHERE owner = ${owner}) AS last
            FROM (SELECT id FROM guests WHERE id = ${owner} AND stays(${owner}) FOR UPDATE) AS held
          ),
          made AS (
            INSERT INTO guests (key, name, created, seen) SELECT ${key}, ${name}, ${now}, ${now} FROM counted WHERE many < ${most} RETURNING id
          )
        INSERT INTO programs (guest, owner, n, token, created, used)
        SELECT made.id, ${owner}, counted.last + 1, ${token}, ${now}, 0 FROM made, counted RETURNING n`,
    ),
  useProgram: (guest: number, now: number): Written =>
    writing(
      sql`UPDATE programs SET used = ${now} WHERE guest = ${guest}`,
      sql`UPDATE guests SET seen = ${now} WHERE id = ${guest} OR id = (SELECT owner FROM programs WHERE guest = ${guest})`,
    ),
}

export const programReads = (read: Read) => ({
  async program(token: string): Promise<ProgramRow | undefined> {
    const [row] = await read(`${PROGRAMS} WHERE p.token = $1`, [token])
    return row === undefined ? undefined : programRow(row)
  },
  programsOf: async (owner: number): Promise<ProgramRow[]> =>
    (await read(`${PROGRAMS} WHERE p.owner = $1 ORDER BY p.n`, [owner])).map(programRow),
})
