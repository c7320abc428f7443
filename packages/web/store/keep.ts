/** The browser's database as a store of games, secrets and all. What is written is written whole or not at all. */
import { Failed, type Failure, saying } from '../worker/failure.ts'
import { type Database, database, entriesOf, standingOf } from './database.ts'
import { readSummary } from './games.ts'
import { isInMemory, memory } from './memory.ts'
import { object } from './read.ts'
import type { Store } from './store.ts'

const KINDS: Readonly<Record<string, Failure['kind']>> = { QuotaExceededError: 'full', ConstraintError: 'outOfStep' }

async function storing<X>(work: () => Promise<X>): Promise<X> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Failed) throw error
    throw new Failed(KINDS[error instanceof Error ? error.name : ''] ?? 'store', saying(error))
  }
}

const changeOf = (db: Database) => db.transaction(['games', 'heads', 'entries'], 'readwrite')
type Change = ReturnType<typeof changeOf>

const changing = (work: (change: Change) => Promise<unknown>): Promise<void> =>
  storing(async () => {
    const change = changeOf(await database())
    try {
      await Promise.all([work(change), change.done])
    } catch (error) {
      stop(change)
      throw error
    }
  })
function stop(change: Change) {
  try {
    change.abort()
  } catch {
    // It has stopped by itself.
  }
}

/** A game that was thrown away in another tab stays away. */
async function mustBeThere(change: Change, id: string) {
  if ((await change.objectStore('heads').getKey(id)) === undefined) throw new Failed('gone')
}

const lasting: Store = {
  lasts: true,
  begin: (id, { entries, digests: _, ...head }, summary) =>
    changing(change =>
      Promise.all([
        change.objectStore('games').add(summary, id),
        change.objectStore('heads').add(head, id),
        ...entries.map((entry, index) => change.objectStore('entries').add(entry, [id, index])),
      ]),
    ),
  /** `add` fails where an entry stands already: two tabs can never overwrite each other's. */
  add: (id, index, entry, summary, standing) =>
    changing(async change => {
      await mustBeThere(change, id)
      await Promise.all([
        change.objectStore('entries').add(entry, [id, index]),
        change.objectStore('entries').put(standing, standingOf(id)),
        change.objectStore('games').put(summary, id),
      ])
    }),
  note: (id, summary) =>
    changing(async change => {
      await mustBeThere(change, id)
      await change.objectStore('games').put(summary, id)
    }),
  noteStanding: (id, standing) =>
    changing(async change => {
      await mustBeThere(change, id)
      await change.objectStore('entries').put(standing, standingOf(id))
    }),
  async read(id) {
    const [summary, head, entries, standing] = await storing(async () => {
      const db = await database()
      const reading = db.transaction(['games', 'heads', 'entries'])
      return Promise.all([
        reading.objectStore('games').get(id),
        reading.objectStore('heads').get(id),
        reading.objectStore('entries').getAll(entriesOf(id)),
        reading.objectStore('entries').get(standingOf(id)),
      ])
    })
    if (summary === undefined && head === undefined) throw new Failed('gone')
    try {
      return { summary: readSummary(summary), record: JSON.stringify({ ...object(head, 'head'), entries }), standing }
    } catch (error) {
      throw new Failed('damaged', saying(error))
    }
  },
}

/** For a new game. A browser that keeps nothing (a private window, storage denied) plays from memory. */
export const anyStore = (): Promise<Store> =>
  database().then(
    () => lasting,
    () => memory,
  )
/** Of a game that was begun. */
export const storeOf = (id: string): Store => (isInMemory(id) ? memory : lasting)
