/** [COM-5.1, COM-5.2, COM-5.11] Trucks by land. */
import { testTable } from '@wildcat/kernel-contract/test-table'
import { describe, expect, test } from 'vitest'
import type { Territory } from '../content/territories.ts'
import type { State } from '../state.ts'
import { deliver, ENDED, FRESH, go, heard, hex, journeyOf, move, placeOf, points, STOCK, said } from './journeys-stage.ts'
import { aboard, bases, fleet, inState, onHex, plane, ship, stage, truck, turnOf } from './stage.ts'

const { table, luck } = testTable(stage)
const T = truck(0)

describe('a Move by truck', () => {
  const fromSiberia = () => table({ agenda: turnOf(0), fleet: fleet({ [T]: inState('siberiaor') }) })

  test('[COM-5.1] the five points of a T.M. lead from Siberia Orientale to Mosca, and the Move is over', () => {
    const t = fromSiberia().play(0, go(T, 'siberiaocc')).play(0, go(T, 'urali')).play(0, go(T, 'mosca'))
    expect(said(t, 'stepTaken')).toEqual([
      { kind: 'stepTaken', seat: 0, vehicle: T, from: inState('siberiaor'), to: 'siberiaocc', points: 2, fuel: 500, tm: 1 },
      { kind: 'stepTaken', seat: 0, vehicle: T, from: inState('siberiaocc'), to: 'urali', points: 2, fuel: 0, tm: 1 },
      { kind: 'stepTaken', seat: 0, vehicle: T, from: inState('urali'), to: 'mosca', points: 1, fuel: 0, tm: 1 },
    ])
    expect(said(t, 'moveEnded')).toEqual([{ kind: 'moveEnded', seat: 0, vehicle: T }])
    expect(t.state.journey).toBe('none')
    expect(placeOf(t, T)).toEqual(inState('mosca'))
    expect(t.state.money[0]).toBe(199_500)
  })
  test('[COM-5.1] the points may be used in part', () => {
    const t = fromSiberia().play(0, go(T, 'siberiaocc')).play(0, { kind: 'endMove' })
    expect(placeOf(t, T)).toEqual(inState('siberiaocc'))
    expect(heard(t)).toEqual(['moveBegun', 'stepTaken', 'moveEnded'])
    expect(t.state.agenda.at(-1)).toEqual({ kind: 'turn', seat: 0, draws: 0, actions: 1 })
  })
  test('[COM-5.1] no step is paid partly from another T.M.', () => {
    const t = table(move(T, {}, { used: points(4) }))
    expect(t.refusal(0, go(T, 'svizzera'))).toMatchObject({ rule: 'COM-5.1', why: 'noPointsLeft', with: { points: 2 } })
    expect(t.refusal(0, go(T, 'polonia'))).toBeUndefined()
  })
  test('[COM-4.4] only the vehicle of the Move moves', () => {
    const t = table(move(T))
    expect(t.refusal(0, go(truck(0, 2), 'polonia'))).toMatchObject({ rule: 'COM-4.4', why: 'notTheMovingVehicle' })
    expect(t.refusal(0, go(ship(0), hex(2, 17)))).toMatchObject({ rule: 'COM-4.4', why: 'notTheMovingVehicle' })
  })
  test('[COM-4.4] only own vehicles that are in play, neither aboard nor stopped, begin a Move', () => {
    const t = table({
      agenda: turnOf(0),
      fleet: fleet({ [T]: aboard(ship(0)), [truck(0, 2)]: { stopped: 'thisTurn' }, [ship(0)]: inState('germania') }),
    })
    expect(t.refusal(0, go(T, 'polonia'))).toMatchObject({ rule: 'COM-5.6', why: 'truckStillAboard' })
    expect(t.refusal(0, go(truck(0, 2), 'polonia'))).toMatchObject({ rule: 'COM-C5', why: 'vehicleStopped' })
    expect(t.refusal(0, go(truck(1), 'francia'))).toMatchObject({ rule: 'COM-4.4', why: 'notTheMovingVehicle' })
    expect(t.refusal(0, go(truck(0, 3), 'polonia'))).toMatchObject({ rule: 'COM-4.4', why: 'noSuchVehicle' })
    expect(t.refusal(0, go(30, 'polonia'))).toMatchObject({ rule: 'COM-4.4', why: 'noSuchVehicle' })
    const movable = t.legal(0).flatMap(command => (command.kind === 'step' ? [command.vehicle] : []))
    expect([...new Set(movable)]).toEqual([ship(0), plane(0)])
  })
})

