/**
 * One table online: who sits there, who listens, and the game while it is awake. Every change is made on the side, written, and only
 * then in force and told. A table at which nothing happens sleeps: its game is in the store, and only who listens is in memory.
 */

import type { Seat, Tagged, Types, Viewer } from '@wildcat/kernel'
import { type AskOf, type Joined, MOST_LINES, type News, type Room as Shown, type TalkLine } from '@wildcat/protocol'
import { type Change, type Line, missing, type Table } from '@wildcat/table'
import { factsOf } from '../log.ts'
import { Refused } from '../refused.ts'
import { hashOf } from '../secrets.ts'
import { call, type Unit } from '../store/operations.ts'
import type { TableRow } from '../store/tables.ts'
import { ended, unasked } from './agreements.ts'
import { Audience, type Listener } from './audience.ts'
import type { Away } from './away.ts'
import type { RoomContext } from './context.ts'
import { loadTable } from './loading.ts'
import { Match } from './match.ts'
import { mustBeWelcome } from './moderation.ts'
import { linesBetween, placeOf } from './rows.ts'
import { claim } from './seating.ts'
import { shownRoom } from './shown.ts'
import { botsOf, holdersOf, players, type RoomState, seatsOf } from './state.ts'
import { recentTalk } from './talk.ts'
import { updates, wholeSight } from './updates.ts'
import { Watchers } from './watchers.ts'

/** Lines that somebody gets who comes for the first time; the rest he may ask for. */
const FIRST_LINES = 20

/** A change of the room, and what is to be written together with it. */
export interface RoomChange {
  readonly room: RoomState
  readonly unit?: Unit
  readonly accepted?: () => void // in the moment in which it is in force
}
interface Excerpt {
  readonly from: number
  readonly log: readonly Line<Tagged>[]
}

export class Room {
  readonly id: string
  readonly key: number
  readonly audience = new Audience()
  readonly watchers = new Watchers()
  readonly #context: RoomContext
  readonly #away: Away
  #state: RoomState
  #head: string
  #match: Match | undefined
  #waking: Promise<Match> | undefined
  #changing: Promise<unknown> = Promise.resolve()
  #telling = false
  #said = 0 // lines of talk that were told
  #pending: readonly Seat[] = []
  #touched: number
  #used: number
  #gone = false

  constructor(context: RoomContext, { name, id, head, touched }: TableRow, state: RoomState) {
    this.#context = context
    this.id = name
    this.key = id
    this.#state = state
    this.#head = head
    this.#touched = touched
    this.#used = context.now()
    this.#away = context.away()
  }

