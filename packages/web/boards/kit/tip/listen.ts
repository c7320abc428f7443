/** What the pointer, the focus or a finger is on. */
import { TIP, tipKey } from '../marks.ts'

export const HOVER_MS = 120
const LONG_PRESS_MS = 450

export interface Anchored {
  readonly key: string
  readonly element: Element
}
/** At once, also before a tip is shown. */
export type OnPoint = (key: string | undefined) => void

function found({ target }: Event): Anchored | undefined {
  const element = target instanceof Element ? target.closest(TIP) : null
  const key = element === null ? undefined : tipKey(element)
  return element === null || key === undefined ? undefined : { key, element }
}

/** Tells what is pointed at, by whatever means, and what a tip should be about, until the returned function is called. */
export function listen(area: HTMLElement, show: (next: Anchored | undefined) => void, onPoint: OnPoint): () => void {
  const listening = new AbortController()
  const { signal } = listening
  let timer = 0
  let held = false
  let pointed: Element | undefined
  let isPressed = false // by a mouse that has not moved since: what was read about is done, and nothing lies over what comes of it
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
    } else if (!isPressed) later(ms, () => show(next))
  }
  const away = () => point(undefined, 0)

  area.addEventListener('pointerover', event => event.pointerType !== 'touch' && point(found(event), HOVER_MS), { signal })
  area.addEventListener('pointerleave', event => event.pointerType !== 'touch' && away(), { signal })
  area.addEventListener(
    'pointerdown',
    event => {
      clearTimeout(timer)
      show(undefined)
      isPressed = event.pointerType !== 'touch'
      if (isPressed) return
      held = false
      const next = found(event)
      if (next !== undefined)
        later(LONG_PRESS_MS, () => {
          held = true
          point(next, 0)
        })
    },
    { signal },
  )
  area.addEventListener(
    'pointermove',
    event => {
      if (!isPressed || (event.movementX === 0 && event.movementY === 0)) return
      isPressed = false
      point(found(event), HOVER_MS)
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
