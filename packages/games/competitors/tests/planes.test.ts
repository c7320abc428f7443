/** [COM-5.4, COM-5.5] Planes. */
import { testTable } from '@wildcat/kernel-contract/test-table'
import { describe, expect, test } from 'vitest'
import type { Territory } from '../content/territories.ts'
import type { Place, State } from '../state.ts'
import { cardsDrawn, choices, deliver, ENDED, FRESH, go, heard, hex, journeyOf, move, placeOf, points, said } from './journeys-stage.ts'
import { bases, customsDeck, fleet, inState, onHex, plane, stage, truck, turnOf } from './stage.ts'

const { table } = testTable(stage)
const P = plane(0)
const OTHER = plane(0, 2)
const aloft = (row: number, column: number, tookOff: Territory = 'germania') => ({ place: onHex(row, column), tookOff })
const at = (row: number, column: number, tookOff?: Territory) => ({ fleet: fleet({ [P]: aloft(row, column, tookOff) }) })
/** Another plane of seat 0 is in flight. */
const second = (place: ReturnType<typeof aloft> | Place) => ({ fleet: fleet({ [P]: place, [OTHER]: aloft(3, 14) }) })
/** Far from every airport. */
const OCEAN = aloft(8, 2)
const ONE_LEFT = { used: points(1, 0, 1) }
const ON_TOUR = ['germania', 'servers', 'usanordest'] as const

describe('a flight', () => {
  const rings: readonly (readonly [Territory, number])[] = [
    ['francia', 1_000], // over the same hex
    ['danimarca', 1_000],
    ['polonia', 2_000],
    ['mosca', 3_000],
  ]
  test.each(rings)('[COM-5.4] from Germania to %s is one P.M. and burns %i', (to, fuel) => {
    const t = table({ agenda: turnOf(0) }).play(0, go(P, to))
    expect(said(t, 'stepTaken')).toEqual([
      { kind: 'stepTaken', seat: 0, vehicle: P, from: inState('germania'), to, points: 1, fuel, tm: 1 },
    ])
    expect(placeOf(t, P)).toEqual(inState(to))
    expect(t.state.money[0]).toBe(200_000 - fuel)
  })
  test('[COM-5.4] to a hex is measured alike', () => {
    for (const [column, fuel] of [
      [17, 1_000],
      [16, 1_000],
      [15, 2_000],
      [14, 3_000],
    ] as const) {
      const t = table({ agenda: turnOf(0) }).play(0, go(P, hex(2, column)))
      expect(said(t, 'stepTaken')).toMatchObject([{ points: 1, fuel }])
      expect(placeOf(t, P)).toEqual(onHex(2, column))
    }
  })
  test('[COM-5.4] of four hexes is too far', () => {
    const t = table({ agenda: turnOf(0) })
    for (const to of [hex(2, 21), hex(2, 13), 'kazakistan', 'russiasud', 10_000] as const)
      expect(t.refusal(0, go(P, to))).toMatchObject({ rule: 'COM-5.4', why: 'tooFarToFly' })
  })
  test('[COM-5.4] ends at airports only', () => {
    const t = table({ agenda: turnOf(0) })
    for (const to of ['svizzera', 'ungheria', 'manica'] as const)
      expect(t.refusal(0, go(P, to))).toMatchObject({ rule: 'COM-5.4', why: 'noAirport' })
  })
  test('[COM-5.4] landing ends a P.M., take-off is free: two airports in one T.M.', () => {
    const t = table({ agenda: turnOf(0) })
      .play(0, go(P, 'polonia'))
      .play(0, go(P, 'mosca'))
    expect(said(t, 'stepTaken').map(step => [step.points, step.fuel])).toEqual([
      [1, 2_000],
      [1, 1_000],
    ])
    expect(t.state.journey).toBe('none')
  })
  test('[COM-5.4] the airport of the last take-off is remembered', () => {
    const t = table({ agenda: turnOf(0) }).play(0, go(P, 'polonia'))
    expect(t.state.fleet[P]).toMatchObject({ place: inState('polonia'), tookOff: 'germania' })
    t.play(0, go(P, hex(2, 20)))
    expect(t.state.fleet[P]).toMatchObject({ place: onHex(2, 20), tookOff: 'polonia' })
  })
  test('[COM-5.1] a plane has two P.M. in a T.M.', () => {
    const t = table(move(P, at(2, 14), { used: points(2, 0, 2) }))
    expect(t.refusal(0, go(P, 'irlanda'))).toMatchObject({ rule: 'COM-5.1', why: 'noPointsLeft', with: { points: 1 } })
  })
})

