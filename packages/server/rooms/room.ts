/**
 * One table online: who sits there, who listens, and the game while it is awake. Every change is made on the side, written, and only
 * then in force and told. A table at which nothing happens sleeps: its game is in the store, and only who listens is in memory.
 */
import type { Seat, Types, Viewer } from '@wildcat/kernel'
import type { AskOf, Joined, News, Room as PublicRoom, TableInfo, TalkLine } from '@wildcat/protocol'
import { type Change, missing, type Table } from '@wildcat/table'
import { factsOf } from '../log.ts'
import { Refused } from '../refused.ts'
import { call } from '../store/operations.ts'
import type { TableRow } from '../store/tables.ts'
import { ended, stoppedBy, unasked } from './agreements.ts'
import { Audience, type Listener } from './audience.ts'
import type { Away } from './away.ts'
import type { RoomContext } from './context.ts'
import { holdOf } from './hold.ts'
import { join, wholeSightOf } from './joining.ts'
import { whyLost } from './links.ts'
import { loadTable } from './loading.ts'
import { Match } from './match.ts'
import { Presence } from './presence.ts'
import { shownRoom, tableInfoOf } from './public-room.ts'
import { type ProposedChange, type RoomChange, written } from './room-change.ts'
import { linesBetween, placeOf } from './rows.ts'
import { savedRoom } from './saved-room.ts'
import { botsOf, holdersOf, hostSeat, isFinished, isHeldBy, isHostOf, isPlayer, players, type RoomState, seatsOf } from './state.ts'
import { updates, wholeSight } from './updates.ts'
import { Watchers } from './watchers.ts'

const NOTHING_ELSE = () => Promise.resolve()

