/** [COM-5.8, COM-4.9] One account of movement points. */
import { testTable } from '@wildcat/kernel-contract/test-table'
import { describe, expect, test } from 'vitest'
import type { Journey, Vehicle } from '../state.ts'
import { deliver, ENDED, FRESH, FULL, go, hex, JUDGE, journeyOf, move, ordered, placeOf, points, said, TRAVEL } from './journeys-stage.ts'
import { aboard, customsDeck, fleet, inState, inTurn, onHex, plane, ship, signed, stage, truck, turnOf } from './stage.ts'

const { table, luck } = testTable(stage)
const T = truck(0)
const S = ship(0)
const P = plane(0)
const GOODS = ['germania', 'fabrics', 'sudafrica'] as const
const carrying = (vehicle: Vehicle, used: Journey['used'], allowed = 1, journey: Partial<Journey> = {}) =>
  table(deliver(vehicle, GOODS, allowed, {}, { used, ...journey }, { noCustoms: true }))
/** After so many points gained or lost, with nothing else going on. */
const after = (n: number, vehicle: Vehicle, journey: Partial<Journey> = {}, allowed = 3) =>
  table(deliver(vehicle, GOODS, allowed, { agenda: ordered(vehicle, [{ op: 'points', n }], TRAVEL) }, journey, { noCustoms: true }))

describe('a mixed T.M.', () => {
  test('[COM-5.8] truck 2, ship 3, nothing left', () => {
    const t = table({
      agenda: turnOf(0),
      fleet: fleet({ [T]: inState('baltici') }),
      signed: [[signed(1, 'baltici', 'vaccines', 'francia')], [], []],
      customs: customsDeck('wavedThrough'),
    })
    t.play(0, { kind: 'deliver', signed: 1, vehicle: T }).play(0, go(T, 'polonia')).play(0, go(T, 'germania'))
    t.play(0, { kind: 'board', truck: T, carrier: S })
      .play(0, go(S, hex(2, 17)))
      .play(0, go(S, 'manica'))
      .play(0, go(S, hex(2, 16)))
    expect(journeyOf(t).used).toEqual(points(5, 3))
    expect(t.refusal(0, go(S, hex(2, 15)))).toMatchObject({ rule: 'COM-5.1', why: 'noPointsLeft' })
    t.play(0, go(S, 'francia'))
    expect(said(t, 'delivered')).toMatchObject([{ tm: 1, pay: 80_000 }])
    expect(t.state.money[0]).toBe(200_000 - 500 - 1_000 + 80_000)
  })
  test('[COM-5.8] ships have four of the five', () => {
    expect(carrying(S, points(3, 3)).refusal(0, go(S, hex(2, 17)))).toBeUndefined()
    expect(carrying(S, points(4, 4)).refusal(0, go(S, hex(2, 17)))).toMatchObject({ why: 'noPointsLeft' })
  })
  test('[COM-5.8] and what a truck has left of them', () => {
    expect(carrying(S, points(4)).refusal(0, go(S, hex(2, 17)))).toBeUndefined()
    expect(carrying(S, points(5)).refusal(0, go(S, hex(2, 17)))).toMatchObject({ why: 'noPointsLeft' })
  })
  test('[COM-5.8] planes have two of the five', () => {
    expect(carrying(P, points(1, 0, 1)).refusal(0, go(P, 'francia'))).toBeUndefined()
    expect(carrying(P, points(2, 0, 2)).refusal(0, go(P, 'francia'))).toMatchObject({ why: 'noPointsLeft' })
    expect(carrying(P, points(4)).refusal(0, go(P, 'francia'))).toBeUndefined()
    expect(carrying(P, points(5)).refusal(0, go(P, 'francia'))).toMatchObject({ why: 'noPointsLeft' })
  })
  test('[COM-5.8] what a ship has used does not count against the limit of planes', () => {
    expect(carrying(P, points(4, 4)).refusal(0, go(P, 'francia'))).toBeUndefined()
    expect(carrying(S, points(2, 0, 2)).refusal(0, go(S, hex(2, 17)))).toBeUndefined()
  })
  test('[COM-5.8] a truck has what ships and planes have left of five', () => {
    expect(carrying(T, points(4, 4)).refusal(0, go(T, 'polonia'))).toBeUndefined()
    expect(carrying(T, points(4, 4)).refusal(0, go(T, 'svizzera'))).toMatchObject({ why: 'noPointsLeft', with: { points: 2 } })
    expect(carrying(T, points(3, 1, 2)).refusal(0, go(T, 'svizzera'))).toBeUndefined()
  })
  test('[COM-5.8] each P.M. of a plane takes one of the five', () => {
    const t = carrying(P, points(0)).play(0, go(P, 'francia'))
    expect(journeyOf(t).used).toEqual(points(1, 0, 1))
  })
})

