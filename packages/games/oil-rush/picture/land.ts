/** The map: squares, tiles, wells, derricks and trucks, with rows and columns named along its edges. */
import { type Board, columnOf, rowOf, type Square, squareAt } from '../board.ts'
import type { WellKind } from '../wells.ts'
import { built, CELL, type Colour, ground, INK, inCell, type Land as Kind, PAPER, SOFT, symbol, token, topMark, truck } from './art.ts'
import { at, centred, el, g, label, path, rect, type Svg } from './svg.ts'

export interface Player {
  readonly colour: Colour
  readonly mark: string
  readonly name: string
}
export interface TileArt {
  readonly column: number // of its lower left square
  readonly row: number
  readonly size: number
  readonly face: string
  readonly turn: number
}
/** What land costs 1, 2 and 3 points to enter. */
export type Lands = readonly [Kind, Kind, Kind]
export interface LandArt {
  readonly board: Board
  readonly lands: Lands
  readonly rowsUpwards: boolean // is row 1 at the bottom, or at the top?
  readonly columnName: (column: number) => string
  readonly rowName: (row: number) => string
  readonly tiles: readonly TileArt[]
  readonly wells: readonly {
    readonly square: Square
    readonly kind: WellKind | 'gusher'
    readonly state: 'covered' | 'derrick' | 'dry'
    readonly value: number | null
    readonly owner: number | 'nobody'
    readonly oil: number
  }[]
  readonly trucks: readonly (Square | 'off')[]
  readonly players: readonly Player[]
}

export const sizeOf = ({ columns, rows }: Board) => ({ width: columns * CELL, height: rows * CELL })

/** Where the upper left corner of a square is. */
function corner({ board, rowsUpwards }: Pick<LandArt, 'board' | 'rowsUpwards'>, square: Square): readonly [x: number, y: number] {
  const row = rowOf(board, square)
  return [(columnOf(board, square) - 1) * CELL, (rowsUpwards ? board.rows - row : row - 1) * CELL]
}

export const landSymbols = ({ lands }: LandArt): Svg => lands.map(kind => symbol(`land-${kind}`, ground(kind))).join('')

export function land(art: LandArt): Svg {
  const { board } = art
  const { width, height } = sizeOf(board)
  const squares = board.cost.map((cost, square) => {
    const [x, y] = corner(art, square)
    return el('use', { href: `#land-${art.lands[cost - 1] ?? 'plains'}`, x, y })
  })
  return [
    ...squares,
    path(grid(width, height), { stroke: '#a58f68', 'stroke-width': 0.7, fill: 'none' }),
    rect(0, 0, width, height, { fill: 'none', stroke: INK, 'stroke-width': 2.6 }),
    ...art.tiles.map(tile => rect(...frame(art, tile), { fill: 'none', stroke: INK, 'stroke-width': 2.6 })),
    ...art.wells.map(well => onSquare(art, well.square, well.state, drawWell(art, well))),
    ...trucks(art),
    ...art.tiles.map(tile => plate(art, tile)),
    edges(art),
  ].join('')
}

const onSquare = (art: LandArt, square: Square, what: string, drawn: Svg): Svg =>
  drawn === '' ? '' : at(...corner(art, square), g({ class: what }, inCell(drawn)))

function grid(width: number, height: number): string {
  let lines = ''
  for (let x = CELL; x < width; x += CELL) lines += `M${x} 0V${height}`
  for (let y = CELL; y < height; y += CELL) lines += `M0 ${y}H${width}`
  return lines
}

function drawWell({ players }: LandArt, { kind, state, value, owner, oil }: LandArt['wells'][number]): Svg {
  const player = owner === 'nobody' ? undefined : players[owner]
  if (state === 'derrick' && player !== undefined) return built(player.colour, player.mark, oil)
  return state === 'covered' && kind !== 'gusher' ? token(kind, value) : ''
}

/** Alone in the middle of its square; several of them smaller, two and two. */
function trucks(art: LandArt): Svg[] {
  return art.trucks.map((square, seat) => {
    const player = art.players[seat]
    if (square === 'off' || player === undefined) return ''
    const drawn = truck(player.colour, player.mark)
    const there = [...art.trucks.keys()].filter(other => art.trucks[other] === square)
    if (there.length === 1) return onSquare(art, square, 'truck', drawn)
    const place = there.indexOf(seat)
    const x = (place % 2) * 19 - 9.5
    const y = (Math.floor(place / 2) - (Math.ceil(there.length / 2) - 1) / 2) * 13
    return onSquare(art, square, 'truck', at(x, y, g({ transform: 'scale(0.56)' }, drawn)))
  })
}

function frame({ board, rowsUpwards }: LandArt, { column, row, size }: TileArt): [x: number, y: number, width: number, height: number] {
  const top = rowsUpwards ? board.rows - row + 1 - size : row - 1
  return [(column - 1) * CELL, top * CELL, size * CELL, size * CELL]
}

/** The name of a tile's face and how far it is turned, on its upper edge where it hides nothing. */
function plate(art: LandArt, tile: TileArt): Svg {
  const [x, y] = frame(art, tile)
  const width = tile.turn === 0 ? 44 : 78
  return at(
    x + roomOnEdge(art, tile) * CELL + 1,
    y - 9,
    rect(0, 0, width, 18, { rx: 9, fill: PAPER, stroke: INK, 'stroke-width': 1.3 }),
    at(13, 9, topMark(tile.turn)),
    label(23, 13.5, tile.face, { 'font-size': 13, 'font-weight': 700 }),
    ...(tile.turn === 0 ? [] : [label(43, 13.5, `${tile.turn}°`, { 'font-size': 12.5 })]),
  )
}

/** Squares from the left after which the next two, on both sides of the upper edge, are empty; none if nowhere. */
function roomOnEdge({ board, rowsUpwards, wells, trucks: places }: LandArt, { column, row, size }: TileArt): number {
  const above = rowsUpwards ? row + size : row - 1
  const below = rowsUpwards ? above - 1 : row
  const taken = new Set<Square | 'off'>([...wells.filter(({ state }) => state !== 'dry').map(({ square }) => square), ...places])
  const free = (n: number) =>
    [above, below].every(edge =>
      [n, n + 1].every(right => edge > board.rows || edge < 1 || !taken.has(squareAt(board, column + right, edge))),
    )
  return Math.max(0, Array.from({ length: size - 1 }, (_, n) => n).findIndex(free))
}

function edges({ board, rowsUpwards, columnName, rowName }: LandArt): Svg {
  const { width, height } = sizeOf(board)
  const columns = Array.from({ length: board.columns }, (_, n) =>
    [-19, height + 14].map(y => centred((n + 0.5) * CELL, y, columnName(n + 1), 13)).join(''),
  )
  const rows = Array.from({ length: board.rows }, (_, n) => {
    const y = (rowsUpwards ? board.rows - n - 0.5 : n + 0.5) * CELL
    return [-15, width + 15].map(x => centred(x, y, rowName(n + 1), 13)).join('')
  })
  return g({ fill: SOFT, 'font-weight': 600 }, ...columns, ...rows)
}
