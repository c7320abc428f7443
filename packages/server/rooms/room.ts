/**
 * One table online: who sits there, who listens, and the game while it is awake. Every change is made on the side, written, and only
 * then in force and told. A table at which nothing happens sleeps: its game is in the store, and only who listens is in memory.
 */
import type { Seat, Tagged, Types, Viewer } from '@wildcat/kernel'
import { type AskOf, type Joined, MOST_LINES, type News, type Room as PublicRoom, type TalkLine } from '@wildcat/protocol'
import { type Change, type Line, missing, type Table } from '@wildcat/table'
import { factsOf } from '../log.ts'
import { Refused } from '../refused.ts'
import { hashOf, newToken } from '../secrets.ts'
import { call, type Unit } from '../store/operations.ts'
import type { TableRow } from '../store/tables.ts'
import { Absence } from './absence.ts'
import { ended, stoppedBy, unasked } from './agreements.ts'
import { Audience, type Listener } from './audience.ts'
import type { Away } from './away.ts'
import type { RoomContext } from './context.ts'
import { holdOf } from './hold.ts'
import { type Claim, claim, offeredOf, returned, whyLost, withdrawn } from './links.ts'
import { loadTable } from './loading.ts'
import { Match } from './match.ts'
import { mustBeWelcome } from './moderation.ts'
import { newcomer } from './newcomer.ts'
import { shownRoom } from './public-room.ts'
import { linesBetween, placeOf } from './rows.ts'
import { botsOf, holdersOf, isHeldBy, isHostOf, type LongAway, ownedBy, players, type RoomState, seatsOf } from './state.ts'
import { recentTalk } from './talk.ts'
import { updates, wholeSight } from './updates.ts'
import { Watchers } from './watchers.ts'

/** Lines that somebody gets who comes for the first time; the rest he may ask for. */
const FIRST_LINES = 20
const MINUTE = 60_000

