import { type Rejection, refusalText } from '@wildcat/kernel'
import { useId } from 'react'
import { useSpeech } from '../app/speech.tsx'
import { Button } from '../design/button.tsx'
import { marks, plain } from '../session/names.ts'
import { useNames } from '../session/said.tsx'
import { useHand } from './hand.ts'

interface DecideToolsProps {
  undo: Rejection | 'free'
  sending: boolean
  onUndo: () => void
  onAskUndo: (() => void) | undefined
  onLayDown: (() => void) | undefined
}

/** [WILD-8] Why a decision stands unless all others agree to go back. */
const CAN_BE_AGREED = 'somebodyDecided'

/** What can be done with a hand besides deciding: take back, hide. */
export function DecideTools({ undo, sending, onUndo, onAskUndo, onLayDown }: DecideToolsProps) {
  const { words } = useSpeech()
  const { spoken } = useHand()
  const names = useNames()
  const reason = useId()
  const whyNot = undo === 'free' ? undefined : plain(refusalText(spoken.words, spoken.language, undo, marks), names)
  if (undo !== 'free' && onAskUndo !== undefined && undo.why === CAN_BE_AGREED)
    return (
      <div className="decide-tools">
        <Button icon="undo" aria-keyshortcuts="u" title={whyNot} onClick={onAskUndo}>
          {words.table.askUndo}
        </Button>
      </div>
    )
  return (
    <div className="decide-tools">
      <Button
        icon="undo"
        data-once=""
        aria-disabled={whyNot !== undefined || sending}
        aria-describedby={whyNot === undefined ? undefined : reason}
        aria-keyshortcuts="u"
        title={whyNot}
        onClick={onUndo}
      >
        {words.table.undo}
      </Button>
      {onLayDown !== undefined && (
        <Button icon="veil" onClick={onLayDown}>
          {words.table.layDown}
        </Button>
      )}
      <span className="unseen" id={reason}>
        {whyNot}
      </span>
    </div>
  )
}
