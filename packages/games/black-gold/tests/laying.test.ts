/** How the map and its tokens come onto the table. */
import { at, chance, keyFrom, randomness } from '@wildcat/kernel'
import { columnOf, KINDS, rowOf, squareAt, type WellKind } from '@wildcat/oil-rush'
import { describe, expect, test } from 'vitest'
import { PILES } from '../components.ts'
import { fromEachPile, layMap, squaresForExtra, tokensInGame } from '../laying.ts'
import { boardOf, type Laid, type Layout, layoutText, type Site, TURNS, layoutOf as tiles } from '../map.ts'
import { type Options, options } from '../options.ts'
import { planFor, type Wells } from '../plans.ts'

const WELLS = ['usual', 'fewer', 'more'] as const
const TABLES = [2, 3, 4, 5].flatMap(seats => WELLS.map(wells => ({ seats, wells })))

function chosen(seats: number, input: object): Options {
  const parsed = options(seats, input)
  if ('refused' in parsed) throw new Error(parsed.refused.why)
  return parsed.ok
}
const lay = (seats: number, input: object = {}, seed = 1) =>
  layMap(seats, chosen(seats, input), chance(['map', 'tokens'], randomness(keyFrom(seed), 2)))
const seeds = Array.from({ length: 100 }, (_, seed) => seed)
const upwards = (a: number, b: number) => a - b
const countOf = (wells: readonly { readonly kind: WellKind }[]) => KINDS.map(kind => wells.filter(well => well.kind === kind).length)

/** Each way to choose one face of a pair, or the order of both, for the rows A, B and C. */
function everyChoice(seats: number, wells: Wells): Layout[] {
  const { across, rows } = planFor(seats, wells)
  return Array.from({ length: 32 }, (_, n) =>
    rows.flatMap((pair, row) => {
      const faces = (n >> row) % 2 === 0 ? pair : pair.toReversed()
      return faces.slice(0, across).map((face, place): Laid => ({ face, turn: at(TURNS, (place + row + (n >> 3)) % 4) }))
    }),
  )
}

describe('wells of each kind: single, double, triple', () => {
  const printed: readonly [number, Wells, (readonly number[])[]][] = [
    [
      2,
      'usual',
      [
        [5, 7, 6],
        [5, 7, 7],
      ],
    ],
    [2, 'fewer', [[5, 6, 6]]],
    [
      2,
      'more',
      [
        [7, 7, 6],
        [7, 7, 7],
      ],
    ],
    [3, 'usual', [[10, 10, 10]]],
    [
      3,
      'fewer',
      [
        [7, 7, 6],
        [7, 7, 7],
      ],
    ],
    [3, 'more', [[10, 12, 12]]],
    [4, 'usual', [[10, 14, 13]]],
    [4, 'fewer', [[10, 12, 12]]],
    [4, 'more', [[14, 14, 13]]],
    [5, 'usual', [[14, 14, 13]]],
    [5, 'fewer', [[10, 14, 13]]],
  ]
  test.each(printed)('[BG-C2] %i players, %s', (seats, wells, expected) => {
    const counts = everyChoice(seats, wells).map(layout => countOf(boardOf(layout).wells).join('/'))
    expect(new Set(counts)).toEqual(new Set(expected.map(each => each.join('/'))))
    for (const seed of seeds) expect(counts).toContain(countOf(lay(seats, { wells }, seed).wells).join('/'))
  })
  test('[BG-11.7] 5 players, more', () => {
    for (const seed of seeds) expect(countOf(lay(5, { wells: 'more' }, seed).wells)).toEqual([14, 18, 13])
  })
})

describe('the faces of each map', () => {
  test.each([
    [2, 'usual', 'A1/A2 B3/B4 C3/C4', 1],
    [3, 'usual', 'A1/A2 B1/B2 C1/C2', 2],
    [4, 'usual', 'A1/A2 B3/B4 C3/C4', 2],
    [5, 'usual', 'A3/A4 B3/B4 C3/C4', 2],
    [2, 'fewer', 'A1/A2 B1/B2 C3/C4', 1],
    [3, 'fewer', 'A3/A4 B3/B4 C3/C4', 1],
    [4, 'fewer', 'A1/A2 B1/B2 C3/C4', 2],
    [5, 'fewer', 'A1/A2 B3/B4 C3/C4', 2],
    [2, 'more', 'A3/A4 B3/B4 C3/C4', 1],
    [3, 'more', 'A1/A2 B1/B2 C3/C4', 2],
    [4, 'more', 'A3/A4 B3/B4 C3/C4', 2],
    [5, 'more', 'A3/A4 B3/B4 C3/C4', 2],
  ] as const)('[BG-C1] %i players, %s: %s', (seats, wells, pairs, across) => {
    const rows = pairs.split(' ').map(pair => pair.split('/'))
    for (const seed of seeds) {
      const { layout } = lay(seats, { wells }, seed)
      expect(layout).toHaveLength(3 * across)
      rows.forEach((pair, row) => {
        const faces = layout.slice(row * across, (row + 1) * across).map(({ face }): string => face)
        if (across === 2) expect(faces.toSorted()).toEqual(pair)
        else expect(pair).toEqual(expect.arrayContaining(faces))
      })
    }
  })
})

