import { useId, useRef } from 'react'
import { Each } from '../design/each.tsx'
import { scale, ticks } from '../end/scale.ts'
import { useWidth } from '../end/use-width.ts'
import { useYou } from './words.tsx'
import '../end/score-history.css'

const HEIGHT = 180
const TOP = 10
const FOOT = 12
const LETTER = 7.2 // a digit, at the size of the labels
const DOT = 3.5

/** One's scores from game to game. The same figures stand in the list below it. */
export function ScoreCurve({ scores }: { scores: readonly number[] }) {
  const words = useYou().history
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  const levels = ticks(Math.min(...scores), Math.max(...scores), 4)
  const left = Math.max(...levels.map(level => words.figure(level).length)) * LETTER + 12
  const y = scale([levels[0] ?? 0, levels.at(-1) ?? 1], [HEIGHT - FOOT, TOP])
  const x = scale([0, scores.length - 1], [left + DOT, Math.max(left + 1, width - DOT)])
  const points = scores.map((score, index) => [x(index), y(score)] as const)
  const path = points.map(([px, py], index) => `${index === 0 ? 'M' : 'L'}${px.toFixed(1)} ${py.toFixed(1)}`).join('')
  return (
    <figure className="chart" aria-labelledby={id}>
      <figcaption id={id}>{words.curve}</figcaption>
      <div ref={box} className="chart-box" style={{ minHeight: HEIGHT }}>
        {width > 0 && (
          <svg width={width} height={HEIGHT} aria-hidden="true">
            <Each of={levels}>
              {level => (
                <g className="chart-level">
                  <path d={`M${left} ${y(level)}H${width}`} />
                  <text x={left - 8} y={y(level)} dy="0.32em">
                    {words.figure(level)}
                  </text>
                </g>
              )}
            </Each>
            <g className="you-curve">
              <path d={path} />
              <Each of={points}>{([px, py]) => <circle cx={px} cy={py} r={DOT} />}</Each>
            </g>
          </svg>
        )}
      </div>
    </figure>
  )
}
