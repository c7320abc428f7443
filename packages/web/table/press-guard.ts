/**
 * One press, one decision. What answers carries `data-once`. The second click of a double click, a press that began on an earlier
 * decision and a key held down do not count. A sentence says its kind there: whoever clicks the same kind again and again, not too
 * fast, means it. On a board the same holds for squares and spaces: what is chosen by one click is not confirmed by the next of two.
 */
import { type KeyboardEvent, type MouseEvent, type SyntheticEvent, useRef } from 'react'

const DOUBLE_MS = 300

const kindOf = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-once]')?.dataset['once'] : undefined

export function usePressGuard(decision: number | undefined) {
  const pressedOn = useRef<number | undefined>(undefined)
  const taken = useRef({ kind: '', at: 0 })
  const stop = (event: SyntheticEvent) => {
    event.preventDefault()
    event.stopPropagation()
  }
  return {
    onPointerDownCapture: () => {
      pressedOn.current = decision
    },
    onClickCapture: (event: MouseEvent) => {
      const kind = kindOf(event.target)
      if (kind === undefined) return
      const isLate = pressedOn.current !== undefined && pressedOn.current !== decision
      const isSecond = event.detail > 1 && (kind === '' || kind !== taken.current.kind || event.timeStamp - taken.current.at < DOUBLE_MS)
      pressedOn.current = undefined
      if (isLate || isSecond) stop(event)
      else taken.current = { kind, at: event.timeStamp }
    },
    onKeyDownCapture: (event: KeyboardEvent) => {
      if (event.repeat && (event.key === 'Enter' || event.key === ' ')) stop(event)
    },
  }
}