describe('over the edge', () => {
  test('[COM-5.4] distances are measured without wrapping', () => {
    const t = table(move(P, at(4, 34)))
    for (const to of [hex(4, 1), hex(3, 1), 'alaska'] as const) expect(t.refusal(0, go(P, to))).toMatchObject({ why: 'tooFarToFly' })
  })
  test('[COM-5.4] a flight leads over the edge hex to the opposite one of its row; the ring is that of the first', () => {
    for (const [column, fuel] of [
      [35, 1_000],
      [34, 1_000],
      [33, 2_000],
      [32, 3_000],
    ] as const) {
      const t = table(move(P, at(4, column))).play(0, go(P, hex(4, 0)))
      expect(said(t, 'stepTaken')).toMatchObject([{ points: 1, fuel }])
      expect(placeOf(t, P)).toEqual(onHex(4, 0))
    }
  })
  test('[COM-5.4] by an edge hex of another row it comes out in that row', () => {
    const t = table(move(P, at(4, 33))).play(0, go(P, hex(5, 0)))
    expect(said(t, 'stepTaken')).toMatchObject([{ fuel: 3_000 }])
  })
  test('[COM-5.4] in the other direction, too', () => {
    const t = table(move(P, at(4, 2))).play(0, go(P, hex(4, 35)))
    expect(said(t, 'stepTaken')).toMatchObject([{ fuel: 2_000 }])
    expect(placeOf(t, P)).toEqual(onHex(4, 35))
  })
  test('[COM-5.4] an edge hex that is not within reach is no way', () => {
    expect(table(move(P, at(4, 31))).refusal(0, go(P, hex(4, 0)))).toMatchObject({ why: 'tooFarToFly' })
    expect(table(move(P, at(4, 32))).refusal(0, go(P, hex(5, 0)))).toMatchObject({ why: 'tooFarToFly' })
  })
  test('[COM-5.4] an edge hex may also be the end of the flight', () => {
    const t = table(move(P, at(4, 33))).play(0, go(P, hex(4, 35)))
    expect(placeOf(t, P)).toEqual(onHex(4, 35))
    expect(said(t, 'stepTaken')).toMatchObject([{ fuel: 2_000 }])
  })
})

describe('in flight', () => {
  test('[COM-5.4] a plane that is at no airport when the T.M. ends stays on its hex', () => {
    const t = table(move(P, at(2, 14), ONE_LEFT)).play(0, go(P, hex(2, 12)))
    expect(t.state.journey).toBe('none')
    expect(placeOf(t, P)).toEqual(onHex(2, 12))
  })
  test('[COM-5.4] also by choice, with a point left and an airport in reach', () => {
    const t = table(move(P, at(2, 14), ONE_LEFT)).play(0, { kind: 'endMove' })
    expect(placeOf(t, P)).toEqual(onHex(2, 14))
    expect(said(t, 'sentBack')).toEqual([])
  })
  test('[COM-5.4] between two T.M. of a delivery it hangs in the air', () => {
    const t = table(deliver(P, ON_TOUR, 2, at(2, 14), ONE_LEFT)).play(0, go(P, hex(2, 11)))
    expect(said(t, 'tmEnded')).toEqual([])
    t.play(0, go(P, 'usanordest'))
    expect(said(t, 'tmEnded')).toMatchObject([{ tm: 1 }])
    expect(said(t, 'stepTaken').at(-1)).toMatchObject({ tm: 2, points: 1, fuel: 2_000 })
  })
  test('[COM-4.7] a broken off delivery leaves it there', () => {
    const t = table(deliver(P, ON_TOUR, 2, at(2, 14))).play(0, { kind: 'breakOff' })
    expect(placeOf(t, P)).toEqual(onHex(2, 14))
    expect(said(t, 'deliveryFailed')).toMatchObject([{ why: 'brokenOff' }])
  })
})

