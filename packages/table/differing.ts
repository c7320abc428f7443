/**
 * What is seen of a field of the state depends on that field alone, and on whether the game is over. The contract sees to that. So of
 * two states that share what did not change, only the rest need be looked at to see what changed.
 */

interface Ending {
  readonly outcome: unknown
}

/** Two states without the pieces that they share. */
export interface Differing<State> {
  readonly before: State
  readonly after: State
  readonly fields: readonly string[] // that are not the same
}

/** Where the game ends much is turned up, so that all of it counts as not the same. */
export function differing<State extends Ending>(before: State, after: State): Differing<State> {
  const keys = Object.keys(after)
  if (before.outcome !== after.outcome) return { before, after, fields: keys }
  const [then, now] = [{ ...before }, { ...after }]
  const fields: string[] = []
  for (let n = 0; n < keys.length; n++) {
    const key = keys[n] ?? ''
    const value: unknown = Reflect.get(after, key)
    if (Reflect.get(before, key) !== value) fields.push(key)
    else if (Array.isArray(value)) {
      const empty = value.slice(0, 0) // of the same kind inside as a full one, which keeps what works with both fast
      Reflect.set(then, key, empty)
      Reflect.set(now, key, empty)
    }
  }
  return { before: then, after: now, fields }
}
