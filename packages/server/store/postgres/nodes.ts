/**
 * Several servers on one database. Each has a row, whose number is never given again: who writes names it, and a row that is marked as gone
 * writes nothing any more (`fence`). Each lets its heart beat; whose has not for a while is marked by the others, by the database's own clock.
 */
import type { Client } from 'pg'
import type { NodeEars, Nodes, Owner } from '../contract.ts'
import { integer, type Row, text, texts } from '../row.ts'
import { StoreFailure } from '../store-failure.ts'
import { Line, nameOf, type Readers } from './lines.ts'
import { MIGRATIONS } from './migrations.ts'

export interface Lease {
  readonly beatMs: number
  readonly leaseMs: number // without a beat
}
/** Whoever starts has no tables yet, and may be busy for a while: it is not taken for dead before it was there. */
const STARTING_MS = 30_000
const LEASE: Lease = { beatMs: 300, leaseMs: 1500 }

const IS_THERE = 'SELECT 1 FROM nodes WHERE nodes.id = tables.node AND NOT gone'
const OWNER = `
  SELECT tables.node, address FROM tables LEFT JOIN nodes ON nodes.id = tables.node AND NOT gone WHERE name = $1`
/** Whoever is second waits for the first, and finds it taken. */
const CLAIM = `
  WITH fenced AS MATERIALIZED (SELECT fence($1))
  UPDATE tables SET node = $1 FROM fenced WHERE name = $2 AND (node IS NULL OR node = $1 OR NOT EXISTS (${IS_THERE})) RETURNING tables.id`
const RELEASE = 'UPDATE tables SET node = NULL WHERE name = $2 AND node = $1'
const AND_PROGRAMS = 'id = $1 OR id IN (SELECT guest FROM programs WHERE owner = $1)'
const LEAVING = `UPDATE guests SET leaving = clock_timestamp() + interval '10 minutes' WHERE`
const STAYING = `UPDATE guests SET leaving = NULL WHERE ${AND_PROGRAMS}`
/** Of these addresses: those at which nobody is. */
const BEAT = `
  UPDATE beats SET seen = clock_timestamp() + $2 * interval '1 millisecond' WHERE node = $1 AND EXISTS (SELECT 1 FROM nodes WHERE id = $1 AND NOT gone)
  RETURNING ARRAY(SELECT one FROM unnest($3::text[]) AS one WHERE NOT EXISTS (SELECT 1 FROM nodes WHERE address = one AND NOT gone)) AS lost`
/** Whoever holds a row is not waited for: its own heart must beat on meanwhile. */
const BURY = `
  WITH
    late AS MATERIALIZED (
      SELECT node FROM beats WHERE node <> $1 AND seen < clock_timestamp() - $2 * interval '1 millisecond' AND EXISTS (SELECT 1 FROM nodes WHERE id = node AND NOT gone)
    ),
    free AS MATERIALIZED (SELECT id FROM nodes WHERE id IN (SELECT node FROM late) AND NOT gone FOR UPDATE SKIP LOCKED),
    buried AS (UPDATE nodes SET gone = true FROM free WHERE nodes.id = free.id RETURNING nodes.id, address)
  SELECT node, address FROM late LEFT JOIN buried ON id = node`
/** One may have stopped in the middle of a commit, or its machine did and nobody told the database: nothing of that counts, and others can go on. */
const CUT_OFF = 'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = ANY($1) AND datname = current_database()'
const LEAVE = 'UPDATE nodes SET gone = true WHERE id = $1'

const CHANNEL = 'wildcat'
/** The longest that PostgreSQL passes on. */
const MOST_BYTES = 7900

export async function newNode(client: Client): Promise<number> {
  const { rows } = await client.query<Row>(
    `WITH made AS (INSERT INTO nodes (address, version) VALUES ('', $1) RETURNING id) INSERT INTO beats (node, seen) SELECT id, clock_timestamp() + $2 * interval '1 millisecond' FROM made RETURNING node`,
    [MIGRATIONS.length, STARTING_MS],
  )
  return integer(rows[0], 'node')
}

export class PostgresNodes implements Nodes {
  readonly #id: number
  readonly #readers: Readers
  readonly #line: Line
  readonly #lease: Lease
  readonly #gone: (failure: StoreFailure) => void
  #ears: NodeEars = { hear: () => undefined, missed: () => undefined, takenOver: () => undefined, reached: () => [], lost: () => undefined }
  #since = 0 // when its own heart began to beat without a break
  #beaten = Number.NEGATIVE_INFINITY // when it last did
  #timer: NodeJS.Timeout | undefined
  #isThere = false // where others find it
  #stopped = false