describe('a second plane in flight', () => {
  test('[COM-5.4] the last P.M. of a T.M. must land', () => {
    const t = table(move(P, second(aloft(2, 14)), ONE_LEFT))
    expect(t.refusal(0, go(P, hex(2, 15)))).toMatchObject({ rule: 'COM-5.4', why: 'mustLand' })
    expect(t.refusal(0, go(P, 'francia'))).toBeUndefined()
  })
  test('[COM-5.4] the first P.M. need not', () => {
    const t = table(move(P, second(inState('germania')))).play(0, go(P, hex(2, 15)))
    expect(placeOf(t, P)).toEqual(onHex(2, 15))
    expect(t.pending).toEqual([0])
  })
  test('[COM-5.8] the last P.M. is that of the account: after three by truck and one by plane there is none left', () => {
    const t = table(deliver(P, ON_TOUR, 2, second(inState('germania')), { used: points(4) }))
    expect(t.refusal(0, go(P, hex(2, 15)))).toMatchObject({ why: 'mustLand' })
  })
  test("[COM-5.4] another player's plane does not count", () => {
    const t = table(move(P, { fleet: fleet({ [P]: aloft(2, 14), [plane(1)]: onHex(3, 14) }) }, ONE_LEFT))
    expect(t.refusal(0, go(P, hex(2, 15)))).toBeUndefined()
  })
  test('[COM-5.4] with a point left and an airport in reach the end of the Move is refused', () => {
    const t = table(move(P, second(aloft(2, 14)), ONE_LEFT))
    expect(t.refusal(0, { kind: 'endMove' })).toMatchObject({ rule: 'COM-5.4', why: 'airportInReach' })
    expect(choices(t).map(({ kind }) => kind)).not.toContain('endMove')
  })
  test('[COM-5.4] and so is the next T.M.', () => {
    const t = table(deliver(P, ON_TOUR, 2, second(aloft(2, 14)), ONE_LEFT))
    expect(t.refusal(0, { kind: 'nextTm' })).toMatchObject({ rule: 'COM-5.4', why: 'airportInReach' })
  })
  test('[COM-5.4] with no airport in reach it goes back to the airport of its last take-off at the end of the Move', () => {
    const t = table(move(P, second({ ...OCEAN, tookOff: 'usaovest' }), ONE_LEFT)).play(0, { kind: 'endMove' })
    expect(said(t, 'sentBack')).toEqual([{ kind: 'sentBack', seat: 0, vehicle: P, to: 'usaovest' }])
    expect(placeOf(t, P)).toEqual(inState('usaovest'))
    expect(heard(t)).toEqual(['sentBack', 'moveEnded'])
    expect(t.state.money[0]).toBe(200_000)
  })
  test('[COM-5.4] a delivery fails then', () => {
    const t = table(deliver(P, ON_TOUR, 2, { ...second({ ...OCEAN, tookOff: 'usaovest' }), vp: [2, 0, 0] }, ONE_LEFT)).play(0, {
      kind: 'nextTm',
    })
    expect(placeOf(t, P)).toEqual(inState('usaovest'))
    expect(said(t, 'deliveryFailed')).toMatchObject([{ why: 'sentBack', vp: 1, total: 1 }])
    expect(t.state.agenda.at(-1)).toEqual({ kind: 'turn', seat: 0, draws: 0, actions: 1 })
  })
  test('[COM-5.4] that is no landing: no customs, no event, no tax, and closed airports do not matter', () => {
    const weather: State['weather'] = { continent: 'AS', roll: 11 } // airports closed
    const t = table(
      deliver(P, ON_TOUR, 2, { ...second({ ...OCEAN, tookOff: 'giappone' }), weather, customs: customsDeck('goodsHeld') }, ONE_LEFT),
    ).play(0, { kind: 'nextTm' })
    expect(placeOf(t, P)).toEqual(inState('giappone'))
    expect(t.state.money).toEqual([200_000, 200_000, 200_000])
    expect(cardsDrawn(t)).toEqual([])
    expect(said(t, 'politicalRolled')).toEqual([])
  })
  test('[COM-5.4] without a point left it goes back, though an airport is near', () => {
    const t = table(deliver(P, ON_TOUR, 2, second(aloft(2, 14)), { used: points(2, 0, 2) })).play(0, { kind: 'nextTm' })
    expect(placeOf(t, P)).toEqual(inState('germania'))
    expect(said(t, 'deliveryFailed')).toMatchObject([{ why: 'sentBack' }])
  })
  test('[COM-5.4] an airport that is closed is not in reach', () => {
    const closed = { ...second(aloft(7, 3, 'usaovest')), weather: { continent: 'NA', roll: 11 } as const }
    const t = table(move(P, closed, ONE_LEFT))
    expect(t.refusal(0, go(P, 'usaovest'))).toMatchObject({ rule: 'COM-7.5', why: 'airportsClosed' })
    expect(t.refusal(0, { kind: 'endMove' })).toBeUndefined()
  })
  test('[COM-4.7] a delivery broken off in flight sends it back', () => {
    const t = table(deliver(P, ON_TOUR, 2, second(aloft(2, 14)))).play(0, { kind: 'breakOff' })
    expect(placeOf(t, P)).toEqual(inState('germania'))
    expect(said(t, 'deliveryFailed')).toMatchObject([{ why: 'brokenOff' }])
  })
  test('[COM-5.4] one plane a player: nor do two stay aloft when a card ends the turn', () => {
    const t = table(
      deliver(P, ON_TOUR, 2, { ...second(aloft(2, 14)), contracts: [[], ['tipOff'], []], customs: customsDeck('goodsHeld') }, ONE_LEFT),
    )
    t.play(1, { kind: 'tipOff' }).play(0, { kind: 'turnUp' })
    expect(said(t, 'deliveryFailed')).toMatchObject([{ why: 'endOfTurn' }])
    expect(placeOf(t, P)).toEqual(inState('germania'))
  })
})

