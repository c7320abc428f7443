/** What every `imagine` does: work out what can lie hidden, and deal it out again. */

/** What is left of a set when everything visible is taken out of it, each piece once. */
export function unseen<X>(all: readonly X[], visible: readonly (X | null)[]): X[] {
  const gone = new Map<X, number>()
  for (const x of visible) if (x !== null) gone.set(x, (gone.get(x) ?? 0) + 1)
  return all.filter(x => {
    const more = gone.get(x) ?? 0
    if (more > 0) gone.set(x, more - 1)
    return more === 0
  })
}

/** The next piece of a shuffled pile. */
export function draw<X>(pile: X[]): X {
  const x = pile.pop()
  if (x === undefined) throw new Error('this view does not add up')
  return x
}
