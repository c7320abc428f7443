/** Tables and who sits at them, in the database. */
import type { DatabaseSync } from 'node:sqlite'
import { KEPT_PLACE, type ListedRow, type RoomToSave, type TableRow } from '../contract.ts'
import { integer, type Row, text } from '../row.ts'

const tableRow = (row: Row): TableRow => ({
  id: integer(row, 'id'),
  name: text(row, 'name'),
  room: text(row, 'room'),
  head: text(row, 'head'),
  touched: integer(row, 'touched'),
  clocks: text(row, 'clocks'),
})
const listedRow = (row: Row): ListedRow => ({
  name: text(row, 'name'),
  room: text(row, 'room'),
  pending: text(row, 'pending'),
  touched: integer(row, 'touched'),
  clocks: text(row, 'clocks'),
})

/** A table is touched by every move that everybody notices: when a secret one was made is a secret, too. */
const TOUCHED = `max(t.touched, coalesce(turns.noticed, 0)) AS touched`
const AND_TURNS = 'tables t LEFT JOIN turns ON turns.table_id = t.id'
const CLOCKS = `coalesce(turns.clocks, '') AS clocks`
const LISTED = `SELECT t.name, t.room, coalesce(turns.pending, '[]') AS pending, ${TOUCHED}, ${CLOCKS} FROM ${AND_TURNS}`

const HELD = 'SELECT table_id FROM holders WHERE guest = ?'
const SEATED = `${HELD} AND seat <> ${KEPT_PLACE}`
const MINE_FIRST = `ORDER BY t.stage IN ('over', 'stopped'), touched DESC`

const IS_OPEN = `listed = 1 AND stage IN ('waiting', 'playing')`
/** Of many networks the newest table of each has a turn: whoever goes through them so has soon found enough, however many there are. */
const NEWEST_FIRST = `SELECT id, network FROM tables WHERE ${IS_OPEN} ORDER BY stage DESC, id DESC`
const THESE = `${LISTED} WHERE t.id IN (SELECT value FROM json_each(?)) ORDER BY t.stage DESC, t.id DESC`

/**
 * The newest, those that wait first. Where there are more than a list holds, each network has its turn before any has a second one, and
 * so has each maker within it: nobody keeps others off the list, however many tables he makes under however many names.
 */
const FAIR = `
  WITH listed AS (
    SELECT id, stage, network, row_number() OVER (PARTITION BY network, maker ORDER BY stage DESC, id DESC) AS nth
    FROM tables WHERE ${IS_OPEN}
  ), ranked AS (
    SELECT id, stage, row_number() OVER (PARTITION BY network ORDER BY nth, stage DESC, id DESC) AS rank FROM listed
  )
  SELECT id FROM ranked ORDER BY rank, stage DESC, id DESC LIMIT ?`

