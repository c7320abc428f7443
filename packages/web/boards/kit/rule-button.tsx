import type { RuleId } from '@wildcat/kernel'
import { useSpeech } from '../../app/speech.tsx'
import { IconButton } from '../../design/button.tsx'
import { useAnyBoard } from './board-context.ts'

/** Leads from a part of the board to the rule about it. */
export function RuleButton({ rule, about }: { rule: RuleId; about: string }) {
  const { words } = useSpeech()
  const { readRule } = useAnyBoard()
  return <IconButton className="board-rule" icon="help" label={words.book.about(about)} onClick={() => readRule(rule)} />
}
