/** The shapes agree with the map of the rules: the same states, the same borders, and things that lie where they belong. */
import { BORDERS, type Point, SPOTS, TERRITORY_IDS } from '@wildcat/competitors/board'
import { describe, expect, test } from 'vitest'
import { decode, type Land, type Shapes } from './decode.ts'
import { shapes as far } from './far.ts'
import { isInside } from './inside.ts'
import { shapes as near } from './near.ts'
import { ROOM } from './room.ts'

const LEVELS: readonly (readonly [string, Shapes])[] = [
  ['from afar', decode(far)],
  ['from near', decode(near)],
]
const pair = (a: string, b: string) => [a, b].toSorted().join(' ')
const isIn = (land: Land | undefined, point: Point) => land?.outlines.some(outline => isInside(outline, point)) === true

describe.each(LEVELS)('the world %s', (_, { land, borders, coast, lakes }) => {
  test('[COM-C1] has the 116 states, and land of nobody', () => {
    expect([...land.keys()].toSorted()).toEqual([...TERRITORY_IDS, '_'].toSorted())
  })
  test('[COM-C1] shows every border of the rules as what it is, and no other road', () => {
    const drawn = (['regional', 'customs'] as const).flatMap(kind => borders[kind].map(({ between: [a, b] }) => `${kind} ${pair(a, b)}`))
    expect(drawn.toSorted()).toEqual(BORDERS.map(([a, b, kind]) => `${kind} ${pair(a, b)}`).toSorted())
  })
  test('tells apart where states touch without a road', () => {
    expect(borders.closed.map(({ between: [a, b] }) => pair(a, b)).toSorted()).toEqual([
      'indonesia papua',
      'norvegia sanpietroburgo',
      'romania turchia',
    ])
    expect(borders.crossing).toHaveLength(4)
  })
  test('names and airports lie in their states', () => {
    const outside = TERRITORY_IDS.filter(id => {
      const { name, airport } = SPOTS[id]
      return !isIn(land.get(id), name) || (airport !== 'none' && !isIn(land.get(id), airport))
    })
    // Some islands are smaller than a point of the far map.
    expect(outside.length).toBeLessThan(8)
  })
  test('every line is drawn, and none is broken', () => {
    const paths = [coast, lakes, ...Object.values(borders).flatMap(list => list.map(({ path }) => path))]
    for (const path of [...paths, ...[...land.values()].map(each => each.path)]) expect(path).toMatch(/^M-?\d[\d.\s-]*l[\d.\sMlz-]+$/)
  })
})

test('there is room for a name in every state', () => expect([...ROOM.keys()].toSorted()).toEqual(TERRITORY_IDS.toSorted()))
