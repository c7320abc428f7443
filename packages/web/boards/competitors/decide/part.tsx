import type { ReactNode } from 'react'
import type { TipMark } from '../../kit/marks.ts'

interface PartProps {
  isPicked: boolean
  className?: string
  tip?: TipMark
  children: ReactNode
  onPick: () => void
}

/** One of several cards of which a command takes more than one: it looks like something to pick, but decides nothing with the button alone. */
export const Part = ({ isPicked, className = '', tip, children, onPick }: PartProps) => (
  <button type="button" className={`pick ${className}`} {...tip} aria-pressed={isPicked} onClick={onPick}>
    {children}
  </button>
)
