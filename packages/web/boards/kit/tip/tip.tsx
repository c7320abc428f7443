import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useAnyBoard } from '../board-context.ts'
import { TIP, tipKey } from '../marks.ts'
import './tip.css'

const HOVER_MS = 120
const LONG_PRESS_MS = 450
const GAP = 8

interface Anchored {
  readonly key: string
  readonly element: Element
}
interface TipsProps {
  root: RefObject<HTMLElement | null>
  say: (key: string) => ReactNode
  onPoint: (key: string | undefined) => void // at once, also before a tip is shown
}

/**
 * Says what something is and what using it would do: while the pointer or the focus is on it, or after a long press. Whatever has a
 * mark of a tip inside `root` has one. To a screen reader the same is in the label of the thing itself.
 */
export function Tips({ root, say, onPoint }: TipsProps) {
  const [anchored, setAnchored] = useState<Anchored>()
  const { turn } = useAnyBoard()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => (root.current === null ? undefined : listen(root.current, setAnchored, onPoint)), [root, onPoint])
  // What was said about one question has nothing to do with the next.
  const [decision, setDecision] = useState(turn?.decision)
  if (decision !== turn?.decision) {
    setDecision(turn?.decision)
    setAnchored(undefined)
  }

  const content = anchored === undefined ? null : say(anchored.key)
  useLayoutEffect(() => {
    if (box.current !== null && anchored !== undefined) beside(box.current, anchored.element)
  })
  if (content === null || content === undefined) return null
  return (
    <div ref={box} className="tip" aria-hidden="true">
      {content}
    </div>
  )
}

/** Below the thing, or above where there is no room. */
function beside(box: HTMLElement, element: Element) {
  const place = element.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = box
  const left = Math.max(GAP, Math.min(innerWidth - width - GAP, place.left + place.width / 2 - width / 2))
  const below = place.bottom + GAP
  const top = below + height + GAP <= innerHeight ? below : Math.max(GAP, place.top - GAP - height)
  box.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`
}

function found({ target }: Event): Anchored | undefined {
  const element = target instanceof Element ? target.closest(TIP) : null
  const key = element === null ? undefined : tipKey(element)
  return element === null || key === undefined ? undefined : { key, element }
}

function listen(area: HTMLElement, show: (next: Anchored | undefined) => void, onPoint: TipsProps['onPoint']): () => void {
  const listening = new AbortController()
  const { signal } = listening
  let timer = 0
  let held = false
  let pointed: Element | undefined
  const later = (ms: number, act: () => void) => {
    clearTimeout(timer)
    timer = window.setTimeout(act, ms)
  }
  const point = (next: Anchored | undefined, ms: number) => {
    pointed = next?.element
    onPoint(next?.key)
    if (next === undefined || ms === 0) {
      clearTimeout(timer)
      show(next)
    } else later(ms, () => show(next))
  }
  const away = () => point(undefined, 0)

  area.addEventListener('pointerover', event => event.pointerType !== 'touch' && point(found(event), HOVER_MS), { signal })
  area.addEventListener('pointerleave', event => event.pointerType !== 'touch' && away(), { signal })
  area.addEventListener(
    'pointerdown',
    event => {
      if (event.pointerType !== 'touch') return
      held = false
      show(undefined)
      const next = found(event)
      if (next !== undefined)
        later(LONG_PRESS_MS, () => {
          held = true
          point(next, 0)
        })
    },
    { signal },
  )
  for (const end of ['pointerup', 'pointercancel'] as const) area.addEventListener(end, () => clearTimeout(timer), { signal })
  area.addEventListener('contextmenu', event => held && event.preventDefault(), { signal })
  // What was held down to be read about is not used by letting go.
  area.addEventListener(
    'click',
    event => {
      if (!held) return
      held = false
      event.preventDefault()
      event.stopPropagation()
    },
    { signal, capture: true },
  )
  area.addEventListener(
    'focusin',
    event => event.target instanceof Element && event.target.matches(':focus-visible') && point(found(event), 0),
    {
      signal,
    },
  )
  area.addEventListener('focusout', away, { signal })
  // Only what carries the thing away: a log that grows somewhere else does not.
  addEventListener('scroll', ({ target }) => target instanceof Node && pointed !== undefined && target.contains(pointed) && away(), {
    signal,
    capture: true,
  })
  addEventListener('keydown', ({ key }) => key === 'Escape' && show(undefined), { signal })
  return () => {
    clearTimeout(timer)
    listening.abort()
  }
}
