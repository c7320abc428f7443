import { regionOf, TILE_SIZE, type TileLaid, tilesLaid } from '@wildcat/black-gold/board'
import { columnLetter } from '@wildcat/black-gold/words/places.ts'
import { columnOf } from '@wildcat/oil-rush'
import { memo } from 'react'
import { Each, Times } from '../../../design/each.tsx'
import { scattered } from '../../kit/art/scattered.ts'
import { HEIGHT, LEFT, mapWidth, middleOf, rowTop, TOP, UNIT } from './geometry.ts'

const ROUGH = 'M-19-9q5-5 10 0t10 0 10 0M-15 1q5-5 10 0t10 0 10 0M-19 11q5-5 10 0t10 0 10 0'
/** A table mountain with its side in the shade. */
const MESAS = [
  {
    body: 'M-23 17-15 1l4-3 1-11H6l3 8 6-1 3 6 5 17z',
    shade: 'M6-13 9-5l6-1 3 6 5 17H4L6 3 4-5z',
    steps: 'M-10-6H5M-12 1H4M-16 9H2M9 1h9M7 9h13',
  },
  {
    body: 'M-23 17-17 6l3-9 2-2v-7h8l1 4h8l2 7 4 1 4 9 5 8z',
    shade: 'M-3-8h8l2 7 4 1 4 9 5 8H3L4 7 1-1z',
    steps: 'M-12-3H0M-14 4H1M-18 11H2M6 4h6M5 11h11',
  },
] as const
const TUFTS = ['m-3 2-1.500-4M0 2v-5M3 2l2-4', 'm-1.500 1.500-1-2.500M1 1.500 2-2'] as const
const AGAVE = 'M0 5-4-2M0 5-1.500-5M0 5 2-5M0 5 5-2'

/** What is printed on the tiles as they lie: it changes only with the layout, and is drawn once. */
export const Ground = memo(function Ground({ layout }: { layout: string }) {
  const { board } = regionOf({ layout })
  const width = mapWidth(board.columns)
  return (
    <g className="ground">
      <linearGradient id="bg-dusk" x1="0" y1="1" x2="0" y2="0">
        <stop className="dusk-a" offset="0" />
        <stop className="dusk-b" offset=".5" />
        <stop className="dusk-c" offset="1" />
      </linearGradient>
      <rect className="ground-dusk" x={LEFT} y={TOP} width={width} height={HEIGHT} fill="url(#bg-dusk)" />
      <path className="ground-grid" d={gridLines(board.columns)} />
      <Each of={board.cost}>
        {(cost, square) => (
          <Land cost={cost} square={square} {...middleOf(board, square)} isLast={columnOf(board, square) === board.columns} />
        )}
      </Each>
      {tilesLaid({ layout }).map(tile => (
        <TileFrame key={`${tile.face}`} tile={tile} />
      ))}
      <Times n={board.columns}>
        {column => (
          <text className="axis" x={LEFT + (column + 0.5) * UNIT} y={TOP - 9}>
            {columnLetter(column + 1)}
          </text>
        )}
      </Times>
      <Times n={board.rows}>
        {row => (
          <text className="axis" x={LEFT - 15} y={rowTop(row + 1) + UNIT / 2 + 5}>
            {row + 1}
          </text>
        )}
      </Times>
    </g>
  )
})

function gridLines(columns: number): string {
  let path = ''
  for (let column = 1; column < columns; column++) path += `M${LEFT + column * UNIT} ${TOP}v${HEIGHT}`
  for (let y = UNIT; y < HEIGHT; y += UNIT) path += `M${LEFT} ${TOP + y}h${mapWidth(columns)}`
  return path
}

interface LandProps {
  cost: number
  square: number
  x: number
  y: number
  isLast: boolean // in its row: a long shadow would fall beyond the map
}

function Land({ cost, square, x, y, isLast }: LandProps) {
  const at = `translate(${x} ${y})`
  if (cost === 2) return <path className="rough" d={ROUGH} transform={at} />
  if (cost === 1) return <Plain x={x} y={y} square={square} />
  const mesa = MESAS[scattered(square, 7) < 0.5 ? 0 : 1]
  return (
    <g className="mesa" transform={at}>
      {!isLast && <path className="mesa-shadow" d="M2 17h44l-18 5H-8z" />}
      <path className="mesa-body" d={mesa.body} />
      <path className="mesa-shade" d={mesa.shade} />
      <path className="mesa-line" d={mesa.body} />
      <path className="mesa-steps" d={mesa.steps} />
    </g>
  )
}

/** Dry grass here and there, an agave now and then. */
function Plain({ x, y, square }: { x: number; y: number; square: number }) {
  const growth = scattered(square, 1)
  if (growth < 0.55) return null
  const place = `translate(${x + (scattered(square, 2) - 0.5) * 30} ${y + (scattered(square, 3) - 0.5) * 30})`
  return <path className="tuft" d={growth > 0.95 ? AGAVE : TUFTS[growth > 0.75 ? 0 : 1]} transform={place} />
}

/** The seam around a tile, its name, and which way it is turned. */
function TileFrame({ tile: { face, turn, column, row } }: { tile: TileLaid }) {
  const x = LEFT + (column - 1) * UNIT
  const y = rowTop(row + TILE_SIZE - 1)
  const side = TILE_SIZE * UNIT
  return (
    <g className="tile-frame">
      <rect className="tile-seam" x={x + 1.5} y={y + 1.5} width={side - 3} height={side - 3} rx="6" />
      <g transform={`translate(${x + 6} ${y + 5})`}>
        <rect className="tile-label" width="42" height="17" rx="3" />
        <path className="tile-turn" transform={`translate(10 8.5) rotate(${turn})`} d="M0-5 4 3.500h-8z" />
        <text className="tile-name" x="29" y="13">
          {face}
        </text>
      </g>
    </g>
  )
}
