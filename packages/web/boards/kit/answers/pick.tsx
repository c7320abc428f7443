import type { Tagged } from '@wildcat/kernel'
import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { useAdvised } from '../../../advice/advice-context.ts'
import { useAnyBoard } from '../board-context.ts'
import { pickable, type TipMark } from '../marks.ts'

interface PickProps {
  isPicked: boolean
  isOpen?: boolean // can it be picked at all?
  className?: string
  tip?: TipMark
  children: ReactNode
  onPick: () => void
}

/** One of several to pick: a brass ring says that it can be, a rust one that it is, and that one stays in sight. Nothing is done by it. */
export function Pick({ isPicked, isOpen = true, className = '', tip, children, onPick }: PickProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isPicked) button.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [isPicked])
  return (
    <button
      ref={button}
      type="button"
      className={`pick ${className}`}
      {...(isOpen ? pickable : {})}
      {...tip}
      aria-pressed={isPicked}
      aria-disabled={!isOpen}
      onClick={onPick}
    >
      {children}
    </button>
  )
}

/** What was picked for the decision at hand; the next one begins anew. `of`: what an answer that is advised would have picked. */
export function usePick<Picked>(first: Picked, of: (command: Tagged) => Picked | undefined): [Picked, (picked: Picked) => void] {
  const decision = useAnyBoard().turn?.decision
  const [kept, keep] = useState({ decision, picked: first })
  useAdvised(decision, ({ command }) => {
    const picked = of(command)
    if (picked !== undefined) keep({ decision, picked })
  })
  return [kept.decision === decision ? kept.picked : first, picked => keep({ decision, picked })]
}

/** A field of a command of this kind. */
export const fieldOf = (command: Tagged, kind: string, field: string): unknown =>
  command.kind === kind ? Reflect.get(command, field) : undefined
