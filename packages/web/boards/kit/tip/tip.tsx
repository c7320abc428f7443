import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useAnyBoard } from '../board-context.ts'
import { type Anchored, listen, type OnPoint } from './listen.ts'
import './tip.css'

const GAP = 8

interface TipsProps {
  root: RefObject<HTMLElement | null>
  say: (key: string) => ReactNode
  onPoint: OnPoint
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

/** Below the thing, or above where there is no room; of what is asked on the sheet beside it, where it covers no other answer. */
function beside(box: HTMLElement, element: Element) {
  const place = element.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = box
  const sheet = element.closest('.board-sheet')?.getBoundingClientRect().left ?? 0
  if (sheet > width + 2 * GAP) {
    const high = Math.max(GAP, Math.min(innerHeight - height - GAP, place.top))
    box.style.transform = `translate(${Math.round(sheet - width - GAP)}px, ${Math.round(high)}px)`
    return
  }
  const left = Math.max(GAP, Math.min(innerWidth - width - GAP, place.left + place.width / 2 - width / 2))
  const below = place.bottom + GAP
  const top = below + height + GAP <= innerHeight ? below : Math.max(GAP, place.top - GAP - height)
  box.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`
}
