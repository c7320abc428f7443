/** Tables and who sits at them, in PostgreSQL. */
import { KEPT_PLACE, type ListedRow, type RoomToSave, type TableRow } from '../contract.ts'
import { integer, type Row, text } from '../row.ts'
import { giving, type Read, type Sql, sql, type Written, writing } from './sql.ts'

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
const TOUCHED = 'greatest(t.touched, coalesce(turns.noticed, 0)) AS touched'
const AND_TURNS = 'tables t LEFT JOIN turns ON turns.table_id = t.id'
const CLOCKS = `coalesce(turns.clocks, '') AS clocks`
const LISTED = `SELECT t.name, t.room, coalesce(turns.pending, '[]') AS pending, ${TOUCHED}, ${CLOCKS} FROM ${AND_TURNS}`

const HELD = 'SELECT table_id FROM holders WHERE guest = $1'
const SEATED = `${HELD} AND seat <> ${KEPT_PLACE}`
const MINE_FIRST = `ORDER BY t.stage IN ('over', 'stopped'), touched DESC`

const GOES_ON = `stage IN ('waiting', 'playing')`
const IS_OPEN = `listed AND ${GOES_ON}`
/** Of many networks the newest table of each has a turn: among so many of the newest there are mostly enough of them. */
const LOOKED_AT = 1000
const NEWEST_FIRST = `SELECT id, network FROM tables WHERE ${IS_OPEN} ORDER BY stage DESC, id DESC LIMIT ${LOOKED_AT}`
const THESE = `${LISTED} WHERE t.id = ANY ($1) ORDER BY t.stage DESC, t.id DESC`
const FAIR = `
  WITH listed AS (
    SELECT id, stage, network, row_number() OVER (PARTITION BY network, maker ORDER BY stage DESC, id DESC) AS nth
    FROM tables WHERE ${IS_OPEN}
  ), ranked AS (
    SELECT id, stage, row_number() OVER (PARTITION BY network ORDER BY nth, stage DESC, id DESC) AS rank FROM listed
  )
  SELECT id FROM ranked ORDER BY rank, stage DESC, id DESC LIMIT $1`

const TO_WAKE = `
  SELECT name FROM tables t JOIN turns ON turns.table_id = t.id
  WHERE stage = 'playing' AND (unseen OR bots <> '[]') AND (unseen OR EXISTS (
    SELECT 1 FROM json_array_elements_text(turns.pending::json) AS asked JOIN json_array_elements_text(bots::json) AS bot USING (value)
  )) ORDER BY t.id`

const UNSAVED = `
  SELECT name FROM tables t JOIN turns ON turns.table_id = t.id LEFT JOIN snapshots ON snapshots.table_id = t.id
  WHERE stage = 'playing' AND coalesce(snapshots.n, -1) < turns.n ORDER BY t.id`

type Holders = NonNullable<RoomToSave['holders']>
const heldBy = (holders: Holders): Sql => sql`
  SELECT (held.value ->> 1)::bigint AS guest, (held.value ->> 0)::integer AS seat FROM json_array_elements(${JSON.stringify(holders)}) AS held`
const hold = (id: Sql, holders: Holders): Sql => sql`
  WITH fresh AS MATERIALIZED (
    SELECT guest, seat FROM (${heldBy(holders)}) AS held
    WHERE NOT EXISTS (SELECT 1 FROM holders WHERE table_id = ${id} AND holders.guest = held.guest AND holders.seat = held.seat)
  )
  INSERT INTO holders (guest, table_id, seat) SELECT guest, ${id}, seat FROM fresh WHERE stays(guest) ON CONFLICT DO NOTHING`
/** Those who stay are not put there anew: one of them may just be leaving. */
const free = (id: Sql, holders: Holders): Sql =>
  sql`DELETE FROM holders WHERE table_id = ${id} AND (guest, seat) NOT IN (${heldBy(holders)})`

