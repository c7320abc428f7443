/** The game at a table, while it is in memory: its host, where each entry is written before it counts, snapshots now and then. */
import type { Outcome, Seat, Types, Viewer } from '@wildcat/kernel'
import { type Answer, type Change, Host, type Table, type Thinker, type UndoRequest } from '@wildcat/table'
import { Refused } from '../refused.ts'
import { call } from '../store/operations.ts'
import type { Store } from '../store/store.ts'
import { changeRow } from './rows.ts'

/** Entries after which a snapshot is due, and after which it is made also when commands can be taken back, and lie in it. */
const SNAPSHOT = { due: 32, late: 96 } as const

export interface MatchSettings {
  readonly store: Store
  readonly key: number
  readonly thinker: Thinker
  readonly bots: () => readonly string[]
  readonly now: () => number
  readonly most: number // entries; half of them by taking back
  readonly written: (seat: Seat, bytes: number) => void
  readonly pause: (signal: AbortSignal) => Promise<void>
  readonly changed: (change: Change<Types>, notices: (viewer: Viewer) => boolean) => void
  readonly botFailed: (seat: Seat, error: unknown) => void
  readonly failed: (error: unknown) => void
}

export class Match {
  readonly table: Table<Types>
  readonly #host: Host<Types>
  readonly #settings: MatchSettings
  #unsaved: number // entries since the last snapshot
  #busy = 0
  #stopped = false

  /** `unsaved`: how many entries had to be played to load it. */
  constructor(table: Table<Types>, unsaved: number, settings: MatchSettings) {
    this.table = table
    this.#settings = settings
    this.#unsaved = unsaved
    table.forget()
    this.#host = new Host(table, {
      get bots() {
        return settings.bots()
      },
      thinker: settings.thinker,
      store: (_, change) => this.#keep(change),
      now: settings.now,
      pause: settings.pause,
      changed: (notices, change) => {
        settings.changed(change, notices)
        table.forget()
      },
      botFailed: settings.botFailed,
      failed: settings.failed,
    })
  }

  get outcome(): Outcome | 'open' {
    return this.table.see('spectator', Number.POSITIVE_INFINITY).view.outcome
  }
  /** Is anything under way, or is a bot to move? */
  get busy(): boolean {
    return this.#busy > 0 || this.table.pending.some(seat => (this.#settings.bots()[seat] ?? 'none') !== 'none')
  }

  submit = (seat: Seat, decision: number, command: unknown): Promise<Answer> =>
    this.#during(() => this.#host.submit(seat, decision, command))
  undo = (seat: Seat, decision: number, commands = 1): Promise<Answer> => this.#during(() => this.#host.undo(seat, decision, commands))
  undoAgreed = (request: UndoRequest, people: readonly Seat[]): Promise<Answer> =>
    this.#during(() => this.#host.undoAgreed(request, people))

  /** Another bot, or one more, plays from now on. */
  drive(): void {
    this.#host.drive().catch(() => undefined) // `failed` hears of it
  }
  stop(): void {
    this.#stopped = true
    this.#host.stop()
  }

  async #during<X>(work: () => Promise<X>): Promise<X> {
    this.#busy++
    try {
      return await work()
    } catch (error) {
      throw this.#stopped ? new Refused('notPlaying') : error
    } finally {
      this.#busy--
    }
  }

  async #keep(change: Change<Types>): Promise<void> {
    const { store, key, now, most, written } = this.#settings
    if (this.table.length >= (change.entry.kind === 'undo' ? most / 2 : most)) throw new Refused('tableFull')
    const row = changeRow(this.table, key, change, change.entry.at ?? now())
    const entry = call('addEntry', row)
    const due = this.#unsaved >= SNAPSHOT.due && (this.table.depth === 0 || this.#unsaved >= SNAPSHOT.late)
    // The snapshot is of the table before this change: what is on the table counts, what is proposed does not yet.
    const unit = due ? [call('saveSnapshot', key, this.table.length, JSON.stringify(this.table.snapshot)), entry] : [entry]
    await store.together(unit)
    this.#unsaved = due ? 1 : this.#unsaved + 1
    written(change.entry.seat, row.entry.length + row.said.length + row.heard.length + row.pending.length)
  }
}
