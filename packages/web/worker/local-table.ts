/** One opened table: its host, where each entry is stored before it counts, and what the page is told of it. */
import { webThinker } from '@wildcat/bots/web'
import {
  entriesBefore,
  type GameRecord,
  nothingToUndo,
  type ScoreHistory,
  type Seat,
  scoreHistoryOf,
  type Types,
  type Viewer,
} from '@wildcat/kernel'
import { type Answer, type Change, Host, type Table } from '@wildcat/table'
import { endedIn, placesOf } from '../end/ranking.ts'
import type { SeatChange, Summary } from '../store/games.ts'
import { storeOf } from '../store/keep.ts'
import { claim } from '../store/lock.ts'
import { peopleOf } from '../store/plan.ts'
import type { Store } from '../store/store.ts'
import { Failed, failureOf } from './failure.ts'
import type { News, Opened } from './messages.ts'
import { type LocalSight, linesOf, sightOf } from './sights.ts'
import { current, isOfNow, resumed, saidBefore, standingOf } from './understood.ts'

interface Outside {
  readonly pause: () => number // before a bot's move, in milliseconds
  readonly tell: (news: News) => void
}

/** In a guided game a lesson says what bots do, and when. */
const NO_BOTS: readonly string[] = []

export class LocalTable {
  readonly id: string
  readonly #store: Store
  readonly #table: Table<Types>
  readonly #host: Host<Types>
  readonly #tell: (news: News) => void
  readonly #before: readonly number[] // lines of the log that are not kept here
  #summary: Summary
  #viewer: Viewer = 'spectator'
  #writing: Promise<unknown> = Promise.resolve()

  static async open(id: string, outside: Outside): Promise<LocalTable> {
    const store = storeOf(id)
    if (store.lasts) await claim(id)
    const { summary: kept, record: text, standing } = await store.read(id)
    const { engine, record, goesOn } = await current(text, standing)
    const table = resumed(engine, record)
    const before = saidBefore(record)
    const summary = fitting(
      goesOn === undefined ? kept : { ...kept, changes: kept.changes.map(change => ({ ...change, lines: [] })) },
      record,
    )
    // What is over stays as it is, and is only shown.
    if (goesOn !== undefined && !table.over) await store.add(id, summary.entries - 1, goesOn, summary, standingOf(table, before))
    else if (goesOn === undefined && !isOfNow(standing, record))
      await store.noteStanding(id, standingOf(table, before)).catch(() => undefined) // it can be played all the same
    const opened = new LocalTable(id, store, table, summary, before, outside)
    await opened.#noteStanding()
    return opened
  }

