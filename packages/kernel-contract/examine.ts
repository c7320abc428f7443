/** Holds a game against the contract. */

import type { Breach } from './breach.ts'
import { type Configuration, configurations } from './configurations.ts'
import type { Examined } from './examined.ts'
import { walk } from './walk.ts'
import { Watch } from './watch.ts'

export interface Settings {
  readonly seeds: readonly number[] // played at each table
  readonly every: number // the costly checks at every so many decisions; 1 for all
  readonly tables?: readonly Configuration[] // instead of every number of seats with options covered pairwise
  readonly checks?: readonly string[] // only these, by name
  readonly coverage?: boolean // must the run have come to everything? Not if it is only a part
  until?(broken: ReadonlySet<string>): boolean // stop after this game
  progress?(games: number, of: number, breaches: number): void
}

export interface Findings {
  readonly game: string
  readonly games: number
  readonly commands: number
  readonly breaches: readonly Breach[]
}

export function examine(subject: Examined, settings: Settings): Findings {
  const { game } = subject
  const watch = new Watch(game.id, settings.checks)
  watch.subject(subject)
  const tables = settings.tables ?? configurations(game)
  let games = 0
  let commands = 0
  const findings = (): Findings => ({ game: game.id, games, commands, breaches: [...watch.breaches.values()] })
  for (const seed of settings.seeds)
    for (const table of tables) {
      commands += walk({ subject, table, seed, every: settings.every, watch }).commands
      games++
      if (settings.until?.(new Set(watch.breaches.keys())) === true) return findings()
      settings.progress?.(games, settings.seeds.length * tables.length, watch.breaches.size)
    }
  watch.at({ game: game.id })
  if (settings.coverage !== false) watch.coverage(subject)
  return findings()
}

/** The numbers from 1 on, for seeds. */
export const firstSeeds = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1)
