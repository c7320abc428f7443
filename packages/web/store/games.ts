/** The list of games kept here, and how one is thrown away. */
import { database, entriesOf } from './database.ts'
import type { Plan } from './plan.ts'
import { readPlan } from './plan.ts'
import { fields, flag, list, type Reader, whole } from './read.ts'

export interface Summary {
  readonly plan: Plan
  readonly version: number
  readonly begun: number
  readonly played: number // when the last entry was made
  readonly entries: number
  readonly over: boolean
  readonly winners: readonly number[]
}
export const readSummary: Reader<Summary> = fields<Summary>({
  plan: readPlan,
  version: whole,
  begun: whole,
  played: whole,
  entries: whole,
  over: flag,
  winners: list(whole),
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
  const played = (game: Kept) => ('summary' in game ? game.summary.played : 0)
  return kept.sort((a, b) => played(b) - played(a))
}

export async function throwAway(id: string): Promise<void> {
  const db = await database()
  const change = db.transaction(['games', 'heads', 'entries'], 'readwrite')
  await Promise.all([
    change.objectStore('games').delete(id),
    change.objectStore('heads').delete(id),
    change.objectStore('entries').delete(entriesOf(id)),
    change.done,
  ])
}
