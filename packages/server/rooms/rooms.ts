/** All tables: found when they are wanted, in memory as long as somebody is there, cleared away when nobody comes any more. */
import type { Seat } from '@wildcat/kernel'
import type { Made, NewTable } from '@wildcat/protocol'
import * as v from 'valibot'
import { standInAt } from '../bots.ts'
import { factsOf } from '../log.ts'
import { Refused } from '../refused.ts'
import { hashOf, newTableName, newToken } from '../secrets.ts'
import type { GuestRow } from '../store/account-contract.ts'
import { type Call, call, type Nodes } from '../store/contract.ts'
import { adopted, tellsOfAdoption } from './adopting.ts'
import { takeOver, updateAgreements } from './agreements.ts'
import { Away } from './away.ts'
import { Companies } from './companies.ts'
import type { RoomContext } from './context.ts'
import { dealt } from './deals.ts'
import { Elsewhere } from './elsewhere.ts'
import { inSteps } from './in-steps.ts'
import { newRoom } from './new-room.ts'
import { type Maker, newcomer } from './newcomer.ts'
import { Places } from './places.ts'
import { Room } from './room.ts'
import { savedRoom } from './saved-room.ts'
import { forgotten, handedOn, renamed } from './seating.ts'
import { type RoomState, readRoom } from './state.ts'

/** A table in memory, or on its way there. */
interface Kept {
  readonly loading: Promise<Room>
  room?: Room // when it is loaded
  wanted: number // when somebody last asked for it
  asks: number // how often
  leaving?: Promise<void> // to another server, or out of the memory
  idleAfter: number // of these, when nobody was there at the last look; -1 if somebody was
}

type Dealt = Awaited<ReturnType<typeof dealt>>['luck']
type GiveUp = (address: string, table: string) => Promise<void>
const isGone = (error: unknown): boolean => error instanceof Refused && error.problem.code === 'noTable'
/** A table may be claimed by a third one in between. */
const MOST_TRIES = 3

/** A table that is about to be written. */
interface NewlyMade {
  readonly id: string
  readonly add: Call
  readonly made: () => Promise<Made> // to be asked when it is
}
/**
 * It is there when `add` is written: at once, for whoever is deleted after that moment is looked for in what has been written by then.
 * `before`: the table of the same people who play again.
 */
type Make = (before?: RoomState) => NewlyMade

export class Rooms {
  readonly #context: RoomContext
  readonly #nodes: Nodes | undefined
  readonly #giveUp: GiveUp
  readonly #rooms = new Map<string, Kept>()
  readonly #companies: Companies
  #sweeping: Promise<void> | undefined
  #stopping = false

