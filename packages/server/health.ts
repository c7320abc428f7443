/**
 * Whether this server can do its work: its store answers, it can write, and its disk has room. Whoever asks learns the truth, but
 * does not cost a wait for the disk each: for a moment the answer is the same for all.
 */
import { statfs } from 'node:fs/promises'
import type { Store } from './store/contract.ts'
import { StoreFailure } from './store/store-failure.ts'

/** Bytes that must be free: the disk is called full before it is. */
const LEAST_FREE = 32 * 1024 * 1024
const SAME_FOR_MS = 1000
const PATIENCE_MS = 5000

export interface Health {
  readonly status: 'ok'
}

/** Throws what is wrong. */
export function healthOf(store: Store, data: string, leastFree = LEAST_FREE): () => Promise<Health> {
  let asked = Number.NEGATIVE_INFINITY
  let answer: Promise<Health> | undefined
  return () => {
    const now = performance.now()
    if (answer !== undefined && now - asked < SAME_FOR_MS) return answer
    asked = now
    answer = examined(store, data, leastFree)
    return answer
  }
}

async function examined(store: Store, data: string, leastFree: number): Promise<Health> {
  const slow = Promise.withResolvers<never>()
  const timer = setTimeout(() => slow.reject(new StoreFailure('store', 'the store does not answer')), PATIENCE_MS)
  try {
    await Promise.race([store.do('probe'), slow.promise])
    if (store.copyTo === undefined) return { status: 'ok' } // the disk is another machine's
    const { bavail, bsize } = await Promise.race([statfs(data), slow.promise])
    if (bavail * bsize < leastFree) throw new StoreFailure('full', 'the disk is full')
    return { status: 'ok' }
  } finally {
    clearTimeout(timer)
  }
}
