/** The grid, trucks and wells that Giganten and Black Gold share, on a map of our own. */
import { expect, test } from 'vitest'
import {
  areNeighbours,
  type Board,
  columnOf,
  derricksOf,
  erect,
  isDerrick,
  isSite,
  mayBeInspected,
  mayStand,
  neighbours,
  oilOnDerricks,
  placesBeside,
  pump,
  routesFrom,
  rowOf,
  squareAt,
  viewWell,
  type Well,
  wayOff,
  wayTo,
  wellOn,
  whyNoStep,
} from '../index.ts'
import { derrick, well } from './staging.ts'

/** Four columns, three rows; the figures are what it costs to enter. */
const BOARD: Board = { columns: 4, rows: 3, cost: [1, 1, 3, 1, 2, 1, 1, 2, 1, 3, 1, 1] }
const at = (column: number, row: number) => squareAt(BOARD, column, row)
const site = (square: number) => well(square)
const dry = (square: number) => well(square, { state: 'dry' })
const view = (...wells: Well<never>[]) => ({ wells })

test('squares are counted row by row, columns and rows from 1', () => {
  expect([at(1, 1), at(4, 1), at(1, 2), at(4, 3)]).toEqual([0, 3, 4, 11])
  expect([columnOf(BOARD, 6), rowOf(BOARD, 6)]).toEqual([3, 2])
  expect([columnOf(BOARD, 11), rowOf(BOARD, 11)]).toEqual([4, 3])
})

test('neighbours lie above, left, right and below, within the map', () => {
  expect(neighbours(BOARD, at(2, 2))).toEqual([at(2, 1), at(1, 2), at(3, 2), at(2, 3)])
  expect(neighbours(BOARD, at(1, 1))).toEqual([at(2, 1), at(1, 2)])
  expect(neighbours(BOARD, at(4, 1))).toEqual([at(3, 1), at(4, 2)])
  expect(neighbours(BOARD, at(1, 3))).toEqual([at(1, 2), at(2, 3)])
  expect(neighbours(BOARD, at(4, 3))).toEqual([at(4, 2), at(3, 3)])
})

test('to be a neighbour is the same as to be among the neighbours', () => {
  for (let one = 0; one < 12; one++)
    for (let other = 0; other < 12; other++) expect(areNeighbours(BOARD, one, other)).toBe(neighbours(BOARD, one).includes(other))
})

test('a truck may stand anywhere but on sites and derricks', () => {
  const wells = view(site(1), derrick(2), dry(3))
  expect([0, 1, 2, 3].map(square => mayStand(wells, square))).toEqual([true, false, false, true])
  expect([0, 1, 2, 3].map(square => isDerrick(wells, square))).toEqual([false, false, true, false])
  expect([0, 1, 2, 3].map(square => isSite(wells, square))).toEqual([false, true, false, false])
  expect(wellOn(wells, 2)).toBe(wells.wells[1])
  expect(wellOn(wells, 9)).toBeUndefined()
})

test('what stands on a square is a tile or a derrick, not what ran dry there before', () => {
  const wells = view(dry(3), derrick(3))
  expect(wellOn(wells, 3)).toBe(wells.wells[1])
  expect(wellOn(view(dry(3)), 3)).toBeUndefined()
})

test('places beside a square, by their numbers', () => {
  const beside = placesBeside(BOARD, [at(2, 2), at(3, 1), at(4, 3)])
  expect([beside[at(2, 1)], beside[at(3, 2)], beside[at(4, 2)], beside[at(1, 1)]]).toEqual([[0, 1], [0, 1], [2], []])
})

test('a step needs a neighbour, the points and no derrick', () => {
  const why = (to: number, points: number, ...wells: Well<never>[]) => whyNoStep(BOARD, view(...wells), at(2, 1), to, points)
  expect(why(at(3, 1), 3)).toBeNull()
  expect(why(at(3, 1), 2)).toBe('notEnoughPoints')
  expect(why(at(4, 1), 9)).toBe('notNextToTruck')
  expect(why(at(2, 1), 9)).toBe('notNextToTruck')
  expect(why(at(2, 2), 9, derrick(at(2, 2)))).toBe('derrickInTheWay')
  expect(why(at(2, 2), 1, dry(at(2, 2)))).toBeNull()
})

test('a step does not leave the map', () => {
  const from = (square: number, to: number) => whyNoStep(BOARD, view(), square, to, 9)
  expect([from(at(2, 1), -3), from(at(1, 3), 12), from(at(2, 3), 13), from(at(4, 1), at(1, 2)), from(at(1, 2), at(4, 1))]).toEqual(
    new Array(5).fill('notNextToTruck'),
  )
})

test('the first square and the last are squares like all others', () => {
  expect([whyNoStep(BOARD, view(), at(2, 1), at(1, 1), 1), whyNoStep(BOARD, view(), at(3, 3), at(4, 3), 1)]).toEqual([null, null])
})