describe('points of a delivery by truck', () => {
  test('[COM-5.1] a step is paid partly from this T.M., partly from the next', () => {
    const t = table(
      deliver(
        T,
        ['germania', 'fabrics', 'italia'],
        2,
        { fleet: fleet({ [T]: inState('francia') }) },
        { used: points(4) },
        { noCustoms: true },
      ),
    )
    t.play(0, go(T, 'svizzera'))
    expect(journeyOf(t)).toMatchObject({ tm: 2, open: true, used: points(1), limits: points(5, 4, 2) })
    expect(said(t, 'stepTaken')).toMatchObject([{ points: 2, tm: 2 }])
    expect(t.pending).toEqual([0])
  })
  test('[COM-5.1] nothing is paid from a T.M. that the contract does not have', () => {
    const t = table(deliver(T, ['germania', 'fabrics', 'italia'], 1, {}, { used: points(4) }))
    expect(t.refusal(0, go(T, 'svizzera'))).toMatchObject({ rule: 'COM-5.1', why: 'noPointsLeft', with: { points: 2 } })
  })
  test('[COM-4.9] with its last T.M. ended a truck goes nowhere', () => {
    const t = table(deliver(T, ['germania', 'fabrics', 'italia'], 1, {}, ENDED))
    expect(t.refusal(0, go(T, 'polonia'))).toMatchObject({ rule: 'COM-4.9', why: 'noTmLeft', with: { points: 1 } })
  })
  test('[COM-5.1] a contract of 3 T.M. gives a truck 15 points', () => {
    const t = table(deliver(T, ['germania', 'concert-stages', 'indiasud'], 3, {}, FRESH, { noCustoms: true }))
    const way: Territory[] = [
      'polonia',
      'baltici',
      'sanpietroburgo',
      'urali',
      'siberiaocc',
      'siberiaor',
      'cinanord',
      'cinaovest',
      'indianord',
      'indiasud',
    ]
    for (const to of way) t.play(0, go(T, to))
    expect(said(t, 'stepTaken').map(({ points: paid, tm }) => [paid, tm])).toEqual([
      [1, 1],
      [1, 1],
      [2, 1],
      [2, 2],
      [2, 2],
      [2, 2],
      [1, 3],
      [2, 3],
      [1, 3],
      [1, 3],
    ])
    expect(said(t, 'delivered')).toMatchObject([{ tm: 3, allowed: 3, pay: 50_000 }])
    expect(t.state.money[0]).toBe(200_000 - 3 * 500 + 50_000)
  })
  test('[COM-5.1] and not a sixteenth', () => {
    const t = table(
      deliver(
        T,
        ['germania', 'concert-stages', 'pakistan'],
        3,
        { fleet: fleet({ [T]: inState('indianord') }), vp: [2, 0, 0] },
        { tm: 3, used: points(4) },
      ),
    )
    t.play(0, go(T, 'indiasud'))
    expect(said(t, 'tmEnded')).toEqual([{ kind: 'tmEnded', seat: 0, tm: 3, allowed: 3 }])
    expect(said(t, 'deliveryFailed')).toMatchObject([{ why: 'noTmLeft', vp: 1, total: 1 }])
  })
  test('[COM-4.9] a truck that enters a state with its last point ends the T.M. there', () => {
    const t = table(deliver(T, ['germania', 'fabrics', 'italia'], 2, {}, { used: points(4) }))
    t.play(0, go(T, 'polonia'))
    expect(said(t, 'tmEnded')).toEqual([{ kind: 'tmEnded', seat: 0, tm: 1, allowed: 2 }])
    expect(journeyOf(t)).toMatchObject({ tm: 1, open: false })
    expect(t.pending).toEqual([0])
  })
  test('[COM-4.9] with a point left the T.M. goes on', () => {
    const t = table(deliver(T, ['germania', 'fabrics', 'italia'], 2, {}, { used: points(3) }))
    t.play(0, go(T, 'polonia'))
    expect(said(t, 'tmEnded')).toEqual([])
    expect(journeyOf(t)).toMatchObject({ tm: 1, open: true, used: points(4) })
  })
})

describe('terrain', () => {
  const cases: readonly (readonly [string, Territory, Territory, number])[] = [
    ['plain', 'germania', 'polonia', 1],
    ['mountain', 'germania', 'svizzera', 2],
    ['ice', 'finlandia', 'svezia', 2],
    ['desert', 'emirati', 'arabia', 3],
    ['tropical forest', 'cinaest', 'vietnam', 3],
  ]
  test.each(cases)('[COM-5.2] %s', (_, from, to, cost) => {
    const there = { fleet: fleet({ [T]: inState(from) }) }
    const t = table(move(T, there))
    t.play(0, go(T, to))
    expect(said(t, 'stepTaken')).toMatchObject([{ points: cost }])
    expect(journeyOf(t).used).toEqual(points(cost))
    expect(table(move(T, there, { used: points(5 - cost) })).refusal(0, go(T, to))).toBeUndefined()
    expect(table(move(T, there, { used: points(6 - cost) })).refusal(0, go(T, to))).toMatchObject({ why: 'noPointsLeft' })
  })
  test('[COM-5.2] it is the state entered that counts, not the one left', () => {
    const t = table(move(T, { fleet: fleet({ [T]: inState('svizzera') }) })).play(0, go(T, 'germania'))
    expect(said(t, 'stepTaken')).toMatchObject([{ points: 1 }])
  })
})

