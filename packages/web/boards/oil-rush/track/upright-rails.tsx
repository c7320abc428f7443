import { memo } from 'react'
import { Times } from '../../../design/each.tsx'
import { starAnchor } from '../marks.ts'

const SEMAPHORE = { mast: 'M0 30V3', arm: 'M0 5h16l-3 3.500 3 3.500H0z' } as const

/** Where an upright track lies on its drawing, on the scale of the map. */
export interface UprightMeasures {
  readonly top: number
  readonly side: number // of a square
  readonly costs: number // the width of signals and costs, left of the lanes
  readonly lane: number
  readonly width: number
  readonly height: number
}
const rowTop = ({ top, side }: UprightMeasures, rows: number, row: number): number => top + (rows - row) * side

export interface RailsProps {
  readonly measures: UprightMeasures
  readonly lanes: number
  readonly rows: number
  readonly cost: (row: number) => number
  readonly signals: readonly number[] // rows on which the second and later signals stand
  readonly last: number | 'none' // the row on which the black train ends the game
}

/** What is printed: a lane for each train beside the rows of the map, what each row costs, and the signals. */
export const UprightRails = memo(function UprightRails({ measures, lanes, rows, cost, signals, last }: RailsProps) {
  const { top, side, costs, lane: laneWidth } = measures
  const width = lanes * laneWidth
  const high = rows * side
  const at = (row: number) => rowTop(measures, rows, row)
  return (
    <g className="rails">
      <rect className="rails-bed" x={costs} y={top} width={width} height={high} />
      <Times n={rows}>
        {n => (
          <g className="rails-row" data-cost={cost(n + 1)}>
            <rect x={costs} y={at(n + 1)} width={width} height={side} />
            <path className="rails-space" d={`M${costs} ${at(n + 1)}h${width}`} />
            <text className="rails-cost" x={costs - 12} y={at(n + 1) + side / 2 + 5}>
              {cost(n + 1)}
            </text>
          </g>
        )}
      </Times>
      <Times n={lanes}>
        {lane => {
          const x = costs + (lane + 0.5) * laneWidth
          return (
            <g>
              <path className="rails-ties" d={`M${x} ${top}v${high}`} />
              <path className="rails-iron" d={`M${x - 6} ${top}v${high}M${x + 6} ${top}v${high}`} />
            </g>
          )
        }}
      </Times>
      {signals.map((row, n) => (
        <g key={row} className="signal">
          <path className="signal-line" d={`M14 ${at(row)}H${costs + width}`} />
          <g transform={`translate(18 ${at(row) + 4})`}>
            <path className="signal-mast" d={SEMAPHORE.mast} />
            <path className="signal-arm" d={SEMAPHORE.arm} />
            <text className="signal-name" x="12" y="29">
              {n + 2}
            </text>
          </g>
        </g>
      ))}
      {last !== 'none' && (
        <g className="rails-last" {...starAnchor}>
          <rect x={costs + 1.5} y={at(last) + 1.5} width={width - 3} height={side - 3} rx="4" />
          <path
            d="M3.500 15 1.500 4l6 4.500L12 1l4.500 7.500 6-4.500-2 11zM3.500 18.500h17"
            transform={`translate(10 ${at(last) + 12}) scale(1.2)`}
          />
        </g>
      )}
    </g>
  )
})
