/** Brings the database up to date: one node at a time, and nothing is half done. */
import { randomBytes } from 'node:crypto'
import type { Client } from 'pg'
import type { Found } from '../contract.ts'
import { integer, type Row, text } from '../row.ts'
import { StoreFailure } from '../store-failure.ts'
import { MIGRATIONS } from './migrations.ts'

/** That of nobody else's locks in the same database. */
export const LOCK = 0x57_49_4c_44
const OLDEST = 150_000 // 15.0
const KEY_BYTES = 32

const VERSIONS = 'CREATE TABLE IF NOT EXISTS wildcat_version (version integer NOT NULL)'

export async function upToDate(client: Client, migrations: readonly string[] = MIGRATIONS): Promise<{ made: boolean }> {
  const { rows: server } = await client.query<Row>(`SELECT current_setting('server_version_num')::integer AS version`)
  if (integer(server[0], 'version') < OLDEST) throw new StoreFailure('unwritable', 'PostgreSQL 15 or newer is needed')
  await client.query('BEGIN')
  try {
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK])
    await client.query(VERSIONS)
    const { rows } = await client.query<Row>('SELECT version FROM wildcat_version')
    const version = rows[0] === undefined ? 0 : integer(rows[0], 'version')
    if (version > migrations.length) throw new StoreFailure('newer', String(version))
    for (const migration of migrations.slice(version)) await client.query(migration)
    if (rows.length === 0) await client.query('INSERT INTO wildcat_version VALUES ($1)', [migrations.length])
    else await client.query('UPDATE wildcat_version SET version = $1', [migrations.length])
    await client.query('COMMIT')
    return { made: version === 0 }
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    throw error
  }
}

const COUNTS = 'SELECT (SELECT count(*) FROM tables) AS tables, (SELECT count(*) FROM guests) AS guests'

export async function findDatabase(client: Client): Promise<Found> {
  const began = performance.now()
  const { made } = await upToDate(client)
  const { rows } = await client.query<Row>(COUNTS)
  const [tables, guests] = [integer(rows[0], 'tables'), integer(rows[0], 'guests')]
  return { made, recovered: false, tables, guests, ms: Math.round(performance.now() - began) }
}

/** The key that signs cookies: made once, by whoever is first, and the same for all nodes. */
export async function sharedKey(client: Client): Promise<string> {
  const fresh = randomBytes(KEY_BYTES).toString('base64url')
  const { rows } = await client.query<Row>(
    `INSERT INTO keys (name, value) VALUES ('cookie', $1) ON CONFLICT (name) DO UPDATE SET value = keys.value RETURNING value`,
    [fresh],
  )
  return text(rows[0], 'value')
}
