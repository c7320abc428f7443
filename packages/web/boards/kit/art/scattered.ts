/** The same figure for the same place, always: what is scattered over the map lies where it lay before. From 0 up to 1. */
export function scattered(...place: readonly number[]): number {
  let hash = 2166136261
  for (const n of place) hash = Math.imul(hash ^ (n + 1), 16777619)
  hash ^= hash >>> 15
  hash = Math.imul(hash, 2246822519)
  hash ^= hash >>> 13
  return (hash >>> 0) / 4294967296
}
