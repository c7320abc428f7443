/**
 * Standing orders at one table: what it answers for a seat until that is taken back. Only those who hold the seat with whoever gave one
 * hear of it; what others see is a command like any other, given as soon as the seat is asked. Sealed in the store.
 */
import type { Seat, Types } from '@wildcat/kernel'
import { MOST_ORDERS, type News, type Order, type StandingOrder, standingOrder, whole } from '@wildcat/protocol'
import { answerBy, orderFor, stands } from '@wildcat/table'
import * as v from 'valibot'
import { factsOf } from '../log.ts'
import { Refused } from '../refused.ts'
import type { Sealing } from '../sealing.ts'
import { call } from '../store/contract.ts'
import type { RoomContext } from './context.ts'
import type { Match } from './match.ts'
import type { Room } from './room.ts'
import type { RoomChange } from './room-change.ts'
import { isAmong, isHeldBy } from './state.ts'

const NO_LINES = Number.POSITIVE_INFINITY
/** More answers in a row than any auction has. */
const MOST_ANSWERS = 2000

const kept = v.object({ ...standingOrder.entries, seat: whole, guest: whole })
type Kept = v.InferOutput<typeof kept>
const keptList = v.pipe(v.string(), v.parseJson(), v.array(kept))

const aboutTable = (key: number): string => `table ${key}`
const opened = (sealing: Sealing, sealed: string, key: number) => v.safeParse(keptList, sealing.open(sealed, aboutTable(key)))

const shown = ({ n, step, matter, round, order }: Kept): StandingOrder => ({ n, step, matter, round, order })

type WithRoom = Pick<RoomChange, 'unit' | 'alongside'>

export interface OwnOrder extends StandingOrder {
  readonly table: string // its name
  readonly seat: Seat
}
/** All that this guest has given, wherever they play. Nothing of anybody else, be it at the same seat. */
export async function ordersBy(guest: number, { store, sealing }: Pick<RoomContext, 'store' | 'sealing'>): Promise<OwnOrder[]> {
  const own: OwnOrder[] = []
  for (const name of await store.do('tableNamesOf', guest, 'unfinished')) {
    const table = await store.do('table', name)
    const sealed = table === undefined ? '' : await store.do('orders', table.id)
    const read = table === undefined || sealed === '' ? undefined : opened(sealing, sealed, table.id)
    const given = read?.success ? read.output.filter(each => each.guest === guest) : []
    own.push(...given.map(each => ({ table: name, seat: each.seat, ...shown(each) })))
  }
  return own
}

export class RoomOrders {
  readonly #room: Room
  readonly #context: RoomContext
  #orders: readonly Kept[] = []
  #loading: Promise<void> | undefined
  #obeying = false

  constructor(room: Room, context: RoomContext) {
    this.#room = room
    this.#context = context
  }
  get #about(): string {
    return aboutTable(this.#room.key)
  }

