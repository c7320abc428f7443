/** States of one table share what did not change from one to the next, so that those kept for undo take little room. */
import { isSame } from './patch.ts'

/**
 * Puts lists of `before`, or pieces of them, into `after` where they are the same. Nobody else has `after` yet, and once it counts it
 * is never changed in place.
 */
export function share(before: object, after: object): void {
  const keys = Object.keys(after)
  for (let n = 0; n < keys.length; n++) {
    const key = keys[n] ?? ''
    const then: unknown = Reflect.get(before, key)
    const now: unknown = Reflect.get(after, key)
    if (then !== now && Array.isArray(then) && Array.isArray(now) && sharePieces(then, now)) Reflect.set(after, key, then)
  }
}

/** Gives true when the whole list is the same. */
function sharePieces(before: readonly unknown[], after: unknown[]): boolean {
  let same = before.length === after.length
  for (let n = 0; n < after.length; n++) {
    if (before[n] === after[n]) continue
    if (isSame(before[n], after[n])) after[n] = before[n]
    else same = false
  }
  return same
}
