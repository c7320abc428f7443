/**
 * Reading from the store in another thread than the server's, through a port of its own: what is long never passes through the thread in
 * which others play.
 */
import type { MessagePort } from 'node:worker_threads'
import type { Operations } from './contract.ts'
import { StoreFailure, type StoreFailureCode } from './store-failure.ts'

const READS = [
  'table',
  'everyTableOf',
  'entriesAfter',
  'match',
  'saidBetween',
  'archived',
  'talkOf',
  'callSettings',
  'programsOf',
  'sessionsOf',
  'passkeysOf',
  'countCodes',
  'mailAddressesOf',
  'resultsOf',
  'ratingsOf',
  'dealsOf',
] as const satisfies readonly (keyof Operations)[]
export type ReadName = (typeof READS)[number]

interface Question {
  readonly n: number
  readonly name: ReadName
  readonly args: readonly unknown[]
}
type Answer =
  | { readonly n: number; readonly result: unknown }
  | { readonly n: number; readonly code: StoreFailureCode; readonly message: string }

/** Where the store is: answers whatever comes through the port. `read` does it, `failureOf` understands what it throws. */
export function answerReads(
  port: MessagePort,
  read: (name: ReadName, args: readonly unknown[]) => unknown,
  failureOf: (error: unknown) => StoreFailure,
): void {
  const answered = async ({ n, name, args }: Question): Promise<Answer> => {
    try {
      return { n, result: await read(name, args) }
    } catch (error) {
      const { code, message } = failureOf(error)
      return { n, code, message }
    }
  }
  port.on('message', (question: Question) => void answered(question).then(answer => port.postMessage(answer)))
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