export const tableWrites = {
  addTable: (name: string, { stage, listed, touched, room, unseen, bots, holders = [] }: Omit<RoomToSave, 'id'>, maker = 0, network = '') =>
    giving(
      rows => integer(rows[0], 'id'),
      sql`
        INSERT INTO tables (name, stage, listed, touched, room, unseen, bots, maker, network)
        VALUES (${name}, ${stage}, ${listed}, ${touched}, ${room}, ${unseen}, ${JSON.stringify(bots)}, ${maker}, ${network}) RETURNING id`,
      hold(sql`(SELECT id FROM tables WHERE name = ${name})`, holders),
    ),
  saveRoom({ id, stage, listed, touched, room, unseen, bots, holders }: RoomToSave): Written {
    const save = sql`
      UPDATE tables SET
        stage = ${stage}, listed = ${listed}, touched = ${touched}, room = ${room}, unseen = ${unseen}, bots = ${JSON.stringify(bots)},
        network = CASE WHEN ${stage} IN ('over', 'stopped') THEN '' ELSE network END
      WHERE id = ${id}`
    const table = sql`${id}`
    return holders === undefined ? writing(save) : writing(save, free(table, holders), hold(table, holders))
  },
  saveOrders: (table: number, sealed: string): Written =>
    writing(
      sealed === ''
        ? sql`DELETE FROM orders WHERE table_id = ${table}`
        : sql`INSERT INTO orders (table_id, sealed) VALUES (${table}, ${sealed}) ON CONFLICT (table_id) DO UPDATE SET sealed = excluded.sealed`,
    ),
  saveHead: (id: number, head: string): Written => writing(sql`UPDATE tables SET head = ${head} WHERE id = ${id}`),
  removeTable: (id: number): Written =>
    writing(
      sql`DELETE FROM tables WHERE id = ${id}`,
      sql`DELETE FROM holders WHERE table_id = ${id}`,
      sql`DELETE FROM entries WHERE table_id = ${id}`,
      sql`DELETE FROM archives WHERE table_id = ${id}`,
      sql`DELETE FROM turns WHERE table_id = ${id}`,
      sql`DELETE FROM snapshots WHERE table_id = ${id}`,
      sql`DELETE FROM orders WHERE table_id = ${id}`,
      sql`DELETE FROM talk WHERE table_id = ${id}`,
      sql`DELETE FROM calls WHERE table_id = ${id}`,
    ),
}

/** The newest of each network, if there are enough of them. */
function ofNetworks(newest: readonly Row[], most: number): number[] | undefined {
  const found = new Map<string, number>()
  for (const row of newest) {
    const network = text(row, 'network')
    if (!found.has(network)) found.set(network, integer(row, 'id'))
    if (found.size === most) return [...found.values()]
  }
  return undefined
}
/** Of a room that may be damaged. */
function companyOf(room: string): unknown {
  try {
    const read: unknown = JSON.parse(room)
    return typeof read === 'object' && read !== null && 'company' in read ? read.company : ''
  } catch {
    return ''
  }
}

export function tableReads(read: Read) {
  const count = async (which: string, values: readonly unknown[] = []) =>
    integer((await read(`SELECT count(*) AS n FROM tables WHERE ${which}`, values))[0], 'n')
  const listed = async (which: string, values: readonly unknown[]) => (await read(`${LISTED} WHERE ${which}`, values)).map(listedRow)
  return {
    async table(name: string): Promise<TableRow | undefined> {
      const [row] = await read(`SELECT t.id, t.name, t.room, t.head, ${TOUCHED}, ${CLOCKS} FROM ${AND_TURNS} WHERE t.name = $1`, [name])
      return row === undefined ? undefined : tableRow(row)
    },
    async orders(table: number): Promise<string> {
      const [row] = await read('SELECT sealed FROM orders WHERE table_id = $1', [table])
      return row === undefined ? '' : text(row, 'sealed')
    },
    tablesOf: (guest: number, most: number): Promise<ListedRow[]> => listed(`t.id IN (${SEATED}) ${MINE_FIRST} LIMIT $2`, [guest, most]),
    everyTableOf: (guest: number): Promise<ListedRow[]> => listed(`t.id IN (${HELD}) ${MINE_FIRST}`, [guest]),
    async tableNamesOf(guest: number, which: 'all' | 'unfinished'): Promise<string[]> {
      const isWanted = which === 'all' ? '' : `AND stage IN ('waiting', 'playing')`
      const inOrder = `ORDER BY stage IN ('over', 'stopped'), id DESC`
      const rows = await read(`SELECT name FROM tables WHERE id IN (${HELD}) ${isWanted} ${inOrder}`, [guest])
      return rows.map(row => text(row, 'name'))
    },
    async tablesOfCompany(company: string, guests: readonly number[]): Promise<string[]> {
      const which = 'id IN (SELECT table_id FROM holders WHERE guest = ANY ($1))'
      const rows = await read(`SELECT name, room FROM tables WHERE ${which} ORDER BY id`, [guests])
      return rows.filter(row => companyOf(text(row, 'room')) === company).map(row => text(row, 'name'))
    },
    async openTables(most: number): Promise<ListedRow[]> {
      const newest = await read(NEWEST_FIRST)
      const found = ofNetworks(newest, most) ?? (await read(FAIR, [most])).map(row => integer(row, 'id'))
      return (await read(THESE, [found])).map(listedRow)
    },
    countTables: (): Promise<number> => count(GOES_ON),
    countTablesFrom: (network: string): Promise<number> => count(`${GOES_ON} AND network = $1`, [network]),
    countTablesOf: (guest: number): Promise<number> => count(`${GOES_ON} AND id IN (${SEATED})`, [guest]),
    countWaitingOf: (guest: number): Promise<number> => count(`stage = 'waiting' AND id IN (${SEATED})`, [guest]),
    tablesToWake: async (): Promise<string[]> => (await read(TO_WAKE)).map(row => text(row, 'name')),
    tablesUnsaved: async (): Promise<string[]> => (await read(UNSAVED)).map(row => text(row, 'name')),
  }
}
