/** The figures as Prometheus reads them. Loaded when somebody asks for the first time. */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import type { StoreFigures } from '../store/contract.ts'
import type { Figures, Spread } from './figures.ts'

export interface Sources {
  readonly figures: Figures
  readonly store: StoreFigures
  readonly sockets: () => number
  readonly archived: () => number // games, since the start
  readonly tables: () => { readonly known: number; readonly awake: number } // in memory, with their games or without
}

const SHARES = [0.5, 0.9, 0.99]
const MICROSECONDS = 1e6
const NANOSECONDS = 1e9

export class Prometheus {
  readonly #registry = new Registry()
  readonly #delays = monitorEventLoopDelay({ resolution: 20 })

  constructor({ figures, store, sockets, tables, archived }: Sources) {
    this.#delays.enable()
    collectDefaultMetrics({ register: this.#registry, prefix: 'wildcat_' }) // the process itself: memory, processor, garbage
    this.#gauge('sockets', 'Sockets that are open', sockets)
    this.#gauge('tables_in_memory', 'Tables in memory', () => tables().known)
    this.#gauge('games_in_memory', 'Games in memory', () => tables().awake)
    this.#counter('commands_total', 'Commands that were accepted, by people and bots', () => figures.commands)
    this.#counter('commits_total', 'Commits of the store', () => store.microseconds.count)
    this.#counter('commit_units_total', 'What was asked of the store, all in all', () => store.units)
    this.#counter('commit_bytes_total', 'What was sent to the store', () => store.bytes.sum)
    this.#spread('commit_bytes', 'What was sent to the store with one commit', store.bytes, 1)
    this.#spread('commit_seconds', 'From sending something to the store until it is on the disk', store.microseconds, MICROSECONDS)
    this.#counter('archived_games_total', 'Ended games of which only a packed record is kept from now on', archived)
    this.#gauge('bots_asked', 'Bots that were asked and have not answered yet', () => figures.botsAsked)
    this.#spread('bot_seconds', 'Until a bot has answered, with its wait for its turn', figures.botMicroseconds, MICROSECONDS)
    this.#labelled('refusals_total', 'What was asked for and not done, by the reason that was given', 'code', () => figures.refusals)
    this.#labelled('event_loop_seconds', 'By how much the thread in which all play was late, since somebody last asked', 'quantile', () =>
      this.#lateness(),
    )
  }

  get contentType(): string {
    return this.#registry.contentType
  }
  text(): Promise<string> {
    return this.#registry.metrics()
  }
  close(): void {
    this.#delays.disable()
  }

  /** Also the worst: it is what somebody has waited for. */
  #lateness(): Map<string, number> {
    const delays = this.#delays
    const late = new Map(SHARES.map(share => [String(share), delays.percentile(share * 100) / NANOSECONDS]))
    late.set('1', delays.count === 0 ? 0 : delays.max / NANOSECONDS)
    delays.reset()
    return late
  }

  #gauge(name: string, help: string, value: () => number) {
    const gauge: Gauge = new Gauge({ name: `wildcat_${name}`, help, registers: [this.#registry], collect: () => gauge.set(value()) })
  }
  #counter(name: string, help: string, value: () => number) {
    const counter: Counter = new Counter({
      name: `wildcat_${name}`,
      help,
      registers: [this.#registry],
      collect() {
        counter.reset()
        counter.inc(value())
      },
    })
  }
  #labelled(name: string, help: string, label: string, values: () => ReadonlyMap<string, number>) {
    const gauge: Gauge = new Gauge({
      name: `wildcat_${name}`,
      help,
      labelNames: [label],
      registers: [this.#registry],
      collect() {
        for (const [each, value] of values()) gauge.set({ [label]: each }, value)
      },
    })
  }
  #spread(name: string, help: string, spread: Spread, unit: number) {
    this.#labelled(name, help, 'quantile', () => new Map(SHARES.map(share => [String(share), spread.below(share) / unit])))
  }
}
