import { type PointerEvent, useId, useRef, useState } from 'react'
import { useSpeech } from '../app/speech.tsx'
import { Each } from '../design/each.tsx'
import { SEAT_SHAPES } from '../design/seat.tsx'
import { Player } from '../session/said.tsx'
import { everyNth, nearest, scale, ticks } from './scale.ts'
import { useWidth } from './use-width.ts'

interface ChartProps {
  title: string
  rounds: readonly number[] // 0 is the start
  values: readonly (readonly number[])[] // by round, then by seat
  say: (value: number) => string
}

const HEIGHT = 220
const TOP = 10
const FOOT = 26
const LETTER = 7.2 // a digit, at the size of the labels
const MARK = 10

/** One figure over the rounds: a line with marks of its own for each player, and the same as a table. */
export function Chart({ title, rounds, values, say }: ChartProps) {
  const { words } = useSpeech()
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  const id = useId()
  const last = rounds.length - 1
  const [pointed, setPointed] = useState<number>()
  const here = Math.min(last, pointed ?? last)
  const seats = values[0]?.map((_, seat) => seat) ?? []

  const all = values.flat()
  const levels = ticks(Math.min(...all), Math.max(...all), 4)
  const labels = levels.map(say)
  const left = Math.max(...labels.map(label => label.length)) * LETTER + 12
  const y = scale([levels[0] ?? 0, levels.at(-1) ?? 1], [HEIGHT - FOOT, TOP])
  const x = scale([0, last], [left, Math.max(left + 1, width - MARK)])
  const places = rounds.map((_, index) => x(index))
  const labelled = everyNth(rounds.length, width - left, 26)

  const point = ({ clientX, currentTarget }: PointerEvent) =>
    setPointed(nearest(places, clientX - currentTarget.getBoundingClientRect().left))
  return (
    <figure className="chart" aria-labelledby={id}>
      <figcaption id={id}>{title}</figcaption>
      <ul className="chart-now">
        <li>{here === last ? words.end.atEnd : words.end.afterRound(rounds[here] ?? 0)}</li>
        {seats.map(seat => (
          <li key={seat}>
            <Player seat={seat} /> <b>{say(values[here]?.[seat] ?? 0)}</b>
          </li>
        ))}
      </ul>
      <div ref={box} className="chart-box" style={{ minHeight: HEIGHT }}>
        {width > 0 && (
          <svg
            width={width}
            height={HEIGHT}
            aria-hidden="true"
            onPointerMove={point}
            onPointerDown={point}
            onPointerLeave={() => setPointed(undefined)}
          >
            <Each of={levels}>
              {(level, index) => (
                <g className="chart-level">
                  <path d={`M${left} ${y(level)}H${width}`} />
                  <text x={left - 8} y={y(level)} dy="0.32em">
                    {labels[index]}
                  </text>
                </g>
              )}
            </Each>
            <Each of={rounds}>
              {(round, index) =>
                index % labelled === 0 && (
                  <text className="chart-round" x={x(index)} y={HEIGHT - 6}>
                    {round}
                  </text>
                )
              }
            </Each>
            {pointed !== undefined && <path className="chart-here" d={`M${x(here)} ${TOP}V${HEIGHT - FOOT}`} />}
            {seats.map(seat => (
              <Line key={seat} seat={seat} every={labelled} points={values.map((row, index) => [x(index), y(row[seat] ?? 0)])} />
            ))}
          </svg>
        )}
      </div>
      <Figures title={title} rounds={rounds} values={values} seats={seats} say={say} />
    </figure>
  )
}

/** Later seats have thinner lines: where several lie on each other, all can be seen. In a long game not every round has a mark. */
function Line({ seat, every, points }: { seat: number; every: number; points: readonly (readonly [number, number])[] }) {
  const path = points.map(([px, py], index) => `${index === 0 ? 'M' : 'L'}${px.toFixed(1)} ${py.toFixed(1)}`).join('')
  return (
    <g className="chart-line" data-seat={seat % SEAT_SHAPES.length}>
      <path d={path} strokeWidth={4.5 - Math.min(seat, 4) * 0.75} />
      <Each of={points}>
        {([px, py], index) =>
          (index + seat) % every === 0 && (
            <path
              className="chart-mark"
              transform={`translate(${px - MARK / 2} ${py - MARK / 2}) scale(${MARK / 20})`}
              d={SEAT_SHAPES[seat % SEAT_SHAPES.length]}
            />
          )
        }
      </Each>
    </g>
  )
}

function Figures({ title, rounds, values, seats, say }: ChartProps & { seats: readonly number[] }) {
  const { words } = useSpeech()
  return (
    <details className="chart-figures">
      <summary>{words.end.figures}</summary>
      <table className="rows">
        <caption className="unseen">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{words.end.rounds}</th>
            {seats.map(seat => (
              <th key={seat} scope="col">
                <Player seat={seat} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Each of={values}>
            {(row, index) => (
              <tr>
                <th scope="row">{rounds[index] === 0 ? words.end.start : words.common.number(rounds[index] ?? 0)}</th>
                <Each of={row}>{value => <td>{say(value)}</td>}</Each>
              </tr>
            )}
          </Each>
        </tbody>
      </table>
    </details>
  )
}
