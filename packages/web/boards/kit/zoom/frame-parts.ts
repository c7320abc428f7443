import type { Point, Size } from './window-onto.ts'

/** What stays at an edge of the window, whatever part of the rest is in sight. */
export const dockedIn = (box: HTMLElement, where: 'below' | 'left') => box.querySelector<HTMLElement>(`[data-docked="${where}"]`)

/** Where the map lies in what is looked at, and how large it is. */
export function mapIn(box: HTMLElement): Point & Size {
  const map = box.querySelector('[role="grid"]') ?? box
  const { left, top, width, height } = map.getBoundingClientRect()
  const frame = box.getBoundingClientRect()
  return { x: left - frame.left + box.scrollLeft, y: top - frame.top + box.scrollTop, width, height }
}
