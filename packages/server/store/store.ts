/**
 * Where everything is kept, as seen from the server: operations that resolve when they are on the disk. They are done in a thread
 * of their own, so that nothing waits for the disk but who must; while one batch is being written the next one gathers.
 */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { DatabaseSettings } from './database.ts'
import { call, type OperationName, type Operations, type Unit } from './operations.ts'
import type { FromThread, ToThread, UnitAnswer } from './thread.ts'
import { StoreTrouble, troubleOf } from './trouble.ts'

interface Waiting {
  readonly unit: Unit
  settle(results: readonly unknown[]): void
  fail(trouble: StoreTrouble): void
}

/** Units that make a crowd, and how long it gathers: one wait for the disk costs as much for many as for one. Fewer do not wait. */
const CROWD = 12
const GATHER_MS = 4
const CROWD_MS = 8 // after which it has scattered

const DONE: UnitAnswer = { results: [undefined] }

export class Store {
  readonly #worker: Worker
  #gathering: Waiting[] = []
  #writing: Waiting[] = []
  #scheduled = false
  #crowd = 0 // until when what comes in belongs to a crowd
  #closed = false
  #broken: StoreTrouble | undefined
  #idle: (() => void) | undefined // somebody waits for everything to be written

  private constructor(worker: Worker) {
    this.#worker = worker
    worker.on('message', (message: FromThread) => {
      if ('answers' in message) this.#take(message.answers)
      else if ('done' in message) this.#take(this.#writing.map(() => DONE))
    })
    worker.on('error', (error: unknown) => this.#breakDown(troubleOf(error).message))
    worker.on('exit', () => this.#breakDown('the thread of the store has ended'))
  }

  static open(settings: DatabaseSettings): Promise<Store> {
    const worker = new Worker(new URL('thread.ts', import.meta.url))
    return new Promise((resolve, reject) => {
      worker.once('error', reject)
      worker.once('message', (first: FromThread) => {
        worker.off('error', reject)
        if ('failed' in first) reject(new StoreTrouble(first.failed, first.message))
        else resolve(new Store(worker))
      })
      worker.postMessage(settings)
    })
  }

  /** One operation. Resolves when it is safe. */
  async do<K extends OperationName>(name: K, ...args: Parameters<Operations[K]>): Promise<ReturnType<Operations[K]>> {
    const [result] = await this.#ask<[ReturnType<Operations[K]>]>([call(name, ...args)])
    return result
  }

  /** Several that count together or not at all. */
  async together(unit: Unit): Promise<void> {
    await this.#ask(unit)
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
      if (this.#broken !== undefined) return reject(this.#broken)
      if (this.#closed) return reject(new StoreTrouble('store', 'the store is closed'))
      this.#gathering.push({ unit, settle: (results: R) => resolve(results), fail: reject })
      this.#schedule()
    })
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
    this.#post({ units: JSON.stringify(this.#writing.map(({ unit }) => unit)) })
  }

  #post(message: ToThread) {
    this.#worker.postMessage(message)
  }

  #take(answers: readonly UnitAnswer[]) {
    const written = this.#writing
    this.#writing = []
    if (this.#gathering.length > 0) this.#schedule()
    for (const [index, waiting] of written.entries()) {
      const answer = answers[index]
      if (answer === undefined) waiting.fail(new StoreTrouble('store', 'no answer'))
      else if ('results' in answer) waiting.settle(answer.results)
      else waiting.fail(new StoreTrouble(answer.code, answer.message))
    }
    if (this.#gathering.length === 0 && this.#writing.length === 0) this.#idle?.()
  }

  #breakDown(message: string) {
    this.#broken ??= new StoreTrouble('store', message)
    for (const waiting of [...this.#writing.splice(0), ...this.#gathering.splice(0)]) waiting.fail(this.#broken)
    this.#idle?.()
  }
}