  get state(): RoomState {
    return this.#state
  }
  get pending(): readonly Seat[] {
    return this.#pending
  }
  get shown(): Shown {
    const { id, audience } = this
    const present = (seat: Seat) => audience.isPresent(seat)
    const outside = audience.of('spectator').filter(({ guest }) => guest !== this.#state.host && seatsOf(this.#state, guest).length === 0)
    const watching = this.watchers.shown(outside)
    return shownRoom(this.#state, { id, present, watchers: audience.watchers, watching, touched: this.#touched })
  }

  /** `answer` is called in the very moment from which the listener hears what happens: nothing is missed and nothing comes before it. */
  async join(listener: Listener, ask: AskOf<'join'>, answer: (joined: Joined) => void): Promise<void> {
    if (ask.token !== undefined) {
      const link = hashOf(ask.token)
      await this.change(room => ({ room: claim(room, listener, link) }))
    }
    const { epoch, store, limits } = this.#context
    const { heard, talk: after = 0 } = ask.epoch === epoch ? ask : {} // what was heard in another epoch may never have happened
    for (;;) {
      const said = this.#said
      const viewer = this.#viewerFor(listener, ask.seat)
      const [log, talk] = await Promise.all([this.#logFor(viewer, heard), recentTalk(store, this.key, after)])
      // From here on nothing is waited for: what is answered is what is on the table when the listener is added.
      if (this.#gone) throw new Refused('noTable')
      const sight = this.#sightNow(viewer, heard, log)
      if (sight === 'late' || said !== this.#said || viewer !== this.#viewerFor(listener, ask.seat)) continue
      if (viewer === 'spectator') mustBeWelcome(this.#state, listener.guest)
      if (viewer === 'spectator' && this.audience.watchers >= limits.watchers) throw new Refused('tooManyWatchers')
      this.audience.remove(listener)
      this.audience.add(listener, viewer)
      answer({ epoch, viewer, host: this.isHost(listener.guest), room: this.shown, sight, talk })
      return this.presenceChanged()
    }
  }

  /** Whoever watches as this guest is out. */
  dismiss(guest: number): void {
    for (const listener of this.audience.of('spectator')) {
      if (listener.guest !== guest) continue
      this.audience.remove(listener)
      listener.tell(JSON.stringify({ news: 'gone', problem: { code: 'removed' } } satisfies News))
    }
    this.presenceChanged()
  }

  leave(listener: Listener): void {
    this.audience.remove(listener)
    this.presenceChanged()
  }

  /** Everybody hears of it soon, once for all that happens at the same time. */
  presenceChanged(): void {
    this.#used = this.#context.now()
    this.#away.look(this, this.#context.now())
    this.#match?.drive()
    this.tellRoom()
  }
  tellRoom(): void {
    if (this.#telling) return
    this.#telling = true
    setImmediate(() => {
      this.#telling = false
      this.tellAll({ news: 'room', room: this.shown })
    })
  }
  tellAll(news: News): void {
    this.audience.tellAll(JSON.stringify(news))
  }

  /** Says something at the table, and keeps it. Without a guest it is the table itself that speaks. */
  async say(seat: Seat, said: TalkLine['said'], guest = 0): Promise<void> {
    const at = this.#context.now()
    const n = await this.#context.store.do('addTalk', this.key, at, guest, seat, JSON.stringify(said), this.#context.limits.talkOfTable)
    this.#said++
    this.tellAll({ news: 'talk', talk: [{ n, at, seat, said }] })
  }

  /** The host; as long as he is not here, the first person who is. */
  isHost(guest: number): boolean {
    const { host, seats } = this.#state
    if (guest === host) return true
    if (this.audience.everybody().some(listener => listener.guest === host)) return false
    const first = seats.findIndex(({ by, conceded }, seat) => by === 'person' && !conceded && this.audience.isPresent(seat))
    return seats[first]?.holders.includes(guest) ?? false
  }

  /** One after the other, each on top of the one before. */
  change(make: (room: RoomState) => RoomChange): Promise<void> {
    const made = this.#changing.then(async () => {
      if (this.#gone) throw new Refused('noTable')
      const { room, unit = [], accepted } = make(this.#state)
      if (room === this.#state) return
      await this.#context.store.together([call('saveRoom', { id: this.key, ...this.#saved(room) }), ...unit])
      this.#accept(room)
      accepted?.()
    })
    this.#changing = made.catch(() => undefined)
    return made
  }

  /** The game begins: who listens sees it from the first moment. */
  begun(head: string, table: Table<Types>): void {
    this.#head = head
    for (const viewer of this.audience.viewers()) {
      const sight = wholeSight(table, viewer, 0, table.see(viewer).log)
      this.audience.tell(viewer, JSON.stringify({ news: 'sight', viewer, sight } satisfies News))
    }
    this.#match = this.#awake(table, 0)
  }

  /** The game, in memory from now on. */
  async match(): Promise<Match> {
    this.#used = this.#context.now()
    if (this.#match !== undefined) return this.#match
    if (this.#head === '') throw new Refused('notPlaying')
    this.#waking ??= loadTable(this.#context, { key: this.key, head: this.#head })
      .then(({ table, played, rebuilt }) => {
        if (rebuilt)
          this.#context.log.warn({ table: this.key, played }, 'a snapshot did not fit its record, from which the game was made anew')
        this.#match = this.#awake(table, played)
        return this.#match
      })
      .finally(() => {
        this.#waking = undefined
      })
    return this.#waking
  }

  /** Lines of a viewer's log, as they are kept. */
  async lines(viewer: Viewer, from: number, to: number) {
    const place = placeOf(viewer, this.#state.seats.length)
    return linesBetween(await this.#context.store.do('saidBetween', this.key, place, from, to), viewer, from, to)
  }

  /** Looked at now and then. Gives true when it need not be in memory at all. */
  rest(): boolean {
    const now = this.#context.now()
    this.#away.look(this, now)
    for (const seat of this.#away.due(now)) void this.#context.takeOver(this, seat)
    this.#match?.drive() // bots may have been stopped, by a full disk
    const idle = now - this.#used >= this.#context.limits.idleMs
    if (idle && this.#match !== undefined && !this.#match.busy) this.#sleep()
    return idle && this.#match === undefined && this.#waking === undefined && this.audience.size === 0 && !this.#away.waits
  }

  get awake(): boolean {
    return this.#match !== undefined
  }
  /** After a restart: whose turn it is is known from now on, and the game stays in memory only if a bot is to move. */
  async glance(): Promise<void> {
    const match = await this.match()
    this.#away.look(this, this.#context.now())
    if (!match.busy && this.audience.size === 0) this.#sleep()
  }

  /** Nothing more is taken; what is being written is. */
  async stop(): Promise<void> {
    this.#match?.stop()
    await this.#changing
  }

  /** The table is no more. */
  dissolve(problem: 'noTable'): void {
    this.#gone = true
    this.#match?.stop()
    this.tellAll({ news: 'gone', problem: { code: problem } })
    for (const listener of this.audience.everybody()) this.audience.remove(listener)
  }

  #sleep() {
    this.#match?.stop()
    this.#match = undefined
  }

  #saved(room: RoomState) {
    const { stage, listed } = room
    const holders = holdersOf(room)
    const touched = this.#context.now()
    const same = JSON.stringify(holders) === JSON.stringify(holdersOf(this.#state))
    return { stage, listed, touched, room: JSON.stringify(room), ...(same ? {} : { holders }) }
  }

  #accept(room: RoomState) {
    const before = this.#state
    this.#state = room
    this.#touched = this.#context.now()
    this.#seatAgain()
    this.#away.look(this, this.#touched)
    void this.#drive()
    if (room.stage === 'stopped') this.#match?.stop()
    this.tellRoom()
    this.#context.roomChanged(this, before)
    void this.#agreed()
  }

  /** Bots play as long as a person plays, too, or looks on: no game comes to its end without anybody. */
  get #attended(): boolean {
    return this.#state.stage === 'playing' && (this.audience.size > 0 || players(this.#state).length > 0)
  }

  /** A bot that plays a seat from now on may be asked at once, also at a table that sleeps. */
  async #drive(): Promise<void> {
    if (this.#head === '' || !this.#attended || !this.#pending.some(seat => this.#state.seats[seat]?.bot !== 'none')) return
    try {
      const match = await this.match()
      match.drive()
    } catch (error) {
      this.#context.log.error({ table: this.key, error: factsOf(error) }, 'a table could not be woken')
    }
  }

  /** Whoever lost his seat sees no more than a spectator; who sat down sees what his seat sees. */
  #seatAgain() {
    for (const listener of this.audience.everybody()) {
      const viewer = this.audience.viewerOf(listener) ?? 'spectator'
      const own = seatsOf(this.#state, listener.guest)
      if (viewer !== 'spectator' && !own.includes(viewer)) {
        this.audience.remove(listener)
        if (this.#state.stage === 'waiting') this.audience.add(listener, own[0] ?? 'spectator')
        else listener.tell(JSON.stringify({ news: 'gone', problem: { code: 'badLink' } } satisfies News))
      } else if (viewer === 'spectator' && own[0] !== undefined && this.#state.stage === 'waiting') {
        this.audience.remove(listener)
        this.audience.add(listener, own[0])
      }
    }
  }

  /** All who must have agreed to an undo: also because the last one left his seat to a bot. */
  async #agreed(): Promise<void> {
    const { undo } = this.#state
    if (undo === 'none' || missing(undo, players(this.#state)).length > 0) return
    try {
      const answer = await (await this.match()).undoAgreed(undo, players(this.#state))
      if ('refused' in answer) await this.change(room => ({ room: unasked(room) }))
    } catch (error) {
      // Nobody waits for it. The word of all is kept: it is tried again with whatever is agreed on next.
      this.#context.log.error({ table: this.key, error: factsOf(error) }, 'an undo failed')
    }
  }

  #viewerFor({ guest }: Listener, wish: Viewer | undefined): Viewer {
    const own = seatsOf(this.#state, guest)
    if (wish === undefined) return own[0] ?? 'spectator'
    if (wish !== 'spectator' && !own.includes(wish)) throw new Refused('notSeated')
    return wish
  }

  /** Lines that are not in memory. */
  async #logFor(viewer: Viewer, heard: number | undefined): Promise<Excerpt> {
    if (this.#head === '') return { from: 0, log: [] }
    const { table } = await this.match()
    const from = firstOf(heard, table.lines(viewer))
    return { from, log: await this.lines(viewer, from, table.lines(viewer)) }
  }

  #sightNow(viewer: Viewer, heard: number | undefined, { from, log }: Excerpt): Joined['sight'] | 'late' {
    if (this.#head === '') return 'none'
    const table = this.#match?.table
    if (table === undefined || from + log.length < table.lines(viewer)) return 'late'
    return heard === table.lines(viewer) ? 'same' : wholeSight(table, viewer, from, log)
  }

  #awake(table: Table<Types>, played: number): Match {
    const { store, thinker, now, pause, log, limits } = this.#context
    this.#pending = table.pending
    const match = new Match(table, played, {
      store,
      key: this.key,
      thinker,
      bots: () => (this.#attended ? botsOf(this.#state) : []),
      now,
      most: limits.entriesOfTable,
      written: (seat, bytes) => this.#context.written(payerFor(this.#state, seat), bytes),
      pause: signal => (this.audience.size === 0 ? Promise.resolve() : pause(signal)),
      changed: (change, notices) => this.#changed(table, change, notices),
      botFailed: (seat, error) => {
        log.warn({ table: this.key, seat, error: factsOf(error) }, 'a bot failed')
        this.tellAll({ news: 'botFailed', seat })
      },
      failed: error => log.error({ table: this.key, error: factsOf(error) }, 'bots stopped'),
    })
    void this.#noteEnd(match)
    return match
  }

  #changed(table: Table<Types>, change: Change<Types>, notices: (viewer: Viewer) => boolean) {
    this.#used = this.#context.now()
    const updateFor = updates(table, change)
    for (const viewer of this.audience.viewers()) if (notices(viewer)) this.audience.tell(viewer, updateFor(viewer))
    this.#pending = table.pending
    this.#away.look(this, this.#used)
    if (this.#state.undo !== 'none') void this.change(room => ({ room: unasked(room) })).catch(() => undefined)
    if (this.#match !== undefined) void this.#noteEnd(this.#match)
    if (!notices('spectator')) return // not even the time of it is known
    this.#touched = this.#used
    this.#context.moved(this)
  }

  /** The list says how a game ended. The record is safe already, so a failure here loses nothing: it is noted when next loaded. */
  async #noteEnd(match: Match): Promise<void> {
    if (!match.table.over) return
    const { outcome } = match
    if (outcome === 'open') return
    await this.change(room => ({ room: room.stage === 'playing' ? ended(room, outcome) : room })).catch(() => undefined)
  }
}

/** Whose move it is; a bot moves for the host. */
const payerFor = (room: RoomState, seat: Seat): number => holdersOf(room).find(([held]) => held === seat)?.[1] ?? room.host

/** The first line to send: after what was heard, or the last few. */
function firstOf(heard: number | undefined, lines: number): number {
  const wanted = heard === undefined || heard > lines ? lines - FIRST_LINES : Math.max(heard, lines - MOST_LINES)
  return Math.max(0, wanted)
}
