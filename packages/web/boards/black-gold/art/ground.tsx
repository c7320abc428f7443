import { regionOf, TILE_SIZE, type TileLaid, tilesLaid } from '@wildcat/black-gold/board'
import { columnLetter } from '@wildcat/black-gold/words/places.ts'
import { columnOf } from '@wildcat/oil-rush'
import { memo } from 'react'
import { Each, Times } from '../../../design/each.tsx'
import { scattered } from '../../kit/art/scattered.ts'
import { HEIGHT, LEFT, mapWidth, middleOf, rowTop, TOP, UNIT } from './geometry.ts'
import { MESAS, Mesa, ROUGH, TUFTS } from './land.tsx'

const AGAVE = 'M0 5-4-2M0 5-1.500-5M0 5 2-5M0 5 5-2'

interface Printed {
  layout: string
}

/** The ground of the tiles: it changes only with the layout, and is drawn once. */
export const Ground = memo(function Ground({ layout }: Printed) {
  const { columns } = regionOf({ layout }).board
  return (
    <g className="ground">
      <linearGradient id="bg-dusk" x1="0" y1="1" x2="0" y2="0">
        <stop className="dusk-a" offset="0" />
        <stop className="dusk-b" offset=".5" />
        <stop className="dusk-c" offset="1" />
      </linearGradient>
      <rect className="ground-dusk" x={LEFT} y={TOP} width={mapWidth(columns)} height={HEIGHT} fill="url(#bg-dusk)" />
      <path className="ground-grid" d={gridLines(columns)} />
    </g>
  )
})

/** What is printed on it. */
export const Landscape = memo(function Landscape({ layout }: Printed) {
  const { board } = regionOf({ layout })
  return (
    <g>
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
      <Mesa {...mesa} />
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
      <g transform={`translate(${x + 5} ${y + 4})`}>
        <g className="tile-label">
          <rect width="42" height="18" rx="3" />
          <path transform={`translate(10 9) rotate(${turn})`} d="M0-5 4 3.500h-8z" />
          <text x="28" y="14">
            {face}
          </text>
        </g>
      </g>
    </g>
  )
}
