/** [COM-5.3, COM-5.12] Ships. */
import { testTable } from '@wildcat/kernel-contract/test-table'
import { describe, expect, test } from 'vitest'
import { choices, deliver, ENDED, FRESH, go, heard, hex, journeyOf, move, placeOf, points, said, TRAVEL } from './journeys-stage.ts'
import { customsDeck, fleet, inState, onHex, ship, signed, stage, truck, turnOf } from './stage.ts'

const { table } = testTable(stage)
const S = ship(0)
const at = (row: number, column: number) => ({ fleet: fleet({ [S]: onHex(row, column) }) })

describe('a ship', () => {
  test('[COM-5.3] leaves port into its hex for 1', () => {
    const t = table({ agenda: turnOf(0) }).play(0, go(S, hex(2, 17)))
    expect(said(t, 'stepTaken')).toEqual([
      { kind: 'stepTaken', seat: 0, vehicle: S, from: inState('germania'), to: hex(2, 17), points: 1, fuel: 1_000, tm: 1 },
    ])
    expect(journeyOf(t).used).toEqual(points(1, 1))
  })
  test('[COM-5.3] from port goes nowhere but into its hex', () => {
    const t = table(move(S))
    expect(t.refusal(0, go(S, hex(2, 16)))).toMatchObject({ rule: 'COM-5.3', why: 'noSeaWay' })
    expect(t.refusal(0, go(S, 'benelux'))).toMatchObject({ rule: 'COM-5.3', why: 'notInThisPort' })
    expect(t.refusal(0, go(S, 'svizzera'))).toMatchObject({ rule: 'COM-5.3', why: 'noPort' })
    expect(choices(t)).toEqual([{ kind: 'endMove' }, go(S, hex(2, 17))])
  })
  test('[COM-5.1] has four points a T.M., one for each hex, and then the Move is over', () => {
    const t = table(move(S, { fleet: fleet({ [S]: inState('francia') }) }))
    for (const column of [16, 15, 14]) t.play(0, go(S, hex(2, column)))
    expect(t.state.journey).not.toBe('none')
    t.play(0, go(S, hex(2, 13)))
    expect(said(t, 'stepTaken').map(step => step.points)).toEqual([1, 1, 1, 1])
    expect(t.state.journey).toBe('none')
    expect(placeOf(t, S)).toEqual(onHex(2, 13))
    expect(heard(t).at(-1)).toBe('moveEnded')
  })
  test('[COM-5.3] docks for nothing, also with no point left', () => {
    const t = table(move(S, at(2, 15), { used: points(3, 3) })).play(0, go(S, hex(2, 16)))
    expect(t.pending).toEqual([0])
    expect(choices(t)).toEqual([{ kind: 'endMove' }, go(S, 'irlanda'), go(S, 'francia')])
    t.play(0, go(S, 'irlanda'))
    expect(said(t, 'stepTaken').at(-1)).toMatchObject({ to: 'irlanda', points: 0, fuel: 0, tm: 1 })
    expect(placeOf(t, S)).toEqual(inState('irlanda'))
    expect(t.state.journey).toBe('none')
  })
  test('[COM-5.3] with no point left goes to no other hex', () => {
    const t = table(move(S, at(2, 16), { used: points(4, 4) }))
    expect(t.refusal(0, go(S, hex(2, 15)))).toMatchObject({ rule: 'COM-5.1', why: 'noPointsLeft', with: { points: 1 } })
  })
  test('[COM-5.3] docks only in a port of the hex where it lies', () => {
    const t = table(move(S, at(2, 16)))
    for (const state of ['granbretagna', 'portogallo'] as const)
      expect(t.refusal(0, go(S, state))).toMatchObject({ rule: 'COM-5.3', why: 'notInThisPort' })
    expect(t.refusal(0, go(S, 'svizzera'))).toMatchObject({ rule: 'COM-5.3', why: 'noPort' })
  })
  test('[COM-5.3] goes to neighbouring sea hexes only, not over land nor past closed coasts', () => {
    const t = table(move(S, at(2, 17)))
    for (const to of [hex(2, 15), hex(3, 18), hex(2, 18), hex(2, 16), hex(2, 17), 10_000])
      expect(t.refusal(0, go(S, to))).toMatchObject({ why: 'noSeaWay' })
  })
  test("[COM-5.3] crosses the map's side edges, both ways", () => {
    const t = table(move(S, at(4, 35))).play(0, go(S, hex(4, 0)))
    expect(placeOf(t, S)).toEqual(onHex(4, 0))
    expect(said(t, 'stepTaken')).toMatchObject([{ points: 1 }])
    t.play(0, go(S, hex(4, 35)))
    expect(placeOf(t, S)).toEqual(onHex(4, 35))
  })
  test('[COM-5.3] shares a hex with any number of others', () => {
    const t = table(
      move(S, { fleet: fleet({ [S]: onHex(2, 15), [ship(0, 2)]: onHex(2, 16), [ship(1)]: onHex(2, 16), [ship(2)]: onHex(2, 16) }) }),
    )
    t.play(0, go(S, hex(2, 16)))
    expect(placeOf(t, S)).toEqual(onHex(2, 16))
  })
  test('[COM-5.12] docks in every continent by any port', () => {
    for (const [row, column, state] of [
      [4, 17, 'algeria'],
      [7, 10, 'guyane'],
      [6, 26, 'bangladesh'],
      [12, 30, 'aussud'],
    ] as const) {
      const t = table(move(S, at(row, column))).play(0, go(S, state))
      expect(placeOf(t, S)).toEqual(inState(state))
    }
  })
})

