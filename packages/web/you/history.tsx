import { titleOf } from '@wildcat/catalogue'
import type { Result } from '@wildcat/protocol'
import { useEffect, useState } from 'react'
import { useSpeech } from '../app/speech.tsx'
import { Field, Select } from '../design/field.tsx'
import { Panel } from '../design/panel.tsx'
import { myResults } from '../online/account-api.ts'
import { serverFailureOf } from '../online/server-failure.ts'
import { useOnline } from '../online/words.tsx'
import { Moments, Opponents, Summary } from './figures.tsx'
import { counted, type Filter, scoresOf } from './played.ts'
import { PlayedGames } from './played-games.tsx'
import { ScoreCurve } from './score-curve.tsx'
import { useYou } from './words.tsx'

type Known = readonly Result[] | { readonly failed: string } | 'asking'

/** The games one has played to their end, and what they tell. */
export function History() {
  const online = useOnline()
  const words = useYou().history
  const [known, setKnown] = useState<Known>('asking')
  useEffect(() => {
    let wanted = true
    myResults().then(
      ({ results }) => wanted && setKnown(results),
      (error: unknown) => wanted && setKnown({ failed: online.failures[serverFailureOf(error).code] }),
    )
    return () => {
      wanted = false
    }
  }, [online])
  const isNone = Array.isArray(known) && known.length === 0
  return (
    <Panel title={words.title} className="you-history">
      {known === 'asking' ? (
        <p role="status">{words.loading}</p>
      ) : 'failed' in known ? (
        <p role="alert">{known.failed}</p>
      ) : isNone ? (
        <p>{words.none}</p>
      ) : (
        <Played results={known} />
      )}
    </Panel>
  )
}

function Played({ results }: { results: readonly Result[] }) {
  const { language } = useSpeech()
  const words = useYou().history
  const games = [...new Set(results.map(({ game }) => game))]
  const [filter, setFilter] = useState<Filter>({ game: games.length === 1 ? (games[0] ?? 'all') : 'all', seats: 'all' })
  const ofGame = results.filter(({ game }) => filter.game === 'all' || game === filter.game)
  const seats = [...new Set(ofGame.map(each => each.seats.length))].toSorted((a, b) => a - b)
  const some = counted(results, filter)
  const scores = scoresOf(some).map(({ score }) => score)
  const isOneGame = filter.game !== 'all'
  const nameOf = (game: string) => titleOf(game)?.names[language] ?? game
  return (
    <div className="you-played">
      <div className="you-filter">
        <Field label={words.game}>
          {control => (
            <Select
              control={control}
              choices={[{ value: 'all', label: words.allGames }, ...games.map(game => ({ value: game, label: nameOf(game) }))]}
              value={filter.game}
              onChange={game => setFilter({ game, seats: 'all' })}
            />
          )}
        </Field>
        <Field label={words.seats}>
          {control => (
            <Select<number | 'all'>
              control={control}
              choices={[{ value: 'all', label: words.anySeats }, ...seats.map(n => ({ value: n, label: words.players(n) }))]}
              value={filter.seats}
              onChange={n => setFilter({ ...filter, seats: n })}
            />
          )}
        </Field>
      </div>
      <Summary results={some} />
      {isOneGame && scores.length > 1 && <ScoreCurve scores={scores} />}
      {isOneGame ? <Moments results={some} /> : games.length > 1 && <p className="field-hint">{words.pickGame}</p>}
      <Opponents results={some} />
      <PlayedGames results={ofGame.filter(each => filter.seats === 'all' || each.seats.length === filter.seats)} />
    </div>
  )
}
