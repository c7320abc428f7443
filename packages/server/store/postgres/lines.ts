/**
 * The lines to PostgreSQL: one on which everything is written, in its order, and a few for reading. One that breaks is opened again when it is
 * next wanted.
 */
import { Client, type ClientConfig, Pool, type QueryResult, TypeOverrides } from 'pg'
import type { Row } from '../row.ts'
import { StoreFailure } from '../store-failure.ts'
import { isAnswered, isOutdated, storeFailureOf } from './failure.ts'
import type { Read } from './sql.ts'

const READERS = 4
const CONNECT_MS = 5000
/** Nobody holds what others wait for: neither one who stopped in the middle, nor one who waits for another. */
const IDLE_IN_TRANSACTION_MS = 2000
const LOCK_MS = 5000

const BIGINT = 20
const types = new TypeOverrides()
types.setTypeParser(BIGINT, Number)

const APPLICATION = 'wildcat'
/** What lines of a node are called in the database. */
export const nameOf = (node: number): string => `${APPLICATION} ${node}`

const configOf = (url: string, name: string): ClientConfig => ({
  connectionString: url,
  application_name: name,
  connectionTimeoutMillis: CONNECT_MS,
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  lock_timeout: LOCK_MS,
  keepAlive: true,
  types,
})

export class Line {
  readonly #url: string
  readonly #opened: (client: Client) => Promise<void>
  readonly #name: string
  #client: Promise<Client> | undefined
  #last: Promise<unknown> = Promise.resolve()
  #closed = false

  /** `opened` prepares it, each time that it was opened. */
  constructor(url: string, opened: (client: Client) => Promise<void> = () => Promise.resolve(), name = APPLICATION) {
    this.#url = url
    this.#opened = opened
    this.#name = name
  }

  /** On this line alone, and after whatever was asked of it before. What it throws before anything was sent is not in doubt. */
  run<X>(work: (client: Client) => Promise<X>): Promise<X> {
    const running = this.#last.then(() => this.#run(work))
    this.#last = running.catch(() => undefined)
    return running
  }

  async #run<X>(work: (client: Client) => Promise<X>): Promise<X> {
    const client = await this.#open()
    try {
      return await work(client)
    } catch (error) {
      if (error instanceof StoreFailure || isAnswered(error)) throw storeFailureOf(error)
      this.#drop(client)
      throw new StoreFailure('store', error instanceof Error ? error.message : String(error), { cause: error, inDoubt: true })
    }
  }

  async close(): Promise<void> {
    this.#closed = true
    await (await this.#client?.catch(() => undefined))?.end().catch(() => undefined)
  }

  async #open(): Promise<Client> {
    if (this.#closed) throw new StoreFailure('store', 'the store is closed')
    this.#client ??= this.#connected()
    try {
      return await this.#client
    } catch (error) {
      this.#client = undefined
      throw storeFailureOf(error)
    }
  }
  async #connected(): Promise<Client> {
    const client = new Client(configOf(this.#url, this.#name))
    client.on('error', () => this.#drop(client)) // while nobody asks for anything
    client.on('end', () => this.#drop(client))
    await client.connect()
    await this.#opened(client)
    return client
  }
  #drop(client: Client) {
    void this.#client?.then(
      current => {
        if (current !== client) return
        this.#client = undefined
        client.end().catch(() => undefined)
      },
      () => undefined,
    )
  }
}

/** Statements, by what each is called on every line: the database keeps how it is answered, which is half the work. There are few, always the same. */
const kept = new Map<string, string>()
function nameIn(statement: string): string {
  const name = kept.get(statement) ?? `read ${kept.size}`
  kept.set(statement, name)
  return name
}

/** Whatever is only read: several at a time, and once more if the line was broken, or if a newer version has changed what a statement gives. */
export class Readers {
  readonly #pool: Pool

  constructor(url: string, node: number) {
    this.#pool = new Pool({ ...configOf(url, nameOf(node)), max: READERS })
    this.#pool.on('error', () => undefined) // the pool opens another one
  }

  read: Read = async (text, values = []) => {
    const ask = (name?: string) => this.#pool.query<Row>({ ...(name !== undefined && { name }), text, values: [...values] })
    try {
      const isFinal = (error: unknown) => isAnswered(error) && !isOutdated(error)
      const { rows } = await ask(nameIn(text)).catch((error: unknown) => (isFinal(error) ? Promise.reject(error) : ask()))
      return rows
    } catch (error) {
      throw storeFailureOf(error)
    }
  }
  /** All that is done within it counts together or not at all. */
  alone = async <X>(work: (read: Read) => Promise<X>): Promise<X> => {
    const client = await this.#pool.connect().catch((error: unknown) => Promise.reject(storeFailureOf(error)))
    const broken = () => undefined // whoever asks next is told
    client.on('error', broken)
    try {
      await client.query('BEGIN')
      const result = await work(async (text, values = []) => (await client.query<Row>(text, [...values])).rows)
      await client.query('COMMIT')
      client.off('error', broken).release()
      return result
    } catch (error) {
      client.release(true) // which undoes what was not committed
      throw storeFailureOf(error)
    }
  }
  close(): Promise<void> {
    return this.#pool.end()
  }
}

/** Of several statements in one message. */
export const resultsOf = (results: QueryResult<Row> | QueryResult<Row>[]): readonly QueryResult<Row>[] =>
  Array.isArray(results) ? results : [results]
