/** The map, against the rule book and its worked examples. */
import { describe, expect, test } from 'vitest'
import { AREAS } from '../content/areas.ts'
import { BORDERS } from '../content/borders.ts'
import { CROSSING_IDS, CROSSINGS } from '../content/crossings.ts'
import { COLUMNS, type Hex, ROWS } from '../content/kinds.ts'
import { CLOSED, SEA } from '../content/sea.ts'
import { TERRITORY_IDS, type Territory } from '../content/territories.ts'
import {
  acrossTheEdge,
  airportsAt,
  airportsWithin,
  areasOf,
  borderBetween,
  columnOf,
  distance,
  entryCost,
  factsOf,
  farLandEnd,
  farSeaEnd,
  hexAt,
  hexesWithin,
  isEdge,
  isSea,
  landCrossingsOf,
  neighboursOf,
  openSea,
  portsAt,
  rowOf,
  seaCrossingsOf,
  terrainCost,
  wrappedDistance,
} from '../map.ts'

const HEXES: readonly Hex[] = Array.from({ length: ROWS * COLUMNS }, (_, hex) => hex)
const portOf = (id: Territory): Hex => {
  const { port } = factsOf(id)
  if (port === 'none') throw new Error(`${id} has no port`)
  return port
}
const airportOf = (id: Territory): Hex => {
  const { airportHex } = factsOf(id)
  if (airportHex === 'none') throw new Error(`${id} has no airport`)
  return airportHex
}

/** The fewest points to every place that can be reached from a start. */
function fewest<Place>(
  start: Place,
  first: number,
  next: (from: Place) => readonly (readonly [Place, number])[],
): ReadonlyMap<Place, number> {
  const points = new Map([[start, first]])
  const queue = [start]
  for (const place of queue) {
    for (const [there, cost] of next(place)) {
      const sum = (points.get(place) ?? 0) + cost
      if (sum >= (points.get(there) ?? Number.POSITIVE_INFINITY)) continue
      points.set(there, sum)
      queue.push(there)
    }
  }
  return points
}
/** [COM-5.3] A ship pays 1 to leave its port, 1 a hex, 2 through a crossing, 0 to dock. */
const bySea = (from: Territory): ReadonlyMap<Hex, number> =>
  fewest(portOf(from), 1, hex => [
    ...openSea(hex).map(there => [there, 1] as const),
    ...seaCrossingsOf(hex).map(crossing => [farSeaEnd(crossing, hex), 2] as const),
  ])
const sailing = (from: Territory, to: Territory): number | undefined => bySea(from).get(portOf(to))
/** [COM-5.2] A truck pays the terrain, and 1 more through a crossing. */
const byLand = (from: Territory): ReadonlyMap<Territory, number> =>
  fewest(from, 0, state => [
    ...neighboursOf(state).map(({ to }) => [to, entryCost(to)] as const),
    ...landCrossingsOf(state).map(crossing => [farLandEnd(crossing, state), 1 + entryCost(farLandEnd(crossing, state))] as const),
  ])
const total = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0)

describe('land', () => {
  test('[COM-C1] a border is one from both sides, and no state borders on itself', () => {
    for (const [a, b, border] of BORDERS) expect([borderBetween(a, b), borderBetween(b, a)]).toEqual([border, border])
    for (const id of TERRITORY_IDS) {
      expect(neighboursOf(id).map(({ to, border }) => [to, border])).not.toContainEqual([id, expect.anything()])
      expect(neighboursOf(id).every(({ to, border }) => borderBetween(to, id) === border)).toBe(true)
    }
    expect(TERRITORY_IDS.reduce((sum, id) => sum + neighboursOf(id).length, 0)).toBe(2 * 194)
  })

  test('[COM-C1] Siberia Orientale, Siberia Occidentale 2, Urali 2, Distretto di Mosca 1: 5 P.M.', () => {
    const way = ['siberiaor', 'siberiaocc', 'urali', 'mosca'] as const
    expect(way.slice(1).map(entryCost)).toEqual([2, 2, 1])
    expect(way.slice(1).map((to, i) => borderBetween(way[i] ?? to, to))).toEqual(['regional', 'regional', 'regional'])
  })

  test('[COM-6.1] Urali and Siberia Occidentale have a regional border between two continents', () => {
    expect(borderBetween('urali', 'siberiaocc')).toBe('regional')
    expect([factsOf('urali').continent, factsOf('siberiaocc').continent]).toEqual(['EU', 'AS'])
  })

  test('[COM-6.1] states of one nation have regional borders, Germania and Svizzera customs, Francia and Giappone none', () => {
    expect([borderBetween('germania', 'francia'), borderBetween('cinaest', 'cinanord')]).toEqual(['regional', 'regional'])
    expect([borderBetween('germania', 'svizzera'), borderBetween('francia', 'giappone')]).toEqual(['customs', 'none'])
    for (const [a, b, border] of BORDERS) if (factsOf(a).nation === factsOf(b).nation) expect([a, b, border]).toEqual([a, b, 'regional'])
  })

  test('[COM-5.2] entering costs the terrain', () => {
    expect([terrainCost('plain'), entryCost('germania')]).toEqual([1, 1])
    expect([entryCost('svizzera'), entryCost('islanda'), entryCost('arabia'), entryCost('congo')]).toEqual([2, 2, 3, 3])
  })
})

