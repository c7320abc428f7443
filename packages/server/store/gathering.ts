/** What is asked of a store, gathered: whatever comes in while one batch is being written goes into the next. */
import { call, type OperationName, type Operations, StoreFigures, type Unit } from './contract.ts'
import { StoreFailure, type StoreFailureCode } from './store-failure.ts'

export type UnitAnswer = { readonly results: readonly unknown[] } | { readonly code: StoreFailureCode; readonly message: string }

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

export class Gathering {
  readonly figures = new StoreFigures()
  /** Begins to write a batch, and gives its size. What comes of it goes to `take`. */
  readonly #send: (units: readonly Unit[]) => number
  #gathering: Waiting[] = []
  #writing: Waiting[] = []
  #sent = 0 // when the batch that is being written was
  #scheduled = false
  #crowd = 0 // until when what comes in belongs to a crowd
  #refusal: StoreFailure | undefined
  #idle: (() => void) | undefined // somebody waits for everything to be written

  constructor(send: (units: readonly Unit[]) => number) {
    this.#send = send
  }

  async do<K extends OperationName>(name: K, ...args: Parameters<Operations[K]>): Promise<ReturnType<Operations[K]>> {
    const [result] = await this.ask<[ReturnType<Operations[K]>]>([call(name, ...args)])
    return result
  }

  ask<R extends readonly unknown[]>(unit: Unit): Promise<R> {
    return new Promise<R>((resolve, reject) => {
      if (this.#refusal !== undefined) return reject(this.#refusal)
      this.#gathering.push({ unit, settle: (results: R) => resolve(results), fail: reject })
      this.#schedule()
    })
  }

  /** Why nothing is taken any more. */
  get refusal(): StoreFailure | undefined {
    return this.#refusal
  }

  /** What came of each unit of the batch; nothing: all are done, and nothing was asked for. */
  take(answers?: readonly UnitAnswer[]): void {
    this.figures.microseconds.add((performance.now() - this.#sent) * 1000)
    const written = this.#writing
    this.#writing = []
    if (this.#gathering.length > 0) this.#schedule()
    for (const [index, waiting] of written.entries()) {
      const answer = answers === undefined ? DONE : answers[index]
      if (answer === undefined) waiting.fail(new StoreFailure('store', 'no answer'))
      else if ('results' in answer) waiting.settle(answer.results)
      else waiting.fail(answer instanceof StoreFailure ? answer : new StoreFailure(answer.code, answer.message))
    }
    if (this.#gathering.length === 0 && this.#writing.length === 0) this.#idle?.()
  }

  /** Takes nothing more, and waits for what it has taken. */
  async close(): Promise<void> {
    this.#refusal ??= new StoreFailure('store', 'the store is closed')
    if (this.#gathering.length > 0 || this.#writing.length > 0)
      await new Promise<void>(resolve => {
        this.#idle = resolve
      })
  }

  /** Nothing of what waits can be written any more, nor of what comes. */
  breakDown(failure: StoreFailure): void {
    this.#refusal = failure
    for (const waiting of [...this.#writing.splice(0), ...this.#gathering.splice(0)]) waiting.fail(failure)
    this.#idle?.()
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
    this.figures.units += this.#writing.length
    this.figures.bytes.add(this.#send(this.#writing.map(({ unit }) => unit)))
    this.#sent = performance.now()
  }
}
