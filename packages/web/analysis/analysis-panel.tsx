import { type Analysis, isCertain, type Turning, turningPoints } from '@wildcat/bots/advice'
import type { Seat } from '@wildcat/kernel'
import { useRef, useState } from 'react'
import { Button } from '../design/button.tsx'
import { Panel } from '../design/panel.tsx'
import { nearest, scale } from '../end/scale.ts'
import { useWidth } from '../end/use-width.ts'
import { positionAt } from '../replay/place.ts'
import { Player, Said } from '../session/said.tsx'
import type { Spoken } from '../session/use-game.ts'
import { ADVICE } from '../words/advice/index.ts'
import { tellingOf } from './telling.tsx'
import { type Analysable, useAnalysis } from './use-analysis.ts'
import './analysis.css'

interface AnalysisPanelProps {
  spoken: Spoken
  game: Analysable
  seat: Seat // with whose eyes
  at: number // where the replay is
  moves: readonly number[] | undefined // where positions are counted by what everybody had heard
  onGo: (at: number) => void
}
const MOST_SLIPS = 6
const CAUSES = ['draws', 'others', 'moves', 'decisions'] as const

/** The analysis beside a replay. It is made when it is wanted. */
export function AnalysisPanel(props: AnalysisPanelProps) {
  const words = ADVICE[props.spoken.language].analysis
  const [isWanted, want] = useState(false)
  return (
    <Panel title={words.title} className="analysis">
      {isWanted ? (
        <Shown {...props} />
      ) : (
        <>
          <p className="field-hint">{words.help}</p>
          <Button onClick={() => want(true)}>{words.show}</Button>
        </>
      )}
    </Panel>
  )
}

function Shown({ spoken, game, seat, at, moves, onGo }: AnalysisPanelProps) {
  const words = ADVICE[spoken.language].analysis
  const analysis = useAnalysis(game, seat)
  if (analysis === 'failed') return <p>{words.failed}</p>
  if (analysis === undefined) return <p role="status">{words.progress(0, 1)}</p>
  const placeOf = (position: number) => (moves === undefined ? position : positionAt(moves, analysis.lines[position] ?? 0))
  const { done, of, judged, slips, sums, skill, errors } = analysis
  const telling = tellingOf(spoken, analysis)
  const turning = done < of ? [] : turningPoints(analysis)
  return (
    <>
      <p className="analysis-state" role="status">
        <Player seat={seat} /> {done < of ? words.progress(done, of) : words.done(judged)}
      </p>
      <Curve analysis={analysis} turning={turning} at={at} placeOf={placeOf} label={words} onGo={onGo} />
      {turning.length > 0 && (
        <ol className="analysis-slips" aria-label={words.decided}>
          {turning.map((each, n) => {
            const { title, lines } = telling.turning(each)
            return (
              <li key={each.at} data-good={each.by > 0}>
                <button type="button" className="analysis-turning" onClick={() => onGo(placeOf(each.at))}>
                  <span className="decided-number" aria-hidden="true">
                    {n + 1}
                  </span>
                  {title}
                  <span className="decided-by">{words.by(each.by)}</span>
                  <span className="decided-text">
                    <Said text={lines.join(' · ')} />
                  </span>
                </button>
              </li>
            )
          })}
        </ol>
      )}
      <h3>{words.slips}</h3>
      {slips.length === 0 && <p className="field-hint">{words.none}</p>}
      <ol className="analysis-slips">
        {slips.slice(0, MOST_SLIPS).map(each => (
          <li key={each.at}>
            <button type="button" className="analysis-slip" onClick={() => onGo(placeOf(each.at))}>
              <b>{words.round(each.round)}</b>
              <span className="decided-by">{words.by(-each.than.by)}</span>
              <span className="decided-text">
                <Said
                  text={telling
                    .slip(each)
                    .filter(text => text !== '')
                    .join(' · ')}
                />
              </span>
            </button>
          </li>
        ))}
      </ol>
      <h3>{words.luck}</h3>
      <dl className="analysis-sums">
        {[
          ...CAUSES.map(cause => ({ name: words.sums[cause], by: sums[cause], error: errors[cause] })),
          { name: words.skill, by: skill, error: errors.skill },
        ].map(({ name, by, error }) => (
          <div key={name}>
            <dt>{name}</dt>
            {isCertain(by, error) ? (
              <dd data-good={by > 0}>{words.signed(by)}</dd>
            ) : (
              <dd data-uncertain>
                {words.signed(by)} {by !== 0 && <small>{words.uncertain}</small>}
              </dd>
            )}
          </div>
        ))}
      </dl>
      <p className="field-hint">
        {words.luckHelp} {words.skillHelp}
      </p>
    </>
  )
}

/** On the line between the points before and after it. */
function shareAt(points: Analysis['points'], place: number): number {
  const after = points.find(({ at }) => at >= place) ?? points.at(-1)
  const before = points.findLast(({ at }) => at <= place) ?? after
  return before === undefined || after === undefined ? 0 : scale([before.at, after.at], [before.share, after.share])(place)
}

const HEIGHT = 120
interface CurveProps {
  analysis: Analysis
  turning: readonly Turning[]
  at: number
  placeOf: (position: number) => number
  label: (typeof ADVICE)['en']['analysis']
  onGo: (at: number) => void
}
/** What the seat could expect over the game. Press a point and be there; the same by keyboard with the list below it. */
function Curve({ analysis: { points, of }, turning, at, placeOf, label, onGo }: CurveProps) {
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  const x = scale([0, of], [4, Math.max(5, width - 4)])
  const y = scale([0, 1], [HEIGHT - 4, 4])
  const places = points.map(point => x(point.at))
  const path = points.map(({ share }, n) => `${n === 0 ? 'M' : 'L'}${(places[n] ?? 0).toFixed(1)} ${y(share).toFixed(1)}`).join('')
  const here = points.findLast(point => placeOf(point.at) <= at)
  return (
    <figure className="analysis-curve">
      <figcaption>
        {label.expected} {here !== undefined && <b>{label.point(here.round, here.share)}</b>}
      </figcaption>
      <div ref={box} className="analysis-drawing" style={{ minHeight: HEIGHT }}>
        {width > 0 && (
          <button
            type="button"
            aria-label={label.curve(points.length)}
            onClick={event => {
              const point = points[nearest(places, event.clientX - event.currentTarget.getBoundingClientRect().left)]
              if (point !== undefined && event.detail > 0) onGo(placeOf(point.at))
            }}
          >
            <svg width={width} height={HEIGHT} aria-hidden="true">
              <path className="analysis-half" d={`M0 ${y(0.5)}H${width}`} />
              <path className="analysis-line" d={path} />
              {here !== undefined && <circle cx={x(here.at)} cy={y(here.share)} r="5" />}
            </svg>
          </button>
        )}
        {width > 0 && (
          <svg className="analysis-marks" width={width} height={HEIGHT} aria-hidden="true">
            {turning.map((each, n) => (
              <g key={each.at} data-good={each.by > 0} transform={`translate(${x(each.at)} ${y(shareAt(points, each.at))})`}>
                <circle r="8" />
                <text>{n + 1}</text>
              </g>
            ))}
          </svg>
        )}
      </div>
    </figure>
  )
}