describe('crossings', () => {
  test('[COM-C1] Torres has no way for ships, Magellano none for trucks; all others have both', () => {
    expect(CROSSING_IDS.filter(id => CROSSINGS[id].ship === 'none')).toEqual(['torres'])
    expect(CROSSING_IDS.filter(id => CROSSINGS[id].truck === 'none')).toEqual(['magellano'])
  })

  test('[COM-5.2] a truck enters a crossing from either end and leaves it at the other', () => {
    expect([landCrossingsOf('egitto'), landCrossingsOf('israele')]).toEqual([['suez'], ['suez']])
    expect([farLandEnd('suez', 'egitto'), farLandEnd('suez', 'israele')]).toEqual(['israele', 'egitto'])
    expect(farLandEnd('torres', 'queensland')).toBe('papua')
    expect(landCrossingsOf('mosca')).toEqual([])
    expect(() => farLandEnd('magellano', 'cile')).toThrow()
    expect(() => farLandEnd('suez', 'cile')).toThrow()
  })

  test('[COM-5.3] a ship does likewise, from sea to sea', () => {
    for (const id of CROSSING_IDS) {
      const { ship } = CROSSINGS[id]
      if (ship === 'none') continue
      const [a, b] = ship
      expect([isSea(a), isSea(b), seaCrossingsOf(a).includes(id), seaCrossingsOf(b).includes(id)]).toEqual([true, true, true, true])
      expect([farSeaEnd(id, a), farSeaEnd(id, b)]).toEqual([b, a])
    }
    expect(() => farSeaEnd('torres', hexAt(9, 31))).toThrow()
  })
})

