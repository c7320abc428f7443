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
  asksUndo: boolean // of the others: it is not free
  onLayDown: (() => void) | undefined
}

/** What can be done with a hand besides deciding: take back, hide. */
export function DecideTools({ undo, sending, onUndo, asksUndo, onLayDown }: DecideToolsProps) {
  const { words } = useSpeech()
  const { spoken } = useHand()
  const names = useNames()
  const reason = useId()
  const whyNot = undo === 'free' ? undefined : plain(refusalText(spoken.words, spoken.language, undo, marks), names)
  if (asksUndo)
    return (
      <div className="decide-tools">
        <Button className="decide-undo" icon="undo" aria-keyshortcuts="u" title={words.table.askUndoHelp} onClick={onUndo}>
          <span>{words.table.askUndo}</span>
        </Button>
      </div>
    )
  return (
    <div className="decide-tools">
      <Button
        className="decide-undo"
        icon="undo"
        data-once=""
        aria-disabled={whyNot !== undefined || sending}
        aria-describedby={whyNot === undefined ? undefined : reason}
        aria-keyshortcuts="u"
        title={whyNot ?? words.table.undo}
        onClick={onUndo}
      >
        <span>{words.table.undo}</span>
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
