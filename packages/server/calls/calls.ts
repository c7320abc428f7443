/**
 * Calls people who are not at the table. What is to be said is derived from the tables themselves (`queueCalls`), a moment after something happened
 * there and once at the start: so that no restart loses or doubles it. Each call waits in the store until somebody takes it, for a while alone.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { CALL_KINDS, callWishes } from '@wildcat/protocol'
import type { FastifyBaseLogger } from 'fastify'
import * as v from 'valibot'
import { factsOf } from '../log.ts'
import type { Room } from '../rooms/room.ts'
import { guestsOf, type RoomState, readRoom, seatsOf } from '../rooms/state.ts'
import type { CallName, DueCall } from '../store/call-contract.ts'
import type { Store } from '../store/contract.ts'
import { messageOf } from './messages.ts'
import { quietUntil } from './quiet-hours.ts'
import { type Outcome, type Senders, send } from './ways.ts'

export interface CallPace {
  readonly gatherMs: number // after something happened at a table, until it is looked at
  readonly delayMs: number // and from then until somebody is called: whoever decides meanwhile is not
  readonly everyMs: number // it is looked for what is due
  readonly crowdedMs: number // so much later is called who is being called by as many ways as one may be at once
}
export const CALL_PACE: CallPace = { gatherMs: 2000, delayMs: 6000, everyMs: 2000, crowdedMs: 2000 }

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** For whoever has taken a call: if nothing is heard of it by then, another one makes it. */
const LEASE_MS = 2 * MINUTE
const TAKEN_AT_ONCE = 20
/** Under way at once, and of these for one guest: whoever has theirs go to where nobody answers holds up nobody else's. */
const AT_ONCE = { all: 200, ofGuest: 4 }
/** For what is under way when the server stops: others wait for that, and it may be somewhere where nobody answers. */
const LAST_MS = 1000
const FIRST_RETRY_MS = MINUTE / 2
/** A way that has not worked so often, for so long, ends. */
const PATIENCE = { failures: 8, ms: 24 * HOUR }

const keptWishes = v.object({ ...callWishes.entries, origin: v.string() })
export type KeptWishes = v.InferOutput<typeof keptWishes>
const USUAL_WISHES = { language: 'en', kinds: [...CALL_KINDS], quiet: 'none' } as const
export function readWishes(json: string): KeptWishes {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), keptWishes), json)
  return read.success ? read.output : { ...USUAL_WISHES, kinds: [...USUAL_WISHES.kinds], origin: '' }
}

export interface CallsSettings {
  readonly store: Store
  readonly senders: Senders
  readonly roomAt: (table: string) => Pick<Room, 'audience'> | undefined // if it is in memory here
  readonly now: () => number
  readonly url: string // of this server, if it was told; else by which somebody came
  readonly log: FastifyBaseLogger
  readonly pace: CallPace
}

export class Calls {
  readonly #settings: CallsSettings
  readonly #gathering = new Map<number, NodeJS.Timeout>()
  readonly #timers: NodeJS.Timeout[] = []
  #guests: ReadonlySet<number> = new Set() // who is called at all: of tables of others nothing is asked of the store
  readonly #underWay = new Map<Promise<void>, DueCall>() // what is being sent
  #working: Promise<void> = Promise.resolve()
  #stopped = false

  constructor(settings: CallsSettings) {
    this.#settings = settings
  }

