import { type Rejection, type RuleId, refusalText, ruleText } from '@wildcat/kernel'
import { useContext } from 'react'
import { useRuleBook } from '../app/rule-book.tsx'
import { useSpeech } from '../app/speech.tsx'
import { Button } from '../design/button.tsx'
import { LessonContext } from '../lessons/lesson-context.ts'
import { playerTokens } from '../session/names.ts'
import { Said } from '../session/said.tsx'
import type { Spoken } from '../session/use-game.ts'
import { useHand } from './active-seat.ts'

/** Why not, and the rule behind it, to be read right there. */
export function RefusalText({ rejection }: { rejection: Rejection }) {
  const { words } = useSpeech()
  const { spoken } = useHand()
  const lesson = useContext(LessonContext)
  // The rules would allow it: nothing is wrong with it, and no rule says so.
  if (lesson !== undefined && rejection.why === 'notThisDecision')
    return (
      <p className="lesson-not-this" role="status">
        {lesson.notThis}
      </p>
    )
  return (
    <div className="refusal" role="status" aria-label={words.table.whyNot}>
      <p>
        <Said text={refusalText(spoken.words, spoken.language, rejection, playerTokens)} />
      </p>
      <RuleDetails spoken={spoken} rule={rejection.rule} />
    </div>
  )
}

export function RuleDetails({ spoken, rule }: { spoken: Spoken; rule: RuleId }) {
  const { words } = useSpeech()
  const openRules = useRuleBook()
  const text = ruleText(spoken.words, spoken.language, rule)
  if (text === undefined) return null
  return (
    <details className="rule-details">
      <summary>{words.table.rule(rule)}</summary>
      <p>{text}</p>
      <Button look="quiet" icon="rules" className="rule-read" onClick={() => openRules(spoken, rule)}>
        {words.book.read}
      </Button>
    </details>
  )
}
