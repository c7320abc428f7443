/** Where numbered marks stand that would cover one another: above or below their point, as near as there is room. */

export type Place = readonly [x: number, y: number]

interface Room {
  readonly size: number // from the middle of one to the middle of the next, at least
  readonly top: number
  readonly foot: number
}

/** In their order; whoever comes first stays on its point. */
export function marksApart(points: readonly Place[], { size, top, foot }: Room): Place[] {
  const placed: Place[] = []
  for (const [x, wanted] of points) {
    const y = Math.min(foot, Math.max(top, wanted))
    const near = placed.filter(([other]) => Math.abs(other - x) < size)
    const isFree = (at: number) => near.every(([, other]) => Math.abs(other - at) >= size)
    // Right above or below one that is there, or where it should be: the nearest of them that is free.
    const tried = [y, ...near.flatMap(([, other]) => [other - size, other + size])].filter(at => at >= top && at <= foot && isFree(at))
    const found = tried.toSorted((one, other) => Math.abs(one - y) - Math.abs(other - y))[0] ?? y
    placed.push([x, found])
  }
  return placed
}
