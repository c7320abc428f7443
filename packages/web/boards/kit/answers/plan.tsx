import type { Tagged } from '@wildcat/kernel'
import type { ReactNode } from 'react'
import { useIsAdvised } from '../../../advice/advice-context.ts'
import { Button } from '../../../design/button.tsx'
import { focusQuestion } from '../../../table/focus.ts'
import { useAnyBoard } from '../board-context.ts'
import { advisedIf, doing } from '../marks.ts'

interface PlanProps {
  title?: ReactNode // what was picked
  children?: ReactNode // what comes of it, in numbers
  action: string // what the one filled button does
  kind?: string // of what it decides: two of a kind in a row are meant
  isReady?: boolean
  command?: Tagged | undefined // what it decides, where that is what may be advised
  description?: string // the whole sentence, to a screen reader
  onDo: () => void
  wayOut?: ReactNode // a quiet answer beside it
}

/** What was picked, what comes of it, and the one button that does it. */
export function Plan({ title, children, action, kind = 'go', isReady = true, command, description, onDo, wayOut }: PlanProps) {
  const { turn } = useAnyBoard()
  const isAdvised = useIsAdvised(turn?.decision, command)
  const isOff = !isReady || turn?.sending === true
  return (
    <section className="plan" aria-label={action}>
      {(title !== undefined || children !== undefined) && (
        <div className="plan-text" role="status">
          {title !== undefined && <p className="plan-title">{title}</p>}
          {children}
        </div>
      )}
      <div className="plan-buttons">
        <Button
          look="first"
          {...doing(kind)}
          {...advisedIf(isAdvised)}
          aria-disabled={isOff}
          aria-description={description}
          onClick={() => {
            if (!isOff) onDo()
          }}
        >
          {action}
        </Button>
        {wayOut}
      </div>
    </section>
  )
}

/** Lets what was picked go again. */
export function NeverMind({ text, onDrop }: { text?: string; onDrop: () => void }) {
  const { words } = useAnyBoard()
  return (
    <Button
      look="quiet"
      onClick={() => {
        focusQuestion()
        onDrop()
      }}
    >
      {text ?? words.cancel}
    </Button>
  )
}
