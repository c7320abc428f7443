import { COLUMNS, STAR, trackCost } from '@wildcat/giganten/board'
import { memo } from 'react'
import { Times } from '../../design/each.tsx'
import { starAnchor } from '../oil-rush/marks.ts'
import { LEFT, TRACK_TOP, UNIT, WIDTH } from './art/geometry.ts'
import type { Lanes } from './art/lanes.ts'

const STAR_SIGN = 'm0-13 3.8 8.2 9 1-6.7 6.1 1.8 8.900L0 6.800l-7.9 4.4 1.8-8.9-6.7-6.1 9-1z'
const spaces = Array.from({ length: COLUMNS }, (_, index) => index + 1)

/** What is printed: a lane for each locomotive under the columns of the map, and what entering each column costs. */
export const Rails = memo(function Rails({ lanes }: { lanes: Lanes }) {
  const last = lanes.count - 1
  const bottom = lanes.bottomOf(last)
  const star = lanes.onTrack(last, STAR)
  return (
    <g className="rails">
      <rect className="rails-bed" x={LEFT} y={TRACK_TOP} width={WIDTH} height={bottom - TRACK_TOP} rx="3" />
      {spaces.map(column => (
        <g key={column}>
          {column > 1 && <path className="rails-space" d={`M${LEFT + (column - 1) * UNIT} ${TRACK_TOP + 4}V${bottom}`} />}
          {column > 1 && <Cost column={column} />}
        </g>
      ))}
      <Times n={lanes.count}>
        {lane => {
          const { y } = lanes.onTrack(lane, 1)
          const length = lane === last ? WIDTH + UNIT + 4 : WIDTH
          return (
            <g>
              <path className="rails-ties" d={`M${LEFT} ${y + 0.5}h${length}`} />
              <path className="rails-iron" d={`M${LEFT} ${y}h${length}`} />
            </g>
          )
        }}
      </Times>
      <g className="rails-star" {...starAnchor} transform={`translate(${star.x + 2} ${star.y - 14}) scale(${lanes.sizeOf(last)})`}>
        <circle r="19" />
        <path d={STAR_SIGN} />
      </g>
    </g>
  )
})

/** As many sleepers as it costs, and the figure. */
function Cost({ column }: { column: number }) {
  const x = LEFT + (column - 0.5) * UNIT
  return (
    <g className="rails-cost" data-cost={trackCost(column)}>
      <rect x={x - 11} y={TRACK_TOP + 4} width="22" height="17" rx="8.5" />
      <text x={x} y={TRACK_TOP + 17}>
        {trackCost(column)}
      </text>
    </g>
  )
}