  /** `gone` is told when others have taken over. */
  constructor(url: string, readers: Readers, id: number, gone: (failure: StoreFailure) => void, lease: Lease = LEASE) {
    this.#id = id
    this.#readers = readers
    this.#lease = lease
    this.#gone = gone
    this.#line = new Line(url, client => this.#opened(client), nameOf(id))
    void this.#beat()
  }

  async announce(address: string): Promise<void> {
    await this.#readers.read('UPDATE nodes SET address = $2 WHERE id = $1', [this.#id, address])
    this.#isThere = true // from the next beat on
  }
  async ownerOf(table: string): Promise<Owner> {
    const [row] = await this.#readers.read(OWNER, [table])
    if (row === undefined || row['address'] === null) return 'nobody'
    return row['node'] === this.#id ? 'here' : { address: text(row, 'address') }
  }
  async claim(table: string): Promise<Exclude<Owner, 'nobody'>> {
    const owner = await this.ownerOf(table)
    if (owner !== 'nobody') return owner
    const claimed = await this.#readers.read(CLAIM, [this.#id, table])
    if (claimed.length > 0) return 'here'
    const other = await this.ownerOf(table)
    return other === 'nobody' ? 'here' : other // there is no such table, which is found out here as well as elsewhere
  }
  async release(table: string): Promise<void> {
    await this.#readers.read(RELEASE, [this.#id, table])
  }

  async leaves(guest: number): Promise<void> {
    await this.#readers.read(`${LEAVING} id = $1`, [guest])
    await this.#readers.read(`${LEAVING} ${AND_PROGRAMS}`, [guest]) // of which there are no more from now on
  }
  async stays(guest: number): Promise<void> {
    await this.#readers.read(STAYING, [guest])
  }

  tell(news: string): void {
    if (news.length > MOST_BYTES) throw new RangeError('news must be short')
    this.#line.run(client => client.query('SELECT pg_notify($1, $2)', [CHANNEL, `${this.#id} ${news}`])).catch(() => undefined)
  }
  listen(ears: NodeEars): void {
    this.#ears = ears
  }

  /** Its tables are anybody's from now on. */
  async close(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#timer)
    await this.#line.run(client => client.query(LEAVE, [this.#id])).catch(() => undefined)
    await this.#line.close()
  }

  async #opened(client: Client): Promise<void> {
    client.on('notification', ({ payload = '' }) => {
      const [from = '', ...news] = payload.split(' ')
      if (Number(from) !== this.#id) this.#ears.hear(news.join(' '))
    })
    // A beat that is lost with the database is made up for by the next one.
    await client.query(`SET synchronous_commit = off; LISTEN ${CHANNEL}`)
    this.#ears.missed()
  }

  async #beat(): Promise<void> {
    try {
      await this.#line.run(async client => {
        const { rows: beats } = await client.query<Row>(BEAT, [this.#id, this.#isThere ? 0 : STARTING_MS, this.#ears.reached()])
        if (beats[0] === undefined) return this.#end()
        this.#ears.lost(texts(beats[0], 'lost'))
        // Whoever was away itself, or stood still with the database, does not know whether the others were: they have a while to show that
        // they are there.
        const now = performance.now()
        if (now - this.#beaten > this.#lease.leaseMs / 2) this.#since = now
        this.#beaten = now
        if (now - this.#since < this.#lease.leaseMs) return
        await this.#bury(client)
      })
    } catch {
      this.#beaten = Number.NEGATIVE_INFINITY // the database is away, which ends nobody
    }
    if (!this.#stopped) this.#timer = setTimeout(() => void this.#beat(), this.#lease.beatMs)
  }
  async #bury(client: Client): Promise<void> {
    const { rows } = await client.query<Row>(BURY, [this.#id, this.#lease.leaseMs])
    if (rows.length === 0) return
    await client.query(CUT_OFF, [rows.map(row => nameOf(integer(row, 'node')))]).catch(() => undefined)
    const buried = rows.filter(({ address }) => address !== null).map(row => text(row, 'address'))
    if (buried.length > 0) this.#ears.takenOver(buried)
  }
  #end() {
    if (this.#stopped) return
    this.#stopped = true
    this.#gone(new StoreFailure('gone', `node ${this.#id} is gone`))
  }
}
