import { type ReactNode, useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useSettings } from '../../../app/settings.ts'
import { IconButton } from '../../../design/button.tsx'
import { useShortcuts } from '../../../table/shortcuts.ts'
import { useStillness } from '../stillness.ts'
import { type Point, type Size, windowOnto } from './window-onto.ts'
import './zoom.css'

const STEP = 1.5
const MOST = 5
/** Where a board is laid out as on a phone, squares are large enough for a finger. */
const PHONE = 768
const FINGER = 44

interface ZoomFrameProps {
  words: { readonly zoomIn: string; readonly zoomOut: string; readonly zoomAll: string; readonly board: string }
  ratio: number // of the sheet's width to its height
  square: number // what a square takes of the width of the map
  lookAt: readonly Point[] // in parts of the map: what should be in sight now, what matters most first
  children: ReactNode
}

/**
 * A window onto something large: made larger and smaller with two fingers, buttons, keys or the wheel with Ctrl. Moving about in it
 * is the browser's own scrolling, so that fingers, keys and the focus do it without help. What is docked stays at its
 * lower edge (`data-docked="below"`) or at its left.
 */
export function ZoomFrame({ words, ratio, square, lookAt, children }: ZoomFrameProps) {
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
    const box = frame.current
    if (box === null || (box.closest('.board-frame')?.clientWidth ?? PHONE) >= PHONE) return
    const unzoomed = mapIn(box).width / now.current
    zoomTo(FINGER / (unzoomed * square))
  }, [zoomTo, square])
  const lookedAt = JSON.stringify(lookAt)
  const isLooking = useRef(false)
  const look = useEffectEvent(() => {
    const box = frame.current
    if (box === null || now.current === 1) return
    const docked = { below: dockedIn(box, 'below')?.offsetHeight ?? 0, left: dockedIn(box, 'left')?.offsetWidth ?? 0 }
    const inSight = { width: box.clientWidth - docked.left, height: box.clientHeight - docked.below }
    const map = mapIn(box)
    const corner = windowOnto(lookAt, map, inSight, FINGER)
    if (corner === undefined) return
    const behavior = isStill || !isLooking.current ? 'instant' : 'smooth' // nothing moves before it was seen
    isLooking.current = true
    box.scrollTo({ left: map.x + corner.x - docked.left, top: map.y + corner.y, behavior })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same places need no second look
  useEffect(() => look(), [lookedAt])

  return (
    <div className="zoom" data-zoomed={zoom > 1}>
      <div ref={frame} className="zoom-frame" style={{ '--ratio': ratio }}>
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

const dockedIn = (box: HTMLElement, where: 'below' | 'left') => box.querySelector<HTMLElement>(`[data-docked="${where}"]`)

/** Where the map lies in what is looked at, and how large it is. */
function mapIn(box: HTMLElement): Point & Size {
  const map = box.querySelector('[role="grid"]') ?? box
  const { left, top, width, height } = map.getBoundingClientRect()
  const frame = box.getBoundingClientRect()
  return { x: left - frame.left + box.scrollLeft, y: top - frame.top + box.scrollTop, width, height }
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