describe('docking as the first decision', () => {
  test('[COM-4.4] of a Move spends the action, begins the T.M. and pays fuel', () => {
    const t = table({ agenda: turnOf(0), ...at(2, 16) }).play(0, go(S, 'francia'))
    expect(said(t, 'stepTaken')).toMatchObject([{ points: 0, fuel: 1_000, tm: 1 }])
    expect(t.state.money[0]).toBe(199_000)
    expect(t.state.agenda.slice(-2)).toEqual([{ kind: 'turn', seat: 0, draws: 0, actions: 1 }, TRAVEL])
  })
  test('[COM-4.4] of a T.M. begins it and pays its fuel', () => {
    const t = table(deliver(S, ['germania', 'wheat', 'francia'], 2, at(2, 16), ENDED)).play(0, go(S, 'francia'))
    expect(said(t, 'stepTaken')).toMatchObject([{ points: 0, fuel: 1_000, tm: 2 }])
    expect(said(t, 'delivered')).toMatchObject([{ tm: 2, allowed: 2 }])
  })
  test('[COM-4.9] with no T.M. left is refused', () => {
    const t = table(deliver(S, ['germania', 'wheat', 'francia'], 1, at(2, 16), ENDED))
    expect(t.refusal(0, go(S, 'francia'))).toMatchObject({ rule: 'COM-4.9', why: 'noTmLeft' })
    expect(choices(t)).toEqual([{ kind: 'breakOff' }])
  })
})

describe('T.M. of a ship', () => {
  test('[COM-4.9] a step for which no point is left ends the T.M. where the ship is, and opens the next', () => {
    const t = table(deliver(S, ['germania', 'wheat', 'senegal'], 2, at(2, 15), { used: points(4, 4) })).play(0, go(S, hex(2, 14)))
    expect(said(t, 'tmEnded')).toEqual([{ kind: 'tmEnded', seat: 0, tm: 1, allowed: 2 }])
    expect(said(t, 'stepTaken')).toMatchObject([{ points: 1, fuel: 1_000, tm: 2 }])
    expect(journeyOf(t)).toMatchObject({ tm: 2, open: true, used: points(1, 1) })
  })
  test('[COM-4.9] the T.M. does not end by itself when a ship has used its points', () => {
    const t = table(deliver(S, ['germania', 'wheat', 'senegal'], 2, at(2, 15), { used: points(3, 3) })).play(0, go(S, hex(2, 14)))
    expect(said(t, 'tmEnded')).toEqual([])
    expect(journeyOf(t)).toMatchObject({ tm: 1, open: true })
  })
  test('[COM-5.1] a step of a ship is never paid from two T.M.', () => {
    const t = table(deliver(S, ['germania', 'wheat', 'senegal'], 2, at(2, 15), { used: points(3, 3) }))
      .play(0, go(S, hex(2, 14)))
      .play(0, go(S, hex(2, 13)))
    expect(journeyOf(t)).toMatchObject({ tm: 2, used: points(1, 1) })
  })
  test('[COM-4.8] lying in the hex of the port is not arrival', () => {
    const t = table(deliver(S, ['germania', 'wheat', 'francia'], 2, at(2, 15))).play(0, go(S, hex(2, 16)))
    expect(said(t, 'delivered')).toEqual([])
    t.play(0, go(S, 'francia'))
    expect(said(t, 'delivered')).toHaveLength(1)
  })
})

describe('worked examples', () => {
  test('[COM-5.3] Germania to Francia by the Manica: 3 points', () => {
    const t = table({
      agenda: turnOf(0),
      signed: [[signed(1, 'germania', 'fresh-fish', 'francia')], [], []],
      customs: customsDeck('wavedThrough'),
    })
    t.play(0, { kind: 'deliver', signed: 1, vehicle: S })
    t.play(0, go(S, hex(2, 17)))
      .play(0, go(S, 'manica'))
      .play(0, go(S, hex(2, 16)))
    expect(journeyOf(t).used).toEqual(points(3, 3))
    t.play(0, go(S, 'francia'))
    expect(said(t, 'delivered')).toMatchObject([{ tm: 1, allowed: 1, pay: 95_000, vp: 1 }])
    expect(said(t, 'customsDrawn')).toHaveLength(1)
    expect(t.state.money[0]).toBe(200_000 - 1_000 + 95_000)
  })
  test('[COM-5.3] Gran Bretagna to Stati Uniti Nord-Est: 11 points, 3 T.M.', () => {
    const t = table(
      deliver(
        S,
        ['granbretagna', 'wheat', 'usanordest'],
        3,
        {
          fleet: fleet({ [S]: inState('granbretagna'), [truck(0)]: inState('germania') }),
          customs: customsDeck('wavedThrough', 'wavedThrough'),
        },
        FRESH,
      ),
    )
    const way = [
      hex(2, 17),
      'manica',
      hex(2, 16),
      hex(2, 15),
      hex(2, 14),
      hex(3, 13),
      hex(4, 13),
      hex(4, 12),
      hex(4, 11),
      hex(4, 10),
      hex(4, 9),
    ] as const
    for (const to of way) t.play(0, go(S, to))
    expect(journeyOf(t)).toMatchObject({ tm: 3, used: points(3, 3) })
    t.play(0, go(S, 'usanordest'))
    expect(said(t, 'stepTaken').reduce((sum, step) => sum + step.points, 0)).toBe(11)
    expect(said(t, 'delivered')).toMatchObject([{ tm: 3, allowed: 3, pay: 60_000, vp: 3 }])
    expect(t.state.money[0]).toBe(200_000 - 3 * 1_000 + 60_000)
    expect(said(t, 'customsDrawn')).toHaveLength(2)
  })
})
