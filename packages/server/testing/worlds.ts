/**
 * The same table in several worlds: copies of it in the database of a server that is not running, alike in everything but what is
 * varied. To one viewer they must look alike, byte for byte.
 */
import type { DatabaseSync } from 'node:sqlite'
import type { Engine, Types, Viewer } from '@wildcat/kernel'
import { readRecord, recordFor, type Snapshot, Table } from '@wildcat/table'
import * as v from 'valibot'
import { hashOf } from '../secrets.ts'
import { integer, text } from '../store/row.ts'
import { openDatabase } from '../store/sqlite/database.ts'
import { entryOperations } from '../store/sqlite/entries.ts'

/** The table as the server would load it. */
export function tableIn(file: string, id: string, engine: Engine<Types>): Table<Types> {
  const db = openDatabase({ file })
  try {
    const row = db.prepare('SELECT id, head FROM tables WHERE name = ?').get(id)
    const entries = db.prepare('SELECT entry FROM entries WHERE table_id = ? AND n > 0 ORDER BY n').all(integer(row, 'id'))
    const read = readRecord(`${text(row, 'head').slice(0, -1)},"entries":[${entries.map(each => text(each, 'entry')).join(',')}]}`)
    if (!('ok' in read)) throw new Error('the record cannot be read')
    const record = recordFor(engine, read.ok)
    if (!('ok' in record)) throw new Error('the record is not of this game')
    return Table.resume(engine, record.ok)
  } finally {
    db.close()
  }
}

export interface World {
  readonly name: string // of the copy: as long as that of the original
  readonly snapshot: Snapshot<Types>
  readonly hiddenFrom?: Viewer // what this viewer never heard is another story
}

/** A copy of a table with another truth from now on, and another past where this viewer was not told. */
export function addWorld(file: string, id: string, { name, snapshot, hiddenFrom }: World): void {
  const db = openDatabase({ file })
  try {
    const from = integer(db.prepare('SELECT id FROM tables WHERE name = ?').get(id), 'id')
    db.exec('BEGIN')
    const copied = db.prepare(
      'INSERT INTO tables (name, stage, listed, touched, room, head, unseen, bots) SELECT ?, stage, listed, touched, room, head, unseen, bots FROM tables WHERE id = ?',
    )
    const to = Number(copied.run(name, from).lastInsertRowid)
    db.prepare('INSERT INTO holders (guest, table_id, seat) SELECT guest, ?, seat FROM holders WHERE table_id = ?').run(to, from)
    db.prepare(
      'INSERT INTO entries (table_id, n, entry, said, heard, pending, at) SELECT ?, n, entry, said, heard, pending, at FROM entries WHERE table_id = ?',
    ).run(to, from)
    db.prepare(
      'INSERT INTO turns (table_id, n, pending, noticed, clocks) SELECT ?, n, pending, noticed, clocks FROM turns WHERE table_id = ?',
    ).run(to, from)
    if (hiddenFrom !== undefined) rewritePast(db, to, hiddenFrom)
    entryOperations(db).saveSnapshot(to, snapshot.entries, JSON.stringify(snapshot))
    db.exec('COMMIT')
  } finally {
    db.close()
  }
}

/** A program holds this seat, too, as if it had come by a code. */
export function seatProgram(file: string, id: string, seat: number, token: string): void {
  const db = openDatabase({ file })
  try {
    const guest = integer(db.prepare('SELECT guest FROM programs WHERE token = ?').get(hashOf(token)), 'guest')
    const holder = { guest, name: 'Program', n: 9, since: 0, browser: '', system: '', owner: '' }
    db.prepare(`UPDATE tables SET room = json_insert(room, '$.seats[${seat}].holders[#]', json(?)) WHERE name = ?`).run(
      JSON.stringify(holder),
      id,
    )
    db.prepare('INSERT INTO holders (guest, table_id, seat) SELECT ?, id, ? FROM tables WHERE name = ?').run(guest, seat, id)
  } finally {
    db.close()
  }
}

function rewritePast(db: DatabaseSync, table: number, viewer: Viewer): void {
  const heads = db.prepare('SELECT head FROM tables WHERE id = ?').get(table)
  const otherKey = text(heads, 'head').replace(/"key":"\w{64}"/, `"key":"${'0'.repeat(64)}"`)
  db.prepare('UPDATE tables SET head = ? WHERE id = ?').run(otherKey, table)
  const save = db.prepare('UPDATE entries SET entry = ?, said = ? WHERE table_id = ? AND n = ?')
  for (const row of db.prepare('SELECT n, entry, said FROM entries WHERE table_id = ?').all(table)) {
    const said = v.parse(saidSchema, JSON.parse(text(row, 'said')))
    const entry = text(row, 'entry')
    const own = entry === '' || entry.includes(`"seat":${viewer},`)
    const otherEntry = own ? entry : entry.replace(/"command":.*$/, '"command":{"kind":"somethingElse"}}')
    const otherSaid = Array.isArray(said)
      ? said.map(each => (hears(each, viewer) ? each : { ...each, event: { kind: 'somethingElse' } }))
      : said
    save.run(otherEntry, JSON.stringify(otherSaid), table, integer(row, 'n'))
  }
}

const seats = v.exactOptional(v.array(v.number()))
const message = v.looseObject({ only: seats, except: seats })
const saidSchema = v.union([v.array(message), v.looseObject({})])

function hears({ only, except }: v.InferOutput<typeof message>, viewer: Viewer): boolean {
  if (viewer === 'spectator') return only === undefined
  return (only === undefined || only.includes(viewer)) && except?.includes(viewer) !== true
}
