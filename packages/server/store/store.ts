/**
 * Where everything is kept, as seen from the server: operations that resolve when they are on the disk. They are done in a thread
 * of their own, so that nothing waits for the disk but who must; while one batch is being written the next one gathers.
 */
import { once } from 'node:events'
import { MessageChannel, type MessagePort, type Transferable, Worker } from 'node:worker_threads'
import { Spread } from '../metrics/figures.ts'
import type { DatabaseSettings, Found } from './database.ts'
import { call, type OperationName, type Operations, type Unit } from './operations.ts'
import { StoreFailure } from './store-failure.ts'
import type { FromThread, ToThread, UnitAnswer } from './thread.ts'

interface Waiting {
  readonly unit: Unit
  settle(results: readonly unknown[]): void
  fail(failure: StoreFailure): void
}

/** Units that make a crowd, and how long it gathers: one wait for the disk costs as much for many as for one. Fewer do not wait. */
const CROWD = 12
const GATHER_MS = 4
const CROWD_MS = 8 // after which it has scattered

const DONE: UnitAnswer = { results: [undefined] }

/** What is written, since it was opened. */
export class StoreFigures {
  units = 0
  readonly bytes = new Spread()
  readonly microseconds = new Spread() // until they are on the disk
}

const THREAD_ENDED = 'the thread of the store has ended'

export class Store {
  readonly found: Found
  readonly figures = new StoreFigures()
  readonly #worker: Worker
  readonly #copying = new Map<string, PromiseWithResolvers<void>>()
  readonly #ended = Promise.withResolvers<StoreFailure>()
  #gathering: Waiting[] = []
  #writing: Waiting[] = []
  #sent = 0 // when the batch that is being written was
  #scheduled = false
  #crowd = 0 // until when what comes in belongs to a crowd
  #closed = false
  #broken: StoreFailure | undefined
  #idle: (() => void) | undefined // somebody waits for everything to be written

  private constructor(worker: Worker, found: Found) {
    this.#worker = worker
    this.found = found
    worker.on('message', (message: FromThread) => {
      if ('answers' in message) this.#take(message.answers)
      else if ('done' in message) this.#take(this.#writing.map(() => DONE))
      else if ('copied' in message) this.#copied(message.copied)
      else if ('uncopied' in message) this.#copied(message.uncopied, new StoreFailure(message.code, message.message))
    })
    worker.on('error', (error: unknown) => this.#breakDown(error))
    worker.on('exit', () => this.#breakDown())
  }

  static open(settings: DatabaseSettings): Promise<Store> {
    const worker = new Worker(new URL('thread.ts', import.meta.url))
    return new Promise((resolve, reject) => {
      const ended = () => reject(new StoreFailure('store', THREAD_ENDED))
      worker.once('error', reject).once('exit', ended)
      worker.once('message', (first: FromThread) => {
        worker.off('error', reject).off('exit', ended)
        if ('ready' in first) resolve(new Store(worker, first.ready))
        else if ('failed' in first) reject(new StoreFailure(first.failed, first.message))
      })
      worker.postMessage(settings)
    })
  }

  /** One operation. Resolves when it is safe. */
  async do<K extends OperationName>(name: K, ...args: Parameters<Operations[K]>): Promise<ReturnType<Operations[K]>> {
    const [result] = await this.#ask<[ReturnType<Operations[K]>]>([call(name, ...args)])
    return result
  }

  /** Several that count together or not at all. Gives what comes of each. */
  together(unit: Unit): Promise<readonly unknown[]> {
    return this.#ask(unit)
  }

  /** A copy of all that is safe by now, in a file of its own. It is not on the disk yet. */
  copyTo(file: string): Promise<void> {
    const failure = this.#refusal()
    if (failure !== undefined) return Promise.reject(failure)
    const copying = Promise.withResolvers<void>()
    this.#copying.set(file, copying)
    this.#post({ copy: file })
    return copying.promise
  }

  /** Resolves if its thread ends by itself, with what went wrong there as the cause: from then on everything is refused. */
  get ended(): Promise<StoreFailure> {
    return this.#ended.promise
  }

  /** For another thread, to read from the store without coming through this one: see `Reader`. */
  reader(): MessagePort {
    const { port1, port2 } = new MessageChannel()
    this.#post({ reader: port1 }, [port1])
    return port2
  }

  /** Waits for what was asked for, then gives the file back. */
  async close(): Promise<void> {
    if (this.#closed) return
    this.#closed = true
    if (this.#gathering.length > 0 || this.#writing.length > 0)
      await new Promise<void>(resolve => {
        this.#idle = resolve
      })
    if (this.#broken !== undefined) return
    const ended = once(this.#worker, 'exit')
    this.#post({ close: true })
    await ended
  }

  #ask<R extends readonly unknown[]>(unit: Unit): Promise<R> {
    return new Promise<R>((resolve, reject) => {
      const failure = this.#refusal()
      if (failure !== undefined) return reject(failure)
      this.#gathering.push({ unit, settle: (results: R) => resolve(results), fail: reject })
      this.#schedule()
    })
  }

  #refusal(): StoreFailure | undefined {
    return this.#broken ?? (this.#closed ? new StoreFailure('store', 'the store is closed') : undefined)
  }

  /** Whatever else has come in at the same time goes along; in a crowd also what comes in the next moment. */
  #schedule() {
    if (this.#scheduled || this.#writing.length > 0) return
    this.#scheduled = true
    if (performance.now() < this.#crowd) setTimeout(() => this.#write(), GATHER_MS)
    else setImmediate(() => this.#write())
  }

  #write() {
    this.#scheduled = false
    if (this.#writing.length > 0 || this.#gathering.length === 0) return
    this.#writing = this.#gathering
    this.#gathering = []
    this.#crowd = this.#writing.length >= CROWD ? performance.now() + CROWD_MS : 0
    const units = JSON.stringify(this.#writing.map(({ unit }) => unit))
    this.figures.units += this.#writing.length
    this.figures.bytes.add(units.length)
    this.#sent = performance.now()
    this.#post({ units })
  }

  #post(message: ToThread, transferred: readonly Transferable[] = []) {
    this.#worker.postMessage(message, transferred)
  }

  #take(answers: readonly UnitAnswer[]) {
    this.figures.microseconds.add((performance.now() - this.#sent) * 1000)
    const written = this.#writing
    this.#writing = []
    if (this.#gathering.length > 0) this.#schedule()
    for (const [index, waiting] of written.entries()) {
      const answer = answers[index]
      if (answer === undefined) waiting.fail(new StoreFailure('store', 'no answer'))
      else if ('results' in answer) waiting.settle(answer.results)
      else waiting.fail(new StoreFailure(answer.code, answer.message))
    }
    if (this.#gathering.length === 0 && this.#writing.length === 0) this.#idle?.()
  }

  #copied(file: string, failure?: StoreFailure) {
    const copying = this.#copying.get(file)
    this.#copying.delete(file)
    if (failure === undefined) copying?.resolve()
    else copying?.reject(failure)
  }

  #breakDown(cause?: unknown) {
    this.#broken ??= new StoreFailure('store', THREAD_ENDED, { cause })
    for (const waiting of [...this.#writing.splice(0), ...this.#gathering.splice(0)]) waiting.fail(this.#broken)
    for (const file of this.#copying.keys()) this.#copied(file, this.#broken)
    this.#idle?.()
    if (!this.#closed) this.#ended.resolve(this.#broken)
  }
}