export function tableOperations(db: DatabaseSync) {
  const add = db.prepare(
    'INSERT INTO tables (stage, listed, touched, room, unseen, bots, name, maker, network) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
  )
  const save = db.prepare(`
    UPDATE tables SET
      stage = ?1, listed = ?, touched = ?, room = ?, unseen = ?, bots = ?, network = iif(?1 IN ('over', 'stopped'), '', network)
    WHERE id = ?`)
  const begin = db.prepare('UPDATE tables SET head = ? WHERE id = ?')
  const find = db.prepare(`SELECT t.id, t.name, t.room, t.head, ${TOUCHED}, ${CLOCKS} FROM ${AND_TURNS} WHERE t.name = ?`)
  const hold = db.prepare('INSERT OR IGNORE INTO holders (guest, table_id, seat) VALUES (?, ?, ?)')
  const free = db.prepare('DELETE FROM holders WHERE table_id = ?')
  const ofGuest = db.prepare(`${LISTED} WHERE t.id IN (${SEATED}) ${MINE_FIRST} LIMIT ?`)
  const everyOf = db.prepare(`${LISTED} WHERE t.id IN (${HELD}) ${MINE_FIRST}`)
  const namesOf = db.prepare(`
    SELECT name FROM tables WHERE id IN (${HELD}) AND (? = 'all' OR +stage IN ('waiting', 'playing'))
    ORDER BY stage IN ('over', 'stopped'), id DESC`)
  const ofCompany = db.prepare(`
    SELECT name FROM tables t WHERE id IN (SELECT table_id FROM holders WHERE guest IN (SELECT value FROM json_each(?)))
    AND iif(json_valid(room), room ->> '$.company', '') = ? ORDER BY id`)
  const newestFirst = db.prepare(NEWEST_FIRST)
  const fairly = db.prepare(FAIR)
  const these = db.prepare(THESE)
  const count = db.prepare(`SELECT count(*) AS n FROM tables WHERE stage IN ('waiting', 'playing')`)
  // By whose they are (+): by their stage all tables there are would be gone through.
  const countOf = db.prepare(`SELECT count(*) AS n FROM tables WHERE +stage IN ('waiting', 'playing') AND id IN (${SEATED})`)
  const waitingOf = db.prepare(`SELECT count(*) AS n FROM tables WHERE +stage = 'waiting' AND id IN (${SEATED})`)
  const countFrom = db.prepare(`SELECT count(*) AS n FROM tables WHERE stage IN ('waiting', 'playing') AND network = ?`)
  const toWake = db.prepare(`
    SELECT name FROM tables t INDEXED BY tables_to_wake JOIN turns ON turns.table_id = t.id WHERE stage = 'playing' AND (unseen = 1 OR bots <> '[]') AND (unseen = 1 OR EXISTS (
      SELECT 1 FROM json_each(turns.pending) AS asked JOIN json_each(bots) AS bot ON bot.value = asked.value
    ))`)
  const unsaved = db.prepare(`
    SELECT name FROM tables t JOIN turns ON turns.table_id = t.id LEFT JOIN snapshots ON snapshots.table_id = t.id
    WHERE stage = 'playing' AND coalesce(snapshots.n, -1) < turns.n ORDER BY t.id`)
  const parts = [
    'tables WHERE id',
    'holders WHERE table_id',
    'entries WHERE table_id',
    'archives WHERE table_id',
    'turns WHERE table_id',
    'snapshots WHERE table_id',
    'talk WHERE table_id',
    'orders WHERE table_id',
    'calls WHERE table_id',
  ].map(part => db.prepare(`DELETE FROM ${part} = ?`))

  const ordersOf = db.prepare('SELECT sealed FROM orders WHERE table_id = ?')
  const saveOrders = db.prepare('INSERT INTO orders (table_id, sealed) VALUES (?, ?) ON CONFLICT DO UPDATE SET sealed = excluded.sealed')
  const dropOrders = db.prepare('DELETE FROM orders WHERE table_id = ?')

  const holdAll = (id: number, holders: NonNullable<RoomToSave['holders']>) => {
    for (const [seat, guest] of holders) hold.run(guest, id, seat)
  }
  const columns = ({ stage, listed, touched, room, unseen, bots }: Omit<RoomToSave, 'id'>) =>
    [stage, Number(listed), touched, room, Number(unseen), JSON.stringify(bots)] as const
  function saveRoom({ id, holders, ...room }: RoomToSave): void {
    save.run(...columns(room), id)
    if (holders === undefined) return
    free.run(id)
    holdAll(id, holders)
  }
  /** The newest of each network, if there are enough of them. */
  function ofNetworks(most: number): number[] | undefined {
    const newest = new Map<string, number>()
    for (const row of newestFirst.iterate()) {
      const network = text(row, 'network')
      if (!newest.has(network)) newest.set(network, integer(row, 'id'))
      if (newest.size === most) return [...newest.values()]
    }
    return undefined
  }

  return {
    addTable(name: string, room: Omit<RoomToSave, 'id'>, maker = 0, network = ''): number {
      const id = Number(add.run(...columns(room), name, maker, network).lastInsertRowid)
      holdAll(id, room.holders ?? [])
      return id
    },
    table(name: string): TableRow | undefined {
      const row = find.get(name)
      return row === undefined ? undefined : tableRow(row)
    },
    saveRoom,
    orders(table: number): string {
      const row = ordersOf.get(table)
      return row === undefined ? '' : text(row, 'sealed')
    },
    saveOrders: (table: number, sealed: string): void => void (sealed === '' ? dropOrders.run(table) : saveOrders.run(table, sealed)),
    saveHead: (id: number, head: string): void => void begin.run(head, id),
    removeTable(id: number): void {
      for (const part of parts) part.run(id)
    },
    tablesOf: (guest: number, most: number): ListedRow[] => ofGuest.all(guest, most).map(listedRow),
    everyTableOf: (guest: number): ListedRow[] => everyOf.all(guest).map(listedRow),
    tableNamesOf: (guest: number, which: 'all' | 'unfinished'): string[] => namesOf.all(guest, which).map(row => text(row, 'name')),
    tablesOfCompany: (company: string, guests: readonly number[]): string[] =>
      ofCompany.all(JSON.stringify(guests), company).map(row => text(row, 'name')),
    openTables(most: number): ListedRow[] {
      const found = ofNetworks(most) ?? fairly.all(most).map(row => integer(row, 'id'))
      return these.all(JSON.stringify(found)).map(listedRow)
    },
    countTables: (): number => integer(count.get(), 'n'),
    countTablesFrom: (network: string): number => integer(countFrom.get(network), 'n'),
    countTablesOf: (guest: number): number => integer(countOf.get(guest), 'n'),
    countWaitingOf: (guest: number): number => integer(waitingOf.get(guest), 'n'),
    tablesToWake: (): string[] => toWake.all().map(row => text(row, 'name')),
    tablesUnsaved: (): string[] => unsaved.all().map(row => text(row, 'name')),
  }
}
