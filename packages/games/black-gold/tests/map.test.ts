/** The tiles and how they make a map. */
import { columnOf, entryCost, type Square, squareAt } from '@wildcat/oil-rush'
import { describe, expect, test } from 'vitest'
import { regionOf } from '../ground.ts'
import {
  boardOf,
  type Laid,
  type Layout,
  laidText,
  layoutText,
  readLaid,
  squaresOfTile,
  TURNS,
  terrainAt,
  layoutOf as tiles,
  tilesAcross,
} from '../map.ts'
import { FACES, printedOn, type Sign, wellOf } from '../tiles.ts'
import { chart } from './charts.ts'

const everyTile: Laid[] = FACES.flatMap(face => TURNS.map(turn => ({ face, turn })))
/** The lowest tile of a map one tile wide. */
const lowest = (laid: Laid): string[] => chart([laid, laid, laid]).slice(14)
const touch = (columns: number, a: Square, b: Square): boolean =>
  Math.abs((a % columns) - (b % columns)) <= 1 && Math.abs(Math.floor(a / columns) - Math.floor(b / columns)) <= 1
const touching = (layout: Layout) => {
  const { columns, wells } = boardOf(layout)
  return wells.filter((well, i) => wells.some((other, j) => j > i && touch(columns, well.square, other.square)))
}

test('[BG-C2] a tile has 7 by 7 squares', () => {
  for (const face of FACES) expect(printedOn(face).map(row => row.length)).toEqual([7, 7, 7, 7, 7, 7, 7])
})

test.each([
  ['A1', '5/0/0'],
  ['A2', '5/0/0'],
  ['A3', '7/0/0'],
  ['A4', '7/0/0'],
  ['B1', '0/3/2'],
  ['B2', '0/3/2'],
  ['B3', '0/4/2'],
  ['B4', '0/4/3'],
  ['C1', '0/2/3'],
  ['C2', '0/2/3'],
  ['C3', '0/3/4'],
  ['C4', '0/3/4'],
])('[BG-C2] the wells of %s, single/double/triple: %s', (name, expected) => {
  const face = FACES.find(each => each === name) ?? 'A1'
  const signs: Sign[] = printedOn(face).flat()
  expect([1, 2, 3].map(kind => signs.filter(sign => wellOf(sign) === kind).length).join('/')).toBe(expected)
})

describe('a tile may be turned in any direction, clockwise and never mirrored', () => {
  test.each([
    ['A1', ['. . . . H . .', '. 1 . r 1 . .', '. . H . . r H', '. . r . H . .', 'r . . 1 . r .', '. 1 . H . 1 .', '. . . . . . .']],
    ['A1@90', ['. . r . . . .', '. 1 . . . 1 .', '. . . r H . .', '. H 1 . . r .', '. . . H . 1 H', '. 1 r . r . .', '. . . . H . .']],
    ['A1@180', ['. . . . . . .', '. 1 . H . 1 .', '. r . 1 . . r', '. . H . r . .', 'H r . . H . .', '. . 1 r . 1 .', '. . H . . . .']],
    ['A1@270', ['. . H . . . .', '. . r . r 1 .', 'H 1 . H . . .', '. r . . 1 H .', '. . H r . . .', '. 1 . . . 1 .', '. . . . r . .']],
  ])('[BG-1.2] %s', (name, expected) => {
    expect(tiles(name).map(lowest)).toEqual([expected])
  })
})

test('[BG-C2] no well lies on the edge of a tile, however it is turned', () => {
  for (const laid of everyTile)
    for (const [row, signs] of lowest(laid).entries())
      for (const [column, sign] of signs.split(' ').entries())
        if ([0, 6].includes(row) || [0, 6].includes(column)) expect(['.', 'r', 'H'], laidText(laid)).toContain(sign)
})

test('[BG-C2] no two wells touch, also diagonally, whatever lies beside, above or across a corner', () => {
  for (const x of everyTile)
    for (const y of everyTile) {
      expect(touching([x, y, x, y, x, y])).toEqual([])
      expect(touching([x, y, y, x, x, y])).toEqual([])
    }
})

test('[BG-C1] row A is nearest the entry; rows count from the bottom, columns from the left', () => {
  const layout = tiles('A2 A1@90 B4 B3@180 C3@270 C4')
  expect(boardOf(layout)).toMatchObject({ columns: 14, rows: 21 })
  expect(chart(layout)).toEqual([
    'H . . . r . r . . . . . . H',
    '. 2 . r H 2 . H . 3 . . 3 .',
    'H . . 3 . . . . r . . . r H',
    '. 3 . . . 3 . . 2 . . . 2 .',
    '. . H . . . . . . . . . . .',
    '. . 3 r 2 . . r 3 . 3 r 2 .',
    'H r . . . . . H . H r . . .',
    'r . . r . . . r . r H . . .',
    '. 2 . 3 . 3 . . 2 . . 2 . .',
    '. . . H . H . . . . . H . .',
    '. . . 2 . 2 . . 3 . 2 . . r',
    'r 3 . r . . . r . r . . . H',
    '. . . . 2 . H . . . 2 . 3 .',
    'H . . . r H . . . . H . . H',
    '. r . . . . . . . r . . . .',
    '. . . . . . . . 1 . . . 1 .',
    '. 1 r . . . r . . . r H . .',
    '. . . 1 . . H . H 1 . . r .',
    '. . . . H 1 . . . . H . 1 H',
    'r 1 H 1 . . H . 1 r . r . .',
    '. . r . H . . . . . . H . .',
  ])
})

