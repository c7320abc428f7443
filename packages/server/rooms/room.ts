/**
 * One table online: who sits there, who listens, and the game while it is awake. Every change is made on the side, written, and only
 * then in force and told. A table at which nothing happens sleeps: its game is in the store, and only who listens is in memory.
 */
import type { Seat, Types, Viewer } from '@wildcat/kernel'
import type { AskOf, Joined, News, Room as PublicRoom, TableInfo, TalkLine } from '@wildcat/protocol'
import type { Table } from '@wildcat/table'
import { Refused } from '../refused.ts'
import { call, type TableRow } from '../store/contract.ts'
import { StoreFailure } from '../store/store-failure.ts'
import { stoppedBy } from './agreements.ts'
import { Audience, type Listener } from './audience.ts'
import type { Away } from './away.ts'
import type { RoomContext } from './context.ts'
import { holdOf } from './hold.ts'
import { join } from './joining.ts'
import type { Match } from './match.ts'
import { RoomOrders } from './orders.ts'
import { Presence } from './presence.ts'
import { namesOf, shownRoom, tableInfoOf } from './public-room.ts'
import { resultsOf } from './results.ts'
import { type ProposedChange, type RoomChange, written } from './room-change.ts'
import { RoomClocks } from './room-clocks.ts'
import { RoomGame } from './room-game.ts'
import { RoomNews } from './room-news.ts'
import { RoomStandings } from './room-standings.ts'
import { savedRoom } from './saved-room.ts'
import { seatAgain } from './seat-again.ts'
import { holdersOf, hostSeat, isFinished, isHeldBy, isHostOf, isPlayer, type RoomState } from './state.ts'
import { Watchers } from './watchers.ts'

const NOTHING_ELSE = () => Promise.resolve()
/** What is kept may be something else than what is in memory. */
const isDoubtful = (error: unknown): boolean => error instanceof StoreFailure && error.inDoubt

interface Rest {
  readonly asleep: Promise<void> | undefined // its game is from now on, when that is written
  readonly isIdle: boolean // need it not be in memory at all?
}

export class Room {
  readonly id: string
  readonly key: number
  readonly audience = new Audience()
  readonly watchers = new Watchers()
  readonly presence: Presence
  readonly clocks: RoomClocks
  readonly orders: RoomOrders
  readonly standings: RoomStandings
  readonly #context: RoomContext
  readonly #away: Away
  readonly #game: RoomGame
  readonly #news = new RoomNews(this)
  #state: RoomState
  #changing: Promise<unknown> = Promise.resolve()
  #touched: number
  #used: number
  #gone = false
  #left = false // is elsewhere, or is read anew

  constructor(context: RoomContext, { name, id, head, touched, clocks }: TableRow, state: RoomState) {
    this.#context = context
    this.id = name
    this.key = id
    this.#state = state
    this.#game = new RoomGame(this, context, head)
    this.#touched = touched
    this.#used = context.now()
    this.#away = context.away()
    this.presence = new Presence(this, () => context.elapsed())
    this.clocks = new RoomClocks(this, context, clocks)
    this.orders = new RoomOrders(this, context)
    this.standings = new RoomStandings(this, context)
  }