describe('a gained point', () => {
  test('[COM-5.8] raises the total and the limits of this T.M.', () => {
    const t = after(1, S, { used: points(4, 4) })
    expect(journeyOf(t).limits).toEqual(points(6, 5, 3))
    expect(said(t, 'pointsChanged')).toEqual([{ kind: 'pointsChanged', seat: 0, n: 1 }])
    t.play(0, go(S, hex(2, 17)))
    expect(said(t, 'stepTaken')).toMatchObject([{ tm: 1 }])
  })
  test('[COM-4.9] reopens a T.M. whose last point a truck has just used', () => {
    const t = table(deliver(T, GOODS, 1, { customs: customsDeck('trustedTrader') }, { used: points(3) })).play(0, go(T, 'svizzera'))
    expect(said(t, 'tmEnded')).toEqual([])
    expect(journeyOf(t)).toMatchObject({ tm: 1, open: true, used: points(5), limits: points(6, 5, 3) })
  })
  test('[COM-4.9] an event fixed on entry stays due', () => {
    const t = table(
      deliver(
        T,
        GOODS,
        2,
        {
          fleet: fleet({ [T]: inState('polonia') }),
          customs: customsDeck('trustedTrader'),
          random: luck(chance => chance.below('events', 12) === 6),
        },
        { used: points(4) },
      ),
    )
    t.play(0, go(T, 'ucraina')).play(0, { kind: 'first', what: 'customs' })
    expect(said(t, 'politicalRolled')).toEqual([{ kind: 'politicalRolled', seat: 0, vehicle: T, state: 'ucraina', rolls: [7] }])
    expect(journeyOf(t)).toMatchObject({ tm: 1, open: true })
  })
  test('[COM-5.8] with no T.M. open it is added to the next one', () => {
    for (const journey of [FRESH, ENDED]) {
      const t = after(2, T, journey)
      expect(journeyOf(t)).toMatchObject({ debt: -2, open: false })
      t.play(0, go(T, 'polonia'))
      expect(journeyOf(t)).toMatchObject({ debt: 0, open: true, limits: points(7, 6, 4), used: points(1) })
    }
  })
  test('[COM-5.8] the T.M. after that has the usual points again', () => {
    const t = after(2, T, FRESH).play(0, go(T, 'polonia')).play(0, { kind: 'nextTm' }).play(0, go(T, 'germania'))
    expect(journeyOf(t)).toMatchObject({ tm: 2, limits: FULL })
  })
})

