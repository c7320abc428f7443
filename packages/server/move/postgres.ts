/** A PostgreSQL as one end of a move: one transaction, during which no server starts there. */
import { Client, TypeOverrides } from 'pg'
import { LOCK, upToDate } from '../store/postgres/database.ts'
import { integer, type Row, text } from '../store/row.ts'
import { type MovedRow, MoveFailure, type Shape, type Source, type Target, type Value } from './place.ts'

const AT_ONCE = 200
const LOCK_MS = 3000

const SHAPE = `
  SELECT table_name AS name, column_name AS column, data_type AS type, is_identity = 'YES' AS numbered FROM information_schema.columns
  WHERE table_schema = current_schema() AND table_name IN (
    SELECT relname FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition
  ) ORDER BY table_name, ordinal_position`
/** A server that was killed has not said that it is gone, but has been silent for long. */
const RUNNING = `
  SELECT 1 FROM nodes JOIN beats ON beats.node = nodes.id WHERE NOT gone AND seen > clock_timestamp() - interval '5 seconds' LIMIT 1`
const NOT_EMPTY = 'SELECT 1 WHERE EXISTS (SELECT 1 FROM tables) OR EXISTS (SELECT 1 FROM guests)'

const BIGINT = 20
const types = new TypeOverrides()
types.setTypeParser(BIGINT, Number)

const plain = (value: unknown): Value => {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64')
  if (typeof value === 'boolean') return Number(value)
  if (typeof value === 'string' || typeof value === 'number' || value === null) return value
  throw new TypeError('a plain value was expected')
}

interface Opened {
  readonly client: Client
  readonly url: string
  readonly columns: ReadonlyMap<string, ReadonlyMap<string, string>> // types by name
  readonly numbered: ReadonlySet<string>
}

async function opened(url: string): Promise<Opened> {
  const client = new Client({ connectionString: url, application_name: 'wildcat move', lock_timeout: LOCK_MS, keepAlive: true, types })
  await client.connect()
  try {
    await upToDate(client)
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ')
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK])
    if ((await client.query(RUNNING)).rows.length > 0) throw new MoveFailure('running', shown(url))
    const columns = new Map<string, Map<string, string>>()
    const numbered = new Set<string>()
    for (const row of (await client.query<Row>(SHAPE)).rows) {
      if (row['numbered'] === true) numbered.add(text(row, 'name'))
      const table = columns.get(text(row, 'name')) ?? new Map<string, string>()
      columns.set(text(row, 'name'), table.set(text(row, 'column'), text(row, 'type')))
    }
    return { client, url, columns, numbered }
  } catch (error) {
    await client.end().catch(() => undefined)
    throw error
  }
}

/** Without its password. */
export function shown(url: string): string {
  const { host, pathname } = new URL(url)
  return `postgres://${host}${pathname}`
}

class PostgresPlace {
  readonly shape: Shape
  readonly numbered: ReadonlySet<string>
  protected readonly client: Client
  protected readonly columns: Opened['columns']

  constructor({ client, columns, numbered }: Opened) {
    this.numbered = numbered
    this.client = client
    this.columns = columns
    this.shape = new Map([...columns].map(([table, each]) => [table, [...each.keys()]]))
  }
  async *rows(table: string, columns: readonly string[]): AsyncGenerator<readonly MovedRow[]> {
    await this.client.query(`DECLARE moving NO SCROLL CURSOR FOR SELECT ${columns.join(', ')} FROM ${table}`)
    for (;;) {
      const { rows } = await this.client.query<Row>(`FETCH ${AT_ONCE} FROM moving`)
      if (rows.length === 0) break
      yield rows.map(row => Object.fromEntries(columns.map(column => [column, plain(row[column])])))
    }
    await this.client.query('CLOSE moving')
  }
  /** Which undoes what was not committed. */
  async close(): Promise<void> {
    await this.client.end().catch(() => undefined)
  }
}

export class PostgresSource extends PostgresPlace implements Source {
  readonly key: string | undefined

  private constructor(place: Opened, key: string | undefined) {
    super(place)
    this.key = key
  }
  static async open(url: string): Promise<PostgresSource> {
    const place = await opened(url)
    const { rows } = await place.client.query<Row>(`SELECT value FROM keys WHERE name = 'cookie'`)
    return new PostgresSource(place, rows[0] === undefined ? undefined : text(rows[0], 'value'))
  }
  async lastNumber(table: string): Promise<number> {
    const { rows } = await this.client.query<Row>(`SELECT coalesce(pg_sequence_last_value(pg_get_serial_sequence($1, 'id')), 0) AS last`, [
      table,
    ])
    return integer(rows[0], 'last')
  }
}

export class PostgresTarget extends PostgresPlace implements Target {
  private constructor(place: Opened) {
    super(place)
  }
  static async open(url: string): Promise<PostgresTarget> {
    const place = await opened(url)
    const target = new PostgresTarget(place)
    if ((await place.client.query(NOT_EMPTY)).rows.length === 0) return target
    await target.close()
    throw new MoveFailure('notEmpty', shown(url))
  }
  async empty(table: string): Promise<void> {
    await this.client.query(`DELETE FROM ${table}`)
  }
  async add(table: string, columns: readonly string[], rows: readonly MovedRow[]): Promise<void> {
    const typed = columns.map(column => [column, this.columns.get(table)?.get(column) ?? 'text'] as const)
    const listed = typed.map(([column, type]) => `${column} ${type === 'boolean' || type === 'bytea' ? 'text' : type}`).join(', ')
    const chosen = typed.map(([column, type]) => chosenAs(column, type)).join(', ')
    await this.client.query(
      `INSERT INTO ${table} (${columns.join(', ')}) OVERRIDING SYSTEM VALUE SELECT ${chosen} FROM json_to_recordset($1::json) AS moved(${listed})`,
      [JSON.stringify(rows)],
    )
  }
  async numberFrom(table: string, last: number): Promise<void> {
    const sequence = `pg_get_serial_sequence($1, 'id')`
    await this.client.query(`SELECT setval(${sequence}, greatest($2::bigint, 1), $2::bigint > 0)`, [table, last])
  }
  async keepKey(key: string): Promise<void> {
    await this.client.query(`INSERT INTO keys (name, value) VALUES ('cookie', $1) ON CONFLICT (name) DO UPDATE SET value = $1`, [key])
  }
  async finish(): Promise<void> {
    await this.client.query('COMMIT')
  }
}

const chosenAs = (column: string, type: string): string => {
  if (type === 'boolean') return `${column} = '1'`
  return type === 'bytea' ? `decode(${column}, 'base64')` : column
}