test('[BG-1.2] every face, both orders and every turn come up', () => {
  const two = seeds.map(seed => lay(2, {}, seed).layout)
  for (const [place, faces] of [
    ['A1', 'A2'],
    ['B3', 'B4'],
    ['C3', 'C4'],
  ].entries()) {
    expect(new Set(two.map(layout => at(layout, place).face))).toEqual(new Set(faces))
    expect(new Set(two.map(layout => at(layout, place).turn))).toEqual(new Set(TURNS))
  }
  const orders = seeds.map(seed =>
    lay(4, {}, seed)
      .layout.map(({ face }) => face)
      .join(' '),
  )
  expect(new Set(orders).size).toBe(8)
})

test('[BG-1.2] the creator of the table may say how the tiles lie', () => {
  const text = 'A2@90 A1@0 B4@180 B3@270 C3@0 C4@90'
  for (const seed of [1, 2, 3]) expect(layoutText(lay(4, { layout: text }, seed).layout)).toBe(text)
  expect(lay(4, { layout: 'upright' }).layout).toEqual(tiles('A1 A2 B3 B4 C3 C4'))
  expect(lay(2, { layout: 'upright', wells: 'more' }).layout).toEqual(tiles('A3 B3 C3'))
})

test.each(TABLES)('[BG-1.3] $seats players, $wells wells: a token of its kind on each well, the rest in the box', ({ seats, wells }) => {
  for (const deeperDoubles of [false, true]) {
    const table = lay(seats, { wells, deeperDoubles })
    for (const kind of KINDS) {
      const laid = table.wells.filter(well => well.kind === kind).map(well => well.value)
      const { values, copies } = PILES[kind]
      const all = values.flatMap(value => new Array<number>(copies).fill(kind === 2 && value === 2 && deeperDoubles ? 3 : value))
      expect([...laid, ...table.box[kind]].toSorted(upwards)).toEqual(all)
    }
    expect(new Set(table.wells.map(({ square }) => square)).size).toBe(table.wells.length)
    expect(
      table.wells.every(({ state, owner, oil, seenBy }) => state === 'covered' && owner === 'nobody' && oil === 0 && seenBy.length === 0),
    ).toBe(true)
  }
})

test('[BG-1.3] tokens are shuffled: the same wells hide other values in other games', () => {
  const values = seeds.map(seed =>
    lay(4, { layout: 'upright' }, seed)
      .wells.map(({ value }) => value)
      .join(''),
  )
  expect(new Set(values).size).toBe(seeds.length)
})

test('[BG-1.3] how the tiles lie does not change which tokens are drawn', () => {
  const values = (layout: string) => lay(4, { layout }, 7).box
  expect(values('upright')).toEqual(values('random'))
})

test('[BG-11.3] with deeper doubles no double well hides 2', () => {
  const doubles = (deeperDoubles: boolean) =>
    new Set(
      seeds.flatMap(seed =>
        lay(4, { deeperDoubles }, seed)
          .wells.filter(({ kind }) => kind === 2)
          .map(({ value }) => value),
      ),
    )
  expect(doubles(false)).toEqual(new Set([2, 5]))
  expect(doubles(true)).toEqual(new Set([3, 5]))
})

describe('fair wells', () => {
  test.each([
    [2, '2/4/3'],
    [3, '4/5/4'],
    [4, '4/7/5'],
    [5, '5/7/5'],
  ])('[BG-11.5] %i players take from each pile, single/double/triple: %s', (seats, expected) => {
    for (const wells of ['usual', 'fewer'])
      for (const seed of seeds) {
        const table = lay(seats, { fair: true, wells }, seed)
        const taken = KINDS.map(kind => fromEachPile(kind, seats, { fair: true }, countOf(table.wells)[kind - 1] ?? 0))
        expect(taken.join('/')).toBe(expected)
      }
  })
  test.each([
    [2, '3/4/3'],
    [3, '4/6/4'],
    [4, '5/7/5'],
    [5, '5/9/5'],
  ])('[BG-11.5] %i players with more wells: just enough, %s', (seats, expected) => {
    for (const seed of seeds) {
      const { wells, box } = lay(seats, { fair: true, wells: 'more' }, seed)
      const taken = KINDS.map(kind => (wells.filter(well => well.kind === kind).length + box[kind].length) / PILES[kind].values.length)
      expect(taken.join('/')).toBe(expected)
    }
  })
  test('[BG-11.5] with four players 12 + 14 + 15 = 41 are taken, 37 laid, and 4 leave the game unseen', () => {
    const { wells, box } = lay(4, { fair: true })
    expect(KINDS.map(kind => tokensInGame(kind, 4, { fair: true, deeperDoubles: false }, countOf(wells)[kind - 1] ?? 0).length)).toEqual([
      12, 14, 15,
    ])
    expect([wells.length, KINDS.map(kind => box[kind].length)]).toEqual([37, [2, 0, 2]])
  })
  test('[BG-11.5] as many of each value are in the game, with deeper doubles too', () => {
    const { wells, box } = lay(4, { fair: true, deeperDoubles: true })
    const doubles = [...wells.filter(({ kind }) => kind === 2).map(({ value }) => value), ...box[2]]
    expect(doubles.toSorted(upwards)).toEqual([...new Array(7).fill(3), ...new Array(7).fill(5)])
  })
})

