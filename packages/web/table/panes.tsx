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
  fresh: ReactNode // how much was said since one last looked
  onChange: (pane: Pane) => void
}

/** On a phone one part of the table at a time; elsewhere all are in sight and this is not there. */
export function Panes({ panes, pane, isAsked, fresh, onChange }: PanesProps) {
  const { words } = useSpeech()
  return (
    <nav className="panes" aria-label={words.table.panes}>
      {panes.map(each => (
        <button
          key={each}
          type="button"
          aria-pressed={each === pane}
          data-calls={each === 'decide' && isAsked && pane !== each}
          onClick={() => onChange(each)}
        >
          <Icon name={each} />
          {words.table.paneNames[each]}
          {each === 'talk' && fresh}
        </button>
      ))}
    </nav>
  )
}
