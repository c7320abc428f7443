/** Fingers, mouse and wheel on the map: what they ask the camera to do. */
import type { Point } from '@wildcat/competitors/board'

export interface Gestures {
  move(dx: number, dy: number): void
  zoom(factor: number, at: Point): void
}

/** Less than this is a tap that trembles. */
const TREMBLE = 6

/** Listens to an element until it is told to stop. A press that became a movement presses nothing. */
export function gestures(box: HTMLElement, on: Gestures): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const fingers = new Map<number, Point>()
  let taking: number | undefined // the finger that has taken hold of something on the map
  let went = 0
  const inside = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = box.getBoundingClientRect()
    return [clientX - left, clientY - top]
  }
  const isOurs = ({ target, button }: PointerEvent) => button === 0 && target instanceof Element && target.closest('[data-fixed]') === null

  box.addEventListener(
    'pointerdown',
    event => {
      if (!isOurs(event)) return
      if (fingers.size === 0) went = 0
      const isTaking = fingers.size === 0 && event.target instanceof Element && event.target.closest('[data-takes]') !== null
      taking = isTaking ? event.pointerId : undefined // with a second finger it lets go
      fingers.set(event.pointerId, inside(event))
    },
    { signal },
  )
  // On the whole window: a finger may leave the map while it moves.
  addEventListener(
    'pointermove',
    event => {
      const before = fingers.get(event.pointerId)
      if (before === undefined) return
      const now = inside(event)
      const [dx, dy] = [now[0] - before[0], now[1] - before[1]]
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1]
      went += Math.hypot(dx, dy)
      if (went < TREMBLE) return
      fingers.set(event.pointerId, now)
      if (event.pointerId === taking) return undefined
      if (other === undefined) return on.move(dx, dy)
      const apart = (point: Point) => Math.max(1, Math.hypot(point[0] - other[0], point[1] - other[1]))
      on.move(dx / 2, dy / 2)
      on.zoom(apart(now) / apart(before), [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2])
    },
    { signal },
  )
  for (const end of ['pointerup', 'pointercancel'] as const)
    addEventListener(
      end,
      event => {
        fingers.delete(event.pointerId)
      },
      { signal },
    )
  box.addEventListener(
    'click',
    event => {
      if (went < TREMBLE || event.detail === 0) return
      event.preventDefault()
      event.stopPropagation()
      went = 0
    },
    { signal, capture: true },
  )
  box.addEventListener(
    'wheel',
    event => {
      if (event.target instanceof Element && event.target.closest('[data-fixed]') !== null) return
      event.preventDefault()
      const lines = event.deltaMode === 0 ? 1 : 16
      on.zoom(Math.exp((-event.deltaY * lines) / (event.ctrlKey ? 100 : 400)), inside(event))
    },
    { signal, passive: false },
  )
  return () => listening.abort()
}
