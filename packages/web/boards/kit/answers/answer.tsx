import type { Tagged } from '@wildcat/kernel'
import type { ReactNode } from 'react'
import { useIsAdvised } from '../../../advice/advice-context.ts'
import { Button } from '../../../design/button.tsx'
import { useAnyBoard } from '../board-context.ts'
import { answer, type TipMark } from '../marks.ts'
import './answers.css'

interface AnswerProps<Command> {
  command: Command
  children: ReactNode
  note?: ReactNode // what comes of it, smaller
  className?: string
  tip?: TipMark
  onChoose: (command: Command) => void
}

/** A button that answers what is asked; to a screen reader also with the whole sentence. */
export function Answer<Command extends Tagged>({ command, children, note, className = '', tip, onChoose }: AnswerProps<Command>) {
  const { say, turn } = useAnyBoard()
  const isAdvised = useIsAdvised(turn?.decision, command)
  return (
    <Button
      className={`answer ${className}`}
      {...answer(command.kind)}
      {...tip}
      data-advised={isAdvised}
      aria-disabled={turn?.sending === true}
      aria-description={say(command)}
      onClick={() => turn?.sending !== true && onChoose(command)}
    >
      <span className="answer-text">{children}</span>
      {note !== undefined && <span className="answer-note">{note}</span>}
    </Button>
  )
}