  load(): Promise<void> {
    this.#loading ??= this.#read().catch((error: unknown) => {
      this.#loading = undefined // whoever comes next tries again
      throw error
    })
    return this.#loading
  }
  async #read(): Promise<void> {
    const { store, sealing, log } = this.#context
    const sealed = await store.do('orders', this.#room.key)
    if (sealed === '') return
    const read = opened(sealing, sealed, this.#room.key)
    if (read.success) this.#orders = read.output
    else log.warn({ table: this.#room.key }, 'standing orders cannot be read and are none')
  }

  /** Of this seat, for one who holds it with whoever gave them. */
  of(seat: Seat): StandingOrder[] {
    return this.#heldAt(seat).map(shown)
  }
  /** Without those of whom somebody stands in for: whoever does neither sees nor changes them. */
  #heldAt(seat: Seat): Kept[] {
    return this.#orders.filter(each => each.seat === seat && this.#isHeld(each))
  }
  #isHeld({ seat, guest }: Kept): boolean {
    const at = this.#room.state.seats[seat]
    return at !== undefined && isHeldBy(at, guest)
  }

  /** Given by this guest, by what the seat sees now; `must` throws if they may not, and is asked when nothing is waited for any more. */
  async add(match: Match, seat: Seat, guest: number, order: Order, must: () => void): Promise<void> {
    await this.load()
    must()
    const { table } = match
    const given = orderFor(table.engine, table.see(seat, NO_LINES).view, seat, order)
    if (given === undefined) throw new Refused('noOrderHere')
    // Another one for the same takes its place.
    const own = this.#heldAt(seat)
    const replaced = own.filter(each => each.step === given.step && each.matter === given.matter)
    if (own.length - replaced.length >= MOST_ORDERS) throw new Refused('tooManyOrders')
    // Counted by seat: a number tells nobody that others have given some.
    const n = Math.max(0, ...own.map(each => each.n)) + 1
    const before = this.#orders
    const now = [...before.filter(each => !replaced.includes(each)), { ...given, order, n, seat, guest }]
    await this.#keep(now).catch((error: unknown) => {
      if (this.#orders === now) this.#orders = before // what was refused does not act
      throw error
    })
    void this.obey()
  }
  async drop(seat: Seat, n: number): Promise<void> {
    await this.load()
    const dropped = this.#heldAt(seat).find(each => each.n === n)
    if (dropped === undefined) throw new Refused('noOrderHere')
    await this.#keep(this.#orders.filter(each => each !== dropped))
  }
  /** Whoever takes back what the table answered for them wants to answer by themself. */
  async takenBack(seat: Seat): Promise<void> {
    const own = this.#heldAt(seat)
    if (own.length > 0) await this.#keep(this.#orders.filter(each => !own.includes(each)))
  }

  /** One person was two guests: what one of them gave is the other's. */
  adopting(from: number, to: number): WithRoom {
    return this.#withRoom(orders => orders.map(each => (each.guest === from ? { ...each, guest: to } : each)))
  }
  /** Nothing is left of what this guest gave. */
  forgetting(guest: number): WithRoom {
    return this.#withRoom(orders => orders.filter(each => each.guest !== guest))
  }
  /** Written with a change of the room, and in force in the same moment. To be asked when they are loaded. */
  #withRoom(changed: (orders: readonly Kept[]) => readonly Kept[]): WithRoom {
    const before = this.#orders
    if (before.length === 0) return {}
    return {
      unit: [call('saveOrders', this.#room.key, this.#sealed(changed(before)))],
      alongside: () => {
        const isWritten = this.#orders === before
        this.#orders = changed(this.#orders)
        if (isWritten) return
        // Somebody has given one, or taken it back, meanwhile.
        this.#keep(this.#orders).catch((error: unknown) =>
          this.#context.log.error({ table: this.#room.key, error: factsOf(error) }, 'orders were not kept'),
        )
      },
    }
  }

  #sealed(orders: readonly Kept[]): string {
    return orders.length === 0 ? '' : this.#context.sealing.seal(JSON.stringify(orders), this.#about)
  }
  async #keep(orders: readonly Kept[]): Promise<void> {
    const before = this.#orders
    this.#orders = orders // at once: what was taken back answers no more
    await this.#context.store.do('saveOrders', this.#room.key, this.#sealed(orders))
    const changed = [...before, ...orders].filter(each => !before.includes(each) || !orders.includes(each))
    for (const seat of new Set(changed.map(each => each.seat))) this.#tell(seat) // and nobody else, be it that they have given some
  }
  #tell(seat: Seat): void {
    this.#room.audience.tell(seat, JSON.stringify({ news: 'orders', orders: this.of(seat) } satisfies News))
  }

  /** Answers whatever there are orders for, until somebody is asked who has given none. */
  async obey(): Promise<void> {
    if (this.#obeying || this.#orders.length === 0) return
    this.#obeying = true
    try {
      for (let n = 0; n < MOST_ANSWERS && (await this.#answer()); n++);
    } catch (error) {
      if (!(error instanceof Refused)) this.#context.log.error({ table: this.#room.key, error: factsOf(error) }, 'an order was not obeyed')
    } finally {
      this.#obeying = false
    }
  }
  /** Gives whether there may be more to answer. */
  async #answer(): Promise<boolean> {
    const { awakeMatch: match } = this.#room
    if (match === undefined || !this.#isOn) return false
    const { engine } = match.table
    const sees = (seat: Seat): Types['view'] => match.table.see(seat, NO_LINES).view
    const lapsed = this.#orders.filter(each => !this.#mayStand(each) || !stands(engine, sees(each.seat), each.seat, each))
    if (lapsed.length > 0) await this.#keep(this.#orders.filter(each => !lapsed.includes(each)))
    for (const given of this.#orders) {
      const command = this.#acts(given) ? answerBy(engine, sees(given.seat), given.seat, given) : undefined
      if (command === undefined) continue
      const must = () => {
        if (!this.#isOn || !this.#acts(given)) throw new Refused('noOrderHere')
      }
      const answer = await match.answerFor(given.seat, command, must)
      if ('refused' in answer) await this.#keep(this.#orders.filter(each => each !== given))
      return true
    }
    return false
  }
  get #isOn(): boolean {
    const { stage, paused } = this.#room.state
    return stage === 'playing' && !paused
  }
  /** Is whoever gave it still there, be it that somebody stands in for them? */
  #mayStand({ seat, guest }: Kept): boolean {
    const at = this.#room.state.seats[seat]
    return at !== undefined && !at.conceded && (isAmong(at.holders, guest) || isAmong(at.owners, guest))
  }
  #acts(given: Kept): boolean {
    return this.#orders.includes(given) && this.#isHeld(given) && this.#room.state.seats[given.seat]?.bot === 'none'
  }
}
