/** The page's end of the line to the table worker. Every question gets an answer or a failure, also when the worker breaks down. */
import type { ScoreHistory, Seat, Types, Viewer } from '@wildcat/kernel'
import type { Answer } from '@wildcat/table'
import type { Plan } from '../store/plan.ts'
import { Failed } from '../worker/failure.ts'
import type { Eyes, Overview, ReplayLine } from '../worker/local-replay.ts'
import type * as m from '../worker/messages.ts'
import type { LocalSight } from '../worker/sights.ts'

interface Waiting {
  readonly resolve: (answer: never) => void // of the kind that was asked for
  readonly reject: (failure: Failed) => void
  seconds: number
}

/** Long enough for a slow disk, and for a long record to be replayed. A machine that slept has not waited: only awake seconds count. */
const DEADLINE_S = { answer: 20, record: 90 } as const

const WHOLE_RECORD: readonly m.Ask['kind'][] = ['import', 'playOn', 'export', 'open', 'openReplay', 'scoreHistory']

export class TableClient {
  readonly #worker = new Worker(new URL('../worker/table-worker.ts', import.meta.url), { type: 'module', name: 'table' })
  readonly #waiting = new Map<number, Waiting>()
  readonly #clock = setInterval(() => this.#tick(), 1000)
  #asked = 0
  #broken: Failed | undefined
  hear: (news: m.News) => void = () => undefined
  lasts = true // false: this worker alone has the game

  constructor() {
    this.#worker.onmessage = ({ data }: MessageEvent<m.Reply<never> | m.News>) => this.#take(data)
    this.#worker.onmessageerror = () => this.#breakDown('crashed', 'a message could not be read')
    this.#worker.onerror = event => {
      event.preventDefault()
      this.#breakDown('crashed', event.message ?? '')
    }
  }

  create = (plan: Plan, key?: readonly number[]): Promise<m.Begun> => this.#ask({ kind: 'create', plan, key })
  import = (file: Blob): Promise<m.Imported> => this.#ask({ kind: 'import', file })
  playOn = (file: Blob, from: m.Until, plan: Plan, seat: Seat): Promise<m.Begun> => this.#ask({ kind: 'playOn', file, from, plan, seat })
  export = (id: string): Promise<m.Export> => this.#ask({ kind: 'export', id })
  open = (id: string, pause: number): Promise<m.Opened> => this.#ask({ kind: 'open', id, pause })
  see = (viewer: Viewer, from: number): Promise<LocalSight> => this.#ask({ kind: 'see', viewer, from })
  submit = (seat: Seat, decision: number, command: unknown): Promise<Answer> => this.#ask({ kind: 'submit', seat, decision, command })
  undo = (viewer: Viewer, decision: number, commands: number): Promise<Answer> => this.#ask({ kind: 'undo', viewer, decision, commands })
  seat = (bots: readonly string[]): Promise<m.Opened> => this.#ask({ kind: 'seat', bots })
  lead = (seat: Seat, command: unknown): Promise<Answer> => this.#ask({ kind: 'lead', seat, command })
  leaveLesson = (): Promise<m.Opened> => this.#ask({ kind: 'leaveLesson' })
  scoreHistory = (): Promise<ScoreHistory | 'none'> => this.#ask({ kind: 'scoreHistory' })
  openReplay = (id: string): Promise<Overview> => this.#ask({ kind: 'openReplay', id })
  look = (eyes: Eyes, at: number): Promise<Types['view']> => this.#ask({ kind: 'look', eyes, at })
  lines = (eyes: Eyes): Promise<readonly ReplayLine[]> => this.#ask({ kind: 'lines', eyes })
  pause = (pause: number): Promise<undefined> => this.#ask({ kind: 'pause', pause })

  get broken(): boolean {
    return this.#broken !== undefined
  }
  close(): void {
    clearInterval(this.#clock)
    this.#worker.terminate()
  }

  async #ask<K extends m.Kind>(ask: m.Ask<K>): Promise<m.AnswerTo<K>> {
    if (this.#broken !== undefined) throw this.#broken
    const n = ++this.#asked
    const { promise, resolve, reject } = Promise.withResolvers<m.AnswerTo<K>>()
    const seconds = WHOLE_RECORD.includes(ask.kind) ? DEADLINE_S.record : DEADLINE_S.answer
    this.#waiting.set(n, { resolve, reject, seconds })
    this.#worker.postMessage({ n, ask } satisfies { n: number; ask: m.Ask<K> })
    return promise
  }

  #take(message: m.Reply<never> | m.News) {
    if ('news' in message) return this.hear(message)
    const waiting = this.#waiting.get(message.n)
    this.#waiting.delete(message.n)
    if ('failure' in message) waiting?.reject(new Failed(message.failure.kind, message.failure.detail, message.failure.entry))
    else waiting?.resolve(message.answer)
  }

  #tick() {
    for (const waiting of this.#waiting.values()) {
      waiting.seconds--
      if (waiting.seconds < 0) return this.#breakDown('silent', '')
    }
  }

  #breakDown(kind: 'crashed' | 'silent', detail: string) {
    this.#broken = new Failed(this.lasts ? kind : 'lost', detail)
    for (const { reject } of this.#waiting.values()) reject(this.#broken)
    this.#waiting.clear()
    this.hear({ news: 'failure', failure: this.#broken.failure })
    this.close()
  }
}
