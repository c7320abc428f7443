/** Programs that people run, in the database. */
import type { DatabaseSync } from 'node:sqlite'
import type { ProgramRow, ProgramToAdd } from '../contract.ts'
import { PROGRAMS, programRow } from '../program-row.ts'
import { integer } from '../row.ts'

export function programOperations(db: DatabaseSync) {
  const addGuest = db.prepare('INSERT INTO guests (key, name, created, seen) VALUES (?, ?, ?, ?)')
  const add = db.prepare('INSERT INTO programs (guest, owner, n, token, created, used) VALUES (?, ?, ?, ?, ?, 0)')
  const counted = db.prepare('SELECT count(*) AS many, coalesce(max(n), 0) AS last FROM programs WHERE owner = ?')
  const find = db.prepare(`${PROGRAMS} WHERE p.token = ?`)
  const ofOwner = db.prepare(`${PROGRAMS} WHERE p.owner = ? ORDER BY p.n`)
  const use = db.prepare('UPDATE programs SET used = ? WHERE guest = ?')
  const see = db.prepare('UPDATE guests SET seen = ?1 WHERE id = ?2 OR id = (SELECT owner FROM programs WHERE guest = ?2)')
  return {
    addProgram({ owner, key, name, token, most }: ProgramToAdd, now: number): number {
      const row = counted.get(owner)
      if (integer(row, 'many') >= most) return 0
      const guest = addGuest.run(key, name, now, now).lastInsertRowid
      const n = integer(row, 'last') + 1
      add.run(guest, owner, n, token, now)
      return n
    },
    program(token: string): ProgramRow | undefined {
      const row = find.get(token)
      return row === undefined ? undefined : programRow(row)
    },
    programsOf: (owner: number): ProgramRow[] => ofOwner.all(owner).map(programRow),
    useProgram(guest: number, now: number): void {
      use.run(now, guest)
      see.run(now, guest)
    },
  }
}
