/** Whether the database can still be written to: by writing. */
import type { DatabaseSync } from 'node:sqlite'

/** More than a page has room for, so that there must be room for more pages. */
const BYTES = 16_384

export function probeOperations(db: DatabaseSync) {
  const add = db.prepare('INSERT INTO probes (filler) VALUES (zeroblob(?))')
  const remove = db.prepare('DELETE FROM probes')
  return {
    probe(): void {
      add.run(BYTES)
      remove.run()
    },
  }
}
