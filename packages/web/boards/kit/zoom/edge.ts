/** Where at the edge of a window something is named that lies outside of it. */
import type { Point } from './window-onto.ts'

export interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}
type Side = 'left' | 'right' | 'top' | 'bottom'
export interface Edge {
  readonly side: Side
  readonly along: number // that side, from the window's upper left corner
}

/** Undefined: its middle can be seen. Of two sides beyond which it lies the one that is farther away. */
export function edgeOf({ x, y }: Point, window: Box): Edge | undefined {
  const beyond = [
    { side: 'left', by: window.left - x },
    { side: 'right', by: x - window.right },
    { side: 'top', by: window.top - y },
    { side: 'bottom', by: y - window.bottom },
  ] as const
  const { side, by } = beyond.reduce((most, each) => (each.by > most.by ? each : most))
  if (by <= 0) return undefined
  const isUpright = side === 'left' || side === 'right'
  return { side, along: isUpright ? within(y, window.top, window.bottom) : within(x, window.left, window.right) }
}
const within = (at: number, from: number, to: number): number => Math.min(to, Math.max(from, at)) - from

/**
 * The same places, moved apart as little as lets all of them be read: the size of each, on this stretch of a side. Of too many the first
 * ones have a place.
 */
export function apart(places: readonly number[], size: number, from: number, to: number): readonly number[] {
  const fit = places.slice(0, Math.max(0, Math.floor((to - from) / size)))
  const inOrder = [...fit.keys()].toSorted((a, b) => (fit[a] ?? 0) - (fit[b] ?? 0))
  const found: number[] = fit.map(() => 0)
  let next = from + size / 2
  for (const [n, place] of inOrder.entries()) {
    const latest = to - size / 2 - (inOrder.length - 1 - n) * size
    found[place] = Math.max(next, Math.min(fit[place] ?? 0, latest))
    next = (found[place] ?? 0) + size
  }
  return found
}

/** Does one of them cover the middle of the other? */
export const covers = (one: Box, { left, right, top, bottom }: Box): boolean =>
  one.left < (left + right) / 2 && one.right > (left + right) / 2 && one.top < (top + bottom) / 2 && one.bottom > (top + bottom) / 2
