/** [COM-4.9] When a T.M. ends, and what is judged then. */
import { testTable } from '@wildcat/kernel-contract/test-table'
import { describe, expect, test } from 'vitest'
import { contract, kinds, midway, step } from './deliveries-stage.ts'
import { bases, customsDeck, inState, onHex, plane, ship, stage, truck, turnOf } from './stage.ts'

const { table, luck } = testTable(stage)
const event = (roll: number) => luck(dice => dice.below('events', 12) === roll - 1)
const underWay = (...of: Parameters<typeof midway>) => table(midway(...of))

describe('the end of a T.M.', () => {
  test('[COM-4.9] it ends when its player says so; the next one begins with the next step, and pays fuel', () => {
    const t = underWay(truck(0), inState('germania'), { of: 2, used: 1 }, { signed: contract('germania', 'smartphones', 'baltici') })
    t.play(0, { kind: 'nextTm' })
    expect(t.events()).toEqual([{ kind: 'tmEnded', seat: 0, tm: 1, allowed: 2 }])
    expect(t.state.journey).toMatchObject({ tm: 1, open: false })
    t.play(0, step(truck(0), 'polonia'))
    expect(t.events().at(-1)).toMatchObject({ kind: 'stepTaken', points: 1, fuel: 500, tm: 2 })
    expect(t.state.journey).toMatchObject({ tm: 2, open: true, used: { all: 1 } })
  })
  test('[COM-4.9] there it rolls its event and its save', () => {
    const t = underWay(
      truck(0),
      inState('ucraina'),
      { of: 2, used: 1 },
      {
        signed: contract('germania', 'smartphones', 'mosca'),
        weather: { continent: 'EU', roll: 4 },
        random: luck(dice => dice.below('events', 12) === 6 && dice.below('saves', 6) >= 2),
      },
    ).play(0, { kind: 'nextTm' })
    expect(kinds(t).filter(kind => kind !== 'tmEnded')).toEqual(['politicalRolled', 'saveRolled'])
    expect(t.pending).toEqual([0])
  })
  test('[COM-4.9] not saved: the delivery fails', () => {
    const t = underWay(
      truck(0),
      inState('polonia'),
      { of: 2, used: 1 },
      {
        signed: contract('germania', 'smartphones', 'mosca'),
        weather: { continent: 'EU', roll: 4 },
        random: luck(dice => dice.below('saves', 6) === 1),
      },
    ).play(0, { kind: 'nextTm' })
    expect(kinds(t)).toEqual(['tmEnded', 'saveRolled', 'blownHome', 'deliveryFailed'])
    expect(t.events().at(-1)).toMatchObject({ why: 'weather' })
    expect(t.state.agenda.at(-1)).toMatchObject({ kind: 'turn', seat: 0, actions: 1 })
  })
  test.each([
    [1, true, 1, 'noTmLeft'],
    [1, true, 2, undefined],
    [1, false, 2, 'noTmLeft'],
    [1, false, 3, undefined],
    [2, true, 2, 'noTmLeft'],
  ])('[COM-4.9] next T.M. after %i (under way: %s) of %i', (tm, open, of, why) => {
    const t = underWay(truck(0), inState('germania'), { tm, of, open, used: 1 }, { signed: contract('germania', 'fabrics', 'baltici') })
    const refusal = t.refusal(0, { kind: 'nextTm' })
    expect(refusal?.why).toBe(why)
    if (why !== undefined) expect(refusal).toMatchObject({ rule: 'COM-4.9' })
    expect(t.legal(0).some(({ kind }) => kind === 'nextTm')).toBe(why === undefined)
  })
  test('[COM-4.9] a ship without points: the T.M. ends where it is, then the step opens the next', () => {
    const t = underWay(
      ship(0),
      onHex(3, 15),
      { of: 2, used: 4 },
      {
        signed: contract('germania', 'smartphones', 'usanordest'),
        weather: { continent: 'EU', roll: 1 },
        random: luck(dice => dice.below('saves', 6) >= 3),
      },
    ).play(0, step(ship(0), 122))
    expect(t.events()).toEqual([
      { kind: 'tmEnded', seat: 0, tm: 1, allowed: 2 },
      { kind: 'saveRolled', vehicle: ship(0), roll: expect.any(Number), needed: 4 },
      { kind: 'stepTaken', seat: 0, vehicle: ship(0), from: onHex(3, 15), to: 122, points: 1, fuel: 1_000, tm: 2 },
    ])
    expect(t.state.journey).toMatchObject({ tm: 2, open: true, used: { all: 1, ship: 1 } })
  })
  test('[COM-4.9] a ship blown home at that moment does not make the step', () => {
    const t = underWay(
      ship(0),
      onHex(3, 15),
      { of: 2, used: 4 },
      {
        signed: contract('germania', 'smartphones', 'usanordest'),
        weather: { continent: 'EU', roll: 1 },
        random: luck(dice => dice.below('saves', 6) < 3),
      },
    ).play(0, step(ship(0), 122))
    expect(kinds(t)).toEqual(['tmEnded', 'saveRolled', 'blownHome', 'deliveryFailed'])
    expect(t.state.fleet[ship(0)]?.place).toEqual(inState('germania'))
  })
  test('[COM-4.9] a plane without points likewise', () => {
    const t = underWay(plane(0), inState('egitto'), { of: 2, used: 2 }, { signed: contract('germania', 'smartphones', 'italia') }).play(
      0,
      step(plane(0), 163),
    )
    expect(kinds(t)).toEqual(['tmEnded', 'stepTaken'])
    expect(t.state.journey).toMatchObject({ tm: 2, used: { all: 1, plane: 1 } })
  })
  test.each([
    ['ship', ship(0), onHex(3, 15), 4, 122],
    ['plane', plane(0), inState('egitto'), 2, 163],
  ])('[COM-4.9] in the last T.M. no such step of a %s', (_, vehicle, place, used, to) => {
    const t = underWay(vehicle, place, { of: 2, tm: 2, used }, { signed: contract('germania', 'smartphones', 'usanordest') })
    expect(t.refusal(0, step(vehicle, to))).toMatchObject({ rule: 'COM-5.1', why: 'noPointsLeft' })
  })
  test('[COM-4.9] docking with no point left stays in the T.M.', () => {
    const t = underWay(ship(0), onHex(2, 16), { of: 2, used: 4 }, { signed: contract('germania', 'smartphones', 'usanordest') }).play(
      0,
      step(ship(0), 'francia'),
    )
    expect(t.events()).toEqual([
      { kind: 'stepTaken', seat: 0, vehicle: ship(0), from: onHex(2, 16), to: 'francia', points: 0, fuel: 0, tm: 1 },
    ])
    expect(t.state.journey).toMatchObject({ tm: 1, open: true })
  })
  test('[COM-4.9] docking as the first decision of a T.M. begins it and pays fuel', () => {
    const t = underWay(
      ship(0),
      onHex(2, 16),
      { of: 2, open: false, used: 4 },
      { signed: contract('germania', 'smartphones', 'usanordest') },
    ).play(0, step(ship(0), 'francia'))
    expect(t.events()).toEqual([
      { kind: 'stepTaken', seat: 0, vehicle: ship(0), from: onHex(2, 16), to: 'francia', points: 0, fuel: 1_000, tm: 2 },
    ])
  })
  test('[COM-4.9] a truck that enters a state with its last point has ended its T.M. there', () => {
    const t = underWay(truck(0), inState('germania'), { of: 2, used: 4 }, { signed: contract('germania', 'smartphones', 'baltici') }).play(
      0,
      step(truck(0), 'polonia'),
    )
    expect(kinds(t)).toEqual(['stepTaken', 'tmEnded'])
    expect(t.events().at(-1)).toEqual({ kind: 'tmEnded', seat: 0, tm: 1, allowed: 2 })
    expect(t.state.journey).toMatchObject({ tm: 1, open: false })
    t.play(0, step(truck(0), 'baltici'))
    expect(t.events()).toContainEqual(expect.objectContaining({ kind: 'stepTaken', to: 'baltici', tm: 2, fuel: 500 }))
  })
  test('[COM-4.9] with its last but one it has not', () => {
    const t = underWay(truck(0), inState('germania'), { of: 2, used: 3 }, { signed: contract('germania', 'smartphones', 'baltici') }).play(
      0,
      step(truck(0), 'polonia'),
    )
    expect(kinds(t)).toEqual(['stepTaken'])
  })
  test('[COM-4.9] a crossing entered with the last point: the T.M. ends on it', () => {
    const t = underWay(
      truck(0),
      inState('francia'),
      { of: 2, used: 4 },
      { signed: contract('francia', 'smartphones', 'granbretagna'), customs: customsDeck('wavedThrough') },
    )
    t.play(0, step(truck(0), 'manica'))
    expect(kinds(t)).toEqual(['stepTaken', 'customsDrawn', 'tmEnded'])
    expect(t.state.fleet[truck(0)]?.place).toEqual({ kind: 'crossing', crossing: 'manica', from: 'francia' })
    t.play(0, step(truck(0), 'granbretagna'))
    expect(t.events()).toContainEqual(expect.objectContaining({ kind: 'delivered', tm: 2 }))
  })
  test('[COM-4.9] not there and no T.M. left: failed', () => {
    const t = underWay(
      truck(0),
      inState('germania'),
      { of: 2, tm: 2, used: 4 },
      { signed: contract('germania', 'smartphones', 'baltici'), vp: [3, 0, 0] },
    )
    t.play(0, step(truck(0), 'polonia'))
    expect(kinds(t)).toEqual(['stepTaken', 'tmEnded', 'deliveryFailed'])
    expect(t.events().at(-1)).toMatchObject({ why: 'noTmLeft', vp: 1, total: 2 })
    expect(t.state.fleet[truck(0)]?.place).toEqual(inState('polonia'))
    expect(t.state.agenda.at(-1)).toMatchObject({ kind: 'turn', seat: 0, actions: 1 })
  })
  test('[COM-4.9] there with the very last point: delivered', () => {
    const t = underWay(
      truck(0),
      inState('germania'),
      { of: 2, tm: 2, used: 4 },
      { signed: contract('germania', 'smartphones', 'polonia') },
    ).play(0, step(truck(0), 'polonia'))
    expect(kinds(t)).toEqual(['stepTaken', 'delivered'])
  })
  test('[COM-4.9] it is judged after the customs card: a point gained reopens the T.M.', () => {
    const t = underWay(
      truck(0),
      inState('italia'),
      { of: 1, used: 3 },
      {
        signed: contract('italia', 'vaccines', 'germania'),
        customs: customsDeck('trustedTrader', 'wavedThrough'),
        bases: bases(['polonia'], ['giappone'], ['sudafrica']),
      },
    )
    t.play(0, step(truck(0), 'svizzera')) // its last two points
    expect(kinds(t)).toEqual(['stepTaken', 'customsDrawn', 'pointsChanged'])
    expect(t.state.journey).toMatchObject({ tm: 1, open: true, limits: { all: 6 }, used: { all: 5 } })
    t.play(0, step(truck(0), 'germania'))
    expect(t.events()).toContainEqual(expect.objectContaining({ kind: 'delivered', tm: 1 }))
  })
  test('[COM-4.9] it is judged after the event: what an event gives is given before the delivery fails', () => {
    const t = underWay(
      truck(0),
      inState('mosca'),
      { of: 1, used: 4 },
      { signed: contract('mosca', 'vaccines', 'urali'), customs: customsDeck('wavedThrough'), random: event(10) },
    )
    t.play(0, step(truck(0), 'ucraina')).play(0, { kind: 'first', what: 'customs' })
    expect(kinds(t).filter(kind => kind !== 'tmEnded')).toEqual([
      'stepTaken',
      'orderChosen',
      'customsDrawn',
      'politicalRolled',
      'gained',
      'deliveryFailed',
    ])
    expect(t.state.money[0]).toBe(205_000)
  })
  test('[COM-4.9] a point lost by the last event of a T.M. comes off the next one', () => {
    const t = underWay(
      truck(0),
      inState('mosca'),
      { of: 2, used: 4 },
      { signed: contract('mosca', 'smartphones', 'urali'), customs: customsDeck('wavedThrough', 'wavedThrough'), random: event(5) },
    )
    t.play(0, step(truck(0), 'ucraina')).play(0, { kind: 'first', what: 'customs' })
    expect(t.state.journey).toMatchObject({ tm: 1, open: false, debt: 2 })
    t.play(0, step(truck(0), 'polonia'))
    expect(t.state.journey).toMatchObject({ tm: 2, limits: { all: 3, ship: 2, plane: 0 } })
  })
  test('[COM-4.9] at most one T.M. is begun by a step: with the next one cut below its price it is refused', () => {
    const cut = (debt: number) =>
      underWay(truck(0), inState('marocco'), { of: 3, used: 4, debt }, { signed: contract('marocco', 'fabrics', 'algeria') })
    expect(cut(3).refusal(0, step(truck(0), 'algeria'))).toBeUndefined() // desert: 1 now and 2 of the next
    expect(cut(4).refusal(0, step(truck(0), 'algeria'))).toMatchObject({ rule: 'COM-4.9', why: 'twoTmNeeded', with: { points: 3 } })
  })
  test('[COM-4.9] next T.M. passes the cut one unused and without fuel', () => {
    const t = underWay(
      truck(0),
      inState('marocco'),
      { of: 3, used: 4, open: false, debt: 4 },
      { signed: contract('marocco', 'fabrics', 'algeria'), customs: customsDeck('wavedThrough') },
    )
    expect(t.refusal(0, step(truck(0), 'algeria'))).toMatchObject({ rule: 'COM-4.9', why: 'twoTmNeeded' })
    t.play(0, { kind: 'nextTm' })
    expect(t.events()).toEqual([{ kind: 'tmPassed', seat: 0, tm: 2, allowed: 3 }])
    expect(t.state.money[0]).toBe(200_000)
    expect(t.state.journey).toMatchObject({ tm: 2, open: false, debt: 0 })
    t.play(0, step(truck(0), 'algeria'))
    expect(t.events()).toContainEqual(expect.objectContaining({ kind: 'delivered', tm: 3, allowed: 3 }))
    expect(t.state.contracts[0]).toEqual([])
  })
  test('[COM-4.9] a debt of more than a T.M. goes on to the one after it', () => {
    const t = underWay(
      truck(0),
      inState('marocco'),
      { of: 4, used: 4, open: false, debt: 7 },
      { signed: contract('marocco', 'leather', 'algeria') },
    )
    t.play(0, { kind: 'nextTm' })
    expect(t.state.journey).toMatchObject({ tm: 2, debt: 2 })
    t.play(0, step(truck(0), 'algeria'))
    expect(t.events()).toContainEqual(expect.objectContaining({ kind: 'stepTaken', tm: 3, points: 3 }))
  })
  test('[COM-4.9] the end of a Move ends its T.M.: the save is rolled', () => {
    const t = table({ agenda: turnOf(0), weather: { continent: 'EU', roll: 4 }, random: luck(dice => dice.below('saves', 6) === 0) })
    t.play(0, step(truck(0), 'polonia')).play(0, { kind: 'endMove' })
    expect(kinds(t)).toEqual(['moveBegun', 'stepTaken', 'saveRolled', 'blownHome', 'moveEnded'])
    expect(t.state.fleet[truck(0)]?.place).toEqual(inState('germania'))
  })
})
