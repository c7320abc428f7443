/** The game of a room: in memory while somebody plays or looks at it, else in the store alone. */
import type { Seat, Tagged, Types, Viewer } from '@wildcat/kernel'
import type { News } from '@wildcat/protocol'
import { type Change, type Line, missing, type Table } from '@wildcat/table'
import { factsOf } from '../log.ts'
import { Refused } from '../refused.ts'
import { ended, unasked } from './agreements.ts'
import type { RoomContext } from './context.ts'
import { loadTable } from './loading.ts'
import { Match } from './match.ts'
import type { Room } from './room.ts'
import { written } from './room-change.ts'
import { linesBetween, linesOfArchive, placeOf } from './rows.ts'
import { botsOf, isFinished, players } from './state.ts'
import { updates, wholeSight } from './updates.ts'

const NOTHING_ELSE = () => Promise.resolve()

export class RoomGame {
  readonly #room: Room
  readonly #context: RoomContext
  #head: string
  #match: Match | undefined
  #waking: Promise<Match> | undefined
  #pending: readonly Seat[] = []
  readonly #madeAgain = new Map<Viewer, Promise<Line<Tagged>[]>>() // lines of an archived game

  constructor(room: Room, context: RoomContext, head: string) {
    this.#room = room
    this.#context = context
    this.#head = head
  }

  get hasBegun(): boolean {
    return this.#head !== ''
  }
  get isWaking(): boolean {
    return this.#waking !== undefined
  }
  /** What is in memory of it. */
  get awake(): Match | undefined {
    return this.#match
  }
  /** Who is asked, as far as is known: also of a game that sleeps. */
  get pending(): readonly Seat[] {
    return this.#pending
  }

  /** Who listens sees it from the first moment. */
  begin(head: string, table: Table<Types>): void {
    const { audience, clocks } = this.#room
    this.#head = head
    clocks.begin()
    for (const viewer of audience.viewers()) {
      const sight = wholeSight(table, viewer, 0, table.see(viewer).log)
      audience.tell(viewer, JSON.stringify({ news: 'sight', viewer, sight } satisfies News))
    }
    this.#match = this.#wake(table, 1)
  }

