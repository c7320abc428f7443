/** The figures of the last hours, looked at four times a minute: as many as there is room for, and no more. */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Sources } from './prometheus.ts'

const EVERY_MS = 15_000
const HOURS = 6
const MOST = (HOURS * 3_600_000) / EVERY_MS
const MEGA = 1e6

export const CURVES = [
  'sockets',
  'tables',
  'games',
  'commands',
  'commits',
  'units',
  'commitMs',
  'kilobytes',
  'lateMs',
  'bots',
  'refusals',
  'archived',
  'processor',
  'memory',
] as const
export type CurveName = (typeof CURVES)[number]
export type Sample = Readonly<Record<CurveName, number>>

/** What only grows: its difference from one look to the next is what counts. */
interface Sums {
  readonly at: number
  readonly commands: number
  readonly commits: number
  readonly units: number
  readonly microseconds: number
  readonly bytes: number
  readonly refusals: number
  readonly archived: number
  readonly processor: number // microseconds
}

export class History {
  readonly #sources: Sources
  readonly #late = monitorEventLoopDelay({ resolution: 50 })
  readonly #samples: Sample[] = []
  readonly #timer: NodeJS.Timeout
  #before: Sums

  constructor(sources: Sources) {
    this.#sources = sources
    this.#late.enable()
    this.#before = this.#sums()
    this.#timer = setInterval(() => this.look(), EVERY_MS).unref()
  }
  static readonly hours = HOURS

  /** The oldest first. There is one at least. */
  get samples(): readonly Sample[] {
    if (this.#samples.length === 0) this.look()
    return this.#samples
  }

  look(): void {
    const { sockets, tables, figures } = this.#sources
    const [before, now] = [this.#before, this.#sums()]
    const seconds = Math.max(0.001, (now.at - before.at) / 1000)
    const commits = now.commits - before.commits
    const { known, awake } = tables()
    this.#before = now
    this.#samples.push({
      sockets: sockets(),
      tables: known,
      games: awake,
      commands: (now.commands - before.commands) / seconds,
      commits: commits / seconds,
      units: commits === 0 ? 0 : (now.units - before.units) / commits,
      commitMs: commits === 0 ? 0 : (now.microseconds - before.microseconds) / commits / 1000,
      kilobytes: (now.bytes - before.bytes) / 1000 / seconds,
      lateMs: this.#late.count === 0 ? 0 : this.#late.max / MEGA,
      bots: figures.botsAsked,
      refusals: (now.refusals - before.refusals) / seconds,
      archived: now.archived,
      processor: (now.processor - before.processor) / seconds / 10_000,
      memory: process.memoryUsage.rss() / MEGA,
    })
    this.#late.reset()
    if (this.#samples.length > MOST) this.#samples.shift()
  }
  close(): void {
    clearInterval(this.#timer)
    this.#late.disable()
  }

  #sums(): Sums {
    const { figures, store, archived } = this.#sources
    const { user, system } = process.cpuUsage()
    return {
      at: performance.now(),
      commands: figures.commands,
      commits: store.microseconds.count,
      units: store.units,
      microseconds: store.microseconds.sum,
      bytes: store.bytes.sum,
      refusals: [...figures.refusals.values()].reduce((sum, n) => sum + n, 0),
      archived: archived(),
      processor: user + system,
    }
  }
}
