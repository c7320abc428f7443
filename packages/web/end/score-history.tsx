import type { Outcome, ScoreHistory } from '@wildcat/kernel'
import { useEffect, useState } from 'react'
import { reportFailure } from '../app/page-failure.ts'
import { useSpeech } from '../app/speech.tsx'
import { Panel } from '../design/panel.tsx'
import type { Spoken } from '../session/use-game.ts'
import { Breakdown } from './breakdown.tsx'
import { Chart } from './chart.tsx'
import { ScoreHistoryPlace } from './score-history-place.tsx'
import './score-history.css'

interface ScoreHistoryPanelsProps {
  spoken: Spoken
  outcome: Outcome
  ask: () => Promise<ScoreHistory | 'none'>
}

/** How the scores came about, and the game in curves. A game that does not say what a score is made of shows none. */
export function ScoreHistoryPanels({ spoken, outcome, ask }: ScoreHistoryPanelsProps) {
  const { words } = useSpeech()
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
    <>
      <Panel title={words.end.parts} className="end-parts">
        <Breakdown spoken={spoken} scoreHistory={scoreHistory} outcome={outcome} />
      </Panel>
      {scoreHistory.rounds.length > 1 && (
        <Panel title={words.end.curves} className="end-curves">
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
        </Panel>
      )}
    </>
  )
}
