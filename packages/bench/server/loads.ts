/** Load: as fast as it goes, or at a pace. */
import { setTimeout as after } from 'node:timers/promises'
import { at } from '@wildcat/kernel'
import { collect } from '../collect.ts'
import { Lots } from '../lots.ts'
import type { BenchTable } from './lines/table.ts'

const PATIENCE_MS = 60_000

/** All tables at once, so many commands at each that is not over, as fast as its players are answered. */
export async function saturate(tables: readonly BenchTable[], each: number): Promise<{ commands: number; seconds: number }> {
  let commands = 0
  const from = performance.now()
  const all = tables.map(async table => {
    for (let n = 0; n < each && !table.over; n++, commands++) await table.play()
  })
  await answered(Promise.all(all))
  return { commands, seconds: (performance.now() - from) / 1000 }
}

/** A server that never answers would be waited for for ever. */
async function answered<X>(work: Promise<X>): Promise<X> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('a command was never answered')), PATIENCE_MS)
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}

/** So many commands a second, at tables and moments drawn by lot. Gives the milliseconds that each waited for its answer. */
export async function pace(tables: readonly BenchTable[], perSecond: number, seconds: number, seed: number): Promise<number[]> {
  collect() // here, where nothing is measured; the server does it when it must
  const lots = new Lots(seed)
  const moments = Array.from({ length: Math.round(perSecond * seconds) }, () => lots.below(seconds * 1e6) / 1e3).sort((a, b) => a - b)
  const last = new Map<BenchTable, Promise<unknown>>()
  const under: Promise<number | undefined>[] = []
  const from = performance.now()
  for (const moment of moments) {
    const early = from + moment - performance.now()
    if (early > 1) await after(early)
    const table = at(tables, lots.below(tables.length))
    const before = last.get(table) ?? Promise.resolve() // at one table one thing happens after the other
    const played = before.then(() => (table.over ? undefined : table.play()))
    last.set(table, played)
    under.push(played)
  }
  return (await answered(Promise.all(under))).filter(ms => ms !== undefined)
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
