/** The map does not change: what is worked out of it is worked out once. */
export function memo<Key, X>(make: (key: Key) => X): (key: Key) => X {
  const known = new Map<Key, X>()
  return key => {
    const found = known.get(key)
    if (found !== undefined) return found
    const fresh = make(key)
    known.set(key, fresh)
    return fresh
  }
}
