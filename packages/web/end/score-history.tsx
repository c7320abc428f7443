import type { ScoreHistory, Seat } from '@wildcat/kernel'
import { useEffect, useId, useState } from 'react'
import { reportFailure } from '../app/page-failure.ts'
import { useSpeech } from '../app/speech.tsx'
import type { Spoken } from '../session/use-game.ts'
import { Breakdown } from './breakdown.tsx'
import { Chart } from './chart.tsx'
import type { Ended } from './ranking.ts'
import { ScoreHistoryPlace } from './score-history-place.tsx'
import './score-history.css'

interface ScoreHistoryPanelsProps {
  spoken: Spoken
  outcome: Ended
  own: Seat | undefined
  ask: () => Promise<ScoreHistory | 'none'>
}

/** How the scores came about, and the game in curves. A game that does not say what a score is made of shows none. */
export function ScoreHistoryPanels({ spoken, outcome, own, ask }: ScoreHistoryPanelsProps) {
  const { words } = useSpeech()
  const id = useId()
  const [scoreHistory, setScoreHistory] = useState<ScoreHistory | 'none'>()
  useEffect(() => {
    let wanted = true
    ask().then(
      answer => wanted && setScoreHistory(answer),
      (error: unknown) => {
        if (!wanted) return
        setScoreHistory('none')
        reportFailure('small', error)
      },
    )
    return () => {
      wanted = false
    }
  }, [ask])
  const partsWords = spoken.words.scoreParts
  if (scoreHistory === 'none' || partsWords === undefined) return null
  if (scoreHistory === undefined) return <ScoreHistoryPlace />
  return (
    <div className="end-below">
      <section className="end-parts" aria-labelledby={`${id}-parts`}>
        <h2 id={`${id}-parts`}>{words.end.parts}</h2>
        <Breakdown spoken={spoken} scoreHistory={scoreHistory} outcome={outcome} own={own} />
      </section>
      {scoreHistory.rounds.length > 1 && (
        <section className="end-curves" aria-labelledby={`${id}-curves`}>
          <h2 id={`${id}-curves`}>{words.end.curves}</h2>
          <div className="charts">
            {scoreHistory.curves.map(({ curve, values }) => (
              <Chart
                key={curve}
                title={partsWords.curves[curve] ?? ''}
                rounds={scoreHistory.rounds}
                values={values}
                say={value => partsWords.value(curve, value)}
              />
            ))}
          </div>
        </section>
      )}
    </div>
  )
}
