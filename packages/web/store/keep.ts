/** Used by the table worker alone: writes games down and reads them back, secrets and all. */
import type { Entry, GameRecord, Tagged } from '@wildcat/kernel'
import { saying, Troubled } from '../worker/trouble.ts'
import { database, entriesOf } from './database.ts'
import { readSummary, type Summary } from './games.ts'
import { object } from './read.ts'

async function storing<X>(work: () => Promise<X>): Promise<X> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof Troubled ? error : new Troubled('store', saying(error))
  }
}

/** A new game, or one from a file. */
export const keepGame = (id: string, { entries, digests: _, ...head }: GameRecord, summary: Summary): Promise<void> =>
  storing(async () => {
    const db = await database()
    const change = db.transaction(['games', 'heads', 'entries'], 'readwrite')
    void change.objectStore('games').add(summary, id)
    void change.objectStore('heads').add(head, id)
    entries.forEach((entry, index) => void change.objectStore('entries').add(entry, [id, index]))
    await change.done
  })

/** `add` fails where an entry stands already: two tabs can never overwrite each other's. */
export const keepEntry = (id: string, index: number, entry: Entry<Tagged>, summary: Summary): Promise<void> =>
  storing(async () => {
    const db = await database()
    const change = db.transaction(['games', 'entries'], 'readwrite')
    void change.objectStore('entries').add(entry, [id, index])
    void change.objectStore('games').put(summary, id)
    await change.done
  })

export const keepSummary = (id: string, summary: Summary): Promise<void> =>
  storing(async () => {
    const db = await database()
    await db.put('games', summary, id)
  })

/** As it was stored, for `readRecord` to judge. */
export async function keptGame(id: string): Promise<{ summary: Summary; record: string }> {
  const [summary, head, entries] = await storing(async () => {
    const db = await database()
    const reading = db.transaction(['games', 'heads', 'entries'])
    return Promise.all([
      reading.objectStore('games').get(id),
      reading.objectStore('heads').get(id),
      reading.objectStore('entries').getAll(entriesOf(id)),
    ])
  })
  if (summary === undefined && head === undefined) throw new Troubled('gone')
  try {
    return { summary: readSummary(summary), record: JSON.stringify({ ...object(head, 'head'), entries }) }
  } catch (error) {
    throw new Troubled('damaged', saying(error))
  }
}
