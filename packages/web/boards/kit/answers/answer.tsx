import type { Tagged } from '@wildcat/kernel'
import type { ReactNode } from 'react'
import { useIsAdvised } from '../../../advice/advice-context.ts'
import { Button } from '../../../design/button.tsx'
import { useAnyBoard } from '../board-context.ts'
import { advisedIf, answer, type TipMark } from '../marks.ts'
import './answers.css'

interface AnswerProps<Command> {
  command: Command
  children: ReactNode
  note?: ReactNode // what comes of it, smaller
  className?: string
  tip?: TipMark
  isAdvised?: boolean // if not just what was advised
  onChoose: (command: Command) => void
}

/** A button that answers what is asked; to a screen reader also with the whole sentence. */
export function Answer<Command extends Tagged>({
  command,
  children,
  note,
  className = '',
  tip,
  isAdvised,
  onChoose,
}: AnswerProps<Command>) {
  const { say, turn } = useAnyBoard()
  const isIt = useIsAdvised(turn?.decision, command)
  return (
    <Button
      className={`answer ${className}`}
      {...answer(command.kind)}
      {...tip}
      {...advisedIf(isAdvised ?? isIt)}
      aria-disabled={turn?.sending === true}
      aria-description={say(command)}
      onClick={() => turn?.sending !== true && onChoose(command)}
    >
      <span className="answer-text">{children}</span>
      {note !== undefined && <span className="answer-note">{note}</span>}
    </Button>
  )
}
