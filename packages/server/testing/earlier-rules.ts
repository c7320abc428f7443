/** The database of a server that is not running, as if games had been played there by other rules than there are now. */
import type { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'
import { integer, text } from '../store/row.ts'
import { openDatabase } from '../store/sqlite/database.ts'
import { entryOperations } from '../store/sqlite/entries.ts'
import { databaseIn } from '../store/sqlite/file.ts'

const head = v.looseObject({ version: v.number() })
const snapshot = v.looseObject({ rules: v.number() })

/** Every game there was begun, and left, by a version so much lower. */
export function asOfRules(data: string, lower: number): void {
  inDatabase(data, db => {
    for (const row of db.prepare("SELECT id, head FROM tables WHERE head <> ''").all()) {
      const begun = v.parse(head, JSON.parse(text(row, 'head')))
      const older = JSON.stringify({ ...begun, version: begun.version - lower })
      db.prepare('UPDATE tables SET head = ? WHERE id = ?').run(older, integer(row, 'id'))
    }
    changeSnapshots(db, lower)
  })
}
/** They were left by a version so much higher, to which they had come on the way. */
export const leftUnderNewerRules = (data: string, higher: number): void => inDatabase(data, db => changeSnapshots(db, -higher))

export const withoutSnapshots = (data: string): void => inDatabase(data, db => db.exec('DELETE FROM snapshots'))

function changeSnapshots(db: DatabaseSync, lower: number) {
  const operations = entryOperations(db)
  for (const row of db.prepare('SELECT table_id, n, json FROM snapshots').all()) {
    const left = v.parse(snapshot, JSON.parse(text(row, 'json')))
    const table = integer(row, 'table_id')
    db.prepare('DELETE FROM snapshots WHERE table_id = ?').run(table) // the next one is not built on it
    operations.saveSnapshot(table, integer(row, 'n'), JSON.stringify({ ...left, rules: left.rules - lower }))
  }
}

export function inDatabase(data: string, work: (db: DatabaseSync) => void): void {
  const db = openDatabase({ file: databaseIn(data) })
  try {
    work(db)
  } finally {
    db.close()
  }
}
