import { type ReactNode, type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { type Anchor, anchored, ONCE } from '../marks.ts'
import { apart, type Box, covers, type Edge, edgeOf } from './edge.ts'
import './edge-tags.css'

/** Something on the board that should be known of wherever one looks. */
export interface EdgeTag {
  readonly id: string
  readonly piece: Anchor // on the board
  readonly sign: ReactNode
  readonly text: string // where it is
}
interface Placed {
  readonly side: Edge['side']
  readonly x: number
  readonly y: number
}
/** How large a tag is, in pixels. */
const TAG = { width: 66, height: 24, least: 48 } as const
/** How much of a side each has, if there is room: beyond a side that lies across they may be as narrow as they are. */
const SIZE = { left: TAG.height + 2, right: TAG.height + 2, top: TAG.width + 6, bottom: TAG.width + 6 } as const

/**
 * What lies outside of the part that can be seen is named at its edge, the first of them where there is no room for all. Nothing there can
 * be pressed, and none lies over what can. What is docked is a window of its own. Whoever does not see it finds the same on the board.
 */
export function EdgeTags({ frame, tags }: { frame: RefObject<HTMLElement | null>; tags: readonly EdgeTag[] }) {
  const [placed, setPlaced] = useState<Readonly<Record<string, Placed>>>({})
  const place = useEffectEvent(() => {
    const box = frame.current
    if (box === null || box.clientWidth === 0) return // behind another tab
    const next = placesOf(box, tags)
    if (JSON.stringify(next) !== JSON.stringify(placed)) setPlaced(next)
  })
  useEffect(() => {
    const box = frame.current
    if (box === null) return
    let asked = 0
    const later = () => {
      cancelAnimationFrame(asked)
      asked = requestAnimationFrame(() => {
        place()
        // A map that is coming nearer is looked at again when it has come.
        for (const moving of box.firstElementChild?.getAnimations() ?? []) moving.finished.then(later, () => undefined)
      })
    }
    const listening = new AbortController()
    for (const event of ['scroll', 'transitionend'] as const)
      box.addEventListener(event, later, { signal: listening.signal, passive: true, capture: true })
    const resized = new ResizeObserver(later)
    for (const each of [box, ...box.children]) resized.observe(each) // larger and smaller, too
    return () => {
      cancelAnimationFrame(asked)
      resized.disconnect()
      listening.abort()
    }
  }, [frame])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has moved is looked at again
  useEffect(() => {
    const asked = requestAnimationFrame(() => place())
    return () => cancelAnimationFrame(asked)
  }, [tags])
  return (
    <div className="edge-tags" aria-hidden="true">
      {tags.map(({ id, sign, text }) => {
        const at = placed[id]
        return (
          at !== undefined && (
            <span key={id} className="edge-tag" data-side={at.side} style={{ transform: `translate(${at.x}px, ${at.y}px)` }}>
              {sign}
              {text}
            </span>
          )
        )
      })}
    </div>
  )
}

/** All that lie outside, by what they are; from the frame's upper left corner. */
function placesOf(frame: HTMLElement, tags: readonly EdgeTag[]): Record<string, Placed> {
  const whole = frame.getBoundingClientRect()
  const docked = [...frame.querySelectorAll<HTMLElement>('[data-docked]')]
  const outside = tags.flatMap(({ id, piece }) => {
    const found = anchored(frame, piece)
    if (found === undefined) return []
    const { left, right, top, bottom } = found.getBoundingClientRect()
    const inside = found.closest<HTMLElement>('[data-docked]')
    const window = inside === null ? besides(whole, docked) : common(whole, inside.getBoundingClientRect())
    const edge = edgeOf({ x: (left + right) / 2, y: (top + bottom) / 2 }, window)
    return edge === undefined ? [] : [{ id, window, ...edge }]
  })
  const placed: Record<string, Placed> = {}
  const lit = [...frame.querySelectorAll(ONCE)].map(each => each.getBoundingClientRect())
  const buttons = frame.parentElement?.querySelector('[role="toolbar"]')?.getBoundingClientRect()
  for (const side of ['left', 'right', 'top', 'bottom'] as const) {
    const there = outside.filter(each => each.side === side)
    const isUpright = side === 'left' || side === 'right'
    const start = isUpright ? 'top' : 'left'
    const { from, to } = freeOf(side, whole, besides(whole, docked), buttons)
    const size = isUpright ? SIZE[side] : Math.max(TAG.least, Math.min(SIZE[side], (to - from) / there.length))
    const places = apart(
      there.map(({ window, along }) => window[start] + along),
      size,
      from,
      to,
    )
    for (const [n, { id, window }] of there.entries()) {
      const along = places[n]
      if (along === undefined || lit.some(each => covers(tagAt(side, window[side], along, size), each))) continue
      placed[id] = isUpright
        ? { side, x: Math.round(window[side] - whole.left), y: Math.round(along - whole.top) }
        : { side, x: Math.round(along - whole.left), y: Math.round(window[side] - whole.top) }
    }
  }
  return placed
}

/** The stretch of a side on which nothing else lies: neither what is docked on the left nor the buttons above on the right. */
function freeOf(side: Edge['side'], whole: Box, window: Box, buttons: Box | undefined): { readonly from: number; readonly to: number } {
  const areButtonsAbove = buttons !== undefined && buttons.bottom > buttons.top && buttons.top < whole.top + TAG.height
  if (side === 'top') return { from: window.left, to: areButtonsAbove ? Math.min(whole.right, buttons.left) : whole.right }
  if (side === 'bottom') return { from: window.left, to: whole.right }
  const isBeside = areButtonsAbove && side === 'right' && buttons.right > whole.right - TAG.width && buttons.left < whole.right
  return { from: isBeside ? buttons.bottom : whole.top, to: whole.bottom }
}

function tagAt(side: Edge['side'], edge: number, along: number, size: number): Box {
  const { width, height } = TAG
  if (side === 'left' || side === 'right') {
    const left = side === 'left' ? edge : edge - width
    return { left, right: left + width, top: along - height / 2, bottom: along + height / 2 }
  }
  const top = side === 'top' ? edge : edge - height
  return { left: along - size / 2, right: along + size / 2, top, bottom: top + height }
}

const common = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  right: Math.min(one.right, other.right),
  top: Math.max(one.top, other.top),
  bottom: Math.min(one.bottom, other.bottom),
})
/** What is left of it beside and above what is docked. */
function besides(whole: Box, docked: readonly HTMLElement[]): Box {
  let { left, bottom } = whole
  for (const each of docked) {
    const box = each.getBoundingClientRect()
    if (each.dataset['docked'] === 'left') left = Math.max(left, box.right)
    else bottom = Math.min(bottom, box.top)
  }
  return { left, right: whole.right, top: whole.top, bottom }
}
