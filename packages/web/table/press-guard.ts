/**
 * One press, one decision. What answers is marked by `once`. The second click of a double click, a press that began on an earlier
 * decision and a key held down do not count. A sentence says its kind there: whoever clicks the same kind again and again, not too
 * fast, means it. On a board the same holds for squares and spaces: what is chosen by one click is not confirmed by the next of two.
 */
import { type KeyboardEvent, type MouseEvent, type SyntheticEvent, useRef } from 'react'
import { onceKind } from '../boards/kit/marks.ts'

const DOUBLE_MS = 300

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
      const kind = onceKind(event.target)
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