  get state(): RoomState {
    return this.#state
  }
  get pending(): readonly Seat[] {
    return this.#game.pending
  }
  /** Is the table no more? */
  get gone(): boolean {
    return this.#gone
  }
  /** Is it elsewhere, or read anew? */
  get left(): boolean {
    return this.#left
  }
  get hasBegun(): boolean {
    return this.#game.hasBegun
  }
  /** The game, if it is in memory. */
  get table(): Table<Types> | undefined {
    return this.#game.awake?.table
  }
  get awakeMatch(): Match | undefined {
    return this.#game.awake
  }
  /** When something last happened here, as others see it. */
  get touched(): number {
    return this.#touched
  }
  /** How many lines of talk were told. */
  get said(): number {
    return this.#news.said
  }
  shownTo(viewer: Viewer): PublicRoom {
    const { id, audience, presence } = this
    const { longAway } = presence
    const present = (seat: Seat) => audience.isPresent(seat)
    const away = (seat: Seat) => this.#awayOf(seat)
    const clock = (seat: Seat) => this.clocks.of(seat)
    const { isDayOff: dayOff } = this.clocks
    const outside = audience.of('spectator').filter(({ guest }) => guest !== this.#state.host && !isPlayer(this.#state, guest))
    const watching = this.watchers.shown(outside, namesOf(this.#state))
    return shownRoom(this.#state, viewer, {
      id,
      present,
      away,
      clock,
      dayOff,
      watchers: audience.watchers,
      watching,
      touched: this.#touched,
      longAway,
      known: seat => this.standings.of(seat),
    })
  }
  #awayOf(seat: Seat) {
    const { by } = this.#state.seats[seat] ?? {}
    const isAway = (by === 'person' || by === 'program') && !isFinished(this.#state) && !this.audience.isPresent(seat)
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
    return tableInfoOf(this.#state, guest, {
      id: this.id,
      present: seat => this.audience.isPresent(seat),
      host: name,
      known: seat => this.standings.of(seat),
    })
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

  /** Nobody looks on any more. */
  dismissWatchers(code: 'dealUnplayed'): void {
    for (const listener of this.audience.of('spectator')) {
      this.audience.remove(listener)
      listener.tell(JSON.stringify({ news: 'gone', problem: { code } } satisfies News))
    }
  }

  leave(listener: Listener): void {
    this.unlisten(listener)
    this.presenceChanged()
  }
  /** Nothing more is told to it; nobody hears of that. */
  unlisten(listener: Listener): void {
    this.audience.remove(listener)
    const { guest } = listener
    if (isPlayer(this.#state, guest) || isHostOf(this.#state, guest)) this.presence.leave(guest)
  }

  /** Everybody hears of it soon, once for all that happens at the same time. */
  presenceChanged(): void {
    this.use()
    this.#away.look(this, this.#context.elapsed())
    this.clocks.look()
    this.#game.awake?.drive()
    this.tellRoom()
  }
  /** How the room is. */
  tellRoom(): void {
    this.#news.tellRoom()
  }
  tellAll(news: News): void {
    this.audience.tellAll(JSON.stringify(news))
  }

  /** Says something at the table, and keeps it. Without a guest it is the table itself that speaks. */
  async say(seat: Seat, said: TalkLine['said'], guest = 0): Promise<void> {
    if (this.#left) throw new Refused('stopping')
    const at = this.#context.now()
    const n = await this.#context.store.do('addTalk', this.key, at, guest, seat, JSON.stringify(said), this.#context.limits.talkOfTable)
    this.#news.tellTalk({ n, at, seat, said })
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
    const done = this.#changing.then(() => {
      if (this.#left) throw new Refused('stopping')
      return this.#game.hasEndToNote ? this.#game.noteEnd().then(work) : work()
    })
    this.#changing = done.catch((error: unknown) => {
      if (isDoubtful(error)) this.#context.doubted(this)
    })
    return done
  }
  /** A change that is in force when it is written. To be asked alone, and written at once. */
  proposed(make: (room: RoomState) => RoomChange): ProposedChange {
    const { room, unit = [], tells = [], alongside, accepted } = make(this.#state)
    if (room === this.#state) return { unit: [], accept: () => undefined }
    const { limits } = this.#context
    const at = this.#context.now()
    const talk = tells.map(({ seat, said }) => call('addTalk', this.key, at, 0, seat, JSON.stringify(said), limits.talkOfTable))
    const accept = (results: readonly unknown[]) => {
      alongside?.()
      this.#accept(room)
      accepted?.()
      for (const [index, told] of tells.entries()) this.#news.tellTalk({ n: Number(results[1 + unit.length + index]), at, ...told })
    }
    const ends =
      isFinished(room) && !isFinished(this.#state)
        ? [call('addResults', resultsOf(this, room, this.#state, at), room.rated && !room.practice)]
        : []
    return { unit: [call('saveRoom', { id: this.key, ...this.#saved(room) }), ...unit, ...talk, ...ends], accept }
  }

  /** The game begins. */
  begun(head: string, table: Table<Types>): void {
    this.#game.begin(head, table)
  }
  /** The game, in memory from now on. */
  match(): Promise<Match> {
    return this.#game.match()
  }

  /** Of a viewer's log. */
  lines(viewer: Viewer, from: number, to: number) {
    return this.#game.lines(viewer, from, to)
  }

  /** Whom the game waits for: whether they are here, and whose time runs. */
  lookAround(): void {
    if (this.#away.look(this, this.#context.elapsed())) this.tellRoom()
    this.clocks.look()
    void this.orders.obey()
  }

  /** It stays in memory for a while. */
  use(): void {
    this.#used = this.#context.now()
  }
  /** As others see it, something has happened here. */
  touch(): void {
    this.#touched = this.#context.now()
  }

  /** Looked at now and then. */
  rest(): Rest {
    const now = this.#context.now()
    const elapsed = this.#context.elapsed()
    this.lookAround()
    for (const seat of this.#away.due(elapsed)) void this.#context.takeOver(this, seat)
    this.clocks.rest()
    this.#game.awake?.drive() // bots may have been stopped, by a full disk
    if (this.#state.stop.length > 0) void this.change(room => ({ room: stoppedBy(room, this.presence.longAway) })).catch(() => undefined)
    const idle = now - this.#used >= this.#context.limits.idleMs
    const asleep = idle && this.#game.awake?.busy === false ? this.#game.sleep() : undefined
    const isEmpty = this.presence.comers + this.audience.size === 0
    return { asleep, isIdle: idle && !this.awake && !this.#game.isWaking && isEmpty && !this.#away.waits && !this.clocks.waits }
  }

  get awake(): boolean {
    return this.#game.awake !== undefined
  }
  /** After a restart: whose turn it is is known from now on, and the game stays in memory only if a bot is to move. */
  async glance(): Promise<void> {
    const match = await this.match()
    this.lookAround()
    if (!match.busy && this.audience.size === 0) await this.#game.sleep()
  }

  /** Nothing more is taken; what is being written is. */
  async stop(): Promise<void> {
    this.#game.stop()
    await this.#changing
    await this.#game.save()
    await this.clocks.stop()
  }

  /** Nothing more is changed here, and whoever listens comes again: to wherever it is then, and as it is kept, if that is not what is here. */
  async handOver(isKept = true): Promise<void> {
    this.#left = true
    if (isKept) await this.stop()
    else this.#game.stop()
    for (const listener of this.audience.everybody()) listener.close?.('restart')
  }

  /** The table is no more. */
  dissolve(problem: 'noTable'): void {
    this.#gone = true
    this.#game.stop()
    this.tellAll({ news: 'gone', problem: { code: problem } })
    for (const listener of this.audience.everybody()) this.audience.remove(listener)
  }

  #saved(room: RoomState) {
    const { holders, ...saved } = savedRoom(room, this.#context.now())
    const same = JSON.stringify(holders) === JSON.stringify(holdersOf(this.#state))
    return same ? saved : { ...saved, holders }
  }

  #accept(room: RoomState) {
    const before = this.#state
    this.#state = room
    this.touch()
    seatAgain(this, this.#context, before)
    this.standings.look()
    this.lookAround()
    void this.#game.drive()
    if (room.stage === 'stopped') this.#game.stop()
    this.tellRoom()
    this.#context.roomChanged(this, before)
    void this.#game.undoIfAgreed()
  }
}