describe('the grid', () => {
  test('[COM-C1] a hex knows its row and column', () => {
    expect([hexAt(0, 0), hexAt(14, 35), rowOf(hexAt(3, 9)), columnOf(hexAt(3, 9))]).toEqual([0, 539, 3, 9])
  })

  test('[COM-5.4] distances: odd rows stand half a hex to the right', () => {
    expect([hexAt(1, 4), hexAt(1, 5), hexAt(2, 4), hexAt(2, 6), hexAt(3, 4), hexAt(3, 5)].map(to => distance(hexAt(2, 5), to))).toEqual(
      Array(6).fill(1),
    )
    expect([hexAt(1, 6), hexAt(3, 6)].map(to => distance(hexAt(2, 5), to))).toEqual([2, 2])
    expect([hexAt(2, 5), hexAt(2, 6), hexAt(4, 5), hexAt(4, 6)].map(to => distance(hexAt(3, 5), to))).toEqual([1, 1, 1, 1])
    expect([distance(hexAt(0, 0), hexAt(14, 0)), distance(hexAt(0, 0), hexAt(14, 7)), distance(hexAt(5, 0), hexAt(5, 35))]).toEqual([
      14, 14, 35,
    ])
  })

  test('[COM-5.4] planes measure without wrapping, the way home is measured with it', () => {
    expect([distance(hexAt(5, 0), hexAt(5, 35)), wrappedDistance(hexAt(5, 0), hexAt(5, 35))]).toEqual([35, 1])
    expect(wrappedDistance(hexAt(5, 10), hexAt(5, 12))).toBe(2)
    for (const hex of HEXES) expect(wrappedDistance(hexAt(4, 31), hex)).toBe(wrappedDistance(hex, hexAt(4, 31)))
  })

  test('[COM-5.4] within 1, 2 and 3 hexes lie 7, 19 and 37, fewer at an edge', () => {
    expect(([1, 2, 3] as const).map(n => hexesWithin(hexAt(7, 18), n).length)).toEqual([7, 19, 37])
    expect(hexesWithin(hexAt(7, 18), 1)).toEqual([
      hexAt(6, 18),
      hexAt(6, 19),
      hexAt(7, 17),
      hexAt(7, 18),
      hexAt(7, 19),
      hexAt(8, 18),
      hexAt(8, 19),
    ])
    expect(hexesWithin(hexAt(0, 0), 1)).toEqual([hexAt(0, 0), hexAt(0, 1), hexAt(1, 0)])
  })

  test('[COM-5.4] over an edge to the hex of the same row', () => {
    expect([isEdge(hexAt(4, 0)), isEdge(hexAt(4, 35)), isEdge(hexAt(4, 1)), isEdge(hexAt(4, 34))]).toEqual([true, true, false, false])
    expect([acrossTheEdge(hexAt(4, 0)), acrossTheEdge(hexAt(4, 35))]).toEqual([hexAt(4, 35), hexAt(4, 0)])
  })

  test('[COM-7.4] weather areas: every hex has one, some have several', () => {
    expect(AREAS.map(row => row.length)).toEqual(Array(15).fill(36))
    expect(HEXES.filter(hex => areasOf(hex).length === 0)).toEqual([])
    expect([1, 2, 3].map(n => HEXES.filter(hex => areasOf(hex).length === n).length)).toEqual([473, 60, 7])
    expect(areasOf(hexAt(0, 13))).toEqual(['EU', 'NA'])
    expect(areasOf(hexAt(3, 18))).toEqual(['EU', 'AS', 'AF'])
    expect(areasOf(hexAt(14, 35))).toEqual(['OC'])
  })

  test('[COM-7.4] a hex has the weather of the nearest ports and airports', () => {
    const sites = TERRITORY_IDS.flatMap(id => {
      const { port, airportHex, continent } = factsOf(id)
      return [port, airportHex].flatMap(hex => (hex === 'none' ? [] : [{ hex, continent }]))
    })
    for (const hex of HEXES) {
      const nearest = Math.min(...sites.map(site => wrappedDistance(hex, site.hex)))
      const continents = new Set(sites.filter(site => wrappedDistance(hex, site.hex) === nearest).map(({ continent }) => continent))
      expect([hex, new Set(areasOf(hex))]).toEqual([hex, continents])
    }
  })
})

describe('sea', () => {
  test('[COM-C1] 403 sea hexes on 15 rows of 36', () => {
    expect(SEA.map(row => row.length)).toEqual(Array(15).fill(36))
    expect(HEXES.filter(isSea)).toHaveLength(403)
  })

  test('[COM-5.3] open sea is open from both sides; the pairs of hexes with land between are closed', () => {
    for (const hex of HEXES) {
      expect(openSea(hex).every(other => isSea(hex) && isSea(other) && openSea(other).includes(hex))).toBe(true)
    }
    expect(CLOSED).toHaveLength(55)
    for (const [a, b] of CLOSED) expect([isSea(a), isSea(b), wrappedDistance(a, b), openSea(a).includes(b)]).toEqual([true, true, 1, false])
    const open = HEXES.filter(isSea).map(hex => openSea(hex).length)
    expect([0, 1, 2, 3, 4, 5, 6].map(n => open.filter(count => count === n).length)).toEqual([1, 10, 17, 33, 72, 37, 233])
  })

  test('[COM-5.3] across the side edges', () => {
    expect(openSea(hexAt(8, 0))).toContain(hexAt(8, 35))
    expect(openSea(hexAt(8, 35))).toContain(hexAt(8, 0))
    expect(openSea(hexAt(8, 0))).toHaveLength(6)
  })

  test('[COM-5.3] every port lies in a sea hex', () => {
    for (const id of TERRITORY_IDS) {
      const { port } = factsOf(id)
      if (port !== 'none') expect([id, isSea(port), portsAt(port).includes(id)]).toEqual([id, true, true])
    }
    expect(portsAt(hexAt(2, 17))).toEqual(['granbretagna', 'benelux', 'germania'])
    expect(portsAt(hexAt(8, 0))).toEqual([])
  })

  test('[COM-5.3] Germania to Francia through the Manica: 3 points', () => {
    expect(sailing('germania', 'francia')).toBe(3)
    expect(farSeaEnd('manica', portOf('germania'))).toBe(portOf('francia'))
  })

  test('[COM-5.3] Gran Bretagna to Stati Uniti Nord-Est: 11 points', () => {
    expect(sailing('granbretagna', 'usanordest')).toBe(11)
    expect(sailing('usanordest', 'granbretagna')).toBe(11)
  })
})

