import type { RuleId } from '@wildcat/kernel'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useSpeech } from '../../../app/speech.tsx'
import { Button } from '../../../design/button.tsx'
import { useAnyBoard } from '../board-context.ts'

interface ControlsProps {
  step?: string | undefined // the kind of decision
  rule: RuleId | undefined // where the rule book tells of it
  children: ReactNode
}

/** What a board offers for the decision at hand, and the way to what the rule book says about it. Another kind of decision has a place of its own, so that nothing moves. */
export function DecisionControls({ step, rule, children }: ControlsProps) {
  const { words } = useSpeech()
  const { readRule, turn } = useAnyBoard()
  const place = useRef<HTMLDivElement>(null)
  // What is asked next is read from its beginning, wherever the last question had been left. On a phone it scrolls by itself.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each decision
  useLayoutEffect(() => {
    for (const box of [place.current, place.current?.closest('.board-asks')]) box?.scrollTo({ top: 0, behavior: 'instant' })
  }, [turn?.decision])
  return (
    <>
      <div key={step} ref={place} className="controls" data-step={step}>
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
