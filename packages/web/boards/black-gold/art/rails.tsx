import { LAST_ROW, SIGNALS, trackCost } from '@wildcat/black-gold/board'
import { memo } from 'react'
import { Times } from '../../../design/each.tsx'
import { starAnchor } from '../../oil-rush/marks.ts'
import { COSTS, HEIGHT, LANE, rowTop, TOP, UNIT } from './geometry.ts'

const SEMAPHORE = { mast: 'M0 30V3', arm: 'M0 5h16l-3 3.500 3 3.500H0z' } as const

interface RailsProps {
  lanes: number
  last: number | 'none' // the row on which the Oil Baron ends the game
}

/** What is printed: a lane for each train beside the rows of the map, what each row costs, and the signals. */
export const Rails = memo(function Rails({ lanes, last }: RailsProps) {
  const width = lanes * LANE
  return (
    <g className="rails">
      <rect className="rails-bed" x={COSTS} y={TOP} width={width} height={HEIGHT} />
      <Times n={LAST_ROW}>
        {n => (
          <g className="rails-row" data-cost={trackCost(n + 1)}>
            <rect x={COSTS} y={rowTop(n + 1)} width={width} height={UNIT} />
            <path className="rails-space" d={`M${COSTS} ${rowTop(n + 1)}h${width}`} />
            <text className="rails-cost" x={COSTS - 12} y={rowTop(n + 1) + UNIT / 2 + 5}>
              {trackCost(n + 1)}
            </text>
          </g>
        )}
      </Times>
      <Times n={lanes}>
        {lane => {
          const x = COSTS + (lane + 0.5) * LANE
          return (
            <g>
              <path className="rails-ties" d={`M${x} ${TOP}v${HEIGHT}`} />
              <path className="rails-iron" d={`M${x - 6} ${TOP}v${HEIGHT}M${x + 6} ${TOP}v${HEIGHT}`} />
            </g>
          )
        }}
      </Times>
      {SIGNALS.slice(1).map((row, n) => (
        <g key={row} className="signal">
          <path className="signal-line" d={`M14 ${rowTop(row)}H${COSTS + width}`} />
          <g transform={`translate(18 ${rowTop(row) + 4})`}>
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
          <rect x={COSTS + 1.5} y={rowTop(last) + 1.5} width={width - 3} height={UNIT - 3} rx="4" />
          <path
            d="M3.500 15 1.500 4l6 4.500L12 1l4.500 7.500 6-4.500-2 11zM3.500 18.500h17"
            transform={`translate(10 ${rowTop(last) + 12}) scale(1.2)`}
          />
        </g>
      )}
    </g>
  )
})