export class Room {
  readonly id: string
  readonly key: number
  readonly audience = new Audience()
  readonly watchers = new Watchers()
  readonly presence: Presence
  readonly #context: RoomContext
  readonly #away: Away
  readonly #held = new Map<Seat, string>() // what was last told of the devices of a seat
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
    this.presence = new Presence(this, () => context.elapsed())
  }

  get state(): RoomState {
    return this.#state
  }
  get pending(): readonly Seat[] {
    return this.#pending
  }
  /** Is the table no more? */
  get gone(): boolean {
    return this.#gone
  }
  get hasBegun(): boolean {
    return this.#head !== ''
  }
  /** The game, if it is in memory. */
  get table(): Table<Types> | undefined {
    return this.#match?.table
  }
  /** How many lines of talk were told. */
  get said(): number {
    return this.#said
  }
  shownTo(viewer: Viewer): PublicRoom {
    const { id, audience, presence } = this
    const { longAway } = presence
    const present = (seat: Seat) => audience.isPresent(seat)
    const away = (seat: Seat) => this.#awayOf(seat)
    const outside = audience.of('spectator').filter(({ guest }) => guest !== this.#state.host && !isPlayer(this.#state, guest))
    const watching = this.watchers.shown(outside)
    return shownRoom(this.#state, viewer, { id, present, away, watchers: audience.watchers, watching, touched: this.#touched, longAway })
  }
  #awayOf(seat: Seat) {
    const isAway = this.#state.seats[seat]?.by === 'person' && !isFinished(this.#state) && !this.audience.isPresent(seat)
    return { awayMs: isAway ? Math.floor(this.presence.awayMs(seat)) : 0, botMs: this.botMs(seat) }
  }
  /** While this seat's player is away and holds up the game: until a bot plays for them, or offers to. */
  botMs(seat: Seat): number | 'none' {
    return this.#away.botMs(seat, this.#context.elapsed())
  }
  /** For whoever has the link. */
  async infoFor(guest: number): Promise<TableInfo> {
    const { host } = this.#state
    const isSeated = hostSeat(this.#state) !== undefined
    const name = host === 0 || isSeated ? '' : await this.#context.store.do('nameOfGuest', host)
    return tableInfoOf(this.#state, guest, { id: this.id, present: seat => this.audience.isPresent(seat), host: name })
  }
  /** Which devices hold a seat, as one of them is told. */
  holdOf(seat: Seat, guest: number): Joined['hold'] {
    const state = this.#state.seats[seat]
    const here = this.audience.of(seat)
    return state === undefined ? 'none' : holdOf(state, guest, other => here.some(listener => listener.guest === other))
  }

  /** After a crash a game may be over without that being noted. It is, before a link could lead to one of its seats. */
  async knowEnd(claims: boolean): Promise<void> {
    if (this.#state.stage !== 'playing') return
    try {
      await this.match()
      await this.alone(NOTHING_ELSE)
    } catch (error) {
      if (claims) throw error
    }
  }

  join(listener: Listener, ask: AskOf<'join'>, answer: (joined: Joined) => void): Promise<void> {
    return this.presence.coming(listener.guest, () => join(this, this.#context, listener, ask, answer))
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
    this.#without(listener)
    this.presenceChanged()
  }
  #without(listener: Listener) {
    this.audience.remove(listener)
    const { guest } = listener
    if (isPlayer(this.#state, guest) || isHostOf(this.#state, guest)) this.presence.leave(guest)
  }

  /** Everybody hears of it soon, once for all that happens at the same time. */
  presenceChanged(): void {
    this.#used = this.#context.now()
    this.#away.look(this, this.#context.elapsed())
    this.#match?.drive()
    this.tellRoom()
  }
  tellRoom(): void {
    if (this.#telling) return
    this.#telling = true
    setImmediate(() => {
      this.#telling = false
      for (const seat of this.#held.keys()) if (!this.audience.isPresent(seat)) this.#held.delete(seat)
      for (const viewer of this.audience.viewers()) {
        this.audience.tell(viewer, JSON.stringify({ news: 'room', room: this.shownTo(viewer) } satisfies News))
        if (viewer !== 'spectator') this.#tellHold(viewer)
      }
    })
  }
  /** Which devices hold a seat, to each of them that is here, when that has changed. */
  #tellHold(seat: Seat) {
    const known = JSON.stringify([this.holdOf(seat, 0), this.#state.seats[seat]?.linkOf])
    if (known === this.#held.get(seat)) return
    this.#held.set(seat, known)
    for (const listener of this.audience.of(seat)) {
      const hold = this.holdOf(seat, listener.guest)
      if (hold !== 'none') listener.tell(JSON.stringify({ news: 'hold', hold } satisfies News))
    }
  }
  tellAll(news: News): void {
    this.audience.tellAll(JSON.stringify(news))
  }

  /** Says something at the table, and keeps it. Without a guest it is the table itself that speaks. */
  async say(seat: Seat, said: TalkLine['said'], guest = 0): Promise<void> {
    const at = this.#context.now()
    const n = await this.#context.store.do('addTalk', this.key, at, guest, seat, JSON.stringify(said), this.#context.limits.talkOfTable)
    this.#tellTalk({ n, at, seat, said })
  }
  #tellTalk(line: TalkLine) {
    this.#said++
    this.tellAll({ news: 'talk', talk: [line] })
  }

  /** The host; as long as he is not here, the first person who is. */
  isHost(guest: number): boolean {
    const { seats } = this.#state
    if (isHostOf(this.#state, guest)) return true
    if (this.audience.everybody().some(listener => isHostOf(this.#state, listener.guest))) return false
    const first = seats.findIndex(({ by, conceded }, seat) => by === 'person' && !conceded && this.audience.isPresent(seat))
    const acting = seats[first]
    return acting !== undefined && isHeldBy(acting, guest)
  }

  /** One after the other, each on top of the one before. */
  change(make: (room: RoomState) => RoomChange): Promise<void> {
    return this.alone(async () => {
      if (this.#gone) throw new Refused('noTable')
      await written(this.#context.store, [this.proposed(make)])
    })
  }
  /** Nothing else changes it before this is done, and a game that has come to its end has ended before. */
  alone<X>(work: () => Promise<X>): Promise<X> {
    const done = this.#changing.then(() => (this.#hasEndToNote ? this.#noteEnd().then(work) : work()))
    this.#changing = done.catch(() => undefined)
    return done
  }
  /** A change that is in force when it is written. To be asked alone, and written at once. */
  proposed(make: (room: RoomState) => RoomChange): ProposedChange {
    const { room, unit = [], tells = [], accepted } = make(this.#state)
    if (room === this.#state) return { unit: [], accept: () => undefined }
    const { limits } = this.#context
    const at = this.#context.now()
    const talk = tells.map(({ seat, said }) => call('addTalk', this.key, at, 0, seat, JSON.stringify(said), limits.talkOfTable))
    const accept = (results: readonly unknown[]) => {
      this.#accept(room)
      accepted?.()
      for (const [index, told] of tells.entries()) this.#tellTalk({ n: Number(results[1 + unit.length + index]), at, ...told })
    }
    return { unit: [call('saveRoom', { id: this.key, ...this.#saved(room) }), ...unit, ...talk], accept }
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
    const elapsed = this.#context.elapsed()
    if (this.#away.look(this, elapsed)) this.tellRoom()
    for (const seat of this.#away.due(elapsed)) void this.#context.takeOver(this, seat)
    this.#match?.drive() // bots may have been stopped, by a full disk
    if (this.#state.stop.length > 0) void this.change(room => ({ room: stoppedBy(room, this.presence.longAway) })).catch(() => undefined)
    const idle = now - this.#used >= this.#context.limits.idleMs
    if (idle && this.#match !== undefined && !this.#match.busy) this.#sleep()
    const isEmpty = this.presence.comers + this.audience.size === 0
    return idle && this.#match === undefined && this.#waking === undefined && isEmpty && !this.#away.waits
  }

  get awake(): boolean {
    return this.#match !== undefined
  }
  /** After a restart: whose turn it is is known from now on, and the game stays in memory only if a bot is to move. */
  async glance(): Promise<void> {
    const match = await this.match()
    this.#away.look(this, this.#context.elapsed())
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
    const { holders, ...saved } = savedRoom(room, this.#context.now())
    const same = JSON.stringify(holders) === JSON.stringify(holdersOf(this.#state))
    return same ? saved : { ...saved, holders }
  }

  #accept(room: RoomState) {
    const before = this.#state
    this.#state = room
    this.#touched = this.#context.now()
    this.#seatAgain(before)
    this.#away.look(this, this.#context.elapsed())
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
  #seatAgain(before: RoomState) {
    for (const listener of this.audience.everybody()) {
      const viewer = this.audience.viewerOf(listener) ?? 'spectator'
      const own = seatsOf(this.#state, listener.guest)
      if (viewer !== 'spectator' && !own.includes(viewer)) {
        this.#without(listener)
        if (this.#state.stage === 'waiting') this.audience.add(listener, own[0] ?? 'spectator')
        else if (isFinished(this.#state) && !isFinished(before)) void this.#watchEnd(listener)
        else listener.tell(JSON.stringify({ news: 'gone', problem: { code: whyLost(before, this.#state, viewer) } } satisfies News))
      } else if (viewer === 'spectator' && own[0] !== undefined && this.#state.stage === 'waiting') {
        this.audience.remove(listener)
        this.audience.add(listener, own[0])
      }
    }
  }

  /** Whoever stood in to the end looks on from now on. */
  async #watchEnd(listener: Listener): Promise<void> {
    this.audience.add(listener, 'spectator')
    try {
      const sight = await wholeSightOf(this, 'spectator')
      if (this.audience.viewerOf(listener) === 'spectator')
        listener.tell(JSON.stringify({ news: 'sight', viewer: 'spectator', sight } satisfies News))
    } catch (error) {
      this.#context.log.error({ table: this.key, error: factsOf(error) }, 'the end of a game could not be shown')
    }
  }

  /** All who must have agreed to an undo: also because the last one left his seat to a bot. */
  async #agreed(): Promise<void> {
    const { undo } = this.#state
    if (undo === 'none' || missing(undo, players(this.#state)).length > 0) return
    try {
      const mustBeAgreed = () => {
        if (this.#state.undo !== undo) throw new Refused('nothingAsked') // somebody's word went with them
      }
      const answer = await (await this.match()).undoAgreed(undo, players(this.#state), mustBeAgreed)
      if ('refused' in answer) await this.change(room => ({ room: unasked(room) }))
    } catch (error) {
      if (error instanceof Refused && error.problem.code === 'nothingAsked') return
      // Nobody waits for it. The word of all is kept: it is tried again with whatever is agreed on next.
      this.#context.log.error({ table: this.key, error: factsOf(error) }, 'an undo failed')
    }
  }

  #awake(table: Table<Types>, played: number): Match {
    const { store, thinker, now, pause, log, limits } = this.#context
    this.#pending = table.pending
    if (this.#away.look(this, this.#context.elapsed())) this.tellRoom() // whoever was away before is waited for from now on
    const match = new Match(table, played, {
      store,
      key: this.key,
      thinker,
      bots: () => (this.#attended ? botsOf(this.#state) : []),
      now,
      most: limits.entriesOfTable,
      whilePlaying: work =>
        this.alone(() => {
          if (this.#state.stage !== 'playing') throw new Refused('notPlaying')
          return work()
        }),
      written: bytes => this.#context.written(this.#state.host, bytes),
      pause: signal => (this.audience.size === 0 ? Promise.resolve() : pause(signal)),
      changed: (change, notices) => this.#changed(table, change, notices),
      botFailed: (seat, error) => {
        log.warn({ table: this.key, seat, error: factsOf(error) }, 'a bot failed')
        this.tellAll({ news: 'botFailed', seat })
      },
      failed: error => log.error({ table: this.key, error: factsOf(error) }, 'bots stopped'),
    })
    void this.alone(NOTHING_ELSE).catch(() => undefined)
    return match
  }

  #changed(table: Table<Types>, change: Change<Types>, notices: (viewer: Viewer) => boolean) {
    this.#used = this.#context.now()
    this.#context.commanded()
    const updateFor = updates(table, change)
    for (const viewer of this.audience.viewers()) if (notices(viewer)) this.audience.tell(viewer, updateFor(viewer))
    this.#pending = table.pending
    if (this.#away.look(this, this.#context.elapsed())) this.tellRoom()
    void this.alone(NOTHING_ELSE).catch(() => undefined)
    if (!notices('spectator')) return // not even the time of it is known, nor does what somebody asked for end by it
    if (this.#state.undo !== 'none') void this.change(room => ({ room: unasked(room) })).catch(() => undefined)
    this.#touched = this.#used
    this.#context.moved(this)
  }

  /** Is the game over without that being noted? */
  get #hasEndToNote(): boolean {
    return !this.#gone && this.#state.stage === 'playing' && this.#match?.table.over === true
  }

  /** The list says how a game ended. The record is safe already, so a failure here loses nothing: it is noted when next loaded. */
  async #noteEnd(): Promise<void> {
    const outcome = this.#match?.outcome ?? 'open'
    if (outcome !== 'open') await written(this.#context.store, [this.proposed(room => ({ room: ended(room, outcome) }))])
  }
}
