/** All tables: found when they are wanted, in memory as long as somebody is there, cleared away when nobody comes any more. */
import { setImmediate } from 'node:timers/promises'
import type { Seat } from '@wildcat/kernel'
import type { Made, NewTable } from '@wildcat/protocol'
import * as v from 'valibot'
import { standInAt } from '../bots.ts'
import { factsOf } from '../log.ts'
import { Refused } from '../refused.ts'
import { hashOf, newTableName, newToken } from '../secrets.ts'
import type { GuestRow } from '../store/guests.ts'
import { type Call, call } from '../store/operations.ts'
import { takeOver, updateAgreements } from './agreements.ts'
import { Away } from './away.ts'
import type { CompanyChange, RoomContext } from './context.ts'
import { newRoom } from './new-room.ts'
import { type Maker, newcomer } from './newcomer.ts'
import { Room } from './room.ts'
import { written } from './room-change.ts'
import { savedRoom } from './saved-room.ts'
import { forgotten, handedOn, renamed } from './seating.ts'
import { type RoomState, readRoom } from './state.ts'

/** Tables that are looked at before anybody else has a turn. */
const SWEPT_AT_ONCE = 100

/** A table in memory, or on its way there. */
interface Kept {
  readonly loading: Promise<Room>
  room?: Room // when it is loaded
  wanted: number // when somebody last asked for it
  asks: number // how often
  idleAfter: number // of these, when nobody was there at the last look; -1 if somebody was
}

/** A table that is about to be written. */
interface NewlyMade {
  readonly id: string
  readonly add: Call
  readonly made: () => Promise<Made> // to be asked when it is
}

export class Rooms {
  readonly #context: RoomContext
  readonly #rooms = new Map<string, Kept>()
  #companies: Promise<unknown> = Promise.resolve()
  #stopping = false

