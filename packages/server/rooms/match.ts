/** The game at a table, while it is in memory: its host, where each entry is written before it counts, snapshots now and then. */
import type { Outcome, Seat, Types, Viewer } from '@wildcat/kernel'
import { type Answer, type Change, Host, type Pause, type Table, type Thinker, type UndoRequest } from '@wildcat/table'
import type { Allowance } from '../quotas.ts'
import { Refused } from '../refused.ts'
import { call, type Store } from '../store/contract.ts'
import { changeRow, sizeOf } from './rows.ts'

/** Entries after which a snapshot is due, and after which it is made also when commands can be taken back, and lie in it. */
const SNAPSHOT = { due: 32, late: 96 } as const

/** How much of a record may be what does not bring the game on, that of bots and all. Half may go by taking back: the rest is for the game. */
const MOST_IDLE = 3 / 8

/** Whoever moves: for which seat, at whose cost, and whether they still may, to be asked when it is written. */
export interface Mover {
  readonly seat: Seat
  readonly allowance: Allowance
  readonly must: () => void
}
const NO_LINES = Number.POSITIVE_INFINITY

export interface MatchSettings {
  readonly store: Store
  readonly key: number
  readonly thinker: Thinker
  readonly bots: () => readonly string[]
  readonly now: () => number
  readonly most: number // entries; half of them by taking back
  readonly whilePlaying: (work: () => Promise<void>) => Promise<void> // nothing else changes the table meanwhile
  readonly clocksAfter: (change: Change<Types>, pending: readonly Seat[]) => string // to be written with it
  readonly written: (bytes: number) => void // by bots, before anybody has moved
  readonly pause: Pause
  readonly changed: (change: Change<Types>, notices: (viewer: Viewer) => boolean) => void
  readonly botFailed: (seat: Seat, error: unknown) => void
  readonly failed: (error: unknown) => void
}

export class Match {
  readonly table: Table<Types>
  readonly #host: Host<Types>
  readonly #settings: MatchSettings
  #unsaved: number // entries since the last snapshot; also the start is one
  #busy = 0
  #counts = () => {} // what waits for the entry that was written last to be on the table
  #stopped = false
  #last: Allowance | undefined // of whoever moved last: bots move because of them

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
      store: (_, change) => this.#keep(change, () => this.#mustBeBot(change.entry.seat)),
      now: settings.now,
      pause: settings.pause,
      changed: (notices, change) => {
        this.#counts()
        settings.changed(change, notices)
        table.forget()
      },
      botFailed: settings.botFailed,
      failed: settings.failed,
    })
  }

  get outcome(): Outcome | 'open' {
    return this.table.see('spectator', NO_LINES).view.outcome
  }
  /** Is anything under way, or is a bot to move? */
  get busy(): boolean {
    return this.#busy > 0 || this.table.pending.some(seat => (this.#settings.bots()[seat] ?? 'none') !== 'none')
  }

  submit = (mover: Mover, decision: number, command: unknown): Promise<Answer> =>
    this.#during(() => this.#host.submit(mover.seat, decision, command, this.#keptBy(mover)))
  undo = (mover: Mover, decision: number, commands: number): Promise<Answer> =>
    this.#during(() => this.#host.undo(mover.seat, decision, commands, this.#keptBy(mover)))
  undoAgreed = (request: UndoRequest, people: readonly Seat[], must: () => void): Promise<Answer> =>
    this.#during(() => this.#host.undoAgreed(request, people, (_, change) => this.#keep(change, must)))

  /** The table itself answers for a seat, while it must. */
  answerFor = (seat: Seat, command: unknown, must: () => void): Promise<Answer> =>
    this.#during(() => this.#host.submit(seat, this.table.see(seat, NO_LINES).decision, command, (_, change) => this.#keep(change, must)))

  /** Another bot, or one more, plays from now on. */
  drive(): void {
    this.#host.drive().catch(() => undefined) // `failed` hears of it
  }
  stop(): void {
    this.#stopped = true
    this.#host.stop()
  }
  /** A snapshot of how it stands, unless there is one. To be asked when nothing is under way. */
  async save(): Promise<void> {
    if (this.#unsaved === 0) return
    const { store, key } = this.#settings
    await store.do('saveSnapshot', key, this.table.length, JSON.stringify(this.table.snapshot))
    this.#unsaved = 0
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

  #keptBy =
    ({ allowance, must }: Mover) =>
    (_: unknown, change: Change<Types>): Promise<void> => {
      const isTheirs = () => {
        must()
        this.#last = allowance
      }
      return this.#keep(change, isTheirs)
    }

  /**
   * What does not bring the game on leaves room for what does: each person has a share of it, all together a quarter. Whoever has used it up
   * may still do what the game cannot go on without. Bots are held to none: a bot that may say no more would hold up the table. But when
   * they have said as much again as half of that, nobody gives them more to answer.
   */
  #mustHaveShare(change: Change<Types>) {
    const { most, bots } = this.#settings
    const { idle, head } = this.table
    const { seat } = change.entry
    if ((bots()[seat] ?? 'none') !== 'none') return
    const all = idle.reduce((sum, n) => sum + n, 0)
    if ((idle[seat] ?? 0) < most / 4 / head.seats && all < most * MOST_IDLE) return
    if (this.table.isNeedless(change)) throw new Refused('tooManyAsides')
  }

  /** Somebody may have taken their seat back while a bot's move waited to be written. */
  #mustBeBot(seat: Seat) {
    if ((this.#settings.bots()[seat] ?? 'none') === 'none') throw new Refused('seatLost')
  }

  /** Resolves when it is written. Nothing else is decided about the table before it counts: an end may come of it. */
  #alone(must: () => void, write: () => Promise<unknown>): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const work = async () => {
      must()
      await write()
      const counts = new Promise<void>(done => {
        this.#counts = done
      })
      resolve()
      await counts
    }
    this.#settings.whilePlaying(work).catch(reject)
    return promise
  }

  async #keep(change: Change<Types>, must: () => void): Promise<void> {
    const { store, key, now, most, clocksAfter, written } = this.#settings
    if (this.table.length >= (change.entry.kind === 'undo' ? most / 2 : most)) throw new Refused('tableFull')
    this.#mustHaveShare(change)
    const due = this.#unsaved >= SNAPSHOT.due && (this.table.depth === 0 || this.#unsaved >= SNAPSHOT.late)
    const clocks = clocksAfter(change, this.table.engine.pending(change.state))
    const row = changeRow(this.table, key, change, change.entry.at ?? now(), clocks)
    const entry = call('addEntry', row)
    // The snapshot is of the table before this change: what is on the table counts, what is proposed does not yet.
    const unit = due ? [call('saveSnapshot', key, this.table.length, JSON.stringify(this.table.snapshot)), entry] : [entry]
    await this.#alone(must, () => store.together(unit))
    this.#unsaved = due ? 1 : this.#unsaved + 1
    if (this.#last === undefined) written(sizeOf(row))
    else this.#last.charge(sizeOf(row))
  }
}