describe('the ways of a truck', () => {
  test('[COM-5.2] a truck enters states that touch its own, and no others', () => {
    const t = table(move(T))
    for (const to of ['spagna', 'giappone', 'germania'] as const)
      expect(t.refusal(0, go(T, to))).toMatchObject({ rule: 'COM-5.2', why: 'noWayThere' })
  })
  test('[COM-5.2] the sea is no way', () => {
    expect(table(move(T)).refusal(0, go(T, hex(2, 17)))).toMatchObject({ why: 'noWayThere' })
  })
  test('[COM-5.2] a crossing is entered from its two ends only', () => {
    expect(table(move(T)).refusal(0, go(T, 'manica'))).toMatchObject({ why: 'noWayThere' })
    const at = (state: Territory) => table(move(T, { fleet: fleet({ [T]: inState(state) }) }))
    expect(at('francia').refusal(0, go(T, 'manica'))).toBeUndefined()
    expect(at('granbretagna').refusal(0, go(T, 'manica'))).toBeUndefined()
  })
  test('[COM-5.2] Magellano has no way for trucks, Torres has one', () => {
    const at = (state: Territory) => table(move(T, { fleet: fleet({ [T]: inState(state) }) }))
    expect(at('cile').refusal(0, go(T, 'magellano'))).toMatchObject({ why: 'noWayThere' })
    expect(at('papua').refusal(0, go(T, 'torres'))).toBeUndefined()
  })
  test('[COM-5.2] what is listed for a truck is just what it may do', () => {
    const t = table(move(T, { fleet: fleet({ [T]: inState('francia') }) }, { used: points(4) }))
    const steps = t.legal(0).flatMap(command => (command.kind === 'step' ? [command.to] : []))
    expect(steps.map(String).toSorted()).toEqual(['benelux', 'germania', 'italia', 'spagna'].toSorted())
  })
})

describe('where vehicles are', () => {
  test('[COM-5.11] parked is a truck in a state, a ship in a port, a plane at an airport', () => {
    const t = table({ agenda: turnOf(0) })
    for (const vehicle of [T, ship(0), plane(0)]) expect(t.refusal(0, { kind: 'sellVehicle', vehicle })).toBeUndefined()
  })
  test('[COM-5.11] a truck aboard, a ship at sea and a plane in flight are not', () => {
    const t = table({
      agenda: turnOf(0),
      fleet: fleet({ [T]: aboard(ship(0, 2)), [ship(0, 2)]: inState('germania'), [ship(0)]: onHex(2, 17), [plane(0)]: onHex(2, 17) }),
    })
    for (const vehicle of [T, ship(0), plane(0)])
      expect(t.refusal(0, { kind: 'sellVehicle', vehicle })).toMatchObject({ rule: 'COM-4.5', why: 'notParked' })
  })
  test('[COM-5.11] a ship in a port is in that state, though others share its hex', () => {
    const t = table(move(ship(0), { fleet: fleet({ [ship(0)]: onHex(2, 17) }) }))
    t.play(0, go(ship(0), 'benelux'))
    expect(placeOf(t, ship(0))).toEqual(inState('benelux'))
    expect(t.refusal(0, { kind: 'board', truck: T, carrier: ship(0) })).toMatchObject({ rule: 'COM-5.6', why: 'cannotBoard' })
  })
  test('[COM-5.11] a piece in stock is nowhere', () => {
    const t = table({ agenda: turnOf(0), fleet: fleet({ [T]: STOCK }) })
    expect(t.refusal(0, go(T, 'polonia'))).toMatchObject({ rule: 'COM-4.4', why: 'noSuchVehicle' })
  })
})