test('[BG-C2] no map has more wells than there are tokens, and fair wells take no more than a pile holds', () => {
  for (const { seats, wells } of TABLES)
    for (const layout of everyChoice(seats, wells)) {
      const [single = 0, double = 0, triple = 0] = countOf(boardOf(layout).wells)
      const extra = seats === 5 && wells === 'more' ? 4 : 0
      expect(single).toBeLessThanOrEqual(15)
      expect(double + extra).toBeLessThanOrEqual(20)
      expect(triple).toBeLessThanOrEqual(15)
      for (const kind of KINDS) {
        const each = fromEachPile(kind, seats, { fair: true }, [single, double + extra, triple][kind - 1] ?? 0)
        expect(each).toBeLessThanOrEqual(PILES[kind].copies)
      }
    }
})

describe('more wells with five players', () => {
  const table = (seed: number) => {
    const { layout, wells } = lay(5, { wells: 'more' }, seed)
    const { columns, wells: printed } = boardOf(layout)
    return { layout, columns, printed, wells, extra: wells.slice(printed.length) }
  }
  const around = (columns: number, square: number) => [-1, 0, 1].flatMap(up => [-1, 0, 1].map(right => square + up * columns + right))

  test('[BG-11.7] one extra double on each tile of B and C, B first, from the left', () => {
    for (const seed of seeds) {
      const { columns, extra } = table(seed)
      const places = extra.map(({ square }) => [Math.floor((square % columns) / 7), Math.floor(square / columns / 7)])
      expect(places).toEqual([
        [0, 1],
        [1, 1],
        [0, 2],
        [1, 2],
      ])
      expect(extra.every(({ kind }) => kind === 2)).toBe(true)
    }
  })
  test('[BG-11.7] on plains, with no well in the eight squares around, across edges too', () => {
    for (const seed of seeds) {
      const { layout, columns, wells, printed, extra } = table(seed)
      for (const { square } of extra) {
        expect(boardOf(layout).cost[square]).toBe(1)
        expect(printed.map(well => well.square)).not.toContain(square)
        const column = square % columns
        const near = around(columns, square).filter(each => Math.abs((each % columns) - column) <= 1)
        expect(wells.filter(well => well.square !== square && near.includes(well.square))).toEqual([])
      }
    }
  })
  test('[BG-11.7] the squares are drawn at random', () => {
    expect(
      new Set(
        seeds.map(seed =>
          table(seed)
            .extra.map(({ square }) => square)
            .join(),
        ),
      ).size,
    ).toBeGreaterThan(90)
  })
  test('[BG-11.7] an extra well bars the squares around it across an edge of tiles', () => {
    const layout = tiles('A3 A4 B3@180 B4@90 C3 C4')
    const onEdge = (place: number, extra: readonly Site[] = []) =>
      squaresForExtra(layout, place, extra)
        .filter(square => [6, 7].includes(square % 14))
        .map(square => rowOf({ columns: 14 }, square))
    expect([onEdge(2), onEdge(3)]).toEqual([
      [12, 13, 14],
      [8, 12, 13],
    ])
    expect([12, 13, 14].map(row => onEdge(3, [{ square: squareAt({ columns: 14 }, 7, row), kind: 2 }]))).toEqual([[8], [8], [8, 12]])
  })
  test.each(['B3', 'C3', 'C4'])(
    'there is room on %s: extra wells come first on tiles below and to the left, and cannot bar all of it',
    face => {
      for (const turn of TURNS) {
        const tile = `${face}@${turn}`
        const free = squaresForExtra(tiles(`${tile} ${tile} ${tile}`), 1, [])
        expect(free.some(square => columnOf({ columns: 7 }, square) > 1 && rowOf({ columns: 7 }, square) > 8)).toBe(true)
      }
    },
  )
  test('[BG-11.7] there is room on B4: no extra well beside it bars all its squares, and no other comes before it', () => {
    for (const left of TURNS)
      for (const right of TURNS) {
        const layout = tiles(`A3 A4 B3@${left} B4@${right} C3 C4`)
        for (const square of squaresForExtra(layout, 2, [])) expect(squaresForExtra(layout, 3, [{ square, kind: 2 }])).not.toEqual([])
      }
  })
  test('[BG-11.7] nobody else gets them', () => {
    for (const { seats, wells } of TABLES)
      if (seats !== 5 || wells !== 'more') {
        const { layout, wells: laid } = lay(seats, { wells })
        expect(laid.map(({ square, kind }) => ({ square, kind }))).toEqual(boardOf(layout).wells)
      }
  })
})
