import { turningPoints } from '@wildcat/bots/advice'
import type { Seat } from '@wildcat/kernel'
import { useId } from 'react'
import { Link } from '../app/link.tsx'
import { Said } from '../session/said.tsx'
import type { Spoken } from '../session/use-game.ts'
import { ADVICE } from '../words/advice/index.ts'
import { tellingOf } from './telling.tsx'
import { type Analysable, useAnalysis } from './use-analysis.ts'
import './analysis.css'

interface DecidedProps {
  spoken: Spoken
  game: Analysable
  seat: Seat // with whose eyes
  replayAt: (commands: number, heard: number) => string // the address of a position, after so many commands, of which everybody heard so much
}

/** What decided the game: three moments at the most, and the way to each of them in the replay. */
export function Decided({ spoken, game, seat, replayAt }: DecidedProps) {
  const words = ADVICE[spoken.language].analysis
  const id = useId()
  const analysis = useAnalysis(game, seat)
  const isWhole = analysis !== undefined && analysis !== 'failed' && analysis.done === analysis.of
  if (analysis === 'failed') return null
  const turning = isWhole ? turningPoints(analysis) : []
  return (
    <section className="decided" aria-labelledby={id}>
      <h2 id={id}>{words.decided}</h2>
      {isWhole ? (
        <ol className="decided-list">
          {turning.map((each, n) => {
            const { title, lines } = tellingOf(spoken, analysis).turning(each)
            return (
              <li key={each.at} data-good={each.by > 0}>
                <Link className="decided-link" to={`${replayAt(each.at, analysis.lines[each.at] ?? 0)}&as=${seat}`}>
                  <span className="decided-number" aria-hidden="true">
                    {n + 1}
                  </span>
                  <b>{title}</b>
                  <span className="decided-by">{words.by(each.by)}</span>
                  <span className="decided-text">
                    <Said text={lines.join(' · ')} />
                  </span>
                </Link>
              </li>
            )
          })}
          {turning.length === 0 && <li>{words.nothing}</li>}
        </ol>
      ) : (
        <p className="field-hint" role="status">
          {words.progress(analysis?.done ?? 0, analysis?.of ?? 1)}
        </p>
      )}
    </section>
  )
}
