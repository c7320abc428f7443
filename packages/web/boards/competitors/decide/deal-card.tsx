import type { Command } from '@wildcat/competitors/board'
import type { ReactNode } from 'react'
import { Each } from '../../../design/each.tsx'
import { Answer } from '../../kit/answers/answer.tsx'
import { useBoard } from '../board-context.tsx'
import type { DecideProps } from './controls.tsx'

interface DealCardProps {
  title: string
  isAsked: boolean // the viewer may answer
  who: ReactNode
  children: ReactNode
}
/** An offer or an auction that lies open between players: who is concerned, what it is about, and what can be answered. */
export const DealCard = ({ title, isAsked, who, children }: DealCardProps) => (
  <article className="offer" data-asked={isAsked} aria-label={title}>
    <p className="offer-who">{who}</p>
    {children}
  </article>
)

interface AnswersProps extends DecideProps {
  commands: readonly Command[]
  children?: ReactNode
}
export function DealAnswers({ commands, onChoose, children }: AnswersProps) {
  const { words } = useBoard()
  return (
    <div className="offer-answers">
      <Each of={commands}>
        {command => (
          <Answer command={command} onChoose={onChoose}>
            {words.does(command)}
          </Answer>
        )}
      </Each>
      {children}
    </div>
  )
}

/** An answer that was put together, or why it is not possible; and what can be answered instead. */
export function ComposedAnswer({
  command,
  others,
  onChoose,
  children,
}: DecideProps & { command: Command; others: readonly Command[]; children?: ReactNode }) {
  const { check, why } = useBoard()
  const refusal = check(command)
  return (
    <>
      {refusal !== null && <p className="plan-warning">{why(refusal)}</p>}
      <DealAnswers commands={refusal === null ? [command, ...others] : others} onChoose={onChoose}>
        {children}
      </DealAnswers>
    </>
  )
}
