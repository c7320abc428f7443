import { useRuleBook } from '../app/rule-book.tsx'
import { useSpeech } from '../app/speech.tsx'
import { Button } from '../design/button.tsx'
import type { Spoken } from '../session/use-game.ts'

/** The rule book of a game, for whoever has not sat down yet. */
export function RulesButton({ spoken }: { spoken: Spoken }) {
  const { words } = useSpeech()
  const openRules = useRuleBook()
  return (
    <Button icon="rules" onClick={() => openRules(spoken)}>
      {words.table.rulesOf(spoken.words.title)}
    </Button>
  )
}
