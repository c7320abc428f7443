import type { GigantenRule } from '@wildcat/giganten/board'
import { useSpeech } from '../../app/speech.tsx'
import { IconButton } from '../../design/button.tsx'
import { useTable } from './table.ts'

/** Leads from a part of the board to the rule about it. */
export function RuleButton({ rule, about }: { rule: GigantenRule; about: string }) {
  const { words } = useSpeech()
  const { readRule } = useTable()
  return <IconButton className="gig-rule" icon="help" label={words.book.about(about)} onClick={() => readRule(rule)} />
}
