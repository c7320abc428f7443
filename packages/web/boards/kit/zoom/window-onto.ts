/** Where a window onto something larger should stand. */

export interface Point {
  readonly x: number
  readonly y: number
}
export interface Size {
  readonly width: number
  readonly height: number
}

/**
 * The upper left corner of a window of which the first point is in the sight, and of the others as many as fit with it, in their order.
 * `points` are in parts of the whole; around each there should be `margin`.
 */
export function windowOnto(points: readonly Point[], whole: Size, window: Size, margin: number): Point | undefined {
  const [first, ...others] = points.map(({ x, y }) => ({ x: x * whole.width, y: y * whole.height }))
  if (first === undefined) return undefined
  let box = { left: first.x, right: first.x, top: first.y, bottom: first.y }
  for (const { x, y } of others) {
    const wider = {
      left: Math.min(box.left, x),
      right: Math.max(box.right, x),
      top: Math.min(box.top, y),
      bottom: Math.max(box.bottom, y),
    }
    const fits = wider.right - wider.left + 2 * margin <= window.width && wider.bottom - wider.top + 2 * margin <= window.height
    if (fits) box = wider
  }
  return { x: (box.left + box.right - window.width) / 2, y: (box.top + box.bottom - window.height) / 2 }
}
