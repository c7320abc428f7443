import type { Command } from '@wildcat/oilfield/board'
import type { ReactNode } from 'react'
import { type Anchor, advisedIf, pickable, type TipMark } from '../kit/marks.ts'
import { useBoard } from './board-context.tsx'
import { isSame, useChoice } from './choice.tsx'

interface LitProps {
  className: string
  label: string // what it is; what pressing it would do is said by the game
  isRead?: boolean // what is written on it says what it is
  of: readonly Command[] // what it stands for; the first of them is picked by it
  tip?: TipMark
  place?: Anchor
  children: ReactNode
}

/** A part of the board that can be pressed if something can be done with it now: it picks that, and nothing is done by it. */
export function Lit({ className, label, isRead = false, of, tip, place, children }: LitProps) {
  const { say, turn } = useBoard()
  const { picked, pick, advised } = useChoice()
  const [first] = of
  if (first === undefined || turn?.isAsked !== true)
    return (
      <div className={className} role="img" aria-label={label} {...tip} {...place}>
        {children}
      </div>
    )
  const isPicked = of.some(command => isSame(picked, command))
  return (
    <button
      type="button"
      className={className}
      data-lit
      {...pickable}
      {...tip}
      {...place}
      {...advisedIf(of.some(command => isSame(advised, command)))}
      aria-pressed={isPicked}
      aria-label={isRead ? undefined : `${label}. ${say(first)}`}
      onClick={() => {
        if (!isPicked) pick(first)
      }}
    >
      {children}
      {isRead && <span className="unseen">. {say(first)}</span>}
    </button>
  )
}
