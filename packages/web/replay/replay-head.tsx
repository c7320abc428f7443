import type { ReactNode } from 'react'
import { useRuleBook } from '../app/rule-book.tsx'
import { useSpeech } from '../app/speech.tsx'
import { Button } from '../design/button.tsx'
import { Tag } from '../design/tag.tsx'
import type { Spoken } from '../session/use-game.ts'
import type { Overview } from '../worker/reel.ts'

interface ReplayHeadProps {
  spoken: Spoken
  overview: Overview
  tools: ReactNode
  onHelp: () => void
  children?: ReactNode // how far the game is
}

export function ReplayHead({ spoken, overview: { plan }, tools, onHelp, children }: ReplayHeadProps) {
  const { words } = useSpeech()
  const openRules = useRuleBook()
  return (
    <div className="table-head">
      <h1>{words.replay.title(spoken.words.title)}</h1>
      {plan.practice && <Tag title={words.table.practiceText}>{words.table.practice}</Tag>}
      {children ?? <span className="table-head-gap" />}
      {tools}
      <Button look="quiet" icon="rules" aria-keyshortcuts="r" title={words.table.rules} onClick={() => openRules(spoken)}>
        <span>{words.table.rules}</span>
      </Button>
      <Button look="quiet" icon="help" aria-keyshortcuts="?" title={words.table.help} onClick={onHelp}>
        <span>{words.table.help}</span>
      </Button>
    </div>
  )
}

/** What one should know about what is looked back at. */
export function ReplayNotes({ overview: { over, undone, changed } }: { overview: Overview }) {
  const { words } = useSpeech()
  const notes = [
    ...(over ? [] : [words.replay.running]),
    ...(undone > 0 ? [words.replay.undone(undone)] : []),
    ...(changed ? [words.table.changed] : []),
  ]
  return notes.length === 0 ? null : <p className="field-hint">{notes.join(' ')}</p>
}
