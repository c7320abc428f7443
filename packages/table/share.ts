/**
 * States of one table share what did not change from one to the next: those kept for undo take little room, and what changed is
 * found soon.
 */
import { isSame } from './patch.ts'

/**
 * Puts fields of `before`, or pieces of its lists, into `after` where they are the same. Nobody else has `after` yet, and once it
 * counts it is never changed in place. Gives true when all of it is the same.
 */
export function share(before: object, after: object): boolean {
  const keys = Object.keys(after)
  let same = keys.length === Object.keys(before).length
  for (let n = 0; n < keys.length; n++) {
    const key = keys[n] ?? ''
    const then: unknown = Reflect.get(before, key)
    const now: unknown = Reflect.get(after, key)
    if (then === now) continue
    if (isObject(then) && isObject(now) && shareInside(then, now)) Reflect.set(after, key, then)
    else same = false
  }
  return same
}

/** Fields are few and not alike, pieces in lists many and alike: each kind has its own way, or both would be slow. */
function shareInside(before: object, after: object): boolean {
  if (!Array.isArray(before) && !Array.isArray(after)) return share(before, after)
  return Array.isArray(before) && Array.isArray(after) && sharePieces(before, after)
}

function sharePieces(before: readonly unknown[], after: unknown[]): boolean {
  let same = before.length === after.length
  for (let n = 0; n < after.length; n++) {
    if (before[n] === after[n]) continue
    if (isSame(before[n], after[n])) after[n] = before[n]
    else same = false
  }
  return same
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
