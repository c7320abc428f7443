import { useCallback, useEffect, useState } from 'react'
import { ErrorBoundary } from '../app/error-boundary.tsx'
import { useSpeech } from '../app/speech.tsx'
import { Button } from '../design/button.tsx'
import { Icon } from '../design/icon.tsx'
import { Panel } from '../design/panel.tsx'
import { type Kept, keptGames } from '../store/games.ts'
import { HeldGames } from './held-games.tsx'
import { ImportButton } from './import-button.tsx'
import { KeptGame } from './kept-game.tsx'

/** The games in this browser. A store that cannot be read is said in words; new games can still be looked at. */
export function KeptGames() {
  const { words } = useSpeech()
  const [games, setGames] = useState<readonly Kept[] | 'unreadable'>()
  const read = useCallback(() => {
    keptGames().then(setGames, () => setGames('unreadable'))
  }, [])
  useEffect(read, [read])
  return (
    <Panel title={words.lobby.tables} flush>
      {games?.length === 0 && (
        <div className="kept-empty">
          <Icon name="table" size={40} />
          <p>{words.lobby.empty}</p>
        </div>
      )}
      {games === 'unreadable' ? (
        <div className="kept-empty">
          <Icon name="alert" size={40} />
          <p>{words.lobby.unreadable}</p>
          <HeldGames />
          <Button onClick={read}>{words.table.failure.retry}</Button>
        </div>
      ) : (
        <ul className="kept-list">
          {games?.map(game => (
            <li key={game.id}>
              <ErrorBoundary fallback={detail => <KeptGame game={{ id: game.id, damaged: detail }} onGone={read} />}>
                <KeptGame game={game} onGone={read} />
              </ErrorBoundary>
            </li>
          ))}
        </ul>
      )}
      <div className="import">
        <ImportButton />
      </div>
    </Panel>
  )
}
