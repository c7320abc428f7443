import { useSpeech } from '../app/speech.tsx'
import { Icon } from '../design/icon.tsx'

export const PANES = ['decide', 'table', 'log'] as const
export type Pane = (typeof PANES)[number]

/** On a phone one part of the table at a time; elsewhere all are in sight and this is not there. */
export function Panes({ pane, isAsked, onChange }: { pane: Pane; isAsked: boolean; onChange: (pane: Pane) => void }) {
  const { words } = useSpeech()
  return (
    <nav className="panes" aria-label={words.table.panes}>
      {PANES.map(each => (
        <button
          key={each}
          type="button"
          aria-pressed={each === pane}
          data-calls={each === 'decide' && isAsked && pane !== each}
          onClick={() => onChange(each)}
        >
          <Icon name={each} />
          {words.table.paneNames[each]}
        </button>
      ))}
    </nav>
  )
}
