import type { Types } from '@wildcat/kernel'
import { useRuleBook } from '../app/rule-book.tsx'
import { useSpeech } from '../app/speech.tsx'
import { Dialog } from '../design/dialog.tsx'
import type { Spoken } from '../session/use-game.ts'
import { Situation } from './situation.tsx'
import './aid.css'

/** The game on one card, as it is played at this table. Each part leads to its rule. */
export function AidDialog({ spoken, view, onClose }: { spoken: Spoken; view: Types['view']; onClose: () => void }) {
  const { words } = useSpeech()
  const openRules = useRuleBook()
  return (
    <Dialog title={words.table.aidOf(spoken.words.title)} onClose={onClose}>
      <div className="aid">
        <Situation sections={spoken.words.aid?.(view) ?? []} onRule={rule => openRules(spoken, rule)} />
      </div>
    </Dialog>
  )
}
