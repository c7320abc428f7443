/** Tables in memory: brought there when they are wanted, kept as long as somebody is there, and let go of when nobody comes any more. */
import { factsOf } from '../log.ts'
import { Refused } from '../refused.ts'
import type { Nodes } from '../store/contract.ts'
import type { RoomContext } from './context.ts'
import { Elsewhere } from './elsewhere.ts'
import { inSteps } from './in-steps.ts'
import type { Room } from './room.ts'

/** A table in memory, or on its way there. */
interface Kept {
  readonly loading: Promise<Room>
  room?: Room // when it is loaded
  wanted: number // when somebody last asked for it
  asks: number // how often
  leaving?: Promise<void> // to another server, or out of the memory
  idleAfter: number // of these, when nobody was there at the last look; -1 if somebody was
}

export type GiveUp = (address: string, table: string) => Promise<void>
/** A table may be claimed by a third one in between. */
const MOST_TRIES = 3

export class RoomsInMemory {
  readonly #context: Pick<RoomContext, 'store' | 'now' | 'limits' | 'log'>
  readonly #nodes: Nodes | undefined
  readonly #read: (id: string) => Promise<Room>
  readonly #giveUp: GiveUp
  readonly #rooms = new Map<string, Kept>()
  #sweeping: Promise<void> | undefined
  #stopping = false

  /** `read`: from the store. `giveUp` asks another server to let go of a table, where there are several. */
  constructor(context: Pick<RoomContext, 'store' | 'now' | 'limits' | 'log'>, read: (id: string) => Promise<Room>, giveUp: GiveUp) {
    this.#context = context
    this.#nodes = context.store.nodes
    this.#read = read
    this.#giveUp = giveUp
  }

  /** Is it here, to stay? */
  has(id: string): boolean {
    const kept = this.#rooms.get(id)
    return kept?.room !== undefined && kept.leaving === undefined
  }
  /** Where time runs, the table is in memory. */
  at(id: string): Room | undefined {
    return this.#rooms.get(id)?.room
  }
  /** How many there are, and of how many the game, too. */
  get count(): { readonly known: number; readonly awake: number } {
    let awake = 0
    for (const { room } of this.#rooms.values()) if (room?.awake === true) awake++
    return { known: this.#rooms.size, awake }
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
  async #load(id: string): Promise<Room> {
    const owner = await this.#nodes?.claim(id)
    if (typeof owner === 'object') throw new Elsewhere(owner.address)
    return this.#read(id)
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
  async readAnew(room: Room): Promise<void> {
    if (this.#rooms.get(room.id)?.room === room) this.#rooms.delete(room.id)
    await room.handOver(false)
  }
  /** It is no more. */
  drop(id: string): void {
    this.#rooms.delete(id)
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

  async stop(): Promise<void> {
    this.#stopping = true
    await inSteps(this.#rooms.values(), async ({ loading }) => (await loading.catch(() => undefined))?.stop())
  }
}