describe('sent back by its owner', () => {
  test('[COM-5.4] a plane with no legal airport may be sent back at the end of a Move, free', () => {
    const t = table(move(P, { fleet: fleet({ [P]: { ...OCEAN, tookOff: 'figi' } }) }, ONE_LEFT))
    expect(choices(t)).toContainEqual({ kind: 'sendBack', plane: P })
    expect(choices(t)).toContainEqual({ kind: 'endMove' })
    t.play(0, { kind: 'sendBack', plane: P })
    expect(heard(t)).toEqual(['sentBack', 'moveEnded'])
    expect(placeOf(t, P)).toEqual(inState('figi'))
    expect(t.state.money[0]).toBe(200_000)
    expect(t.state.journey).toBe('none')
  })
  test('[COM-5.4] or stay', () => {
    const t = table(move(P, { fleet: fleet({ [P]: OCEAN }) }, ONE_LEFT)).play(0, { kind: 'endMove' })
    expect(placeOf(t, P)).toEqual(onHex(8, 2))
  })
  test('[COM-5.4] with its points gone its owner chooses, too', () => {
    const t = table(move(P, { fleet: fleet({ [P]: { ...OCEAN, tookOff: 'figi' } }) }, ONE_LEFT)).play(0, go(P, hex(8, 3)))
    expect(t.legal(0)).toContainEqual({ kind: 'sendBack', plane: P })
    expect(t.legal(0)).toContainEqual({ kind: 'endMove' })
  })
  test('[COM-5.4] not while it could land', () => {
    const t = table(move(P, at(2, 14), ONE_LEFT))
    expect(t.refusal(0, { kind: 'sendBack', plane: P })).toMatchObject({ rule: 'COM-5.4', why: 'airportInReach' })
  })
  test('[COM-5.4] an airport where it may not land is no airport', () => {
    const t = table(move(P, at(7, 3, 'figi'), ONE_LEFT)) // only Stati Uniti Ovest is near, and Figi is a national airport abroad
    expect(t.refusal(0, { kind: 'sendBack', plane: P })).toBeUndefined()
    expect(table(move(P, at(7, 3, 'nuovazelanda'), ONE_LEFT)).refusal(0, { kind: 'sendBack', plane: P })).toMatchObject({
      why: 'airportInReach',
    })
  })
  test('[COM-5.4] only a plane in flight, only its own, and not in a delivery', () => {
    const word = { kind: 'sendBack', plane: P } as const
    expect(table(move(P)).refusal(0, word)).toMatchObject({ rule: 'COM-5.4', why: 'notAloft' })
    expect(table(deliver(P, ON_TOUR, 2, { fleet: fleet({ [P]: OCEAN }) }, ONE_LEFT)).refusal(0, word)).toMatchObject({ why: 'notAloft' })
    expect(table(move(P, { fleet: fleet({ [P]: OCEAN, [OTHER]: OCEAN }) })).refusal(0, { ...word, plane: OTHER })).toMatchObject({
      why: 'notAloft',
    })
  })
})

