/** Worked out when it is first asked for, and kept. */
export function lazily<X>(make: () => X): () => X {
  let made: { readonly value: X } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
