/** The list of games kept here, and how one is thrown away. */
import { allOf, type Database, database } from './database.ts'
import { locked } from './lock.ts'
import type { Plan } from './plan.ts'
import { readPlan } from './plan.ts'
import { fields, flag, integer, list, moment, optional, type Reader, text, whole } from './read.ts'

/** Somebody else has played a seat since: a bot, or 'none' for a person. */
export interface SeatChange {
  readonly seat: number
  readonly bot: string
  readonly lines: readonly number[] // of the log, when it happened: for each seat, then for a spectator
}
export interface Summary {
  readonly plan: Plan
  readonly version: number
  readonly begun: number
  readonly played: number // when the last entry was made
  readonly entries: number
  readonly round: number // 0: not known
  readonly over: boolean
  readonly winners: readonly number[]
  readonly pending: readonly number[] // seats that are asked; nobody, where that is not known
  readonly places: readonly number[] // by seat, when it is over and that is known
  readonly scores: readonly number[] // the same
  readonly changes: readonly SeatChange[]
}
export const readSummary: Reader<Summary> = fields<Summary>({
  plan: readPlan,
  version: whole,
  begun: moment,
  played: moment,
  entries: whole,
  round: optional(whole, 0),
  over: flag,
  winners: list(whole),
  pending: optional(list(whole), []),
  places: optional(list(whole), []),
  scores: optional(list(integer), []),
  changes: optional(list(fields<SeatChange>({ seat: whole, bot: text, lines: list(whole) })), []),
})

export type Kept = { readonly id: string } & ({ readonly summary: Summary } | { readonly damaged: string })

/** Those played last come first; what cannot be read is listed too, so that it can be thrown away. */
export async function keptGames(): Promise<readonly Kept[]> {
  const db = await database()
  const { store } = db.transaction('games')
  const [ids, values] = await Promise.all([store.getAllKeys(), store.getAll()])
  const kept = ids.map((id, index): Kept => {
    try {
      return { id, summary: readSummary(values[index]) }
    } catch (error) {
      return { id, damaged: error instanceof Error ? error.message : '' }
    }
  })
  const orphans = [...(await idsBeside(db))].filter(id => !ids.includes(id)).map((id): Kept => ({ id, damaged: 'no summary' }))
  const played = (game: Kept) => ('summary' in game ? game.summary.played : 0)
  return [...kept, ...orphans].sort((a, b) => played(b) - played(a))
}

/** What is played at a table, where it is known: for anyone who would rather not wait until the table is open. */
export async function gameOf(id: string): Promise<string | undefined> {
  const value = await (await database()).get('games', id)
  return value === undefined ? undefined : readSummary(value).plan.game
}

/** Games of which a head or entries are there, whatever the list says. */
async function idsBeside(db: Database): Promise<Set<string>> {
  const reading = db.transaction(['heads', 'entries'])
  const ids = new Set(await reading.objectStore('heads').getAllKeys())
  let cursor = await reading.objectStore('entries').openKeyCursor()
  while (cursor !== null) {
    const [id] = cursor.key
    ids.add(id)
    cursor = await cursor.continue([id, Number.POSITIVE_INFINITY])
  }
  return ids
}

/** Not while it is being played: the table in the other tab would be a ghost. */
export async function throwAway(id: string): Promise<void> {
  await locked(id, 'delete', async () => {
    const db = await database()
    const change = db.transaction(['games', 'heads', 'entries'], 'readwrite')
    await Promise.all([
      change.objectStore('games').delete(id),
      change.objectStore('heads').delete(id),
      change.objectStore('entries').delete(allOf(id)),
      change.done,
    ])
  })
}