test('[BG-C1] a map one tile wide has 7 columns and 21 rows', () => {
  expect(boardOf(tiles('A1 B3 C3'))).toMatchObject({ columns: 7, rows: 21 })
})

test('[BG-5.3] plains cost 1, rough 2, hills 3; a well counts as plains', () => {
  const layout = tiles('A1 B3 C3')
  const board = boardOf(layout)
  const on = (column: number, row: number) => squareAt(board, column, row)
  expect([on(1, 1), on(1, 3), on(5, 4), on(4, 3)].map(square => entryCost(board, square))).toEqual([1, 2, 3, 1])
  expect([on(1, 1), on(1, 3), on(5, 4), on(4, 3)].map(square => terrainAt(layout, square))).toEqual(['plains', 'rough', 'hills', 'plains'])
})

test('[BG-C2] on A1 a truck goes from column 5, row 2, over plains, a hill and plains, past two single wells', () => {
  const board = boardOf(tiles('A1 B3 C3'))
  const well = (column: number, row: number) => board.wells.find(({ square }) => square === squareAt(board, column, row))?.kind
  expect([3, 4, 5].map(row => entryCost(board, squareAt(board, 5, row)))).toEqual([1, 3, 1])
  expect([well(4, 3), well(5, 6), well(5, 2)]).toEqual([1, 1, undefined])
})

test('[BG-C1] no well lies on the entry row', () => {
  for (const laid of everyTile) expect(lowest(laid).at(-1)).not.toMatch(/\d/)
})

test('[BG-C1] every square lies on one tile', () => {
  const layout = tiles('A1 A2 B3 B4 C3 C4')
  const squares = [...layout.keys()].map(place => squaresOfTile(layout, place))
  expect(squares.flat().toSorted((a, b) => a - b)).toEqual([...boardOf(layout).cost.keys()])
  expect(tilesAcross(layout)).toBe(2)
  expect(squares.map(([corner = -1]) => [columnOf({ columns: 14 }, corner), Math.floor(corner / 14) + 1])).toEqual([
    [1, 1],
    [8, 1],
    [1, 8],
    [8, 8],
    [1, 15],
    [8, 15],
  ])
})

test('a layout is surveyed once', () => {
  const layout = tiles('A1 B3 C3')
  expect(boardOf(layout)).toBe(boardOf(layout))
})

test('the maps of the last 200 tables are kept at hand, and no more', () => {
  const tops = ['C1', 'C2', 'C3', 'C4'].flatMap(face => TURNS.map(turn => `${face}@${turn}`))
  const laidOn = (face: string) => TURNS.flatMap(a => TURNS.flatMap(b => tops.map(top => `${face}@${a} B3@${b} ${top}`)))
  for (const layout of laidOn('A2').slice(0, 200)) regionOf({ layout }) // whatever was at hand before is no longer
  const layouts = laidOn('A1')
  const [first, second] = layouts.map(layout => ({ layout }))
  if (first === undefined || second === undefined) throw new Error('there are more layouts than that')
  const known = regionOf(first)
  for (const layout of layouts.slice(0, 200)) regionOf({ layout })
  expect(regionOf(first)).toBe(known)
  const next = regionOf(second)
  regionOf({ layout: layouts[200] ?? '' })
  expect(regionOf(second)).toBe(next)
  expect(regionOf(first)).not.toBe(known) // it was the oldest
  expect(regionOf(second)).not.toBe(next) // and then this one
})

test('a tile is written with its face and its turn', () => {
  expect(readLaid('b3')).toEqual({ face: 'B3', turn: 0 })
  expect(readLaid('C4@270')).toEqual({ face: 'C4', turn: 270 })
  expect(['A5', 'D1', '', '@90', 'A1 '].map(readLaid)).toEqual(['noFace', 'noFace', 'noFace', 'noFace', 'noFace'])
  expect(['A1@', 'A1@45', 'A1@360', 'A1@-90', 'A1@9e1', 'A1@90@0', 'A1@x'].map(readLaid)).toEqual(new Array(7).fill('noTurn'))
  expect(layoutText(tiles('A1 B3@90 C4@180'))).toBe('A1@0 B3@90 C4@180')
})
