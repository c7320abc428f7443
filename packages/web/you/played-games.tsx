import { titleOf } from '@wildcat/catalogue'
import type { Result } from '@wildcat/protocol'
import { useState } from 'react'
import { useSpeech } from '../app/speech.tsx'
import { Button } from '../design/button.tsx'
import { botNames } from '../setup/draft.ts'
import { Replay } from './figures.tsx'
import { ownSeat } from './played.ts'
import { useYou } from './words.tsx'

const AT_ONCE = 10

export function PlayedGames({ results }: { results: readonly Result[] }) {
  const words = useYou().history
  const [shown, setShown] = useState(AT_ONCE)
  return (
    <section aria-label={words.list}>
      <h3>{words.list}</h3>
      <ul className="you-list">
        {results.slice(0, shown).map(result => (
          <PlayedGame key={`${result.table} ${result.ended}`} result={result} />
        ))}
      </ul>
      {results.length > shown && (
        <div className="you-actions">
          <Button onClick={() => setShown(shown + AT_ONCE * 2)}>{words.more}</Button>
        </div>
      )}
    </section>
  )
}

function PlayedGame({ result }: { result: Result }) {
  const { language } = useSpeech()
  const words = useYou().history
  const { game, ended, practice, rated = false, seats, table } = result
  const own = ownSeat(result)
  const bots = botNames(seats.map(({ bot }) => bot))
  const others = seats.flatMap(({ you, player, bot }, seat) => {
    if (you) return []
    if (bot === 'none') return [player || words.somebody]
    return [bot === 'program' ? words.program : (bots[seat] ?? '')]
  })
  const name = titleOf(game)?.names[language] ?? game
  return (
    <li>
      <span className="you-what">
        <span>
          {name}: {words.place(own?.place ?? 0, seats.length)}
          {own !== undefined && own.score !== 'none' && `, ${words.score(own.score)}`}
        </span>
        <span className="field-hint">
          {words.when(ended)}, {words.against(others)}
          {practice && `, ${words.practice}`}
          {rated && `, ${words.rated}`}
        </span>
      </span>
      {table !== 'none' && (
        <span className="you-row-actions">
          <Replay result={result}>
            {words.replay} <span className="unseen">{`${name}, ${words.when(ended)}`}</span>
          </Replay>
        </span>
      )}
    </li>
  )
}
