/** The inside of a thread in which records are played and written out, as long as they may be. */
import type { MessagePort } from 'node:worker_threads'
import type { Problem } from '@wildcat/protocol'
import { move } from 'piscina'
import { isOurs, problemOf } from '../refused.ts'
import type { EndedRow } from '../store/contract.ts'
import { Reader } from '../store/reading.ts'
import { archiveOf } from './archive.ts'
import { type Drawing, drawn } from './drawing.ts'
import type { Kept } from './entries.ts'
import { type Exporting, exportOf, recordOf, type Taking } from './export.ts'
import { type Listening, linesAgain } from './lines.ts'
import { type Looking, playedOut, replayed } from './replay.ts'

export type Job =
  | { readonly kind: 'replay'; readonly wish: Looking }
  | { readonly kind: 'playOut'; readonly wish: Kept }
  | { readonly kind: 'lines'; readonly wish: Listening }
  | { readonly kind: 'archive'; readonly wish: EndedRow }
  | { readonly kind: 'record'; readonly wish: Taking }
  | { readonly kind: 'export'; readonly wish: Exporting }
  | { readonly kind: 'picture'; readonly wish: Drawing }
export interface Task {
  readonly job: Job
  readonly store: MessagePort
}
/** What came of it, as JSON or as the bytes that it is, in bytes that are handed over, not copied; or what its sender is to be told. */
export type Done = Uint8Array<ArrayBuffer> | { readonly problem: Problem }

const work = (reader: Reader, job: Job): Promise<unknown> => {
  switch (job.kind) {
    case 'replay':
      return replayed(reader, job.wish)
    case 'playOut':
      return playedOut(reader, job.wish)
    case 'lines':
      return linesAgain(reader, job.wish)
    case 'archive':
      return archiveOf(reader, job.wish)
    case 'record':
      return recordOf(reader, job.wish)
    case 'export':
      return exportOf(reader, job.wish)
    case 'picture':
      return drawn(job.wish)
  }
}

/** @public What the pool calls. A mistake of ours is thrown, for the log. */
export default async ({ job, store }: Task): Promise<ReturnType<typeof move> | Done> => {
  const reader = new Reader(store)
  try {
    const done = await work(reader, job)
    return move(done instanceof Uint8Array ? Uint8Array.from(done) : new TextEncoder().encode(JSON.stringify(done)))
  } catch (error) {
    if (isOurs(error)) throw error
    return { problem: problemOf(error) }
  } finally {
    reader.close()
  }
}
