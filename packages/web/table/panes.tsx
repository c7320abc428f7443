import type { ReactNode } from 'react'
import { useSpeech } from '../app/speech.tsx'
import { Icon } from '../design/icon.tsx'

const PANES = ['decide', 'table', 'log'] as const
export type Pane = (typeof PANES)[number] | 'talk'

export const panesOf = (talk: boolean): readonly Pane[] => (talk ? [...PANES, 'talk'] : PANES)

interface PanesProps {
  panes: readonly Pane[]
  pane: Pane
  isAsked: boolean
  isOver: boolean // what was asked has given way to the result
  fresh: ReactNode // how much was said since one last looked
  onChange: (pane: Pane) => void
}

/** On a phone one part of the table at a time; elsewhere all are in sight and this is not there. */
export function Panes({ panes, pane, isAsked, isOver, fresh, onChange }: PanesProps) {
  const { words } = useSpeech()
  return (
    <nav className="panes" aria-label={words.table.panes}>
      {panes.map(each => (
        <button
          key={each}
          type="button"
          aria-pressed={each === pane}
          data-calls={each === 'decide' && (isAsked || isOver) && pane !== each}
          onClick={() => onChange(each)}
        >
          <Icon name={each} />
          {words.table.paneNames[isOver && each === 'decide' ? 'result' : each]}
          {each === 'talk' && fresh}
        </button>
      ))}
    </nav>
  )
}
