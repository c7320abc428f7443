import type { ReactNode } from 'react'
import { BarTools, InBar } from '../app/bar-places.tsx'
import { useSpeech } from '../app/speech.tsx'
import { Button } from '../design/button.tsx'
import { Tag } from '../design/tag.tsx'

interface TableHeadProps {
  title: string
  practice: boolean
  status: ReactNode // how far the game is, where a board says it
  beside?: ReactNode // what is always to be seen: online, how much time one has
  tools: ReactNode // what this kind of table has
  onRules: () => void
  onAid: () => void
  onHelp: () => void
}

/** What the bar says and offers of a table. */
export function TableHead({ title, practice, status, beside, tools, onRules, onAid, onHelp }: TableHeadProps) {
  const { words } = useSpeech()
  return (
    <>
      <InBar>
        <h1 className="table-title">{title}</h1>
        {practice && <Tag title={words.table.practiceText}>{words.table.practice}</Tag>}
        {status}
        {beside}
        <Button className="bar-aid" look="quiet" icon="card" title={words.table.aid} aria-keyshortcuts="a" onClick={onAid}>
          <span>{words.table.aid}</span>
        </Button>
      </InBar>
      <BarTools>
        {tools}
        <Button look="quiet" icon="rules" aria-keyshortcuts="r" onClick={onRules}>
          {words.table.rules}
        </Button>
        <Button look="quiet" icon="help" aria-keyshortcuts="?" onClick={onHelp}>
          {words.table.help}
        </Button>
      </BarTools>
    </>
  )
}
