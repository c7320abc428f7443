import { useId } from 'react'
import { ErrorBoundary } from '../app/error-boundary.tsx'
import { Link } from '../app/link.tsx'
import { paths } from '../app/route.ts'
import { useSpeech } from '../app/speech.tsx'
import { Button, buttonLook } from '../design/button.tsx'
import { Icon } from '../design/icon.tsx'
import type { Kept } from '../store/games.ts'
import { HeldGames } from './held-games.tsx'
import { ImportButton } from './import-button.tsx'
import { KeptGame } from './kept-game.tsx'
import { waitsForYou } from './next-turn.tsx'

interface KeptGamesProps {
  games: readonly Kept[] | 'unreadable' | undefined // undefined: not known yet
  isFirst: boolean // is this what the page is about?
  onChanged: () => void
}

const isOver = (game: Kept): boolean => 'summary' in game && game.summary.over

/** The games in this browser: those that wait first, those that are over last. A store that cannot be read is said in words. */
export function KeptGames({ games, isFirst, onChanged }: KeptGamesProps) {
  const { words } = useSpeech()
  const id = useId()
  const known = games === undefined || games === 'unreadable' ? [] : games
  const running = known.filter(game => !isOver(game)).toSorted((a, b) => Number(waitsForYou(b)) - Number(waitsForYou(a)))
  const over = known.filter(isOver)
  const Heading = isFirst ? 'h1' : 'h2'
  const Results = isFirst ? 'h2' : 'h3'
  const onlyOver = running.length === 0 && over.length > 0
  const waiting = running.filter(waitsForYou).length
  const list = (shown: readonly Kept[]) => (
    <ul className="kept-list">
      {shown.map(game => (
        <li key={game.id}>
          <ErrorBoundary fallback={detail => <KeptGame game={{ id: game.id, damaged: detail }} onGone={onChanged} />}>
            <KeptGame game={game} onGone={onChanged} />
          </ErrorBoundary>
        </li>
      ))}
    </ul>
  )
  return (
    <section className="your-tables" aria-labelledby={id}>
      <div className={onlyOver ? 'unseen' : 'section-head'}>
        <Heading className="section-title" id={id}>
          {words.lobby.tables}
        </Heading>
        {waiting > 0 && <p>{words.lobby.waiting(waiting)}</p>}
      </div>
      {games === 'unreadable' && (
        <div className="kept-empty">
          <Icon name="alert" size={40} />
          <p>{words.lobby.unreadable}</p>
          <HeldGames />
          <Button onClick={onChanged}>{words.table.failure.retry}</Button>
        </div>
      )}
      {running.length > 0 && list(running)}
      {over.length > 0 && (
        <>
          <Results className="section-title">{words.lobby.results}</Results>
          {list(over)}
        </>
      )}
      <div className="your-tables-foot">
        {games?.length === 0 && <p>{words.lobby.empty}</p>}
        <ImportButton />
        <Link className={buttonLook('quiet')} to={paths.friends}>
          <Icon name="friends" />
          {words.lobby.friends}
        </Link>
      </div>
    </section>
  )
}
