import type { ReactNode } from 'react'
import { useSpeech } from '../app/speech.tsx'
import { Button } from '../design/button.tsx'
import { Tag } from '../design/tag.tsx'
import type { Spoken } from '../session/use-game.ts'

interface TableHeadProps {
  spoken: Spoken
  practice: boolean
  tools: ReactNode // what this kind of table has
  onRules: () => void
  onHelp: () => void
  status: ReactNode // how far the game is, where a board says it
}

export function TableHead({ spoken, practice, status, tools, onRules, onHelp }: TableHeadProps) {
  const { words } = useSpeech()
  return (
    <div className="table-head">
      <h1>{spoken.words.title}</h1>
      {practice && <Tag title={words.table.practiceText}>{words.table.practice}</Tag>}
      {status ?? <span className="table-head-gap" />}
      {tools}
      <Button look="quiet" icon="rules" aria-keyshortcuts="r" title={words.table.rules} onClick={onRules}>
        <span>{words.table.rules}</span>
      </Button>
      <Button look="quiet" icon="help" aria-keyshortcuts="?" title={words.table.help} onClick={onHelp}>
        <span>{words.table.help}</span>
      </Button>
    </div>
  )
}