  constructor(context: Omit<RoomContext, 'away' | 'takeOver' | 'nextOf' | 'changeCompany' | 'close'>) {
    this.#context = {
      ...context,
      away: () => new Away(),
      takeOver: (room, seat) => this.#takeOver(room, seat),
      nextOf: ({ state }) => this.#findIfThere(state.next),
      changeCompany: (room, begin) => this.#changeCompany(room, begin),
      close: (room, must) => this.#close(room, must),
    }
  }
  get context(): RoomContext {
    return this.#context
  }

  find(id: string): Promise<Room> {
    if (this.#stopping) throw new Refused('stopping')
    const wanted = this.#context.now()
    const known = this.#rooms.get(id)
    if (known !== undefined) {
      known.wanted = wanted
      known.asks++
      return known.loading
    }
    const loading = this.#load(id)
    const kept: Kept = { loading, wanted, asks: 1, idleAfter: -1 }
    this.#rooms.set(id, kept)
    loading.then(
      room => {
        kept.room = room
      },
      () => this.#rooms.delete(id),
    )
    return loading
  }

  /** How many are in memory, and of how many the game, too. */
  get inMemory(): { readonly known: number; readonly awake: number } {
    let awake = 0
    for (const { room } of this.#rooms.values()) if (room?.awake === true) awake++
    return { known: this.#rooms.size, awake }
  }

  /** One that may have been given up since. */
  async #findIfThere(id: string): Promise<Room | undefined> {
    if (id === 'none') return undefined
    try {
      return await this.find(id)
    } catch (error) {
      if (error instanceof Refused && error.problem.code === 'noTable') return undefined
      throw error
    }
  }

  async #load(id: string): Promise<Room> {
    const row = await this.#context.store.do('table', id)
    if (row === undefined) throw new Refused('noTable')
    return new Room(this.#context, row, readRoom(row.room))
  }

  async create(maker: Maker, wish: NewTable): Promise<Made> {
    const { add, made } = (await this.prepare(maker, wish))()
    await this.#context.store.together([add])
    return made()
  }

  /**
   * What it gives makes the table, which is there when `add` is written: at once, for whoever is deleted after that moment is looked for in
   * what has been written by then. `before`: the table of the same people who play again.
   */
  async prepare(maker: Maker, wish: NewTable): Promise<(before?: RoomState) => NewlyMade> {
    const { store, limits, now } = this.#context
    const { guest, account } = maker
    const network = this.#context.mark(account.network)
    account.mustHaveRoom()
    if ((await store.do('countTablesFrom', network)) >= limits.tablesOfNetwork) throw new Refused('tooManyTables')
    if ((await store.do('countTables')) >= limits.tables || (await store.do('countTablesOf', guest)) >= limits.tablesOfGuest)
      throw new Refused('tooManyTables')
    const make = await newRoom(wish)
    return before => {
      const token = newToken()
      const id = newTableName()
      const host = newcomer(maker, this.#context)
      const isThere = (each: number) => !this.#context.isDismissed(each)
      const room = make({
        host,
        link: hashOf(token),
        company: before?.company ?? id,
        before: before?.seats ?? [],
        isThere,
        fairLuck: this.#context.fairLuck(),
      })
      account.takeTable()
      const saved = savedRoom(room, now())
      const add = call('addTable', id, saved, guest, network)
      const made = async (): Promise<Made> => {
        account.charge(saved.room.length)
        const seat = wish.seats.indexOf('me')
        const there = await this.find(id)
        if (before !== undefined) await this.#nameAnew(there)
        this.#context.roomChanged(there, there.state)
        return seat < 0 ? { id, seat: 'none', token: '' } : { id, seat, token }
      }
      return { id, add, made }
    }
  }

  /** Whoever has taken another name since the game before is kept a seat by that. */
  async #nameAnew(room: Room): Promise<void> {
    const { store } = this.#context
    const guests = room.state.seats.flatMap(({ holders, kept }) => [...holders, ...kept]).map(({ guest }) => guest)
    const named = await Promise.all(guests.map(async guest => ({ guest, name: await store.do('nameOfGuest', guest) })))
    await room.change(now => ({ room: named.reduce(renamed, now) }))
  }

  /** Before the start the host may close a table. */
  #close(room: Room, must: () => void): Promise<void> {
    return room.alone(async () => {
      if (room.gone) throw new Refused('noTable')
      must()
      if (room.state.stage !== 'waiting') throw new Refused('notWaiting')
      await this.#remove(room)
    })
  }

  async #remove(room: Room): Promise<void> {
    room.dissolve('noTable')
    this.#rooms.delete(room.id)
    await this.#context.store.do('removeTable', room.key)
    this.#context.roomChanged(room, room.state)
  }

  async #takeOver(room: Room, seat: Seat): Promise<void> {
    try {
      const bot = await standInAt(room.state)
      await room.change(now => ({
        room: takeOver(now, seat, bot, room.presence.longAway),
        tells: [{ seat, said: { notice: 'botPlays' } }],
      }))
    } catch (error) {
      if (!(error instanceof Refused)) this.#context.log.error({ table: room.key, error: factsOf(error) }, 'a bot could not take over')
    }
  }

  /** Games in which a bot is to move for somebody who plays, or somebody is waited for, go on by themselves also after a restart. */
  async wakeAll(): Promise<void> {
    for (const id of await this.#context.store.do('tablesToWake')) {
      if (this.#stopping) return
      try {
        await (await this.find(id)).glance()
      } catch (error) {
        this.#context.log.warn({ error: factsOf(error) }, 'a table could not be opened')
      }
    }
  }

  /**
   * Now and then: tables rest, and leave the memory. Not those that somebody is just coming to: there is only one of each. Two looks must
   * find nobody there, and nobody who asked in between: a clock that leaps makes no table old.
   */
  async sweep(): Promise<void> {
    const { now, limits } = this.#context
    let looked = 0
    for (const [id, kept] of this.#rooms) {
      if (++looked % SWEPT_AT_ONCE === 0) await setImmediate() // those who play come first
      const room = await kept.loading.catch(() => undefined)
      const isIdle = room?.rest() === true && now() - kept.wanted >= limits.idleMs
      if (isIdle && kept.idleAfter === kept.asks) this.#rooms.delete(id)
      kept.idleAfter = isIdle ? kept.asks : -1
    }
  }

  /** Those of these tables at which nobody is. Gives how many went. */
  async clear(ids: readonly string[]): Promise<number> {
    let cleared = 0
    for (const id of ids) if (await this.#cleared(id)) cleared++
    return cleared
  }
  /** One that cannot be opened keeps no other one here. */
  async #cleared(id: string): Promise<boolean> {
    try {
      const room = await this.find(id)
      if (room.audience.size > 0) return false
      await this.#remove(room)
      return true
    } catch (error) {
      this.#context.log.warn({ error: factsOf(error) }, 'a table could not be cleared')
      return false
    }
  }

  /** A guest's seats are given up everywhere. */
  async forget({ id: guest }: GuestRow): Promise<void> {
    const failures: unknown[] = []
    for (const { name } of await this.#context.store.do('everyTableOf', guest))
      await this.#forgetAt(name, guest).catch((error: unknown) => failures.push(error))
    // One table that cannot be read keeps no other from forgetting, but is not said to have forgotten.
    if (failures.length > 0) throw failures[0]
  }
  async #forgetAt(id: string, guest: number): Promise<void> {
    const room = await this.find(id)
    const bot = await standInAt(room.state)
    await room.change(now => {
      const without = forgotten(now, guest, bot)
      return { room: updateAgreements(without, room.presence.longAway), tells: handedOn(now, without) }
    })
  }

  /** Only one such change at a time is under way: those of a single table wait for no other table. */
  #changeCompany(room: Room, begin: () => CompanyChange): Promise<void> {
    const done = this.#companies.then(() => room.alone(() => this.#changeHeld([room], new Set([room.id]), begin())))
    this.#companies = done.catch(() => undefined)
    return done
  }
  /** When nothing else changes any table that knows of them, no further one is made for them either: then all are changed at once. */
  async #changeHeld(held: readonly Room[], seen: ReadonlySet<string>, change: CompanyChange): Promise<void> {
    const { store } = this.#context
    const [company, guests] = [held[0]?.state.company ?? '', change.guests]
    const found = (await store.do('tablesOfCompany', company, guests)).find(id => !seen.has(id))
    if (found === undefined)
      return written(
        store,
        held.filter(({ gone }) => !gone).map(room => room.proposed(now => change.at(now, room))),
      )
    const room = await this.#findIfReadable(found)
    const more = () => this.#changeHeld(room === undefined ? held : [...held, room], new Set([...seen, found]), change)
    return room === undefined ? more() : room.alone(more)
  }
  /** One that cannot be read is of no use to anybody, and keeps no other one from changing. */
  async #findIfReadable(id: string): Promise<Room | undefined> {
    try {
      return await this.#findIfThere(id)
    } catch (error) {
      if (!v.isValiError(error)) throw error
      this.#context.log.warn({ error: factsOf(error) }, 'a table could not be opened')
      return undefined
    }
  }

  /** At all tables of a guest. */
  async rename(guest: number, name: string): Promise<void> {
    for (const row of await this.#context.store.do('everyTableOf', guest)) {
      const room = await this.find(row.name)
      await room.change(now => ({ room: renamed(now, { guest, name }) }))
    }
  }

  async stop(): Promise<void> {
    this.#stopping = true
    for (const { loading } of this.#rooms.values()) await (await loading.catch(() => undefined))?.stop()
  }
}
