import { useState } from 'react'
import { useSpeech } from '../app/speech.tsx'
import { Button } from '../design/button.tsx'
import type { Spoken } from '../session/use-game.ts'
import { RulesDialog } from './rules-dialog.tsx'

/** The rule book of a game, for whoever has not sat down yet. */
export function RulesButton({ spoken }: { spoken: Spoken }) {
  const { words } = useSpeech()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button icon="rules" onClick={() => setOpen(true)}>
        {words.table.rulesOf(spoken.words.title)}
      </Button>
      {open && <RulesDialog spoken={spoken} onClose={() => setOpen(false)} />}
    </>
  )
}
