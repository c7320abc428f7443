import type { RuleId } from '@wildcat/kernel'
import type { ReactNode } from 'react'
import { useSpeech } from '../../app/speech.tsx'
import { Button } from '../../design/button.tsx'
import { RefusalText } from '../../table/refusal.tsx'
import { useRush } from './board-context.ts'
import type { Plans } from './use-plans.ts'

/** What the board offers for the decision at hand, why the last try was refused, and what is asked as the rule book has it. */
export function DecisionControls({ plans, rule, children }: { plans: Plans; rule: RuleId | undefined; children: ReactNode }) {
  const { words } = useSpeech()
  const { readRule } = useRush()
  return (
    <div className="controls">
      {children}
      {plans.refusal !== undefined && <RefusalText rejection={plans.refusal} />}
      {rule !== undefined && (
        <Button look="quiet" icon="rules" className="controls-rule" onClick={() => readRule(rule)}>
          {words.table.rule(rule)}
        </Button>
      )}
    </div>
  )
}
