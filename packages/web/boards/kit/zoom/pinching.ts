import type { Point } from './window-onto.ts'

/** Two fingers, or the wheel with Ctrl (which is also how touchpads tell of two fingers). */
export function pinching(box: HTMLElement, zoomNow: () => number, zoomTo: (zoom: number, around: Point) => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  let began: { apart: number; zoom: number } | undefined
  const inside = (x: number, y: number): Point => {
    const { left, top } = box.getBoundingClientRect()
    return { x: x - left, y: y - top }
  }
  const fingers = ({ touches: [one, other] }: TouchEvent) =>
    one === undefined || other === undefined
      ? undefined
      : {
          apart: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
          middle: inside((one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2),
        }
  box.addEventListener(
    'touchstart',
    event => {
      const two = fingers(event)
      began = two === undefined ? undefined : { apart: two.apart, zoom: zoomNow() }
    },
    { signal, passive: true },
  )
  box.addEventListener(
    'touchmove',
    event => {
      const two = fingers(event)
      if (two === undefined || began === undefined) return
      event.preventDefault()
      zoomTo((began.zoom * two.apart) / began.apart, two.middle)
    },
    { signal, passive: false },
  )
  box.addEventListener(
    'wheel',
    event => {
      if (!event.ctrlKey) return
      event.preventDefault()
      zoomTo(zoomNow() * Math.exp(-event.deltaY / 300), inside(event.clientX, event.clientY))
    },
    { signal, passive: false },
  )
  return () => listening.abort()
}
