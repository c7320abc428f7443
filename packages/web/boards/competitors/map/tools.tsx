import { TERRITORY_IDS, type Territory } from '@wildcat/competitors/board'
import { useRef, useState } from 'react'
import { useSettings } from '../../../app/settings.ts'
import { IconButton } from '../../../design/button.tsx'
import { useShortcuts } from '../../../table/shortcuts.ts'
import { useBoard } from '../board-context.tsx'

interface ToolsProps {
  isWhole: boolean
  isExplained: boolean // the legend is there
  explain: () => void // shows it, or hides it
  isReading: boolean // the logbook is open
  read: () => void // opens it, or closes it
  zoomBy: (factor: number) => void
  showAll: () => void
  onFound: (state: Territory) => void
}
const STEP = 1.6
const SHOWN = 6

/** Nearer, farther, all of it; and where a state is. */
export function Tools({ isWhole, isExplained, explain, isReading, read, zoomBy, showAll, onFound }: ToolsProps) {
  const { words } = useBoard()
  const { keys } = useSettings()
  const [isSearching, setSearching] = useState(false)
  const [wanted, setWanted] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const search = () => {
    setSearching(true)
    requestAnimationFrame(() => field.current?.focus())
  }
  useShortcuts(keys, { '+': () => zoomBy(STEP), '=': () => zoomBy(STEP), '-': () => zoomBy(1 / STEP), '0': showAll, s: search })
  const text = plainly(wanted)
  const found = text === '' ? [] : TERRITORY_IDS.filter(state => plainly(words.state(state)).includes(text)).slice(0, SHOWN)
  const go = (state: Territory) => {
    setSearching(false)
    setWanted('')
    onFound(state)
  }
  const giveUp = () => {
    opener.current?.focus()
    setSearching(false)
  }
  return (
    <div className="world-tools" data-fixed>
      {isSearching && (
        <search className="world-search">
          <input
            ref={field}
            type="search"
            aria-label={words.search}
            placeholder={words.search}
            value={wanted}
            onChange={event => setWanted(event.target.value)}
            onKeyDown={event => {
              const [first] = found
              if (event.key === 'Enter' && first !== undefined) go(first)
              if (event.key === 'Escape') giveUp()
            }}
          />
          <ul>
            {found.map(state => (
              <li key={state}>
                <button type="button" onClick={() => go(state)}>
                  {words.state(state)}
                </button>
              </li>
            ))}
            {text !== '' && found.length === 0 && <li role="status">{words.searchNone}</li>}
          </ul>
        </search>
      )}
      <div className="world-buttons" role="toolbar" aria-label={words.world}>
        <IconButton
          ref={opener}
          label={words.search}
          icon="search"
          aria-expanded={isSearching}
          onClick={() => (isSearching ? setSearching(false) : search())}
        />
        <IconButton label={words.logbook.title} icon="rules" aria-expanded={isReading} onClick={read} />
        <IconButton label={words.legend} icon="log" aria-expanded={isExplained} onClick={explain} />
        <IconButton label={words.zoomIn} icon="plus" onClick={() => zoomBy(STEP)} />
        <IconButton label={words.zoomOut} icon="minus" aria-disabled={isWhole} onClick={() => zoomBy(1 / STEP)} />
        <IconButton label={words.zoomAll} icon="whole" aria-disabled={isWhole} onClick={showAll} />
      </div>
    </div>
  )
}
const plainly = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
