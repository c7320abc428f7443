import type { ReactNode } from 'react'
import { advisedIf, type TipMark } from '../../kit/marks.ts'

interface PartProps {
  isPicked: boolean
  isAdvised?: boolean
  className?: string
  kind?: string // of card
  tip?: TipMark
  children: ReactNode
  onPick: () => void
}

/** One of several cards of which a command takes more than one: it looks like something to pick, but decides nothing with the button alone. */
export const Part = ({ isPicked, isAdvised = false, className = '', kind, tip, children, onPick }: PartProps) => (
  <button
    type="button"
    className={`pick ${className}`}
    data-kind={kind}
    {...tip}
    {...advisedIf(isAdvised)}
    aria-pressed={isPicked}
    onClick={onPick}
  >
    {children}
  </button>
)
