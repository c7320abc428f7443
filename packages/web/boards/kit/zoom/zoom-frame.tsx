import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useSettings } from '../../../app/settings.ts'
import { IconButton } from '../../../design/button.tsx'
import { useShortcuts } from '../../../table/shortcuts.ts'
import { useStillness } from '../stillness.ts'
import './zoom.css'

const STEP = 1.5
const MOST = 4
/** On a small screen squares should be large enough for a finger. */
const SMALL = 640
const ZOOM_WHERE_SMALL = 2.2

export interface Point {
  readonly x: number
  readonly y: number
}

interface ZoomFrameProps {
  words: { readonly zoomIn: string; readonly zoomOut: string; readonly zoomAll: string; readonly board: string }
  lookAt: Point | undefined // in parts of the sheet: what should be in sight now
  children: ReactNode
}

/**
 * A window onto something large: made larger and smaller with two fingers, buttons, keys or the wheel with Ctrl. Moving about in it
 * is the browser's own scrolling, so that fingers, keys and the focus do it without help.
 */
export function ZoomFrame({ words, lookAt, children }: ZoomFrameProps) {
  const [zoom, setZoom] = useState(1)
  const frame = useRef<HTMLDivElement>(null)
  const now = useRef(1)
  const { keys } = useSettings()
  const isStill = useStillness()

  /** What is under this point of the window stays there. */
  const zoomTo = useCallback((wanted: number, around?: Point) => {
    const box = frame.current
    const next = Math.min(MOST, Math.max(1, wanted))
    if (box === null || next === now.current) return
    const at = around ?? { x: box.clientWidth / 2, y: box.clientHeight / 2 }
    const ratio = next / now.current
    const left = (box.scrollLeft + at.x) * ratio - at.x
    const top = (box.scrollTop + at.y) * ratio - at.y
    now.current = next
    box.style.setProperty('--zoom', String(next))
    box.scrollTo({ left, top, behavior: 'instant' })
    setZoom(next)
  }, [])

  const larger = () => zoomTo(now.current * STEP)
  const smaller = () => zoomTo(now.current / STEP)
  const whole = () => zoomTo(1)
  useShortcuts(keys, { '+': larger, '=': larger, '-': smaller, '0': whole })
  useEffect(() => (frame.current === null ? undefined : pinching(frame.current, () => now.current, zoomTo)), [zoomTo])

  // Before anything is painted: nobody sees it jump.
  useLayoutEffect(() => {
    if (frame.current !== null && frame.current.clientWidth < SMALL) zoomTo(ZOOM_WHERE_SMALL)
  }, [zoomTo])
  const x = lookAt?.x
  const y = lookAt?.y
  useEffect(() => {
    const box = frame.current
    if (box === null || x === undefined || y === undefined || now.current === 1) return
    const left = x * box.scrollWidth - box.clientWidth / 2
    const top = y * box.scrollHeight - box.clientHeight / 2
    box.scrollTo({ left, top, behavior: isStill ? 'instant' : 'smooth' })
  }, [x, y, isStill])

  return (
    <div className="zoom" data-zoomed={zoom > 1}>
      <div ref={frame} className="zoom-frame">
        <div className="zoom-sheet">{children}</div>
      </div>
      <div className="zoom-buttons" role="toolbar" aria-label={words.board}>
        <IconButton label={words.zoomIn} icon="plus" aria-disabled={zoom >= MOST} onClick={larger} />
        <IconButton label={words.zoomOut} icon="minus" aria-disabled={zoom <= 1} onClick={smaller} />
        <IconButton label={words.zoomAll} icon="whole" aria-disabled={zoom <= 1} onClick={whole} />
      </div>
    </div>
  )
}

/** Two fingers, or the wheel with Ctrl (which is also how touchpads tell of two fingers). */
function pinching(box: HTMLElement, zoomNow: () => number, zoomTo: (zoom: number, around: Point) => void): () => void {
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