describe('air', () => {
  test('[COM-5.4] no airport lies on column 0 or 35', () => {
    expect(HEXES.filter(hex => isEdge(hex) && airportsAt(hex).length > 0)).toEqual([])
  })

  test('[COM-5.4] Gran Bretagna to Stati Uniti Nord-Est: 8 hexes; Germania to Mosca within 3', () => {
    expect(distance(airportOf('granbretagna'), airportOf('usanordest'))).toBe(8)
    expect(distance(airportOf('germania'), airportOf('mosca'))).toBe(3)
    expect(airportsWithin(airportOf('germania'), 3)).toContain('mosca')
    expect(airportsWithin(airportOf('germania'), 2)).not.toContain('mosca')
  })

  test('[COM-5.4] Giappone to Stati Uniti Ovest over the edge: 4 flights', () => {
    // 31 to 34, then 34 to 35 and over to 0, then 0 to 3, then 3 to the airport at 5.
    const flights = [
      [airportOf('giappone'), hexAt(4, 34)],
      [hexAt(4, 34), hexAt(4, 35)],
      [hexAt(4, 0), hexAt(4, 3)],
      [hexAt(4, 3), airportOf('usaovest')],
    ] as const
    for (const [from, to] of flights) expect(distance(from, to)).toBeLessThanOrEqual(3)
    expect(acrossTheEdge(hexAt(4, 35))).toBe(hexAt(4, 0))
  })

  test('[COM-5.11] airports share hexes', () => {
    expect(airportsAt(hexAt(2, 17))).toEqual(['granbretagna', 'francia', 'benelux', 'germania'])
    for (const id of TERRITORY_IDS) if (factsOf(id).airport !== 'none') expect(airportsAt(airportOf(id))).toContain(id)
  })
})

test('[COM-C1] every state can be reached from every other', () => {
  const places = fewest<Territory | Hex>('germania', 0, from => {
    if (typeof from === 'number')
      return [...openSea(from), ...seaCrossingsOf(from).map(id => farSeaEnd(id, from)), ...portsAt(from)].map(to => [to, 1] as const)
    const { port } = factsOf(from)
    return [...byLand(from).keys(), ...(port === 'none' ? [] : [port])].map(to => [to, 1] as const)
  })
  // Every step has a step back, so it is enough to begin in one of them.
  expect(TERRITORY_IDS.filter(id => !places.has(id))).toEqual([])
})

// Worked out from the map file by another program: a wrong port, airport, border or closed strait anywhere changes some of these sums.
test.each([
  ['germania', 1326, 75, 626, 695],
  ['italia', 1120, 75, 696, 661],
  ['indiasud', 1289, 75, 810, 781],
  ['cinaest', 1544, 75, 754, 1029],
  ['giappone', 1673, 0, 0, 1219],
  ['sudafrica', 1205, 75, 1187, 832],
  ['usanordest', 1301, 23, 308, 1012],
  ['brasilesud', 1351, 23, 323, 1018],
  ['aussudest', 1630, 5, 25, 1469],
] as const)(
  '[COM-C1] from %s: %i points to all ports, %i states by land for %i points, %i hexes to all airports',
  (from, ports, states, points, hexes) => {
    const sea = bySea(from)
    const land = byLand(from)
    const others = TERRITORY_IDS.filter(id => id !== from)
    expect(total(others.flatMap(id => (factsOf(id).port === 'none' ? [] : [sea.get(portOf(id)) ?? Number.NaN])))).toBe(ports)
    expect([land.size - 1, total([...land.values()])]).toEqual([states, points])
    expect(total(others.flatMap(id => (factsOf(id).airport === 'none' ? [] : [distance(airportOf(from), airportOf(id))])))).toBe(hexes)
  },
)

test('[COM-C1] thirteen states are islands without a border', () => {
  expect(TERRITORY_IDS.filter(id => neighboursOf(id).length === 0).join(' ')).toBe(
    'islanda irlanda granbretagna srilanka indonesia filippine giappone madagascar groenlandia caraibi papua nuovazelanda figi',
  )
})