  /** `giveUp` asks another server to let go of a table, where there are several. */
  constructor(
    context: Omit<RoomContext, 'places' | 'away' | 'takeOver' | 'nextOf' | 'changeCompany' | 'close' | 'doubted'>,
    giveUp: GiveUp = () => Promise.reject(new Refused('stopping')),
  ) {
    this.#nodes = context.store.nodes
    this.#giveUp = giveUp
    this.#companies = new Companies(context.store, id => this.#findIfReadable(id))
    this.#context = {
      ...context,
      places: new Places(),
      away: () => new Away(),
      takeOver: (room, seat) => this.#takeOver(room, seat),
      nextOf: ({ state }) => this.#findIfThere(state.next),
      changeCompany: (room, begin) => this.#companies.change(room, begin),
      close: (room, must) => this.#close(room, must),
      doubted: room => void this.#readAnew(room),
    }
  }
  get context(): RoomContext {
    return this.#context
  }

  /** Is it in memory, to stay there? */
  isHere(id: string): boolean {
    const kept = this.#rooms.get(id)
    return kept?.room !== undefined && kept.leaving === undefined
  }

  /** Throws `Elsewhere` if another server has it. */
  find(id: string): Promise<Room> {
    if (this.#stopping) throw new Refused('stopping')
    const wanted = this.#context.now()
    const known = this.#rooms.get(id)
    if (known?.leaving !== undefined) return known.leaving.then(() => this.find(id))
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
  /** Here, also if another server has it, which has to let go of it then: for what changes several tables. Whoever is there comes after it. */
  async bring(id: string): Promise<Room> {
    for (let tries = 1; ; tries++)
      try {
        return await this.find(id)
      } catch (error) {
        if (!(error instanceof Elsewhere) || tries === MOST_TRIES) throw error
        await this.#giveUp(error.address, id)
      }
  }
  /** Nothing more is changed here. Whoever wants it next may have it. */
  async release(id: string): Promise<void> {
    const kept = this.#rooms.get(id)
    if (kept === undefined) return this.#nodes?.release(id)
    kept.leaving ??= this.#left(id, kept)
    await kept.leaving
  }
  async #left(id: string, { loading }: Kept): Promise<void> {
    try {
      const room = await loading.catch(() => undefined)
      await room?.handOver()
      await this.#nodes?.release(id)
    } finally {
      this.#rooms.delete(id)
    }
  }
  /** What is kept of it may be something else than what is in memory: only the store knows. */
  async #readAnew(room: Room): Promise<void> {
    if (this.#rooms.get(room.id)?.room === room) this.#rooms.delete(room.id)
    await room.handOver(false)
  }

  /** How many are in memory, and of how many the game, too. */
  get inMemory(): { readonly known: number; readonly awake: number } {
    let awake = 0
    for (const { room } of this.#rooms.values()) if (room?.awake === true) awake++
    return { known: this.#rooms.size, awake }
  }

  /** Where time runs, the table is in memory. */
  inMemoryAt(id: string): Room | undefined {
    return this.#rooms.get(id)?.room
  }

  /** One that may have been given up since. */
  async #findIfThere(id: string): Promise<Room | undefined> {
    if (id === 'none') return undefined
    try {
      return await this.bring(id)
    } catch (error) {
      if (isGone(error)) return undefined
      throw error
    }
  }
  /** At tables that know of a guest. What is given up meanwhile knows of nobody any more. */
  async #atTablesOf(which: 'all' | 'unfinished', guest: number, work: (name: string) => Promise<void>): Promise<void> {
    for (const name of await this.#context.store.do('tableNamesOf', guest, which))
      await work(name).catch((error: unknown) => {
        if (!isGone(error)) throw error
      })
  }

  async #load(id: string): Promise<Room> {
    const owner = await this.#nodes?.claim(id)
    if (typeof owner === 'object') throw new Elsewhere(owner.address)
    const row = await this.#context.store.do('table', id)
    if (row === undefined) throw new Refused('noTable')
    const room = new Room(this.#context, row, readRoom(row.room))
    await room.standings.read()
    return room
  }

  async create(maker: Maker, wish: NewTable): Promise<Made> {
    const made = await this.making(maker, wish, async make => {
      const table = make()
      await this.#context.store.together([table.add])
      return table.made
    })
    return made()
  }

  /** `work` makes a table and writes it, or neither. Meanwhile it counts as one already: whoever asks for many at once gets no more of them. */
  async making<X>(maker: Maker, wished: NewTable, work: (make: Make) => Promise<X>): Promise<X> {
    const { store, limits, places } = this.#context
    const { guest, allowance } = maker
    const network = this.#context.mark(allowance.network)
    allowance.mustHaveRoom()
    const { wish, luck } = await dealt(store, wished, guest)
    const wanted = [
      { of: 'tables', most: limits.tables, taken: () => store.do('countTables') },
      { of: `tables from ${network}`, most: limits.tablesOfNetwork, taken: () => store.do('countTablesFrom', network) },
      { of: `tables of ${guest}`, most: limits.tablesOfGuest, taken: () => store.do('countTablesOf', guest) },
    ]
    return places.take(wanted, async () => {
      const make = this.#maker(maker, wish, await newRoom(wish), network, luck)
      let taken = false
      try {
        return await work(before => {
          const made = make(before)
          allowance.takeTable()
          taken = true
          return made
        })
      } catch (error) {
        if (taken) allowance.returnTable()
        throw error
      }
    })
  }

  #maker = (maker: Maker, wish: NewTable, make: Awaited<ReturnType<typeof newRoom>>, network: string, luck?: Dealt): Make => {
    const { now } = this.#context
    const { guest, allowance } = maker
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
        ...(luck ?? { fairLuck: this.#context.fairLuck() }),
      })
      const saved = savedRoom(room, now())
      const add = call('addTable', id, saved, guest, network)
      const made = async (): Promise<Made> => {
        allowance.charge(saved.room.length)
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

  /**
   * Games in which a bot is to move for somebody who plays, or somebody is waited for, go on by themselves also after a restart. Those that were
   * not left properly are opened once, too: how they stand is kept when they sleep again.
   */
  async wakeAll(): Promise<void> {
    const { store } = this.#context
    for (const id of new Set([...(await store.do('tablesToWake')), ...(await store.do('tablesUnsaved'))])) {
      if (this.#stopping) return
      try {
        await (await this.find(id)).glance()
      } catch (error) {
        if (!(error instanceof Elsewhere)) this.#context.log.warn({ error: factsOf(error) }, 'a table could not be opened')
      }
    }
  }

  /**
   * Now and then: tables rest, and leave the memory. Not those that somebody is just coming to: there is only one of each. Two looks must
   * find nobody there, and nobody who asked in between: a clock that leaps makes no table old.
   */
  sweep(): Promise<void> {
    this.#sweeping ??= this.#swept().finally(() => {
      this.#sweeping = undefined
    })
    return this.#sweeping
  }
  #swept(): Promise<void> {
    const { now, limits } = this.#context
    return inSteps(this.#rooms, ([id, kept]) => {
      if (kept.room === undefined) return undefined // it is on its way
      const { asleep, isIdle } = kept.room.rest()
      const asks = isIdle && now() - kept.wanted >= limits.idleMs ? kept.asks : -1
      const isLeft = asks >= 0 && asks === kept.idleAfter
      kept.idleAfter = asks
      return isLeft ? this.#forgetIdle(id) : asleep
    })
  }

  /** Where there are several servers, whoever wants it next may have it. */
  async #forgetIdle(id: string): Promise<void> {
    if (this.#nodes === undefined) this.#rooms.delete(id)
    else await this.release(id)
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
      if (!(error instanceof Elsewhere)) this.#context.log.warn({ error: factsOf(error) }, 'a table could not be cleared')
      return false
    }
  }

  /** A guest's seats are given up everywhere. */
  async forget({ id: guest }: Pick<GuestRow, 'id'>): Promise<void> {
    const failures: unknown[] = []
    await this.#atTablesOf('all', guest, name =>
      this.#forgetAt(name, guest).catch((error: unknown) => void (isGone(error) || failures.push(error))),
    )
    // One table that cannot be read keeps no other from forgetting, but is not said to have forgotten.
    if (failures.length > 0) throw failures[0]
  }
  async #forgetAt(id: string, guest: number): Promise<void> {
    const room = await this.bring(id)
    const bot = await standInAt(room.state)
    await room.orders.load()
    await room.change(now => {
      const without = forgotten(now, guest, bot)
      const tells = handedOn(now, without)
      return { room: updateAgreements(without, room.presence.longAway), tells, ...room.orders.forgetting(guest) }
    })
  }

  /** All that one guest has at tables is another's from now on. */
  async adopt(from: number, to: Pick<GuestRow, 'id' | 'name'>): Promise<void> {
    await this.#atTablesOf('all', from, async name => {
      const room = await this.bring(name)
      await room.orders.load()
      await room.change(now => {
        if (this.#context.isDismissed(to.id)) throw new Refused('noGuest') // nothing of them would go any more
        const then = adopted(now, from, to)
        const orders = room.orders.adopting(from, to.id)
        const alongside = () => {
          orders.alongside?.()
          room.presence.adopted(from, to.id)
        }
        return { room: then, tells: tellsOfAdoption(now, then), ...orders, alongside }
      })
    })
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

  /** At all tables of a guest that are not over. `owner`: of a program, what whoever it belongs to is called now. */
  async rename(guest: number, name: string, owner?: string): Promise<void> {
    await this.#atTablesOf('unfinished', guest, async table => {
      const room = await this.bring(table)
      await room.change(now => ({ room: renamed(now, { guest, name, ...(owner !== undefined && { owner }) }) }))
    })
  }

  async stop(): Promise<void> {
    this.#stopping = true
    await inSteps(this.#rooms.values(), async ({ loading }) => (await loading.catch(() => undefined))?.stop())
  }
}