  /** What was missed while no server ran is said now. */
  async start(): Promise<void> {
    this.#timers.push(
      setInterval(() => this.#work(), this.#settings.pace.everyMs).unref(),
      setInterval(() => void this.#lookForOthers(), MINUTE).unref(),
    )
    await this.#refresh()
    await this.#queue({ table: 0, guest: 0 })
  }
  /** What is being sent is sent, if that takes a moment; the rest waits for the next start. */
  async stop(): Promise<void> {
    this.#stopped = true
    for (const timer of this.#timers) clearInterval(timer)
    for (const timer of this.#gathering.values()) clearTimeout(timer)
    await this.#working
    await Promise.race([Promise.all(this.#underWay.keys()), pause(LAST_MS, undefined, { ref: false })])
    await this.#settings.senders.mailer?.close()
  }

  /** Something has happened at this table: soon, once for all that happens in a moment. */
  look({ key, state }: Pick<Room, 'key' | 'state'>): void {
    if (this.#stopped || this.#guests.size === 0 || this.#gathering.has(key) || !guestsOf(state).some(each => this.#guests.has(each)))
      return
    const timer = setTimeout(() => {
      this.#gathering.delete(key)
      void this.#queue({ table: key, guest: 0 })
    }, this.#settings.pace.gatherMs)
    this.#gathering.set(key, timer.unref())
  }
  /** A way of this guest works from now on. */
  lookFor(guest: number): void {
    this.#guests = new Set([...this.#guests, guest])
    void this.#queue({ table: 0, guest })
  }
  async #refresh(): Promise<void> {
    try {
      this.#guests = new Set(await this.#settings.store.do('guestsToCall'))
    } catch (error) {
      this.#failed(error)
    }
  }
  /** Somebody may have switched calls on at another server. */
  async #lookForOthers(): Promise<void> {
    const before = this.#guests
    await this.#refresh()
    for (const guest of this.#guests) if (!before.has(guest)) await this.#queue({ table: 0, guest })
  }
  async #queue(of: { readonly table: number; readonly guest: number }): Promise<void> {
    const { store, now, pace } = this.#settings
    if (this.#guests.size === 0) return
    await store.do('queueCalls', of, now() + pace.delayMs).catch((error: unknown) => this.#failed(error))
  }
  #failed(error: unknown) {
    if (!this.#stopped) this.#settings.log.error({ error: factsOf(error) }, 'calls could not be noted')
  }

  #isWorking = false
  #work() {
    if (this.#isWorking || this.#stopped || this.#guests.size === 0) return
    this.#isWorking = true
    this.#working = this.#makeDue()
      .catch((error: unknown) => this.#unmade(error))
      .finally(() => {
        this.#isWorking = false
      })
  }
  #unmade(error: unknown) {
    if (!this.#stopped) this.#settings.log.error({ error: factsOf(error) }, 'calls could not be made')
  }
  async #makeDue(): Promise<void> {
    const { store, now } = this.#settings
    for (;;) {
      const due = await store.do('takeCalls', now(), now() + LEASE_MS, TAKEN_AT_ONCE)
      for (const call of due) await this.#begin(call)
      if (due.length < TAKEN_AT_ONCE || this.#stopped) return
    }
  }
  /** Nobody waits for what comes of it. After a sleep of the computer one may seem to be lost that is still being sent. */
  async #begin(call: DueCall): Promise<void> {
    const { store, now, pace } = this.#settings
    const underWay = [...this.#underWay.values()]
    if (underWay.some(each => isSame(each, call))) return
    const own = underWay.filter(({ to }) => to.guest === call.to.guest).length
    if (own >= AT_ONCE.ofGuest) return store.do('delayCall', call, now() + pace.crowdedMs)
    while (this.#underWay.size >= AT_ONCE.all) await Promise.race(this.#underWay.keys())
    const making: Promise<void> = this.#make(call)
      .catch((error: unknown) => this.#unmade(error))
      .finally(() => this.#underWay.delete(making))
    this.#underWay.set(making, call)
  }

  async #make(call: DueCall): Promise<void> {
    const { store, now } = this.#settings
    const later = this.#whenBetter(call)
    if (later === 'never') return store.do('endCall', call)
    if (later !== 'now') return store.do('delayCall', call, later)
    const outcome = await this.#sent(call)
    const way = outcome === 'gone' ? undefined : await store.do('noteWay', call.to.id, outcome === 'through', now())
    if (outcome === 'through') return store.do('endCall', call)
    const isHopeless = way !== undefined && way.failures >= PATIENCE.failures && now() - way.failing >= PATIENCE.ms
    if (outcome === 'gone' || isHopeless) {
      await store.do('endCall', call)
      return store.do('setWay', call.to.id, 'ended', now()) // its owner reads that, where calls are set
    }
    return store.do('delayCall', call, now() + Math.min(FIRST_RETRY_MS * 2 ** (call.tries - 1), HOUR))
  }

  /** Now, never, or when it is to be looked at again. */
  #whenBetter(call: DueCall): 'now' | 'never' | number {
    const { now, roomAt } = this.#settings
    const { kinds, quiet } = readWishes(call.wishes)
    if (!call.still || call.to.state !== 'on' || !kinds.some(kind => kind === call.kind)) return 'never'
    const state = roomOf(call)
    if (state === undefined) return 'never'
    const { audience } = roomAt(call.name) ?? {}
    const isHere = audience?.isLookedAtBy(call.to.guest, seatsOf(state, call.to.guest)) === true
    if (isHere && call.kind !== 'turn') return 'never'
    // Whoever looks and does not decide is called when they have looked away.
    if (isHere || (state.paused && call.kind === 'turn')) return now() + MINUTE
    return (quiet === 'none' ? undefined : quietUntil(quiet, now())) ?? 'now'
  }

  async #sent(call: DueCall): Promise<Outcome> {
    const { senders, now, url, log } = this.#settings
    const room = roomOf(call)
    const kind = CALL_KINDS.find(each => each === call.kind)
    if (room === undefined || kind === undefined) return 'failed'
    const { language, origin } = readWishes(call.wishes)
    try {
      return await send(
        call.to,
        messageOf({ kind, guest: call.to.guest, table: call.name, room, language, origin: url || origin, at: now() }),
        senders,
      )
    } catch (error) {
      log.info({ way: call.to.kind, error: factsOf(error) }, 'a call did not get through')
      return 'failed'
    }
  }
}

const isSame = (one: CallName, other: CallName): boolean =>
  one.way === other.way && one.table === other.table && one.kind === other.kind && one.mark === other.mark

/** Of one that cannot be read nothing is said. */
function roomOf({ room }: DueCall): RoomState | undefined {
  try {
    return readRoom(room)
  } catch {
    return undefined
  }
}
