/** One tab at a time has a game. Without locks (an insecure origin) the store still refuses overwriting. */
import { Failed } from '../worker/failure.ts'

/** A page that is being left gives its table back a moment later than the next one asks for it. */
const PATIENCE_MS = { open: 1500, delete: 500 } as const

/** Does the work while nobody else has the game, or says that somebody has it. */
export async function locked<X>(id: string, to: keyof typeof PATIENCE_MS, work: () => Promise<X>): Promise<X> {
  if (!('locks' in navigator)) return work()
  let begun = false
  try {
    return await navigator.locks.request(`wildcat ${id}`, { signal: AbortSignal.timeout(PATIENCE_MS[to]) }, () => {
      begun = true
      return work()
    })
  } catch (error) {
    throw begun ? error : new Failed('elsewhere')
  }
}

/** Holds a game until the worker ends. */
export function claim(id: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  locked(id, 'open', () => {
    resolve()
    return 'locks' in navigator ? new Promise<never>(() => undefined) : Promise.resolve()
  }).catch(reject)
  return promise
}
