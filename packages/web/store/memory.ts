/** Games in a browser that keeps nothing: as long as the worker lives. */
import type { Tagged, WrittenRecord } from '@wildcat/kernel'
import { Failed } from '../worker/failure.ts'
import type { Summary } from './games.ts'
import type { Standing, Store } from './store.ts'

interface Kept {
  readonly head: Omit<WrittenRecord, 'entries'>
  readonly entries: Tagged[]
  summary: Summary
  standing?: Standing
}
const games = new Map<string, Kept>()

function keptIn(id: string): Kept {
  const kept = games.get(id)
  if (kept === undefined) throw new Failed('gone')
  return kept
}

export const isInMemory = (id: string): boolean => games.has(id)

export const memory: Store = {
  lasts: false,
  async begin(id, { entries, digests: _, ...head }, summary) {
    games.set(id, { head, entries: [...entries], summary })
  },
  async add(id, index, entry, summary, standing) {
    const kept = keptIn(id)
    if (kept.entries.length !== index) throw new Failed('outOfStep')
    kept.entries.push(entry)
    kept.summary = summary
    kept.standing = standing
  },
  async note(id, summary) {
    keptIn(id).summary = summary
  },
  async noteStanding(id, standing) {
    keptIn(id).standing = standing
  },
  async read(id) {
    const { head, entries, summary, standing } = keptIn(id)
    return { summary, record: JSON.stringify({ ...head, entries }), standing }
  },
}
