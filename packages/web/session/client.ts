/** The page's end of the line to the table worker. Every question gets an answer or trouble, also when the worker breaks down. */
import type { Seat, Types, Viewer } from '@wildcat/kernel'
import type { Answer, Sight } from '@wildcat/table'
import type { Plan } from '../store/plan.ts'
import type { Reader } from '../store/read.ts'
import * as m from '../worker/messages.ts'
import { saying, Troubled } from '../worker/trouble.ts'

interface Waiting {
  readonly resolve: (answer: unknown) => void
  readonly reject: (trouble: Troubled) => void
}

export class TableClient {
  readonly #worker = new Worker(new URL('../worker/table-worker.ts', import.meta.url), { type: 'module', name: 'table' })
  readonly #waiting = new Map<number, Waiting>()
  readonly #hear: (news: m.News) => void
  #asked = 0
  #broken: Troubled | undefined

  constructor(hear: (news: m.News) => void = () => undefined) {
    this.#hear = hear
    this.#worker.onmessage = ({ data }: MessageEvent<unknown>) => this.#take(data)
    this.#worker.onmessageerror = () => this.#breakDown('a message could not be read')
    this.#worker.onerror = event => {
      event.preventDefault()
      this.#breakDown(event.message ?? '')
    }
  }

  create = (plan: Plan): Promise<{ id: string }> => this.#ask({ kind: 'create', plan }, m.readId)
  import = (file: Blob): Promise<{ id: string }> => this.#ask({ kind: 'import', file }, m.readId)
  export = (id: string): Promise<m.Export> => this.#ask({ kind: 'export', id }, m.readExport)
  open = (id: string, pause: number): Promise<m.Opened> => this.#ask({ kind: 'open', id, pause }, m.readOpened)
  see = (viewer: Viewer, from: number): Promise<Sight<Types>> => this.#ask({ kind: 'see', viewer, from }, m.readSight)
  submit = (seat: Seat, decision: number, command: unknown): Promise<Answer> =>
    this.#ask({ kind: 'submit', seat, decision, command }, m.readAnswer)
  undo = (seat: Seat): Promise<Answer> => this.#ask({ kind: 'undo', seat }, m.readAnswer)
  seat = (bots: readonly string[]): Promise<m.Opened> => this.#ask({ kind: 'seat', bots }, m.readOpened)
  pause = (pause: number): Promise<undefined> => this.#ask({ kind: 'pause', pause }, m.readNothing)

  close(): void {
    this.#worker.terminate()
  }

  async #ask<X>(ask: m.Ask, read: Reader<X>): Promise<X> {
    if (this.#broken !== undefined) throw this.#broken
    const n = ++this.#asked
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    this.#waiting.set(n, { resolve, reject })
    this.#worker.postMessage({ n, ask } satisfies m.Asked)
    const answer = await promise
    try {
      return read(answer)
    } catch (error) {
      throw new Troubled('crashed', saying(error))
    }
  }

  #take(data: unknown) {
    const message = m.readFromWorker(data)
    if ('news' in message) return this.#hear(message)
    const waiting = this.#waiting.get(message.n)
    this.#waiting.delete(message.n)
    if ('trouble' in message) waiting?.reject(new Troubled(message.trouble.kind, message.trouble.detail))
    else waiting?.resolve(message.answer)
  }

  #breakDown(detail: string) {
    this.#broken = new Troubled('crashed', detail)
    for (const { reject } of this.#waiting.values()) reject(this.#broken)
    this.#waiting.clear()
    this.#hear({ news: 'trouble', trouble: this.#broken.trouble })
    this.#worker.terminate()
  }
}

/** A worker for one errand: a new game, a file in or out. */
export async function errand<X>(run: (client: TableClient) => Promise<X>): Promise<X> {
  const client = new TableClient()
  try {
    return await run(client)
  } finally {
    client.close()
  }
}
