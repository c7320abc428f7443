/** Holds a game against the contract. */
import type { Breach } from './breach.ts'
import { LOOK } from './check.ts'
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
  until?(broken: ReadonlyMap<string, Breach>): boolean // asked after each game: stop here?
  progress?(games: number, of: number): void
}

export interface Findings {
  readonly game: string
  readonly games: number
  readonly commands: number
  readonly breaches: readonly Breach[] // the first of each check
  readonly seen: readonly (readonly [what: string, times: number])[] // what the run came to
  readonly looks: number // commands at which the costly checks looked
  readonly unjudged: readonly string[] // what the run was too short to say
}

export function examine(subject: Examined, settings: Settings): Findings {
  const { seeds, every, tables = configurations(subject.game), coverage = true } = settings
  const watch = new Watch(subject.game.id, settings.checks)
  watch.subject(subject)
  let games = 0
  let commands = 0
  const findings = (): Findings => ({
    game: subject.game.id,
    games,
    commands,
    ...foundBy(watch),
  })
  for (const seed of seeds)
    for (const table of tables) {
      commands += walk({ subject, table, seed, every, watch }).commands
      games++
      settings.progress?.(games, seeds.length * tables.length)
      if (settings.until?.(watch.breaches) === true) return findings()
    }
  if (coverage) watch.coverage(subject)
  return findings()
}

const foundBy = ({ breaches, seen, unjudged }: Watch) => ({
  breaches: [...breaches.values()],
  seen: [...seen],
  looks: seen.get(LOOK) ?? 0,
  unjudged: [...unjudged].map(([check, message]) => `[${check}] ${message}`),
})

/** The findings of several parts of a run as those of the whole. */
export function together(subject: Examined, parts: readonly Findings[], coverage: boolean): Findings {
  const watch = new Watch(subject.game.id)
  for (const breach of parts.flatMap(part => part.breaches).sort((a, b) => (a.seed ?? 0) - (b.seed ?? 0)))
    if (!watch.breaches.has(breach.check)) watch.breaches.set(breach.check, breach)
  for (const [what, times] of parts.flatMap(part => part.seen)) watch.saw(what, times)
  if (coverage) watch.coverage(subject)
  const sum = (of: 'games' | 'commands') => parts.reduce((total, part) => total + part[of], 0)
  return {
    game: subject.game.id,
    games: sum('games'),
    commands: sum('commands'),
    ...foundBy(watch),
  }
}

/** The numbers from 1 on, for seeds. */
export const firstSeeds = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1)