/** A change of the room, and what is to be written together with it. */
export interface RoomChange {
  readonly room: RoomState
  readonly unit?: Unit
  readonly tells?: readonly Told[] // at the table, by the table itself
  readonly accepted?: () => void // in the moment in which it is in force
}
/** What everybody is told of a change: it is not made without that. */
interface Told {
  readonly seat: Seat
  readonly said: TalkLine['said']
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
  readonly #absence: Absence
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
    this.#absence = new Absence(context.now())
  }

  get state(): RoomState {
    return this.#state
  }
  get pending(): readonly Seat[] {
    return this.#pending
  }
  shownTo(viewer: Viewer): PublicRoom {
    const { id, audience, longAway } = this
    const present = (seat: Seat) => audience.isPresent(seat)
    const outside = audience.of('spectator').filter(({ guest }) => guest !== this.#state.host && seatsOf(this.#state, guest).length === 0)
    const watching = this.watchers.shown(outside)
    return shownRoom(this.#state, viewer, { id, present, watchers: audience.watchers, watching, touched: this.#touched, longAway })
  }
  #holdOf(seat: Seat, guest: number): Joined['hold'] {
    const state = this.#state.seats[seat]
    const here = this.audience.of(seat)
    return state === undefined ? 'none' : holdOf(state, guest, other => here.some(listener => listener.guest === other))
  }

  /** Is anybody whose seat this is here, or who stands in for them, be it to watch? */
  isHere(seat: Seat): boolean {
    const { holders, owners } = this.#guestsOf(seat)
    return this.#isAnyHere([...holders, ...owners])
  }
  /** How long nobody of them has been here. */
  awayMs(seat: Seat): number {
    const { holders, owners } = this.#guestsOf(seat)
    return this.guestsAwayMs([...holders, ...owners])
  }
  guestsAwayMs(guests: readonly number[]): number {
    return this.#isAnyHere(guests) ? 0 : this.#absence.of(guests, this.#context.now())
  }
  readonly longAway: LongAway = seat => {
    const { agreed } = this.#state
    const { holders, owners } = this.#guestsOf(seat)
    return agreed !== 'never' && this.guestsAwayMs(owners.length > 0 ? owners : holders) >= agreed * MINUTE
  }
  #isAnyHere(guests: readonly number[]): boolean {
    return guests.some(guest => this.audience.has(guest))
  }
  #guestsOf(seat: Seat) {
    const { holders = [], owners = [] } = this.#state.seats[seat] ?? {}
    return { holders: holders.map(({ guest }) => guest), owners: owners.map(({ guest }) => guest) }
  }

  /** `answer` is called in the very moment from which the listener hears what happens: nothing is missed and nothing comes before it. */
  async join(listener: Listener, ask: AskOf<'join'>, answer: (joined: Joined) => void): Promise<void> {
    await this.#knowEnd(ask.token !== undefined)
    await this.#return(listener, ask.seat)
    const claimed = ask.token === undefined ? undefined : await this.#claim(listener, hashOf(ask.token))
    const wish = ask.seat ?? claimed?.seat
    const { epoch, store, limits } = this.#context
    const { heard, talk: after = 0 } = ask.epoch === epoch ? ask : {} // what was heard in another epoch may never have happened
    for (;;) {
      await this.#return(listener, ask.seat)
      const said = this.#said
      const viewer = this.#viewerFor(listener, wish)
      const [log, talk] = await Promise.all([this.#logFor(viewer, heard), recentTalk(store, this.key, after)])
      // From here on nothing is waited for: what is answered is what is on the table when the listener is added.
      if (this.#gone) throw new Refused('noTable')
      const sight = this.#sightNow(viewer, heard, log)
      if (this.#returning(listener.guest, ask.seat).length > 0) continue // somebody has opened the host's link in this very moment
      if (sight === 'late' || said !== this.#said || viewer !== this.#viewerFor(listener, wish)) continue
      if (viewer === 'spectator') mustBeWelcome(this.#state, listener.guest)
      if (viewer === 'spectator' && this.audience.watchers >= limits.watchers) throw new Refused('tooManyWatchers')
      this.audience.remove(listener)
      this.audience.add(listener, viewer)
      const hold = viewer === 'spectator' ? 'none' : this.#holdOf(viewer, listener.guest)
      const token = claimed?.token ?? 'none'
      answer({ epoch, viewer, host: this.isHost(listener.guest), room: this.shownTo(viewer), sight, talk, hold, token })
      this.presenceChanged()
      return this.#back(listener.guest)
    }
  }

  /** After a crash a game may be over without that being noted. It is, before a link could lead to one of its seats. */
  async #knowEnd(claims: boolean): Promise<void> {
    if (this.#state.stage !== 'playing') return
    try {
      await this.#noteEnd(await this.match())
    } catch (error) {
      if (claims) throw error
    }
  }

  /** By a seat's link, with the fresh one that comes of it. Everybody is told. */
  async #claim(listener: Listener, link: string): Promise<{ seat: Seat; token: string } | undefined> {
    const token = newToken()
    let claimed: Claim | undefined
    await this.change(room => {
      const present = (seat: Seat) => this.isHere(seat)
      claimed = claim(room, newcomer(listener, this.#context), { link, fresh: hashOf(token), present })
      return claimed === undefined ? { room } : { room: claimed.room, tells: [{ seat: claimed.seat, said: { notice: claimed.notice } }] }
    })
    return claimed === undefined ? undefined : { seat: claimed.seat, token }
  }

  /** Whoever comes back has their seats again from who stands in for them, unless they only want to watch. Everybody is told. */
  async #return({ guest, name }: Listener, wish: Viewer | undefined): Promise<void> {
    if (this.#returning(guest, wish).length === 0) return
    await this.change(room => {
      const seats = ownedBy(room, guest)
      const tells = seats.map(seat => ({ seat, said: { notice: 'ownerBack' } as const }))
      return { room: seats.reduce((now, seat) => returned(now, seat, { guest, name }), room), tells }
    })
  }
  #returning(guest: number, wish: Viewer | undefined): Seat[] {
    return wish === 'spectator' ? [] : ownedBy(this.#state, guest)
  }

  /** Whoever comes back, be it to watch, keeps their seats: a link that the host gave out meanwhile ends. While they are here it is not good anyway. */
  async #back(guest: number): Promise<void> {
    if (offeredOf(this.#state, guest).length === 0) return
    try {
      await this.change(room => {
        const seats = offeredOf(room, guest)
        return { room: seats.reduce(withdrawn, room), tells: seats.map(seat => ({ seat, said: { notice: 'linkEnded' } })) }
      })
    } catch (error) {
      this.#context.log.error({ table: this.key, error: factsOf(error) }, 'a link could not be ended')
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
    this.#without(listener)
    this.presenceChanged()
  }
  #without(listener: Listener) {
    this.audience.remove(listener)
    const { guest } = listener
    const isPlayer = seatsOf(this.#state, guest).length + ownedBy(this.#state, guest).length > 0
    if (isPlayer && !this.audience.has(guest)) this.#absence.leave(guest, this.#context.now())
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
      for (const seat of this.#held.keys()) if (!this.audience.isPresent(seat)) this.#held.delete(seat)
      for (const viewer of this.audience.viewers()) {
        this.audience.tell(viewer, JSON.stringify({ news: 'room', room: this.shownTo(viewer) } satisfies News))
        if (viewer !== 'spectator') this.#tellHold(viewer)
      }
    })
  }
  /** Which devices hold a seat, to each of them that is here, when that has changed. */
  #tellHold(seat: Seat) {
    const known = JSON.stringify([this.#holdOf(seat, 0), this.#state.seats[seat]?.linkOf])
    if (known === this.#held.get(seat)) return
    this.#held.set(seat, known)
    for (const listener of this.audience.of(seat)) {
      const hold = this.#holdOf(seat, listener.guest)
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
    const made = this.#changing.then(async () => {
      if (this.#gone) throw new Refused('noTable')
      const { room, unit = [], tells = [], accepted } = make(this.#state)
      if (room === this.#state) return
      const { store, limits } = this.#context
      const at = this.#context.now()
      const talk = tells.map(({ seat, said }) => call('addTalk', this.key, at, 0, seat, JSON.stringify(said), limits.talkOfTable))
      const results = await store.together([call('saveRoom', { id: this.key, ...this.#saved(room) }), ...unit, ...talk])
      this.#accept(room)
      accepted?.()
      for (const [index, told] of tells.entries()) this.#tellTalk({ n: Number(results[1 + unit.length + index]), at, ...told })
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
    if (this.#state.stop.length > 0) void this.change(room => ({ room: stoppedBy(room, this.longAway) })).catch(() => undefined)
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
    this.#seatAgain(before)
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
  #seatAgain(before: RoomState) {
    for (const listener of this.audience.everybody()) {
      const viewer = this.audience.viewerOf(listener) ?? 'spectator'
      const own = seatsOf(this.#state, listener.guest)
      if (viewer !== 'spectator' && !own.includes(viewer)) {
        this.#without(listener)
        if (this.#state.stage === 'waiting') this.audience.add(listener, own[0] ?? 'spectator')
        else listener.tell(JSON.stringify({ news: 'gone', problem: { code: whyLost(before, this.#state, viewer) } } satisfies News))
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
      written: bytes => this.#context.written(this.#state.host, bytes),
      pause: signal => (this.audience.size === 0 ? Promise.resolve() : pause(signal)),
      changed: (change, notices) => this.#changed(table, change, notices),
      botFailed: (seat, error) => {
        log.warn({ table: this.key, seat, error: factsOf(error) }, 'a bot failed')
        this.tellAll({ news: 'botFailed', seat })
      },
      failed: error => log.error({ table: this.key, error: factsOf(error) }, 'bots stopped'),
    })
    void this.#noteEnd(match).catch(() => undefined)
    return match
  }

  #changed(table: Table<Types>, change: Change<Types>, notices: (viewer: Viewer) => boolean) {
    this.#used = this.#context.now()
    const updateFor = updates(table, change)
    for (const viewer of this.audience.viewers()) if (notices(viewer)) this.audience.tell(viewer, updateFor(viewer))
    this.#pending = table.pending
    this.#away.look(this, this.#used)
    if (this.#state.undo !== 'none') void this.change(room => ({ room: unasked(room) })).catch(() => undefined)
    if (this.#match !== undefined) void this.#noteEnd(this.#match).catch(() => undefined)
    if (!notices('spectator')) return // not even the time of it is known
    this.#touched = this.#used
    this.#context.moved(this)
  }

  /** The list says how a game ended. The record is safe already, so a failure here loses nothing: it is noted when next loaded. */
  async #noteEnd(match: Match): Promise<void> {
    if (!match.table.over) return
    const { outcome } = match
    if (outcome === 'open') return
    await this.change(room => ({ room: room.stage === 'playing' ? ended(room, outcome) : room }))
  }
}

/** The first line to send: after what was heard, or the last few. */
function firstOf(heard: number | undefined, lines: number): number {
  const wanted = heard === undefined || heard > lines ? lines - FIRST_LINES : Math.max(heard, lines - MOST_LINES)
  return Math.max(0, wanted)
}
