import { type Rejection, refusalText } from '@wildcat/kernel'
import { type ReactNode, useId } from 'react'
import { useSpeech } from '../app/speech.tsx'
import { once } from '../boards/kit/marks.ts'
import { Button } from '../design/button.tsx'
import { plain, playerTokens } from '../session/names.ts'
import { useNames } from '../session/said.tsx'
import { useHand } from './active-seat.ts'

/** Where it is not free: what the button says, and what will come of it. */
export interface AskUndoWords {
  readonly text: string
  readonly help: string
}

interface DecideToolsProps {
  lead: ReactNode // what comes before them
  undo: Rejection | 'free'
  sending: boolean
  onUndo: () => void
  asksUndo: AskUndoWords | undefined
  onLayDown: (() => void) | undefined
}

/** What can be done with a hand besides deciding: take back, hide. */
export function DecideTools({ lead, undo, sending, onUndo, asksUndo, onLayDown }: DecideToolsProps) {
  const { words } = useSpeech()
  const { spoken } = useHand()
  const names = useNames()
  const reason = useId()
  const whyNot = undo === 'free' ? undefined : plain(refusalText(spoken.words, spoken.language, undo, playerTokens), names)
  if (asksUndo !== undefined)
    return (
      <div className="decide-tools">
        {lead}
        <Button className="decide-undo" icon="undo" aria-keyshortcuts="u" title={asksUndo.help} onClick={onUndo}>
          <span>{asksUndo.text}</span>
        </Button>
      </div>
    )
  return (
    <div className="decide-tools">
      {lead}
      <Button
        className="decide-undo"
        icon="undo"
        {...once('')}
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
