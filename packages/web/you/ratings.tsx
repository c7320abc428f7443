import { titleOf } from '@wildcat/catalogue'
import type { Standing } from '@wildcat/protocol'
import { useEffect, useState } from 'react'
import { useSpeech } from '../app/speech.tsx'
import { Panel } from '../design/panel.tsx'
import { myStanding } from '../online/account-api.ts'
import { useOnline } from '../online/words.tsx'
import { useYou } from './words.tsx'

/** How strong one is by rated games, game by game, and how often one left. Nothing is said where there is nothing. */
export function Ratings() {
  const { language } = useSpeech()
  const { standing: said } = useOnline()
  const words = useYou().ratings
  const [known, setKnown] = useState<Standing>()
  useEffect(() => {
    let wanted = true
    myStanding().then(
      standing => wanted && setKnown(standing),
      () => undefined, // what else is on this page says that the server does not answer
    )
    return () => {
      wanted = false
    }
  }, [])
  if (known === undefined) return null
  const { ratings, leaving } = known
  return (
    <Panel title={words.title}>
      {ratings.length === 0 ? (
        <p className="field-hint">{words.none}</p>
      ) : (
        <ul className="you-list">
          {ratings.map(({ game, rating }) => (
            <li key={game}>
              <span className="you-what">
                <span>
                  {titleOf(game)?.names[language] ?? game}: {said.rating(rating)}
                </span>
                <span className="field-hint">{words.between(rating.value - rating.spread, rating.value + rating.spread)}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {leaving !== 'none' && <p className="field-hint you-note">{words.leaving(leaving)}</p>}
      <p className="field-hint you-note">{words.text}</p>
    </Panel>
  )
}
