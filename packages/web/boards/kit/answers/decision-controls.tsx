import type { RuleId } from '@wildcat/kernel'
import type { ReactNode } from 'react'
import { useSpeech } from '../../../app/speech.tsx'
import { Button } from '../../../design/button.tsx'
import { useAnyBoard } from '../board-context.ts'

interface ControlsProps {
  step?: string | undefined // the kind of decision
  rule: RuleId | undefined // where the rule book tells of it
  children: ReactNode
}

/** What a board offers for the decision at hand, and the way to what the rule book says about it. */
export function DecisionControls({ step, rule, children }: ControlsProps) {
  const { words } = useSpeech()
  const { readRule } = useAnyBoard()
  return (
    <>
      <div className="controls" data-step={step}>
        {children}
      </div>
      {rule !== undefined && (
        <Button look="quiet" icon="rules" className="controls-rule" onClick={() => readRule(rule)}>
          {words.table.rule(rule)}
        </Button>
      )}
    </>
  )
}
