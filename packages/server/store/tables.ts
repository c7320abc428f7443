/** Tables and who sits at them, in the database. */
import type { DatabaseSync } from 'node:sqlite'
import { integer, type Row, text } from './row.ts'

export interface TableRow {
  readonly id: number
  readonly name: string
  readonly room: string
  readonly head: string // empty before the game has begun
  readonly touched: number
}
export interface ListedRow {
  readonly name: string
  readonly room: string
  readonly pending: string // a list of seats as JSON
  readonly touched: number
}
export interface RoomToSave {
  readonly id: number
  readonly stage: string
  readonly listed: boolean
  readonly touched: number
  readonly room: string
  readonly holders?: readonly (readonly [seat: number, guest: number])[] // if they have changed
}

/** In `holders`: a seat is kept for this guest, who does not sit there. It is found when they are deleted, and counts as no table of theirs. */
export const KEPT_PLACE = 100

const tableRow = (row: Row): TableRow => ({
  id: integer(row, 'id'),
  name: text(row, 'name'),
  room: text(row, 'room'),
  head: text(row, 'head'),
  touched: integer(row, 'touched'),
})
const listedRow = (row: Row): ListedRow => ({
  name: text(row, 'name'),
  room: text(row, 'room'),
  pending: text(row, 'pending'),
  touched: integer(row, 'touched'),
})

/** A table is touched by every move that everybody notices: when a secret one was made is a secret, too. */
const TOUCHED = `max(t.touched, coalesce((SELECT at FROM entries WHERE table_id = t.id AND at > 0 ORDER BY n DESC LIMIT 1), 0))`
const PENDING = `coalesce((SELECT pending FROM entries WHERE table_id = t.id ORDER BY n DESC LIMIT 1), '[]') AS pending`
const LISTED = `SELECT t.name, t.room, ${PENDING}, ${TOUCHED} AS touched FROM tables t`

const HELD = 'SELECT table_id FROM holders WHERE guest = ?'
const SEATED = `${HELD} AND seat <> ${KEPT_PLACE}`
const MINE_FIRST = `ORDER BY t.stage IN ('over', 'stopped'), touched DESC`

/**
 * The newest, those that wait first. Where there are more than a list holds, each network has its turn before any has a second one, and
 * so has each maker within it: nobody keeps others off the list, however many tables he makes under however many names.
 */
const OPEN = `
  WITH listed AS (
    SELECT id, stage, network, row_number() OVER (PARTITION BY network, maker ORDER BY stage DESC, id DESC) AS nth
    FROM tables WHERE listed = 1 AND stage IN ('waiting', 'playing')
  ), turns AS (
    SELECT id, stage, row_number() OVER (PARTITION BY network ORDER BY nth, stage DESC, id DESC) AS turn FROM listed
  )
  ${LISTED} WHERE t.id IN (SELECT id FROM turns ORDER BY turn, stage DESC, id DESC LIMIT ?) ORDER BY t.stage DESC, t.id DESC`

export function tableOperations(db: DatabaseSync) {
  const add = db.prepare('INSERT INTO tables (name, stage, listed, touched, room, maker, network) VALUES (?, ?, ?, ?, ?, ?, ?)')
  const save = db.prepare(
    `UPDATE tables SET stage = ?1, listed = ?, touched = ?, room = ?, network = iif(?1 IN ('over', 'stopped'), '', network) WHERE id = ?`,
  )
  const begin = db.prepare('UPDATE tables SET head = ? WHERE id = ?')
  const find = db.prepare(`SELECT t.id, t.name, t.room, t.head, ${TOUCHED} AS touched FROM tables t WHERE t.name = ?`)
  const hold = db.prepare('INSERT OR IGNORE INTO holders (guest, table_id, seat) VALUES (?, ?, ?)')
  const free = db.prepare('DELETE FROM holders WHERE table_id = ?')
  const ofGuest = db.prepare(`${LISTED} WHERE t.id IN (${SEATED}) ${MINE_FIRST} LIMIT ?`)
  const everyOf = db.prepare(`${LISTED} WHERE t.id IN (${HELD}) ${MINE_FIRST}`)
  const ofCompany = db.prepare(`
    SELECT name FROM tables t WHERE id IN (SELECT table_id FROM holders WHERE guest IN (SELECT value FROM json_each(?)))
    AND iif(json_valid(room), room ->> '$.company', '') = ? ORDER BY id`)
  const open = db.prepare(OPEN)
  const count = db.prepare(`SELECT count(*) AS n FROM tables WHERE stage IN ('waiting', 'playing')`)
  const countOf = db.prepare(`SELECT count(*) AS n FROM tables WHERE stage IN ('waiting', 'playing') AND id IN (${SEATED})`)
  const waitingOf = db.prepare(`SELECT count(*) AS n FROM tables WHERE stage = 'waiting' AND id IN (${SEATED})`)
  const countFrom = db.prepare(`SELECT count(*) AS n FROM tables WHERE stage IN ('waiting', 'playing') AND network = ?`)
  const playing = db.prepare(`SELECT name FROM tables WHERE stage = 'playing'`)
  const parts = [
    'tables WHERE id',
    'holders WHERE table_id',
    'entries WHERE table_id',
    'snapshots WHERE table_id',
    'talk WHERE table_id',
  ].map(part => db.prepare(`DELETE FROM ${part} = ?`))

  const holdAll = (id: number, holders: NonNullable<RoomToSave['holders']>) => {
    for (const [seat, guest] of holders) hold.run(guest, id, seat)
  }
  function saveRoom({ id, stage, listed, touched, room, holders }: RoomToSave): void {
    save.run(stage, listed ? 1 : 0, touched, room, id)
    if (holders === undefined) return
    free.run(id)
    holdAll(id, holders)
  }
  return {
    addTable(name: string, room: Omit<RoomToSave, 'id'>, maker = 0, network = ''): number {
      const id = Number(add.run(name, room.stage, room.listed ? 1 : 0, room.touched, room.room, maker, network).lastInsertRowid)
      holdAll(id, room.holders ?? [])
      return id
    },
    table(name: string): TableRow | undefined {
      const row = find.get(name)
      return row === undefined ? undefined : tableRow(row)
    },
    saveRoom,
    /** The game begins: from now on there is a record. */
    saveHead: (id: number, head: string): void => void begin.run(head, id),
    removeTable(id: number): void {
      for (const part of parts) part.run(id)
    },
    /** First those that are not over, however long ago somebody moved there. */
    tablesOf: (guest: number, most: number): ListedRow[] => ofGuest.all(guest, most).map(listedRow),
    /** Also those where a seat is only kept for them: all that know of this guest. */
    everyTableOf: (guest: number): ListedRow[] => everyOf.all(guest).map(listedRow),
    /** Those of a company's tables that know of one of these guests. */
    tablesOfCompany: (company: string, guests: readonly number[]): string[] =>
      ofCompany.all(JSON.stringify(guests), company).map(row => text(row, 'name')),
    openTables: (most: number): ListedRow[] => open.all(most).map(listedRow),
    /** Those that are not over: what was played to its end keeps nobody from playing. */
    countTables: (): number => integer(count.get(), 'n'),
    /** Made from there. */
    countTablesFrom: (network: string): number => integer(countFrom.get(network), 'n'),
    countTablesOf: (guest: number): number => integer(countOf.get(guest), 'n'),
    /** Not yet begun, at which they sit or which they made. */
    countWaitingOf: (guest: number): number => integer(waitingOf.get(guest), 'n'),
    playingTables: (): string[] => playing.all().map(row => text(row, 'name')),
  }
}
