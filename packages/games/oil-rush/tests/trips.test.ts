/** Trucks and trains sent far in one go, on a map of our own. */
import { expect, test } from 'vitest'
import {
  type AnyKind,
  type Board,
  besideSite,
  type Country,
  placesBeside,
  spacesAhead,
  squareAt,
  stopsOn,
  tripsOf,
  tripTo,
  type Well,
  whyNoRide,
  whyNoTrip,
} from '../index.ts'
import { well } from './staging.ts'

/** Five columns, three rows; the figures are what it costs to enter. */
const BOARD: Board = { columns: 5, rows: 3, cost: [1, 1, 3, 1, 1, 2, 1, 1, 2, 1, 1, 3, 1, 1, 1] }
const at = (column: number, row: number) => squareAt(BOARD, column, row)
const table = (truck: number, ...wells: Well<never, AnyKind>[]) => ({ trucks: [truck], trains: [1], wells })
const COUNTRY: Country = { board: BOARD, track: { last: 5, cost: space => (space < 4 ? 1 : 2) } }
const besideIn = ({ wells }: ReturnType<typeof table>) => {
  const beside = placesBeside(
    BOARD,
    wells.map(({ square }) => square),
  )
  return (square: number) => beside[square] ?? []
}

test('a truck is sent the cheapest way, square by square', () => {
  const view = table(at(1, 1))
  const trip = tripTo(tripsOf(BOARD, view, 0, 9), at(4, 1))
  expect(trip).toEqual({ to: at(4, 1), way: [at(2, 1), at(3, 1), at(4, 1)], cost: 5 })
  expect(tripTo(tripsOf(BOARD, view, 0, 9), at(3, 2))).toEqual({ to: at(3, 2), way: [at(2, 1), at(2, 2), at(3, 2)], cost: 3 })
})

test('it is not sent further than its points go, and hears what it would have cost', () => {
  const view = table(at(1, 1))
  expect(whyNoTrip(view, tripsOf(BOARD, view, 0, 5), at(4, 1))).toBeNull()
  expect(whyNoTrip(view, tripsOf(BOARD, view, 0, 4), at(4, 1))).toEqual({
    why: 'notEnoughPoints',
    with: { points: 4, cost: 5, on: 'ground' },
  })
})

test('it crosses sites but is not sent to stay on one, nor onto a derrick or behind one', () => {
  const view = table(at(1, 1), well(at(2, 1)), well(at(3, 2), { state: 'derrick', owner: 0, oil: 2 }))
  const trips = tripsOf(BOARD, view, 0, 20)
  expect(tripTo(trips, at(2, 2)).way).toEqual([at(2, 1), at(2, 2)])
  expect(whyNoTrip(view, trips, at(2, 2))).toBeNull()
  expect(whyNoTrip(view, trips, at(2, 1))).toEqual({ why: 'stuckOnSite', with: { points: 19, cost: 1 } })
  expect(whyNoTrip(view, trips, at(3, 2))?.why).toBe('derrickInTheWay')
  const walled = table(at(1, 1), well(at(2, 1), { state: 'derrick' }), well(at(1, 2), { state: 'derrick' }))
  expect(whyNoTrip(walled, tripsOf(BOARD, walled, 0, 20), at(5, 3))?.why).toBe('derrickInTheWay')
})

test('sent to a site it goes to the cheapest square beside it', () => {
  const view = table(at(1, 1), well(at(4, 2)))
  const trips = tripsOf(BOARD, view, 0, 20)
  expect(besideSite(BOARD, view, trips, at(4, 2))).toBe(at(3, 2))
  const full = table(at(1, 1), well(at(1, 3)), well(at(1, 2)), well(at(2, 3)))
  expect(besideSite(BOARD, full, tripsOf(BOARD, full, 0, 20), at(1, 3))).toBeUndefined()
})

test('on the way it can stop at each tile that its player may look under and has not seen, once', () => {
  const view = table(
    at(1, 1),
    well(at(2, 2)),
    well(at(3, 2), { kind: 2 }),
    well(at(4, 2), { seenBy: [0] }),
    well(at(5, 2), { kind: 3, seenBy: [1] }),
    well(at(4, 3), { state: 'dry' }),
  )
  const way = [at(2, 1), at(3, 1), at(4, 1), at(5, 1)]
  expect(stopsOn(besideIn(view), view, 0, way)).toEqual([
    { at: at(2, 1), wells: [0] },
    { at: at(5, 1), wells: [3] },
  ])
  expect(stopsOn(besideIn(view), view, 0, [at(1, 2), at(2, 1)])).toEqual([{ at: at(1, 2), wells: [0] }])
})

test('a train can come as far as its points go and the track leads', () => {
  const view = table(at(1, 1))
  expect(spacesAhead(COUNTRY, view, 0, 4)).toEqual([
    { space: 2, cost: 1, left: 3 },
    { space: 3, cost: 2, left: 2 },
    { space: 4, cost: 4, left: 0 },
  ])
  expect(spacesAhead(COUNTRY, view, 0, 99).at(-1)).toEqual({ space: 5, cost: 6, left: 93 })
  expect(spacesAhead(COUNTRY, view, 0, 0)).toEqual([])
})

test('points that the truck needs to leave a site are not for the train', () => {
  const view = table(at(1, 1), well(at(1, 1)))
  expect(spacesAhead(COUNTRY, view, 0, 2)).toEqual([{ space: 2, cost: 1, left: 1 }])
})

test('why a train does not come so far: the points, or the truck needs them; what is not ahead is refused to nobody', () => {
  const view = table(at(1, 1))
  expect(whyNoRide(COUNTRY, view, 0, 4, 4)).toBeNull()
  expect(whyNoRide(COUNTRY, view, 0, 4, 5)).toEqual({ why: 'notEnoughPoints', with: { points: 4, cost: 6, on: 'ground' } })
  expect(whyNoRide(COUNTRY, view, 0, 0, 1)).toBeNull()
  const onSite = table(at(1, 1), well(at(1, 1)))
  expect(whyNoRide(COUNTRY, onSite, 0, 2, 3)).toEqual({ why: 'leaveSiteFirst' })
  expect(whyNoRide(COUNTRY, onSite, 0, 1, 3)).toMatchObject({ why: 'notEnoughPoints', with: { on: 'site' } })
  for (const points of [0, 1, 2, 3, 4, 5, 6])
    for (const space of [2, 3, 4, 5]) {
      const isAhead = spacesAhead(COUNTRY, onSite, 0, points).some(each => each.space === space)
      expect(whyNoRide(COUNTRY, onSite, 0, points, space) === null).toBe(isAhead)
    }
})
