/** All tables: made, given up, and what changes at those of one guest. */
import type { Seat } from '@wildcat/kernel'
import type { Made, NewTable } from '@wildcat/protocol'
import * as v from 'valibot'
import { standInAt } from '../bots.ts'
import { factsOf } from '../log.ts'
import { Refused } from '../refused.ts'
import { hashOf, newTableName, newToken } from '../secrets.ts'
import type { GuestRow } from '../store/account-contract.ts'
import { type Call, call } from '../store/contract.ts'
import { adopted, tellsOfAdoption } from './adopting.ts'
import { takeOver, updateAgreements } from './agreements.ts'
import { Away } from './away.ts'
import { Companies } from './companies.ts'
import type { RoomContext } from './context.ts'
import { dealt } from './deals.ts'
import { Elsewhere } from './elsewhere.ts'
import { newRoom } from './new-room.ts'
import { type Maker, newcomer } from './newcomer.ts'
import { Places } from './places.ts'
import { Room } from './room.ts'
import { type GiveUp, RoomsInMemory } from './rooms-in-memory.ts'
import { savedRoom } from './saved-room.ts'
import { forgotten, handedOn, renamed } from './seating.ts'
import { type RoomState, readRoom } from './state.ts'

type Dealt = Awaited<ReturnType<typeof dealt>>['luck']
const isGone = (error: unknown): boolean => error instanceof Refused && error.problem.code === 'noTable'

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
  readonly memory: RoomsInMemory
  readonly #context: RoomContext
  readonly #companies: Companies

  /** `giveUp` asks another server to let go of a table, where there are several. */
  constructor(
    context: Omit<RoomContext, 'places' | 'away' | 'takeOver' | 'nextOf' | 'changeCompany' | 'close' | 'doubted'>,
    giveUp: GiveUp = () => Promise.reject(new Refused('stopping')),
  ) {
    this.memory = new RoomsInMemory(context, id => this.#read(id), giveUp)
    this.#companies = new Companies(context.store, id => this.#findIfReadable(id))
    this.#context = {
      ...context,
      places: new Places(),
      away: () => new Away(),
      takeOver: (room, seat) => this.#takeOver(room, seat),
      nextOf: ({ state }) => this.#findIfThere(state.next),
      changeCompany: (room, begin) => this.#companies.change(room, begin),
      close: (room, must) => this.#close(room, must),
      doubted: room => void this.memory.readAnew(room),
    }
  }
  get context(): RoomContext {
    return this.#context
  }

  /** Throws `Elsewhere` if another server has it. */
  find(id: string): Promise<Room> {
    return this.memory.find(id)
  }

  /** One that may have been given up since. */
  async #findIfThere(id: string): Promise<Room | undefined> {
    if (id === 'none') return undefined
    try {
      return await this.memory.bring(id)
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

  async #read(id: string): Promise<Room> {
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
    this.memory.drop(room.id)
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
    const room = await this.memory.bring(id)
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
      const room = await this.memory.bring(name)
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
      const room = await this.memory.bring(table)
      await room.change(now => ({ room: renamed(now, { guest, name, ...(owner !== undefined && { owner }) }) }))
    })
  }
}
