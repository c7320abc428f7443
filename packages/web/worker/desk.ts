/** One opened table: its host, where each entry is stored before it counts, and what the page is told of it. */
import { webThinker } from '@wildcat/bots/web'
import type { Entry, Seat, Tagged, Types, Viewer } from '@wildcat/kernel'
import { type Answer, Host, type Sight, type Table } from '@wildcat/table'
import type { Summary } from '../store/games.ts'
import { keepEntry, keepSummary, keptGame } from '../store/keep.ts'
import { resumed, understood } from './archive.ts'
import type { News, Opened } from './messages.ts'
import { Troubled, troubleOf } from './trouble.ts'

/** A page that is being reloaded gives its table back a moment later than its successor asks for it. */
const PATIENCE_MS = 1500

/** Holds a table for this tab alone until the worker ends. Without locks (an insecure origin) the store still refuses overwriting. */
async function claim(id: string): Promise<void> {
  if (!('locks' in navigator)) return
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  navigator.locks
    .request(`wildcat ${id}`, { signal: AbortSignal.timeout(PATIENCE_MS) }, () => {
      resolve()
      return new Promise<never>(() => undefined)
    })
    .catch(() => reject(new Troubled('elsewhere')))
  return promise
}

export class Desk {
  readonly #id: string
  readonly #table: Table<Types>
  readonly #host: Host<Types>
  readonly #tell: (news: News) => void
  #summary: Summary
  #viewer: Viewer = 'spectator'
  #pause: number

  static async open(id: string, pause: number, tell: (news: News) => void): Promise<Desk> {
    await claim(id)
    const { summary, record: text } = await keptGame(id)
    const { engine, record } = await understood(text)
    return new Desk(id, resumed(engine, record), summary, pause, tell)
  }

  private constructor(id: string, table: Table<Types>, summary: Summary, pause: number, tell: (news: News) => void) {
    this.#id = id
    this.#table = table
    this.#summary = summary
    this.#pause = pause
    this.#tell = tell
    const botsNow = () => this.#summary.plan.bots
    this.#host = new Host(table, {
      get bots() {
        return botsNow()
      },
      thinker: webThinker(),
      store: entry => this.#store(entry),
      now: () => Date.now(),
      pause: signal => waiting(this.#pause, signal),
      changed: notices => this.#changed(notices),
      botFailed: seat => tell({ news: 'botFailed', seat }),
    })
  }

  get opened(): Opened {
    return { plan: this.#summary.plan, over: this.#table.over }
  }
  set pause(pause: number) {
    this.#pause = pause
  }

  see(viewer: Viewer, from: number): Sight<Types> {
    this.#viewer = viewer
    return this.#table.see(viewer, from)
  }
  async submit(seat: Seat, decision: number, command: unknown): Promise<Answer> {
    this.#ofPerson(seat)
    return this.#after(await this.#host.submit(seat, decision, command))
  }
  async undo(seat: Seat): Promise<Answer> {
    this.#ofPerson(seat)
    return this.#after(await this.#host.undo(seat))
  }

  /** Who plays which seat from now on. */
  async seat(bots: readonly string[]): Promise<void> {
    const { plan } = this.#summary
    if (bots.length !== plan.names.length) throw new Troubled('crashed', 'a table has as many players as seats')
    const next = { ...this.#summary, plan: { ...plan, bots } }
    await keepSummary(this.#id, next)
    this.#summary = next
    this.drive()
  }

  /** Lets the bots play on. What stops them is told. */
  drive(): void {
    this.#host.drive().catch((error: unknown) => this.#tell({ news: 'trouble', trouble: troubleOf(error) }))
  }

  #ofPerson(seat: Seat) {
    if (this.#summary.plan.bots[seat] !== 'none') throw new Troubled('crashed', `seat ${seat} is not played by a person`)
  }
  #after(answer: Answer): Answer {
    if ('accepted' in answer) this.drive()
    return answer
  }
  async #store(entry: Entry<Tagged>) {
    const { entries } = this.#summary
    const next = { ...this.#summary, entries: entries + 1, played: Date.now() }
    await keepEntry(this.#id, entries, entry, next)
    this.#summary = next
  }
  #changed(notices: (viewer: Viewer) => boolean) {
    if (notices(this.#viewer)) this.#tell({ news: 'changed' })
    if (this.#table.over !== this.#summary.over) void this.noteEnd()
  }
  /** The list of games says how one ended. The record is safe already, so a failure here loses nothing. */
  async noteEnd(): Promise<void> {
    const { outcome } = this.#table.see('spectator').view
    const ended = outcome !== 'open'
    if (this.#summary.over === ended) return
    this.#summary = { ...this.#summary, over: ended, winners: ended ? outcome.winners : [] }
    await keepSummary(this.#id, this.#summary).catch(() => undefined)
  }
}

function waiting(ms: number, signal: AbortSignal): Promise<void> {
  if (ms === 0) return Promise.resolve()
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, ms)
  signal.addEventListener(
    'abort',
    () => {
      clearTimeout(timer)
      resolve()
    },
    { once: true },
  )
  return promise
}
