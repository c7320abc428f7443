import { type ReactNode, useState } from 'react'
import { useAnyBoard } from '../board-context.ts'

/** A part of the table that can stand above the question where there is room for one. */
export interface Tab {
  readonly id: 'board' | 'market' | 'players' | 'log'
  readonly name: string
  readonly note?: ReactNode // the most important thing that is to be seen there
}

/** The part that is shown: what is asked brings its own, and until the next question another can be chosen. */
export function useTab(wants: Tab['id']): [Tab['id'], (tab: Tab['id']) => void] {
  const [chosen, setChosen] = useState({ wants, tab: wants })
  return [chosen.wants === wants ? chosen.tab : wants, tab => setChosen({ wants, tab })]
}

export function Tabs({ tabs, tab, onChange }: { tabs: readonly Tab[]; tab: Tab['id']; onChange: (tab: Tab['id']) => void }) {
  const { words } = useAnyBoard()
  return (
    <nav className="board-tabs" aria-label={words.tabs}>
      {tabs.map(({ id, name, note }) => (
        <button key={id} type="button" aria-pressed={id === tab} onClick={() => onChange(id)}>
          {name}
          {note !== undefined && <small>{note}</small>}
        </button>
      ))}
    </nav>
  )
}
