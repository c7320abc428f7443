import { listed, titleOf } from '@wildcat/catalogue'
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { ErrorBoundary } from '../app/error-boundary.tsx'
import { useSpeech, useTitle } from '../app/speech.tsx'
import { type Kept, keptGames } from '../store/games.ts'
import { hadGames, noteGames } from '../store/had-games.ts'
import { heldSeats } from '../store/held-seats.ts'
import { withExamples } from './examples.ts'
import { KeptGames } from './kept-games.tsx'
import { nextOpponent } from './next-opponent.ts'
import { NextTurn, waitsForYou } from './next-turn.tsx'
import { PlaySheet } from './play-sheet.tsx'
import { Shelf } from './shelf.tsx'
import { TablesToCome } from './tables-to-come.tsx'
import { WinsByLevel } from './wins.tsx'
import './lobby.css'

// For whoever plays with friends, too.
const RunningTables = lazy(async () => ({ default: (await import('../online/running-tables.tsx')).RunningTables }))

/** Laid out like a table: what there is on the left, on the right the one sheet that asks. Whoever comes back finds first what waits. */
export function Lobby() {
  const { words } = useSpeech()
  useTitle('')
  const [games, setGames] = useState<readonly Kept[] | 'unreadable'>()
  const [chosen, setChosen] = useState<string>()
  const read = useCallback(() => {
    keptGames().then(
      found => {
        noteGames(found.length > 0)
        setGames(found)
      },
      () => setGames('unreadable'),
    )
  }, [])
  useEffect(read, [read])
  const titles = listed(withExamples)
  const known = games === undefined || games === 'unreadable' ? [] : games
  const next = chosen === undefined ? known.find(waitsForYou) : undefined
  const last = known.map(game => ('summary' in game ? titleOf(game.summary.plan.game) : undefined)).find(title => title !== undefined)
  const title = titles.find(({ id }) => id === chosen) ?? last ?? titles[0]
  const isKnown = games !== undefined || !hadGames() // what is most urgent
  const isNew = games === undefined ? !hadGames() : known.length === 0
  // Known by their keys, so that they keep what they do when the list has been read and they change places.
  const tables = <KeptGames key="tables" games={games} isFirst={!isNew} onChanged={read} />
  const shelf = <Shelf key="games" titles={titles} chosen={next === undefined ? title?.id : undefined} onChoose={setChosen} />
  return (
    <div className="lobby" data-new={isNew} data-known={isKnown}>
      <div className="lobby-left">
        {isNew && (
          <header className="lobby-head">
            <h1>{words.lobby.title}</h1>
            <p>{words.lobby.lede}</p>
          </header>
        )}
        {heldSeats().length > 0 && (
          <ErrorBoundary fallback={() => null}>
            <Suspense fallback={<TablesToCome />}>
              <RunningTables />
            </Suspense>
          </ErrorBoundary>
        )}
        {isNew ? [shelf, tables] : [tables, shelf, <WinsByLevel key="wins" games={known} />]}
      </div>
      <aside className="lobby-sheet">
        {next !== undefined && <NextTurn game={next} />}
        {title !== undefined && isKnown && (
          <PlaySheet
            key={title.id}
            title={title}
            isFirst={next === undefined}
            next={nextOpponent(known, title.id)}
            played={known.filter(game => 'summary' in game && game.summary.plan.game === title.id)}
          />
        )}
      </aside>
    </div>
  )
}