test('onto a site only with points to leave it, by the cheapest way, not over derricks', () => {
  const place = at(3, 2) // from above 3, left 1, right 2, below 1
  const onto = (points: number, ...others: Well<never>[]) => whyNoStep(BOARD, view(site(place), ...others), at(4, 2), place, points)
  expect([onto(1), onto(2)]).toEqual(['stuckOnSite', null])
  const blocked = [derrick(at(2, 2)), derrick(at(3, 3))]
  expect([onto(2, ...blocked), onto(3, ...blocked)]).toEqual(['stuckOnSite', null])
  expect(wayOff(BOARD, view(site(place), ...blocked), place)).toBe(2)
  expect(wayOff(BOARD, view(site(place), ...blocked, derrick(at(4, 2))), place)).toBe(3)
  expect(wayOff(BOARD, view(site(place), ...blocked, derrick(at(4, 2)), derrick(at(3, 1))), place)).toBe(Number.POSITIVE_INFINITY)
})

test('the way off a site may lead over other sites, and takes the cheapest', () => {
  const sites = [site(at(3, 2)), site(at(2, 2)), site(at(3, 3)), derrick(at(4, 2))]
  expect(wayOff(BOARD, view(...sites), at(3, 2))).toBe(2) // over c2r2 or c3r3, then 1
  expect(wayOff(BOARD, view(...sites, derrick(at(4, 3)), derrick(at(2, 1))), at(3, 2))).toBe(3) // up over 3, or over c2r2 to c1r2
  expect(wayOff(BOARD, view(dry(at(3, 2))), at(3, 2))).toBe(0)
})

test('a longer way to a square does not make it dearer', () => {
  const around = [at(1, 1), at(1, 2), at(2, 3), at(3, 3), at(4, 2)].map(square => derrick(square))
  expect(wayOff(BOARD, view(site(at(3, 2)), site(at(2, 2)), site(at(2, 1)), ...around), at(3, 2))).toBe(3) // straight up
})

test('routes give the cheapest way to every square', () => {
  const routes = routesFrom(BOARD, view(derrick(at(2, 2)), site(at(3, 2))), at(1, 1))
  expect(routes.cost).toEqual([0, 1, 4, 5, 2, Number.POSITIVE_INFINITY, 5, 7, 3, 6, 6, 7])
  expect(wayTo(routes, at(3, 2))).toEqual([at(2, 1), at(3, 1), at(3, 2)])
  expect(wayTo(routes, at(1, 1))).toEqual([])
})

test('routes are worked out once while the same derricks stand, and anew when another stands in the way', () => {
  const one = view(derrick(at(2, 2)))
  expect(routesFrom(BOARD, view(derrick(at(2, 2)), site(at(3, 2))), at(1, 1))).toBe(routesFrom(BOARD, one, at(1, 1)))
  const two = routesFrom(BOARD, view(derrick(at(2, 2)), derrick(at(2, 1))), at(1, 1))
  expect(wayTo(two, at(3, 1))).not.toEqual(wayTo(routesFrom(BOARD, one, at(1, 1)), at(3, 1)))
  expect(two.cost[at(2, 1)]).toBe(Number.POSITIVE_INFINITY)
})

test('tiles with one or three derricks may be looked at, those with two not', () => {
  expect(([1, 2, 3] as const).map(mayBeInspected)).toEqual([true, false, true])
})

test('a derrick is erected on as much oil as the tile says', () => {
  const here = well(5, { value: 4 })
  const state = { supply: 0, stock: [5, 5, 5] }
  expect(erect(state, here, 2)).toEqual({ ...here, state: 'derrick', owner: 2, oil: 4, value: 4 })
  expect(state).toEqual({ supply: -4, stock: [5, 5, 4] })
  expect(here).toEqual(well(5, { value: 4 }))
})

test('derricks and oil are counted by owner', () => {
  const wells = view(derrick(1, 0, 2), derrick(2, 0, 3), derrick(3, 1, 5), site(4), dry(5))
  expect([0, 1, 2].map(seat => derricksOf(wells, seat))).toEqual([2, 1, 0])
  expect([0, 1, 2].map(seat => oilOnDerricks(wells, seat))).toEqual([5, 5, 0])
})

test('pumping takes one oil from each own derrick and brings empty ones home', () => {
  const table = { wells: [derrick(1, 0, 2), derrick(2, 1, 1), site(3), derrick(4, 0, 1)], stock: [3, 4] }
  expect(pump(table, 0)).toEqual([0, 3])
  expect(table.wells.map(({ state, owner, oil }) => [state, owner, oil])).toEqual([
    ['derrick', 0, 1],
    ['derrick', 1, 1],
    ['covered', 'nobody', 0],
    ['dry', 'nobody', 0],
  ])
  expect(table.stock).toEqual([4, 4])
})

test('what a viewer sees of a well has its own list of who looked', () => {
  const here = well(5, { seenBy: [1] })
  const { seenBy } = viewWell(here, 0)
  expect(seenBy).toEqual([1])
  expect(seenBy).not.toBe(here.seenBy)
})

test('the value of a tile is seen by who looked, and by all once it is built on', () => {
  const seenBy = (place: Well<never>) => ([0, 1, 'spectator'] as const).map(viewer => viewWell(place, viewer).value)
  expect(seenBy(well(1, { seenBy: [1] }))).toEqual([null, 3, null])
  expect(seenBy(derrick(1))).toEqual([3, 3, 3])
  expect(seenBy(dry(1))).toEqual([3, 3, 3])
})
