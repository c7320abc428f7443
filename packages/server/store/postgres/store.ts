/**
 * The store in PostgreSQL, as seen from the server. What changes something is gathered and written on one line, one message a batch, which holds
 * the row of this node until it is committed: a node that is gone writes nothing. What is only read goes beside it.
 */
import { MessageChannel, type MessagePort } from 'node:worker_threads'
import type { Client } from 'pg'
import type { Found, OperationName, Operations, Store, StoreFigures, Unit } from '../contract.ts'
import { Gathering, type UnitAnswer } from '../gathering.ts'
import { answerReads } from '../reading.ts'
import type { Row } from '../row.ts'
import { StoreFailure } from '../store-failure.ts'
import { accountReads } from './accounts.ts'
import { archiveReads } from './archive.ts'
import { entriesAlone, messageOf, WRITES } from './batch.ts'
import { callReads } from './calls.ts'
import { clearingOperations } from './clearing.ts'
import { findDatabase, sharedKey } from './database.ts'
import { dealReads } from './deals.ts'
import { ADD_ENTRIES, entriesAsJson, entryReads } from './entries.ts'
import { isAnswered, storeFailureOf } from './failure.ts'
import { guestReads } from './guests.ts'
import { Line, nameOf, Readers, resultsOf } from './lines.ts'
import { newNode, PostgresNodes } from './nodes.ts'
import { programReads } from './programs.ts'
import { ratingReads } from './ratings.ts'
import { resultReads } from './results.ts'
import { tableReads } from './tables.ts'
import { talkReads } from './talk.ts'

const isWrite = (name: string): boolean => name === 'addEntry' || name in WRITES

const readsOf = (readers: Readers, node: number) => ({
  ...guestReads(readers.read),
  ...programReads(readers.read),
  ...accountReads(readers.read),
  ...tableReads(readers.read),
  ...entryReads(readers.read),
  ...archiveReads(readers.read, node),
  ...talkReads(readers.read),
  ...resultReads(readers.read),
  ...ratingReads(readers.read),
  ...dealReads(readers.read),
  ...clearingOperations(node, readers.alone),
  ...callReads(readers.read, node, readers.alone),
})

interface Waiting {
  settle(result: unknown): void
}

interface Opened {
  readonly found: Found
  readonly cookieKey: string
  readonly node: number
  readonly nodes: (gone: (failure: StoreFailure) => void) => PostgresNodes
}

export class PostgresStore implements Store {
  readonly found: Found
  readonly cookieKey: string
  readonly nodes: PostgresNodes
  readonly #node: number
  readonly #line: Line
  readonly #readers: Readers
  readonly #reads: ReturnType<typeof readsOf>
  readonly #gathering = new Gathering(units => this.#write(units))
  readonly #ended = Promise.withResolvers<StoreFailure>()
  #closed = false

  private constructor(line: Line, readers: Readers, { found, cookieKey, node, nodes }: Opened) {
    this.#line = line
    this.#readers = readers
    this.#reads = readsOf(readers, node)
    this.#node = node
    this.found = found
    this.cookieKey = cookieKey
    this.nodes = nodes(failure => this.#end(failure))
  }

  static async open(url: string): Promise<PostgresStore> {
    const first = new Line(url)
    try {
      const opened = await first.run(async client => ({
        found: await findDatabase(client),
        cookieKey: await sharedKey(client),
        node: await newNode(client),
      }))
      const { node } = opened
      const readers = new Readers(url, node)
      const nodes = (gone: (failure: StoreFailure) => void) => new PostgresNodes(url, readers, node, gone)
      return new PostgresStore(new Line(url, undefined, nameOf(node)), readers, { ...opened, nodes })
    } finally {
      await first.close()
    }
  }

  get figures(): StoreFigures {
    return this.#gathering.figures
  }
  get ended(): Promise<StoreFailure> {
    return this.#ended.promise
  }

  do<K extends OperationName>(name: K, ...args: Parameters<Operations[K]>): Promise<ReturnType<Operations[K]>> {
    return isWrite(name) ? this.#gathering.do(name, ...args) : this.#read(name, args)
  }
  together(unit: Unit): Promise<readonly unknown[]> {
    return this.#gathering.ask(unit)
  }

  reader(): MessagePort {
    const { port1, port2 } = new MessageChannel()
    answerReads(port1, (name, args) => this.#read(name, args), storeFailureOf)
    return port2
  }

  async close(): Promise<void> {
    if (this.#closed) return
    this.#closed = true
    await this.#gathering.close()
    await this.nodes.close()
    await this.#line.close()
    await this.#readers.close()
  }

  #read<X>(name: string, args: readonly unknown[]): Promise<X> {
    return new Promise<X>((resolve, reject) => {
      const waiting: Waiting = { settle: (result: X) => resolve(result) }
      this.#found(name, args).then(result => waiting.settle(result), reject)
    })
  }
  async #found(name: string, args: readonly unknown[]): Promise<unknown> {
    const { refusal } = this.#gathering
    if (refusal !== undefined) throw refusal
    const read: unknown = Reflect.get(this.#reads, name)
    if (typeof read !== 'function') throw new TypeError(`${name} cannot be asked for`)
    const result: unknown = await Reflect.apply(read, this.#reads, args)
    return result
  }

  #write(units: readonly Unit[]): number {
    const entries = entriesAlone(units)
    if (entries !== undefined) {
      const json = entriesAsJson(entries)
      void this.#answered(units, client => this.#writeEntries(client, units, json))
      return json.length
    }
    const { text, answers } = messageOf(units, this.#node)
    void this.#answered(units, async client => answers(resultsOf(await client.query<Row>(text))))
    return text.length
  }
  async #writeEntries(client: Client, units: readonly Unit[], json: string): Promise<UnitAnswer[]> {
    await client.query({ ...ADD_ENTRIES, values: [this.#node, json] })
    return units.map(unit => ({ results: unit.map(() => undefined) }))
  }

  async #answered(units: readonly Unit[], commit: (client: Client) => Promise<UnitAnswer[]>): Promise<void> {
    try {
      this.#gathering.take(await this.#line.run(commit))
    } catch (error) {
      await this.#failed(units, storeFailureOf(error))
    }
  }
  /** If the whole cannot be committed, each unit is tried alone, so that nobody's move fails for another's sake. */
  async #failed(units: readonly Unit[], failure: StoreFailure): Promise<void> {
    if (failure.code === 'gone') return this.#end(failure)
    const answers: UnitAnswer[] = []
    const isOneUnits = units.length > 1 && isAnswered(failure.cause)
    for (const unit of units) {
      const answer = isOneUnits ? await this.#alone(unit) : failure
      if ('code' in answer && answer.code === 'gone') return this.#end(failure)
      answers.push(answer)
    }
    this.#gathering.take(answers)
  }
  async #alone(unit: Unit): Promise<UnitAnswer> {
    try {
      const { text, answers } = messageOf([unit], this.#node)
      const [answer] = await this.#line.run(async client => answers(resultsOf(await client.query<Row>(text))))
      return answer ?? new StoreFailure('store', 'no answer')
    } catch (error) {
      return storeFailureOf(error)
    }
  }

  /** Others have taken over. Nothing of what was not committed is acknowledged, and nothing more is taken. */
  #end(failure: StoreFailure) {
    this.#gathering.breakDown(failure)
    this.#ended.resolve(failure)
  }
}
