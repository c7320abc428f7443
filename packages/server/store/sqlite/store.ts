/**
 * The store in one file, as seen from the server: operations that resolve when they are on the disk. They are done in a thread of their own, so
 * that nothing waits for the disk but who must.
 */
import { once } from 'node:events'
import { MessageChannel, type MessagePort, type Transferable, Worker } from 'node:worker_threads'
import type { Found, OperationName, Operations, Store, StoreFigures, Unit } from '../contract.ts'
import { Gathering } from '../gathering.ts'
import { StoreFailure } from '../store-failure.ts'
import type { DatabaseSettings } from './database.ts'
import type { FromThread, ToThread } from './thread.ts'

const THREAD_ENDED = 'the thread of the store has ended'

export class SqliteStore implements Store {
  readonly found: Found
  readonly #worker: Worker
  readonly #gathering = new Gathering(units => this.#write(units))
  readonly #copying = new Map<string, PromiseWithResolvers<void>>()
  readonly #ended = Promise.withResolvers<StoreFailure>()
  #closed = false
  #broken = false

  private constructor(worker: Worker, found: Found) {
    this.#worker = worker
    this.found = found
    worker.on('message', (message: FromThread) => {
      if ('answers' in message) this.#gathering.take(message.answers)
      else if ('done' in message) this.#gathering.take()
      else if ('copied' in message) this.#copied(message.copied)
      else if ('uncopied' in message) this.#copied(message.uncopied, new StoreFailure(message.code, message.message))
    })
    worker.on('error', (error: unknown) => this.#breakDown(error))
    worker.on('exit', () => this.#breakDown())
  }

  static open(settings: DatabaseSettings): Promise<SqliteStore> {
    const worker = new Worker(new URL('thread.ts', import.meta.url), { name: 'store' })
    return new Promise((resolve, reject) => {
      const ended = () => reject(new StoreFailure('store', THREAD_ENDED))
      worker.once('error', reject).once('exit', ended)
      worker.once('message', (first: FromThread) => {
        worker.off('error', reject).off('exit', ended)
        if ('ready' in first) resolve(new SqliteStore(worker, first.ready))
        else if ('failed' in first) reject(new StoreFailure(first.failed, first.message))
      })
      worker.postMessage(settings)
    })
  }

  get figures(): StoreFigures {
    return this.#gathering.figures
  }
  do<K extends OperationName>(name: K, ...args: Parameters<Operations[K]>): Promise<ReturnType<Operations[K]>> {
    return this.#gathering.do(name, ...args)
  }
  together(unit: Unit): Promise<readonly unknown[]> {
    return this.#gathering.ask(unit)
  }

  copyTo = (file: string): Promise<void> => {
    const { refusal } = this.#gathering
    if (refusal !== undefined) return Promise.reject(refusal)
    const copying = Promise.withResolvers<void>()
    this.#copying.set(file, copying)
    this.#post({ copy: file })
    return copying.promise
  }

  get ended(): Promise<StoreFailure> {
    return this.#ended.promise
  }

  reader(): MessagePort {
    const { port1, port2 } = new MessageChannel()
    this.#post({ reader: port1 }, [port1])
    return port2
  }

  /** Gives the file back. */
  async close(): Promise<void> {
    if (this.#closed) return
    this.#closed = true
    await this.#gathering.close()
    if (this.#broken) return
    const ended = once(this.#worker, 'exit')
    this.#post({ close: true })
    await ended
  }

  #write(units: readonly Unit[]): number {
    const json = JSON.stringify(units)
    this.#post({ units: json })
    return json.length
  }
  #post(message: ToThread, transferred: readonly Transferable[] = []) {
    this.#worker.postMessage(message, transferred)
  }

  #copied(file: string, failure?: StoreFailure) {
    const copying = this.#copying.get(file)
    this.#copying.delete(file)
    if (failure === undefined) copying?.resolve()
    else copying?.reject(failure)
  }

  /** Once: what an error ends has ended after it, too. */
  #breakDown(cause?: unknown) {
    if (this.#broken) return
    this.#broken = true
    const failure = new StoreFailure('store', THREAD_ENDED, { cause })
    this.#gathering.breakDown(failure)
    for (const file of this.#copying.keys()) this.#copied(file, failure)
    if (!this.#closed) this.#ended.resolve(failure)
  }
}
