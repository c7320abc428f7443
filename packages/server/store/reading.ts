/**
 * Reading from the store in another thread than the server's, through a port of its own: what is long never passes through the thread in
 * which others play.
 */
import type { MessagePort } from 'node:worker_threads'
import type { Operations } from './operations.ts'
import { StoreFailure, type StoreFailureCode, storeFailureOf } from './store-failure.ts'

const READS = ['table', 'everyTableOf', 'entriesAfter', 'talkOf'] as const satisfies readonly (keyof Operations)[]
export type ReadName = (typeof READS)[number]

interface Question {
  readonly n: number
  readonly name: ReadName
  readonly args: readonly unknown[]
}
type Answer =
  | { readonly n: number; readonly result: unknown }
  | { readonly n: number; readonly code: StoreFailureCode; readonly message: string }

/** In the store's thread: answers whatever comes through the port, each between two batches. */
export function answerReads(port: MessagePort, all: Operations): void {
  const answered = ({ n, name, args }: Question): Answer => {
    try {
      return { n, result: Reflect.apply(all[name], all, args) }
    } catch (error) {
      const { code, message } = storeFailureOf(error)
      return { n, code, message }
    }
  }
  port.on('message', (question: Question) => port.postMessage(answered(question)))
}

interface Waiting {
  settle(result: unknown): void
  fail(failure: StoreFailure): void
}

/** At the other end of the port. */
export class Reader {
  readonly #port: MessagePort
  readonly #waiting = new Map<number, Waiting>()
  #asked = 0
  #ended = false

  constructor(port: MessagePort) {
    this.#port = port
    port.on('message', (answer: Answer) => {
      const waiting = this.#waiting.get(answer.n)
      this.#waiting.delete(answer.n)
      if ('result' in answer) waiting?.settle(answer.result)
      else waiting?.fail(new StoreFailure(answer.code, answer.message))
    })
    port.on('close', () => {
      this.#ended = true
      for (const waiting of this.#waiting.values()) waiting.fail(GONE)
      this.#waiting.clear()
    })
  }

  do<K extends ReadName>(name: K, ...args: Parameters<Operations[K]>): Promise<ReturnType<Operations[K]>> {
    return new Promise((resolve, reject) => {
      if (this.#ended) return reject(GONE)
      const n = ++this.#asked
      this.#waiting.set(n, { settle: (result: ReturnType<Operations[K]>) => resolve(result), fail: reject })
      this.#port.postMessage({ n, name, args } satisfies Question)
    })
  }
  close(): void {
    this.#port.close()
  }
}

const GONE = new StoreFailure('store', 'the store is closed')
