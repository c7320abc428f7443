import { useCallback, useEffect, useState } from 'react'
import { useSpeech } from '../app/speech.tsx'
import { Icon } from '../design/icon.tsx'
import { Panel } from '../design/panel.tsx'
import { useToast } from '../design/toast.tsx'
import { type Kept, keptGames } from '../store/games.ts'
import { saying } from '../worker/trouble.ts'
import { ImportButton } from './import-button.tsx'
import { KeptGame } from './kept-game.tsx'

/** The games in this browser. A store that cannot be read is said in words; new games can still be looked at. */
export function KeptGames() {
  const { words } = useSpeech()
  const toast = useToast()
  const [games, setGames] = useState<readonly Kept[]>()
  const read = useCallback(() => {
    keptGames().then(setGames, (error: unknown) => {
      setGames([])
      toast({ kind: 'trouble', text: words.trouble.store, more: saying(error) })
    })
  }, [toast, words])
  useEffect(read, [read])
  return (
    <Panel title={words.lobby.tables} flush>
      {games !== undefined && games.length === 0 && (
        <div className="kept-empty">
          <Icon name="table" size={40} />
          <p>{words.lobby.empty}</p>
        </div>
      )}
      <ul className="kept-list">
        {games?.map(game => (
          <li key={game.id}>
            <KeptGame game={game} onGone={read} />
          </li>
        ))}
      </ul>
      <div className="import">
        <ImportButton />
      </div>
    </Panel>
  )
}