  /** In memory from now on. */
  async match(): Promise<Match> {
    this.#room.use()
    if (this.#match !== undefined) return this.#match
    if (!this.hasBegun) throw new Refused('notPlaying')
    const { key } = this.#room
    this.#waking ??= loadTable(this.#context, { key, head: this.#head, clocks: this.#room.clocks.json })
      .then(({ table, played, rebuilt, goneOn }) => {
        if (goneOn) this.#tellNewRules()
        if (rebuilt) this.#context.log.warn({ table: key, played }, 'a snapshot did not fit its record, from which the game was made anew')
        this.#match = this.#wake(table, played)
        return this.#match
      })
      .finally(() => {
        this.#waking = undefined
      })
    return this.#waking
  }

  /** Lines of a viewer's log, as they are kept; of an archived game as they are made anew. */
  async lines(viewer: Viewer, from: number, to: number) {
    const { key, state } = this.#room
    const { store } = this.#context
    const place = placeOf(viewer, state.seats.length)
    const lines = linesBetween(await store.do('saidBetween', key, place, from, to), viewer, from, to)
    const isKept = lines.length === to - from || !isFinished(state)
    return isKept ? lines : (await this.#linesAgain(viewer)).slice(from, to)
  }
  /** All of them, made once for as long as the game is in memory. */
  #linesAgain(viewer: Viewer): Promise<Line<Tagged>[]> {
    const known = this.#madeAgain.get(viewer)
    if (known !== undefined) return known
    const { key } = this.#room
    const made = linesOfArchive(this.#context.records, { key, head: this.#head, viewer, from: 0, to: Number.MAX_SAFE_INTEGER })
    this.#madeAgain.set(viewer, made)
    made.catch(() => this.#madeAgain.delete(viewer)) // said to whoever asked
    return made
  }

  stop(): void {
    this.#match?.stop()
  }
  /** How it stands is kept whole: whatever rules there are when it is wanted again, it goes on from there. */
  async save(): Promise<void> {
    try {
      await this.#match?.save()
    } catch (error) {
      this.#context.log.warn({ table: this.#room.key, error: factsOf(error) }, 'a snapshot could not be written')
    }
  }
  /** Resolves when how it stands is kept. */
  sleep(): Promise<void> {
    this.stop()
    const kept = this.save()
    this.#madeAgain.clear()
    this.#match = undefined
    return kept
  }
  #tellNewRules(): void {
    this.#context.log.info({ table: this.#room.key }, 'a game goes on under new rules')
    this.#room.say(0, { notice: 'newRules' }).catch(() => undefined) // the record says it, too
  }

  /** A bot that plays a seat from now on may be asked at once, also at a table that sleeps. */
  async drive(): Promise<void> {
    const { key, state } = this.#room
    if (!this.hasBegun || !this.#attended || !this.#pending.some(seat => state.seats[seat]?.bot !== 'none')) return
    try {
      const match = await this.match()
      match.drive()
    } catch (error) {
      this.#context.log.error({ table: key, error: factsOf(error) }, 'a table could not be woken')
    }
  }
  /** Bots play as long as a person plays, too, or looks on: no game comes to its end without anybody. */
  get #attended(): boolean {
    const { state, audience } = this.#room
    return state.stage === 'playing' && (audience.people > 0 || players(state).length > 0)
  }

  /** All who must have agreed to an undo: also because the last one left their seat to a bot. */
  async undoIfAgreed(): Promise<void> {
    const room = this.#room
    const { undo } = room.state
    if (undo === 'none' || missing(undo, players(room.state)).length > 0) return
    try {
      const mustBeAgreed = () => {
        if (room.state.undo !== undo) throw new Refused('nothingAsked') // somebody's word went with them
      }
      const answer = await (await this.match()).undoAgreed(undo, players(room.state), mustBeAgreed)
      if ('refused' in answer) await room.change(now => ({ room: unasked(now) }))
    } catch (error) {
      if (error instanceof Refused && error.problem.code === 'nothingAsked') return
      // Nobody waits for it. The word of all is kept: it is tried again with whatever is agreed on next.
      this.#context.log.error({ table: room.key, error: factsOf(error) }, 'an undo failed')
    }
  }

  /** Is it over without that being noted? */
  get hasEndToNote(): boolean {
    return !this.#room.gone && this.#room.state.stage === 'playing' && this.#match?.table.over === true
  }
  /** The list says how a game ended. The record is safe already, so a failure here loses nothing: it is noted when next loaded. */
  async noteEnd(): Promise<void> {
    const outcome = this.#match?.outcome ?? 'open'
    if (outcome !== 'open') await written(this.#context.store, [this.#room.proposed(room => ({ room: ended(room, outcome) }))])
  }
  /** As soon as nothing else changes the room. */
  #noteEndSoon(): void {
    void this.#room.alone(NOTHING_ELSE).catch(() => undefined)
  }

  #wake(table: Table<Types>, played: number): Match {
    const room = this.#room
    const { store, thinker, now, pause, log, limits } = this.#context
    this.#pending = table.pending
    room.lookAround() // whoever was away before is waited for from now on
    const match = new Match(table, played, {
      store,
      key: room.key,
      thinker,
      bots: () => (this.#attended && !room.state.paused ? botsOf(room.state) : []),
      now,
      most: limits.entriesOfTable,
      whilePlaying: work =>
        room.alone(() => {
          if (room.state.stage !== 'playing') throw new Refused('notPlaying')
          return work()
        }),
      clocksAfter: (change, pending) => room.clocks.after(change, pending),
      written: bytes => this.#context.written(room.state.host, bytes),
      pause: (signal, times) => (room.audience.size === 0 ? Promise.resolve() : pause(signal, times)),
      changed: (change, notices) => this.#changed(table, change, notices),
      botFailed: (seat, error) => {
        log.warn({ table: room.key, seat, error: factsOf(error) }, 'a bot failed')
        room.tellAll({ news: 'botFailed', seat })
      },
      failed: error => log.error({ table: room.key, error: factsOf(error) }, 'bots stopped'),
    })
    this.#noteEndSoon()
    void room.orders.load().then(
      () => room.orders.obey(),
      () => undefined,
    )
    return match
  }

  #changed(table: Table<Types>, change: Change<Types>, notices: (viewer: Viewer) => boolean) {
    const room = this.#room
    room.use()
    this.#context.commanded()
    const updateFor = updates(table, change)
    for (const viewer of room.audience.viewers()) if (notices(viewer)) room.audience.tell(viewer, updateFor(viewer))
    room.clocks.accept(change, table.pending)
    if (change.entry.kind === 'undo') void room.orders.takenBack(change.entry.seat).catch(() => undefined)
    this.#pending = table.pending
    room.lookAround()
    this.#noteEndSoon()
    if (!notices('spectator')) return // not even the time of it is known, nor does what somebody asked for end by it
    if (room.state.undo !== 'none') void room.change(now => ({ room: unasked(now) })).catch(() => undefined)
    room.touch()
    this.#context.moved(room)
  }
}
