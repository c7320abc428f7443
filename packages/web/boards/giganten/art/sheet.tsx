import { COLUMNS, ROWS } from '@wildcat/giganten/board'
import { rowLetter } from '@wildcat/giganten/words/places.ts'
import { memo } from 'react'
import { HEIGHT, LEFT, TOP, UNIT, WIDTH } from './geometry.ts'

const BAND = 6
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

const HILL = 'M-16 6C-11-6-4-7 0 4M-4-1C1-8 11-7 16 6'
const PEAK = 'M-15 8-6-8-2-2 3-6 15 8'
const TUFT = 'm-6 4-2-5M-4 4v-6M-2 4l2-5M3 6 2 2M5 6V1M7 6l2-4'
const LEGEND = [
  { cost: 1, line: TUFT },
  { cost: 2, line: HILL },
  { cost: 3, line: PEAK },
] as const

/** What it costs to enter each kind of ground, and where north is. */
export const Legend = memo(function Legend() {
  const x = LEFT + WIDTH + 31
  return (
    <g className="legend">
      {LEGEND.map(({ cost, line }, place) => (
        <g key={cost} transform={`translate(${x} ${TOP + 26 + place * 52})`}>
          <path className="legend-line" d={line} />
          <text className="legend-text" y="27">
            {cost}
          </text>
        </g>
      ))}
      <g className="compass" transform={`translate(${x} ${TOP + HEIGHT - 46})`}>
        <circle r="17" />
        <path
          className="compass-dark"
          d="M0-25 4.5-4.5 0 0-4.5-4.5z M25 0 4.5 4.5 0 0l4.5-4.5z M0 25-4.5 4.5 0 0l4.5 4.5z M-25 0-4.5-4.5 0 0l-4.5 4.5z"
          transform="scale(.82)"
        />
        <text y="-24">N</text>
      </g>
    </g>
  )
})

/** The frame of an old survey: bars of one column or row, dark and light by turns, with its number or letter beside them. */
export const Frame = memo(function Frame() {
  return (
    <g className="frame">
      {numbers(COLUMNS).map(column => {
        const x = LEFT + (column - 1) * UNIT
        return (
          <g key={column}>
            <rect className={column % 2 === 0 ? 'frame-dark' : 'frame-light'} x={x} y={TOP - BAND} width={UNIT} height={BAND} />
            <rect className={column % 2 === 0 ? 'frame-light' : 'frame-dark'} x={x} y={TOP + HEIGHT} width={UNIT} height={BAND} />
            <text className="frame-text" x={x + UNIT / 2} y={TOP - 10}>
              {column}
            </text>
          </g>
        )
      })}
      {numbers(ROWS).map(row => {
        const y = TOP + (row - 1) * UNIT
        return (
          <g key={row}>
            <rect className={row % 2 === 0 ? 'frame-dark' : 'frame-light'} x={LEFT - BAND} y={y} width={BAND} height={UNIT} />
            <rect className={row % 2 === 0 ? 'frame-light' : 'frame-dark'} x={LEFT + WIDTH} y={y} width={BAND} height={UNIT} />
            <text className="frame-text" x={LEFT - 17} y={y + UNIT / 2 + 5}>
              {rowLetter(row)}
            </text>
          </g>
        )
      })}
      <path
        className="frame-line"
        d={`M${LEFT - BAND} ${TOP - BAND}h${WIDTH + 2 * BAND}v${HEIGHT + 2 * BAND}h${-WIDTH - 2 * BAND}zM${LEFT} ${TOP}h${WIDTH}v${HEIGHT}h${-WIDTH}z`}
      />
    </g>
  )
})