describe('a lost point', () => {
  test('[COM-5.8] lowers the total and both limits of this T.M.', () => {
    const t = after(-1, T)
    expect(journeyOf(t)).toMatchObject({ limits: points(4, 3, 1), debt: 0 })
    expect(said(t, 'pointsChanged')).toEqual([{ kind: 'pointsChanged', seat: 0, n: -1 }])
  })
  test('[COM-5.8] none of them below what is already used', () => {
    expect(journeyOf(after(-3, T, { used: points(2, 0, 2) }))).toMatchObject({ limits: points(2, 1, 2), debt: 0 })
    expect(journeyOf(after(-1, T, { used: points(4, 4) }))).toMatchObject({ limits: points(4, 4, 1), debt: 0 })
  })
  test('[COM-5.8] what the vehicle with the goods could not have used any more comes off the next T.M.', () => {
    const t = after(-2, S, { used: points(3, 3) })
    expect(journeyOf(t)).toMatchObject({ limits: points(4, 3, 1), debt: 1 })
    t.play(0, go(S, hex(2, 17)))
    expect(journeyOf(t)).toMatchObject({ tm: 2, limits: points(4, 3, 1), debt: 0, used: points(1, 1) })
  })
  test('[COM-5.8] a ship that has used its four loses all in the next', () => {
    expect(journeyOf(after(-2, S, { used: points(4, 4) }))).toMatchObject({ limits: FULL, debt: 2 })
  })
  test('[COM-5.8] a ship cannot have used more than a truck has left it', () => {
    expect(journeyOf(after(-2, S, { used: points(4) }))).toMatchObject({ limits: points(4, 3, 1), debt: 1 })
  })
  test('[COM-5.8] aboard it is the carrier that counts', () => {
    const t = table(
      deliver(
        T,
        GOODS,
        3,
        { fleet: fleet({ [T]: aboard(P), [P]: onHex(2, 14) }), agenda: ordered(P, [{ op: 'points', n: -3 }], TRAVEL) },
        { used: points(1, 0, 1) },
      ),
    )
    expect(journeyOf(t)).toMatchObject({ limits: points(4, 3, 1), debt: 2 })
  })
  test('[COM-5.8] with no T.M. open all of it comes off the next one', () => {
    const t = after(-2, T, ENDED)
    expect(journeyOf(t)).toMatchObject({ debt: 2, open: false, tm: 1 })
    t.play(0, go(T, 'polonia'))
    expect(journeyOf(t)).toMatchObject({ tm: 2, limits: points(3, 2, 0), debt: 0 })
  })
  test('[COM-5.8] more than a whole T.M. goes on to the one after', () => {
    const t = after(-3, T, { ...ENDED, debt: 4 })
    expect(t.refusal(0, go(T, 'polonia'))).toMatchObject({ rule: 'COM-4.9', why: 'twoTmNeeded', with: { points: 1 } })
    t.play(0, { kind: 'nextTm' }).play(0, go(T, 'polonia'))
    expect(journeyOf(t)).toMatchObject({ tm: 3, limits: points(3, 2, 0), debt: 0 })
  })
  test('[COM-5.8] only what was not taken from the total carries over: six lost leave the limits of ships and planes at nothing once', () => {
    const t = after(-1, P, { ...ENDED, debt: 5 })
      .play(0, { kind: 'nextTm' })
      .play(0, go(P, 'francia'))
    expect(journeyOf(t)).toMatchObject({ tm: 3, limits: points(4, 3, 1), debt: 0 })
  })
  test('[COM-5.8] never begins a T.M. nor undoes a step', () => {
    const t = table(
      deliver(
        T,
        GOODS,
        3,
        { fleet: fleet({ [T]: inState('polonia') }), agenda: ordered(T, [{ op: 'points', n: -3 }], JUDGE) },
        { used: points(4) },
      ),
    )
    expect(placeOf(t, T)).toEqual(inState('polonia'))
    expect(journeyOf(t)).toMatchObject({ tm: 1, open: false, debt: 2 })
    expect(said(t, 'tmEnded')).toEqual([{ kind: 'tmEnded', seat: 0, tm: 1, allowed: 3 }])
  })
  test('[COM-5.8] that leaves a truck none ends its T.M., and in the last one the delivery', () => {
    const t = table(deliver(T, GOODS, 1, { agenda: ordered(T, [{ op: 'points', n: -1 }], JUDGE) }, { used: points(4) }))
    expect(said(t, 'deliveryFailed')).toMatchObject([{ why: 'noTmLeft' }])
  })
  test('[COM-4.8] that ends the T.M. in a red-flag state makes the event due', () => {
    const t = table(
      deliver(
        T,
        GOODS,
        2,
        {
          fleet: fleet({ [T]: inState('ucraina') }),
          agenda: ordered(T, [{ op: 'points', n: -1 }], JUDGE),
          random: luck(chance => chance.below('events', 12) === 7),
        },
        { used: points(4) },
      ),
    )
    expect(said(t, 'politicalRolled')).toMatchObject([{ state: 'ucraina', rolls: [8] }])
  })
  test('[COM-7.6] is nothing in a Move', () => {
    const t = table(
      move(T, { agenda: inTurn(0, { kind: 'effects', seat: 0, ops: [{ op: 'points', n: -2 }], source: 'political', vehicle: T }, TRAVEL) }),
    )
    expect(journeyOf(t)).toMatchObject({ limits: FULL, debt: 0 })
    expect(said(t, 'pointsChanged')).toEqual([])
  })
})