describe('continents', () => {
  const foreign = bases(['brasilesud'], ['italia'], ['giappone'])
  const flying = (from: Territory, changes: Partial<State> = {}) =>
    table(move(P, { bases: foreign, fleet: fleet({ [P]: inState(from) }, 3, changes.bases ?? foreign), ...changes }))

  test('[COM-5.5] without an own base a national airport leads to no other continent', () => {
    expect(flying('grecia').refusal(0, go(P, 'turchia'))).toMatchObject({ rule: 'COM-5.5', why: 'notIntercontinental' })
  })
  test('[COM-5.5] nor is one abroad landed at', () => {
    expect(flying('mosca').refusal(0, go(P, 'iran'))).toMatchObject({ rule: 'COM-5.5', why: 'notIntercontinental' })
  })
  test('[COM-5.5] between intercontinental airports anybody flies', () => {
    expect(flying('mosca').refusal(0, go(P, 'turchia'))).toBeUndefined()
  })
  test('[COM-5.5] inside a continent, too', () => {
    expect(flying('grecia').refusal(0, go(P, 'polonia'))).toBeUndefined()
  })
  test('[COM-5.5] an own branch opens the national airports of its continent, to leave and to enter', () => {
    expect(
      flying('grecia', { bases: bases(['brasilesud', 'spagna'], ['italia'], ['giappone']) }).refusal(0, go(P, 'turchia')),
    ).toBeUndefined()
    expect(flying('mosca', { bases: bases(['brasilesud', 'vietnam'], ['italia'], ['giappone']) }).refusal(0, go(P, 'iran'))).toBeUndefined()
  })
  test('[COM-5.5] so does the headquarters', () => {
    const home = bases(['germania'], ['italia'], ['giappone'])
    expect(flying('grecia', { bases: home }).refusal(0, go(P, 'turchia'))).toBeUndefined()
    expect(flying('grecia', { bases: home }).refusal(0, go(P, 'israele'))).toMatchObject({ why: 'notIntercontinental' })
  })
  test('[COM-5.5] each of the two must be open', () => {
    const t = flying('grecia', { bases: bases(['brasilesud', 'vietnam'], ['italia'], ['giappone']) })
    expect(t.refusal(0, go(P, 'israele'))).toMatchObject({ why: 'notIntercontinental' })
  })
  test('[COM-5.5] a plane in flight is judged by the airport of its last take-off', () => {
    const from = (tookOff: Territory) => table(move(P, { bases: foreign, fleet: fleet({ [P]: aloft(3, 19, tookOff) }, 3, foreign) }))
    expect(from('grecia').refusal(0, go(P, 'turchia'))).toMatchObject({ why: 'notIntercontinental' })
    expect(from('mosca').refusal(0, go(P, 'turchia'))).toBeUndefined()
    expect(from('turchia').refusal(0, go(P, 'israele'))).toBeUndefined()
  })
  test('[COM-5.5] a stop at an intercontinental airport helps', () => {
    const t = flying('grecia').play(0, go(P, 'mosca'))
    expect(t.refusal(0, go(P, 'turchia'))).toBeUndefined()
  })
})

