import type { Tagged } from '@wildcat/kernel'
import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { useAdvice } from '../../../advice/advice-context.ts'
import { useAnyBoard } from '../board-context.ts'
import { advisedIf, pickable, type TipMark } from '../marks.ts'

interface PickProps {
  isPicked: boolean
  isOpen?: boolean // can it be picked at all?
  isAdvised?: boolean // is it part of what was advised?
  className?: string
  tip?: TipMark
  children: ReactNode
  onPick: () => void
}

/** One of several to pick: a brass ring says that it can be, a rust one that it is, and that one stays in sight; a blue one that it is advised. Nothing is done by it. */
export function Pick({ isPicked, isOpen = true, isAdvised = false, className = '', tip, children, onPick }: PickProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isPicked || isAdvised) button.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [isPicked, isAdvised])
  return (
    <button
      ref={button}
      type="button"
      className={`pick ${className}`}
      {...(isOpen ? pickable : {})}
      {...tip}
      {...advisedIf(isAdvised)}
      aria-pressed={isPicked}
      aria-disabled={!isOpen}
      onClick={onPick}
    >
      {children}
    </button>
  )
}

interface Picking<Picked> {
  readonly pick: (picked: Picked) => void
  readonly advised: Picked | undefined // what an answer that is advised would pick
  readonly isOwn: boolean // picked by the player, who may have left it as it was
}

/** What was picked for the decision at hand; the next one begins anew. `of`: what an answer that is advised would have picked. */
export function usePick<Picked>(first: Picked, of: (command: Tagged) => Picked | undefined): readonly [Picked, Picking<Picked>] {
  const decision = useAnyBoard().turn?.decision
  const [kept, keep] = useState<{ decision: typeof decision; picked: Picked }>()
  const { laid, marked, isTaken, layAside } = useAdvice(decision, ({ command }) => of(command))
  const own = kept !== undefined && kept.decision === decision ? kept : undefined
  const pick = (picked: Picked) => {
    keep({ decision, picked })
    layAside()
  }
  return [laid ?? (own === undefined ? first : own.picked), { pick, advised: marked, isOwn: isTaken || own !== undefined }]
}

/** A field of a command of this kind. */
export const fieldOf = (command: Tagged, kind: string, field: string): unknown =>
  command.kind === kind ? Reflect.get(command, field) : undefined