describe('what a step leaves behind', () => {
  const event = (roll: number) => ({ random: luck(chance => chance.below('events', 12) === roll - 1) })
  const loaded = (from: Territory, recipient: Territory, used: number, changes: Partial<State> = {}) =>
    table(
      deliver(
        T,
        ['germania', 'fabrics', recipient],
        3,
        { fleet: fleet({ [T]: inState(from) }), ...changes },
        { used: points(used) },
        { noCustoms: true },
      ),
    )

  test('[COM-4.8] it is counted, its fuel noted once, and a truck takes off nowhere', () => {
    const t = table(deliver(T, ['germania', 'fabrics', 'sudafrica'], 3, {}, FRESH)).play(0, go(T, 'polonia'))
    expect(journeyOf(t)).toMatchObject({ steps: 1, fuelled: [T], taken: [T] })
    t.play(0, go(T, 'germania'))
    expect(journeyOf(t)).toMatchObject({ steps: 2, fuelled: [T] })
    expect(t.state.fleet[T]?.tookOff).toBe('none')
    expect(said(t, 'moveBegun')).toEqual([])
  })
  test('[COM-4.4] a Move begins once', () => {
    const t = table({ agenda: turnOf(0) })
      .play(0, go(T, 'polonia'))
      .play(0, go(T, 'baltici'))
    expect(said(t, 'moveBegun')).toEqual([{ kind: 'moveBegun', seat: 0, vehicle: T }])
  })
  test('[COM-2.4] tax and toll of the state entered', () => {
    const t = table(
      move(T, { fleet: fleet({ [T]: inState('svizzera') }), bases: bases(['germania'], [['italia', 'toll']], ['giappone']) }),
    ).play(0, go(T, 'italia'))
    expect(said(t, 'taxPaid')).toEqual([
      { kind: 'taxPaid', seat: 0, to: 1, state: 'italia', euro: 10_000, what: 'tax' },
      { kind: 'taxPaid', seat: 0, to: 1, state: 'italia', euro: 5_000, what: 'toll' },
    ])
    expect(t.state.money).toEqual([185_000, 215_000, 200_000])
  })
  test('[COM-4.9] of two T.M. the first ends in the place entered: its event is due though points are left', () => {
    const t = loaded('russiasud', 'sudafrica', 4, event(7)).play(0, go(T, 'caucaso'))
    expect(said(t, 'politicalRolled')).toEqual([{ kind: 'politicalRolled', seat: 0, vehicle: T, state: 'caucaso', rolls: [7] }])
    expect(journeyOf(t)).toMatchObject({ tm: 2, open: true, used: points(1), events: ['caucaso'] })
  })
  test('[COM-4.9] and so is its save', () => {
    const weather = { continent: 'EU', roll: 5 } as const // an earthquake: 4 or more saves in the mountains
    const saved = { weather, random: luck(chance => chance.below('saves', 6) === 5) }
    const t = loaded('francia', 'sudafrica', 4, saved).play(0, go(T, 'svizzera'))
    expect(said(t, 'saveRolled')).toEqual([{ kind: 'saveRolled', vehicle: T, roll: 6, needed: 4 }])
    expect(said(loaded('francia', 'sudafrica', 2, saved).play(0, go(T, 'svizzera')), 'saveRolled')).toEqual([])
    expect(said(loaded('svizzera', 'sudafrica', 2, saved).play(0, { kind: 'nextTm' }), 'saveRolled')).toHaveLength(1)
  })
  test('[COM-7.2] passing through a red-flag state with points left rolls nothing, arriving there does, before delivery', () => {
    expect(said(loaded('polonia', 'sudafrica', 0, event(1)).play(0, go(T, 'ucraina')), 'politicalRolled')).toEqual([])
    const t = loaded('polonia', 'ucraina', 0, event(1)).play(0, go(T, 'ucraina'))
    expect(said(t, 'politicalRolled')).toMatchObject([{ state: 'ucraina', rolls: [1] }])
    expect(said(t, 'deliveryFailed')).toMatchObject([{ why: 'endOfTurn' }])
  })
  test('[COM-7.2] an event without a customs card is rolled by itself', () => {
    const t = loaded('polonia', 'sudafrica', 4, event(8)).play(0, go(T, 'ucraina'))
    expect(said(t, 'politicalRolled')).toMatchObject([{ rolls: [8] }])
    expect(said(t, 'orderChosen')).toEqual([])
    expect(said(t, 'tmEnded')).toMatchObject([{ tm: 1 }])
  })
  test('[COM-7.2] it acts on what holds the goods', () => {
    const t = table(
      deliver(
        T,
        ['germania', 'fabrics', 'sudafrica'],
        3,
        { fleet: fleet({ [T]: aboard(ship(0)), [ship(0)]: onHex(4, 18) }), ...event(3) },
        { taken: [T, ship(0)] },
        { noCustoms: true },
      ),
    ).play(0, go(ship(0), 'libia'))
    expect(said(t, 'politicalRolled')).toEqual([{ kind: 'politicalRolled', seat: 0, vehicle: T, state: 'libia', rolls: [3] }])
    expect(said(t, 'deliveryFailed')).toEqual([]) // aboard a truck is safe from robbers
  })
})