describe('worked examples', () => {
  test('[COM-5.4] Germania to Mosca: 1 P.M., 3,000', () => {
    const t = table(deliver(P, ['germania', 'transplant-organs', 'mosca'], 1, { customs: customsDeck('wavedThrough') }, FRESH)).play(
      0,
      go(P, 'mosca'),
    )
    expect(said(t, 'delivered')).toMatchObject([{ tm: 1, pay: 100_000, vp: 1 }])
    expect(t.state.money[0]).toBe(297_000)
  })
  test('[COM-5.4] Gran Bretagna to Stati Uniti Nord-Est: 8 hexes, 3 P.M., 2 T.M.', () => {
    const t = table(
      deliver(
        P,
        ['granbretagna', 'watches', 'usanordest'],
        2,
        { fleet: fleet({ [P]: inState('granbretagna') }), customs: customsDeck('wavedThrough') },
        FRESH,
      ),
    )
    t.play(0, go(P, hex(2, 14)))
      .play(0, go(P, hex(2, 11)))
      .play(0, go(P, 'usanordest'))
    expect(said(t, 'stepTaken').map(({ points: paid, fuel, tm }) => [paid, fuel, tm])).toEqual([
      [1, 3_000, 1],
      [1, 3_000, 1],
      [1, 2_000, 2],
    ])
    expect(said(t, 'delivered')).toMatchObject([{ tm: 2, allowed: 2, pay: 85_000, vp: 3 }])
  })
  test('[COM-5.4] two P.M. do not reach it', () => {
    const t = table(deliver(P, ON_TOUR, 1, at(2, 14, 'granbretagna'), ONE_LEFT))
    expect(t.refusal(0, go(P, 'usanordest'))).toMatchObject({ why: 'tooFarToFly' })
  })
  test('[COM-5.4] Giappone to Stati Uniti Ovest over the edge: 4 P.M., 2 T.M.', () => {
    const t = table(
      deliver(
        P,
        ['giappone', 'watches', 'usaovest'],
        2,
        { fleet: fleet({ [P]: inState('giappone'), [truck(0)]: inState('germania') }), customs: customsDeck('wavedThrough') },
        FRESH,
      ),
    )
    for (const to of [hex(4, 34), hex(4, 0), hex(4, 3), 'usaovest'] as const) t.play(0, go(P, to))
    expect(said(t, 'stepTaken').map(({ fuel, tm }) => [fuel, tm])).toEqual([
      [3_000, 1],
      [1_000, 1],
      [3_000, 2],
      [2_000, 2],
    ])
    expect(said(t, 'delivered')).toMatchObject([{ tm: 2, allowed: 2 }])
    expect(t.state.money[0]).toBe(200_000 - 9_000 + 85_000)
  })
  test('[COM-5.4] with its T.M. ended a plane aloft begins the next by its flight', () => {
    const t = table(deliver(P, ON_TOUR, 2, at(2, 11), ENDED)).play(0, go(P, hex(2, 12)))
    expect(journeyOf(t)).toMatchObject({ tm: 2, open: true, used: points(1, 0, 1) })
  })
})