  private constructor(
    id: string,
    store: Store,
    table: Table<Types>,
    summary: Summary,
    before: readonly number[],
    { pause, tell }: Outside,
  ) {
    this.id = id
    this.#store = store
    this.#table = table
    this.#summary = summary
    this.#before = before
    this.#tell = tell
    const botsNow = () => (this.#summary.plan.guided === true ? NO_BOTS : this.#summary.plan.bots)
    this.#host = new Host(table, {
      get bots() {
        return botsNow()
      },
      thinker: webThinker(),
      store: (_, change) => this.#keep(change),
      now: () => Date.now(),
      pause: (signal, times) => waiting(times * pause(), signal),
      changed: notices => this.#changed(notices),
      botFailed: seat => tell({ news: 'botFailed', seat }),
      failed: error => tell({ news: 'failure', failure: failureOf(error) }),
    })
  }

  get opened(): Opened {
    const { plan, changes } = this.#summary
    return { plan, lasts: this.#store.lasts, changed: changes.length > 0 }
  }

  /** A hand is shown to the person who plays it, and to nobody else. */
  see(viewer: Viewer, from: number): LocalSight {
    if (viewer !== 'spectator') this.#ofPerson(viewer)
    this.#viewer = viewer
    return sightOf(this.#table, viewer, from, this.#summary.changes)
  }
  async submit(seat: Seat, decision: number, command: unknown): Promise<Answer> {
    this.#ofPerson(seat)
    return this.#host.submit(seat, decision, command)
  }
  /** When the game is over no hand is up: whoever decided last takes back, if it was practice. */
  async undo(viewer: Viewer, decision: number, commands = 1): Promise<Answer> {
    if (viewer === 'spectator') {
      const { bots, practice } = this.#summary.plan
      const last = practice && this.#table.over ? this.#table.lastAmong(peopleOf(bots)) : undefined
      return last === undefined ? { refused: nothingToUndo } : this.#host.undo(last)
    }
    this.#ofPerson(viewer)
    return this.#host.undo(viewer, decision, commands)
  }

  /** What a lesson has a bot do. */
  async lead(seat: Seat, command: unknown): Promise<Answer> {
    const { bots, guided } = this.#summary.plan
    if (guided !== true || peopleOf(bots).includes(seat)) throw new Failed('crashed', `nobody leads seat ${seat}`)
    return this.#host.submit(seat, this.#table.see(seat, Number.POSITIVE_INFINITY).decision, command)
  }
  /** The same table, from now on like any other. */
  async leaveLesson(): Promise<void> {
    const left = (summary: Summary): Summary => ({ ...summary, plan: { ...summary.plan, guided: false } })
    await this.#write(left, summary => this.#store.note(this.id, summary))
    void this.#host.drive()
  }

  /** Only when it is over: until then it would tell what hands are worth. */
  get scoreHistory(): ScoreHistory | 'none' {
    return (this.#table.over ? scoreHistoryOf(this.#table.engine, this.#table.record) : undefined) ?? 'none'
  }

  /** Who plays which seat from now on. Said in the log: whoever takes over a bot's seat sees its hand. */
  async seat(bots: readonly string[]): Promise<void> {
    const { practice, bots: before } = this.#summary.plan
    const seats = before.length
    if (practice && peopleOf(bots).length > 1) throw new Failed('practice')
    if (bots.length !== seats) throw new Failed('crashed', 'a table has as many players as seats')
    const change = (summary: Summary): Summary => {
      const lines = linesOf(this.#table, seats)
      const changes = [...bots.entries()].flatMap(([seat, bot]): SeatChange[] =>
        bot === summary.plan.bots[seat] ? [] : [{ seat, bot, lines }],
      )
      return { ...summary, plan: { ...summary.plan, bots, guided: false }, changes: [...summary.changes, ...changes] }
    }
    await this.#write(change, summary => this.#store.note(this.id, summary))
    this.#tell({ news: 'changed' })
    void this.#host.drive()
  }

  #ofPerson(seat: Seat) {
    if (!peopleOf(this.#summary.plan.bots).includes(seat)) throw new Failed('crashed', `seat ${seat} is not played by a person`)
  }
  #keep(change: Change<Types>): Promise<void> {
    const index = this.#table.length
    const standing = standingOf(this.#table, this.#before, change)
    return this.#write(
      summary => ({
        ...summary,
        entries: index + 1,
        round: this.#table.see('spectator', Number.POSITIVE_INFINITY).view.round,
        played: Date.now(),
      }),
      summary => this.#store.add(this.id, index, change.entry, summary, standing),
    )
  }
  #changed(notices: (viewer: Viewer) => boolean) {
    if (notices(this.#viewer)) this.#tell({ news: 'changed' })
    void this.#noteStanding()
  }
  /** The list of games says which person is asked, and how a game ended. The record is safe already, so a failure here loses nothing. */
  async #noteStanding(): Promise<void> {
    const { over, pending } = this.#table
    const { plan, over: wasOver, pending: before } = this.#summary
    const people = peopleOf(plan.bots).filter(seat => pending.includes(seat))
    if (over === wasOver && (people.length === 0 || people.join() === before.join())) return
    const { view } = this.#table.see('spectator', Number.POSITIVE_INFINITY)
    const ended = endedIn(this.#table.engine, view)
    const end =
      ended === 'open'
        ? { over: false, winners: [], places: [], scores: [] }
        : { over: true, winners: ended.winners, places: placesOf(ended), scores: ended.scores }
    const note = (summary: Summary) => this.#store.note(this.id, summary)
    await this.#write(summary => ({ ...summary, ...end, round: view.round, pending: people }), note).catch(() => undefined)
  }

  /** One after the other, each on top of what was kept before: a move and a change of seats never lose each other. */
  #write(change: (summary: Summary) => Summary, keep: (summary: Summary) => Promise<void>): Promise<void> {
    const written = this.#writing.then(async () => {
      const next = change(this.#summary)
      await keep(next)
      this.#summary = next
    })
    this.#writing = written.catch(() => undefined)
    return written
  }
}

/** The list may lag behind the record; what it says of the seats must fit. */
function fitting(summary: Summary, record: GameRecord): Summary {
  const { game, seats, entries, practice } = record
  const { plan } = summary
  if (plan.game !== game) throw new Failed('misfit', `${plan.game} ≠ ${game}`)
  if (plan.names.length !== seats) throw new Failed('misfit', `names: ${plan.names.length} ≠ ${seats}`)
  if (plan.bots.length !== seats) throw new Failed('misfit', `bots: ${plan.bots.length} ≠ ${seats}`)
  if (plan.practice !== (practice === true)) throw new Failed('misfit', `practice: ${plan.practice}`)
  return { ...summary, entries: entriesBefore(record) + entries.length }
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
