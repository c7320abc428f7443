import { type ReactNode, useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useSettings } from '../../../app/settings.ts'
import { IconButton } from '../../../design/button.tsx'
import { useMedia } from '../../../design/media.ts'
import { useShortcuts } from '../../../table/shortcuts.ts'
import { useStillness } from '../stillness.ts'
import { type EdgeTag, EdgeTags } from './edge-tags.tsx'
import { dockedIn, mapIn } from './frame-parts.ts'
import { Overview } from './overview.tsx'
import { pinching } from './pinching.ts'
import { type Point, windowOnto } from './window-onto.ts'
import './zoom.css'

const STEP = 1.5
const MOST = 5
/** How wide a square should be for a finger, and for a pointer. */
const FINGER = 44
const POINTER = 36
/** What brings less than this is not worth a move. */
const WORTH = { finger: 1.1, pointer: 1.25 } as const
const PHONE = 768 // a board that is narrower is laid out as on a phone

interface ZoomFrameProps {
  words: { readonly zoomIn: string; readonly zoomOut: string; readonly zoomAll: string; readonly board: string }
  ratio: number // of the sheet's width to its height
  square: number // what a square takes of the width of the map
  lookAt: readonly Point[] // in parts of the map: what should be in sight now, what matters most first
  isClose?: boolean // is what is asked answered around the first of them?
  overview?: ReactNode // the whole map, small: shown where there is room for it while one looks through a window
  tags?: readonly EdgeTag[] // what is named at the edge while it cannot be seen
  children: ReactNode
}

/**
 * A window onto something large: made larger and smaller with two fingers, buttons, keys or the wheel with Ctrl. Moving about in it
 * is the browser's own scrolling, so that fingers, keys and the focus do it without help. What is docked stays at its
 * lower edge (`data-docked="below"`) or at its left.
 */
export function ZoomFrame({ words, ratio, square, lookAt, isClose = false, overview, tags = NO_TAGS, children }: ZoomFrameProps) {
  const [zoom, setZoom] = useState(1)
  const frame = useRef<HTMLDivElement>(null)
  const now = useRef(1)
  const wasClose = useRef(isClose)
  const byHandWhile = useRef<'close' | 'wide'>(undefined) // when somebody last made it larger or smaller
  const { keys } = useSettings()
  const isStill = useStillness()
  const isCoarse = useMedia('(pointer: coarse)')

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

  const byHand = useCallback(
    (wanted: number, around?: Point) => {
      byHandWhile.current = wasClose.current ? 'close' : 'wide'
      zoomTo(wanted, around)
    },
    [zoomTo],
  )
  const larger = () => byHand(now.current * STEP)
  const smaller = () => byHand(now.current / STEP)
  const whole = () => byHand(1)
  useShortcuts(keys, { '+': larger, '=': larger, '-': smaller, '0': whole })
  useEffect(() => (frame.current === null ? undefined : pinching(frame.current, () => now.current, byHand)), [byHand])

  /** Squares are large enough: always for a finger, elsewhere while one of them is to be pressed. What somebody chose stays. */
  const fit = useEffectEvent(() => {
    const box = frame.current
    if (box === null || box.clientWidth === 0) return // behind another tab
    const isPhone = (box.closest('.board-frame')?.clientWidth ?? PHONE) < PHONE
    const by = isPhone || isCoarse ? 'finger' : 'pointer'
    const isFixed = isPhone || (isCoarse && box.closest('.board') !== null)
    wasClose.current = isClose
    if (byHandWhile.current === 'close' || (byHandWhile.current === 'wide' && (isFixed || !isClose))) return
    byHandWhile.current = undefined
    const width = (mapIn(box).width / now.current) * square
    const wanted = isFixed || isClose ? (by === 'finger' ? FINGER : POINTER) / width : 1
    zoomTo(wanted >= WORTH[by] ? wanted : 1)
  })
  const look = useEffectEvent((behavior: ScrollBehavior) => {
    const box = frame.current
    if (box === null || now.current === 1) return
    const docked = { below: dockedIn(box, 'below')?.offsetHeight ?? 0, left: dockedIn(box, 'left')?.offsetWidth ?? 0 }
    const inSight = { width: box.clientWidth - docked.left, height: box.clientHeight - docked.below }
    const map = mapIn(box)
    const corner = windowOnto(lookAt, map, inSight, FINGER)
    if (corner !== undefined) box.scrollTo({ left: map.x + corner.x - docked.left, top: map.y + corner.y, behavior })
  })
  const isLooking = useRef(false)
  const fitAndLook = useEffectEvent(() => {
    const before = now.current
    const from = isStill || !isLooking.current ? undefined : placeOfSheet(frame.current) // nothing moves before it was seen
    fit()
    const isSame = before === now.current
    look(isSame && from !== undefined ? 'smooth' : 'instant')
    if (!isSame) moveFrom(frame.current, from)
    isLooking.current = true
  })
  const lookedAt = JSON.stringify(lookAt)
  // Before anything is painted: nobody sees it jump.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same places need no second look
  useLayoutEffect(() => fitAndLook(), [lookedAt, isClose, isCoarse, square])
  useEffect(() => {
    const turned = new ResizeObserver(() => {
      const before = now.current
      fit()
      if (now.current !== before) look('instant')
    })
    if (frame.current !== null) turned.observe(frame.current)
    return () => turned.disconnect()
  }, [])

  return (
    <div className="zoom" data-zoomed={zoom > 1}>
      <div ref={frame} className="zoom-frame" style={{ '--ratio': ratio }}>
        <div className="zoom-sheet">{children}</div>
      </div>
      <EdgeTags frame={frame} tags={tags} />
      <div className="zoom-buttons" role="toolbar" aria-label={words.board}>
        <IconButton label={words.zoomIn} icon="plus" aria-disabled={zoom >= MOST} onClick={larger} />
        <IconButton label={words.zoomOut} icon="minus" aria-disabled={zoom <= 1} onClick={smaller} />
        <IconButton label={words.zoomAll} icon="whole" aria-disabled={zoom <= 1} onClick={whole} />
      </div>
      {overview !== undefined && zoom > 1 && <Overview frame={frame}>{overview}</Overview>}
    </div>
  )
}

const NO_TAGS: readonly EdgeTag[] = []

/** Where all of it lies on the screen. */
const placeOfSheet = (box: HTMLElement | null) => box?.firstElementChild?.getBoundingClientRect()

/** It was elsewhere, smaller or larger: it is seen to come here. */
function moveFrom(box: HTMLElement | null, from: DOMRect | undefined): void {
  const to = placeOfSheet(box)
  if (from === undefined || to === undefined || to.width === 0) return
  const before = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`
  box?.firstElementChild?.animate([{ transform: before, transformOrigin: '0 0' }, { transformOrigin: '0 0' }], {
    duration: 300,
    easing: 'ease-in-out',
  })
}