describe('a T.M. that was cut', () => {
  test('[COM-4.9] a step that would begin two T.M. is refused', () => {
    const at = (debt: number) => carrying(T, points(4), 3, { debt })
    expect(at(4).refusal(0, go(T, 'svizzera'))).toBeUndefined() // one of this T.M., the only one of the next
    expect(at(5).refusal(0, go(T, 'svizzera'))).toMatchObject({ rule: 'COM-4.9', why: 'twoTmNeeded', with: { points: 2 } })
  })
  test('[COM-4.9] the next T.M. passes it unused and without fuel', () => {
    const t = table(deliver(T, GOODS, 3, {}, { ...ENDED, debt: 4 }, { noCustoms: true }))
    expect(t.refusal(0, go(T, 'svizzera'))).toMatchObject({ why: 'twoTmNeeded' })
    t.play(0, { kind: 'nextTm' })
    expect(said(t, 'tmPassed')).toEqual([{ kind: 'tmPassed', seat: 0, tm: 2, allowed: 3 }])
    expect(t.state.money[0]).toBe(200_000)
    t.play(0, go(T, 'svizzera'))
    expect(said(t, 'stepTaken')).toMatchObject([{ tm: 3, fuel: 500 }])
  })
  test('[COM-5.8] its limits are cut with it: a ship has none where a truck has one', () => {
    expect(carrying(S, FULL, 2, { ...ENDED, debt: 4 }).refusal(0, go(S, hex(2, 17)))).toMatchObject({ why: 'twoTmNeeded' })
    expect(carrying(T, FULL, 2, { ...ENDED, debt: 4 }).refusal(0, go(T, 'polonia'))).toBeUndefined()
    expect(carrying(P, FULL, 2, { ...ENDED, debt: 2 }).refusal(0, go(P, 'francia'))).toMatchObject({ why: 'twoTmNeeded' })
    expect(carrying(P, FULL, 2, { ...ENDED, debt: 1 }).refusal(0, go(P, 'francia'))).toBeUndefined()
  })
})

describe('the next T.M.', () => {
  test('[COM-4.9] ends the one under way', () => {
    const t = carrying(T, points(2), 2).play(0, { kind: 'nextTm' })
    expect(said(t, 'tmEnded')).toEqual([{ kind: 'tmEnded', seat: 0, tm: 1, allowed: 2 }])
    expect(journeyOf(t)).toMatchObject({ tm: 1, open: false })
    t.play(0, go(T, 'polonia'))
    expect(journeyOf(t)).toMatchObject({ tm: 2, open: true, used: points(1), limits: FULL })
  })
  test('[COM-4.9] is refused where there is none', () => {
    expect(carrying(T, points(2), 1).refusal(0, { kind: 'nextTm' })).toMatchObject({ rule: 'COM-4.9', why: 'noTmLeft' })
    expect(carrying(T, FULL, 2, ENDED).refusal(0, { kind: 'nextTm' })).toMatchObject({ why: 'noTmLeft' })
    expect(carrying(T, FULL, 3, ENDED).refusal(0, { kind: 'nextTm' })).toBeUndefined()
  })
  test('[COM-4.4] a Move has none; a delivery is not ended like a Move', () => {
    expect(table(move(T)).refusal(0, { kind: 'nextTm' })).toMatchObject({ rule: 'COM-4.8', why: 'notDelivering' })
    expect(table(move(T)).refusal(0, { kind: 'breakOff' })).toMatchObject({ rule: 'COM-4.8', why: 'notDelivering' })
    expect(carrying(T, points(1)).refusal(0, { kind: 'endMove' })).toMatchObject({ rule: 'COM-4.4', why: 'nothingMoved' })
  })
  test('[COM-5.6] when the points of a carrier run out a new T.M. of the same delivery begins', () => {
    const t = table(
      deliver(T, GOODS, 2, { fleet: fleet({ [T]: aboard(S), [S]: onHex(2, 15) }) }, { used: points(4, 4), taken: [T, S], fuelled: [S] }),
    )
    t.play(0, go(S, hex(2, 14)))
    expect(said(t, 'stepTaken')).toMatchObject([{ vehicle: S, tm: 2, fuel: 1_000 }])
    expect(t.state.agenda[1]).toMatchObject({ kind: 'turn', actions: 1 })
  })
})
