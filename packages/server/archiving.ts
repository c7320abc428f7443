/**
 * Games that have ended become one packed record each, a little at a time: whoever plays waits for none of it. What playing it again makes is
 * not kept; what belongs to people, their names and what they said, stays where it can be deleted.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { factsOf } from './log.ts'
import type { Records } from './records/records.ts'
import { Refused } from './refused.ts'
import type { Store } from './store/contract.ts'

export interface Archiving {
  readonly quietMs: number // since somebody has touched the table
  readonly stepMs: number // between two things to do
  readonly lookMs: number // when there was nothing to do
}
const USUAL: Archiving = { quietMs: 3_600_000, stepMs: 250, lookMs: 60_000 }
/** Entries that go in one commit. */
const TIDIED_AT_ONCE = 100

export class Archivist {
  readonly #store: Store
  readonly #records: Records
  readonly #now: () => number
  readonly #log: FastifyBaseLogger
  readonly #times: Archiving
  readonly #stopping = new AbortController()
  #archived = 0

  constructor(store: Store, records: Records, now: () => number, log: FastifyBaseLogger, times: Partial<Archiving> = {}) {
    this.#store = store
    this.#records = records
    this.#now = now
    this.#log = log
    this.#times = { ...USUAL, ...times }
  }

  /** How many games, since it began. */
  get archived(): number {
    return this.#archived
  }

  async run(): Promise<void> {
    const { signal } = this.#stopping
    while (!signal.aborted) {
      const didSomething = await this.step().catch((error: unknown) => this.#failed(error))
      await pause(didSomething ? this.#times.stepMs : this.#times.lookMs, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }
  stop(): void {
    this.#stopping.abort()
  }

  /** Gives whether there was anything to do. */
  async step(): Promise<boolean> {
    if (await this.#store.do('tidyArchive', TIDIED_AT_ONCE)) return true
    const game = await this.#store.do('nextToArchive', this.#now() - this.#times.quietMs)
    if (game === undefined) return false
    const packed = await this.#records.done({ kind: 'archive', wish: game }).catch(unplayable)
    if (packed === undefined) await this.#store.do('keepEntries', game.id)
    else if (await this.#store.do('archive', game.id, game.last, packed.toString('base64'))) this.#archived++
    return true
  }

  /** It is tried again when there was nothing to do for a while. */
  #failed(error: unknown): false {
    if (!this.#stopping.signal.aborted) this.#log.error({ error: factsOf(error) }, 'a game could not be archived')
    return false
  }
}

/** A record that follows other rules, or is damaged, stays as it is. */
const UNPLAYABLE: ReadonlySet<string> = new Set(['damaged', 'otherVersion', 'newerRules', 'unknownGame'])
function unplayable(error: unknown): undefined {
  if (!(error instanceof Refused && UNPLAYABLE.has(error.problem.code))) throw error
}
