/** [COM-4.8] A delivery is a row of single decisions. */
import { testTable } from '@wildcat/kernel-contract/test-table'
import { describe, expect, test } from 'vitest'
import { contract, kinds, midway, step } from './deliveries-stage.ts'
import { aboard, bases, customsDeck, delivering, fleet, inState, onHex, plane, ship, stage, truck } from './stage.ts'

const { table, luck } = testTable(stage)
const event = (roll: number) => luck(dice => dice.below('events', 12) === roll - 1)
const mainCommands = (t: ReturnType<typeof table>) =>
  t.legal(0).filter(({ kind }) => !['offer', 'openAuction', 'board', 'leave', 'transfer'].includes(kind))
const underWay = (...of: Parameters<typeof midway>) => table(midway(...of))

describe('one step after the other', () => {
  test('[COM-4.8] fuel and points, tax, customs, event, delivered, save: in this order', () => {
    const t = table(
      delivering(truck(0), 1, 3, {
        bases: bases(['germania'], ['ucraina'], ['giappone']),
        fleet: fleet({ [truck(0)]: inState('polonia') }),
        signed: contract('polonia', 'fabrics', 'ucraina'),
        customs: customsDeck('wavedThrough'),
        weather: { continent: 'EU', roll: 4 },
        random: luck(dice => dice.below('events', 12) === 6 && dice.below('saves', 6) === 5),
      }),
    )
    t.play(0, step(truck(0), 'ucraina'))
    expect(kinds(t)).toEqual(['stepTaken', 'taxPaid'])
    expect(t.pending).toEqual([0])
    t.play(0, { kind: 'first', what: 'customs' })
    expect(t.events().filter(({ kind }) => kind !== 'cardDrawn')).toEqual([
      { kind: 'stepTaken', seat: 0, vehicle: truck(0), from: inState('polonia'), to: 'ucraina', points: 1, fuel: 500, tm: 1 },
      { kind: 'taxPaid', seat: 0, to: 1, state: 'ucraina', euro: 10_000, what: 'tax' },
      { kind: 'orderChosen', seat: 0, first: 'customs' },
      { kind: 'customsDrawn', seat: 0, card: 'wavedThrough', vehicle: truck(0), cause: 'entry' },
      { kind: 'politicalRolled', seat: 0, vehicle: truck(0), state: 'ucraina', rolls: [7] },
      expect.objectContaining({ kind: 'delivered', recipient: 'ucraina', pay: 45_000 }),
      { kind: 'saveRolled', vehicle: truck(0), roll: 6, needed: 3 },
    ])
    expect(t.state.agenda.at(-1)).toMatchObject({ kind: 'turn', seat: 0 })
  })
  test('[COM-4.8] trucks may have the event first', () => {
    const t = table(
      delivering(truck(0), 1, 3, {
        fleet: fleet({ [truck(0)]: inState('polonia') }),
        signed: contract('polonia', 'fabrics', 'ucraina'),
        customs: customsDeck('wavedThrough'),
        random: event(7),
      }),
    )
    t.play(0, step(truck(0), 'ucraina')).play(0, { kind: 'first', what: 'event' })
    expect(kinds(t).slice(0, 5)).toEqual(['stepTaken', 'orderChosen', 'politicalRolled', 'customsDrawn', 'delivered'])
  })
  test('[COM-4.8] planes, too', () => {
    const t = table(
      delivering(plane(0), 1, 3, {
        signed: contract('germania', 'fabrics', 'ucraina'),
        customs: customsDeck('wavedThrough'),
        random: event(7),
      }),
    )
    t.play(0, step(plane(0), 'ucraina'))
    expect(t.state.agenda.at(-1)).toMatchObject({ kind: 'customsOrEvent', vehicle: plane(0), state: 'ucraina' })
    t.play(0, { kind: 'first', what: 'event' })
    expect(kinds(t).slice(0, 5)).toEqual(['stepTaken', 'orderChosen', 'politicalRolled', 'customsDrawn', 'delivered'])
  })
  test('[COM-4.8] ships have customs first, and are not asked', () => {
    const t = underWay(
      ship(0),
      onHex(4, 18),
      { of: 3, used: 1 },
      { signed: contract('germania', 'fabrics', 'libia'), customs: customsDeck('wavedThrough'), random: event(7) },
    )
    t.play(0, step(ship(0), 'libia'))
    expect(kinds(t).slice(0, 4)).toEqual(['stepTaken', 'customsDrawn', 'politicalRolled', 'delivered'])
  })
  test('[COM-4.8] one alone needs no choice', () => {
    const t = table(
      delivering(truck(0), 1, 3, { signed: contract('germania', 'fabrics', 'svizzera'), customs: customsDeck('wavedThrough') }),
    )
    t.play(0, step(truck(0), 'svizzera'))
    expect(kinds(t).slice(0, 3)).toEqual(['stepTaken', 'customsDrawn', 'delivered'])
  })
  test('[COM-4.8] passing through a red-flag state with points left rolls no event', () => {
    const t = table(
      delivering(truck(0), 1, 3, {
        fleet: fleet({ [truck(0)]: inState('polonia') }),
        signed: contract('polonia', 'fabrics', 'mosca'),
        customs: customsDeck('wavedThrough'),
      }),
    )
    t.play(0, step(truck(0), 'ucraina'))
    expect(kinds(t)).toEqual(['stepTaken', 'customsDrawn'])
    expect(t.state.agenda.at(-1)).toMatchObject({ kind: 'travel' })
  })
  test('[COM-4.8] points lost later that end the T.M. make the event due then', () => {
    const t = underWay(
      truck(0),
      inState('polonia'),
      { of: 3, used: 3 },
      { signed: contract('polonia', 'fabrics', 'mosca'), customs: customsDeck('queueAtTheGate'), random: event(7) },
    )
    t.play(0, step(truck(0), 'ucraina')) // one point left, and that is lost
    expect(kinds(t).filter(kind => kind !== 'tmEnded')).toEqual(['stepTaken', 'customsDrawn', 'pointsChanged', 'politicalRolled'])
    expect(t.events()).toContainEqual({ kind: 'tmEnded', seat: 0, tm: 1, allowed: 3 })
    expect(t.state.journey).toMatchObject({ tm: 1, open: false, debt: 0 })
  })
  test('[COM-4.8] an event fixed on entry stays due when a point is gained', () => {
    const t = underWay(
      truck(0),
      inState('polonia'),
      { of: 3, used: 4 },
      { signed: contract('polonia', 'fabrics', 'mosca'), customs: customsDeck('trustedTrader', 'wavedThrough'), random: event(7) },
    )
    t.play(0, step(truck(0), 'ucraina')).play(0, { kind: 'first', what: 'customs' })
    expect(kinds(t)).toEqual(['stepTaken', 'orderChosen', 'customsDrawn', 'pointsChanged', 'politicalRolled'])
    expect(t.state.journey).toMatchObject({ tm: 1, open: true, limits: { all: 6 }, used: { all: 5 } })
    t.play(0, step(truck(0), 'mosca'))
    expect(t.state.vp[0]).toBe(1)
    expect(t.events()).toContainEqual(expect.objectContaining({ kind: 'delivered', tm: 1 }))
  })
  test('[COM-4.8] once failed, nothing more is drawn or rolled', () => {
    const t = table(
      delivering(truck(0), 1, 3, {
        fleet: fleet({ [truck(0)]: inState('polonia') }),
        signed: contract('polonia', 'fabrics', 'ucraina'),
        customs: customsDeck('goodsHeld'),
        weather: { continent: 'EU', roll: 4 },
      }),
    )
    t.play(0, step(truck(0), 'ucraina')).play(0, { kind: 'first', what: 'customs' })
    expect(kinds(t)).toEqual(['stepTaken', 'orderChosen', 'customsDrawn', 'deliveryFailed', 'turnLost', 'turnEnded'])
  })
  test('[COM-4.8] an event that ends the turn comes before the customs card it was put before', () => {
    const t = table(
      delivering(truck(0), 1, 3, {
        fleet: fleet({ [truck(0)]: inState('polonia') }),
        signed: contract('polonia', 'fabrics', 'ucraina'),
        random: event(1),
      }),
    )
    t.play(0, step(truck(0), 'ucraina')).play(0, { kind: 'first', what: 'event' })
    expect(kinds(t)).toEqual(['stepTaken', 'orderChosen', 'politicalRolled', 'deliveryFailed', 'turnLost', 'turnEnded'])
    expect(t.state.customs.fresh).toBe(35)
  })
  test('[COM-4.8] lying in the port’s hex is not arrival, docking is', () => {
    const t = underWay(ship(0), onHex(4, 17), { of: 1, used: 1 }, { signed: contract('germania', 'fabrics', 'italia') })
    t.play(0, step(ship(0), 125))
    expect(kinds(t)).toEqual(['stepTaken'])
    t.play(0, step(ship(0), 'italia'))
    expect(kinds(t)).toEqual(['stepTaken', 'stepTaken', 'taxPaid', 'delivered'])
  })
  test('[COM-4.8] a plane over the recipient’s airport has not arrived', () => {
    const t = table(delivering(plane(0), 1, 1, { signed: contract('germania', 'vaccines', 'italia') })).play(0, step(plane(0), 125))
    expect(kinds(t)).toEqual(['stepTaken'])
    t.play(0, step(plane(0), 'italia'))
    expect(kinds(t)).toContain('delivered')
  })
  test.each([
    ['docked ship', ship(0), onHex(3, 17)],
    ['landed plane', plane(0), onHex(3, 17)],
  ])('[COM-4.8] arrival is automatic, also in a truck aboard a %s', (_, carrier, place) => {
    const pieces = fleet({ [carrier]: place, [truck(0)]: aboard(carrier) })
    const t = underWay(truck(0), place, { of: 1, used: 1 }, { signed: contract('germania', 'fabrics', 'italia'), fleet: pieces })
    t.play(0, step(carrier, 'italia'))
    expect(t.state.vp[0]).toBe(1)
    expect(t.state.fleet[truck(0)]?.place).toEqual(aboard(carrier))
  })
  test('[COM-4.8] delivered goods stay delivered when the weather blows the vehicle home', () => {
    const t = table(
      delivering(truck(0), 1, 1, {
        signed: contract('germania', 'vaccines', 'polonia'),
        weather: { continent: 'EU', roll: 4 },
        random: luck(dice => dice.below('saves', 6) === 1),
      }),
    ).play(0, step(truck(0), 'polonia'))
    expect(kinds(t)).toEqual(['stepTaken', 'delivered', 'saveRolled', 'blownHome'])
    expect(t.state.vp[0]).toBe(1)
    expect(t.state.fleet[truck(0)]?.place).toEqual(inState('germania'))
    expect(t.state.agenda.at(-1)).toMatchObject({ kind: 'turn', seat: 0, actions: 1 })
  })
  test('[COM-4.8] no save on the way while the T.M. goes on', () => {
    const t = table(
      delivering(truck(0), 1, 2, { signed: contract('germania', 'fabrics', 'baltici'), weather: { continent: 'EU', roll: 4 } }),
    ).play(0, step(truck(0), 'polonia'))
    expect(kinds(t)).toEqual(['stepTaken'])
  })
  test.each([
    ['a ship in the open sea without points', ship(0), onHex(3, 14), 4],
    ['a truck with a point and only desert and forest around', truck(0), inState('senegal'), 4],
    ['a plane over the ocean without points', plane(0), onHex(5, 13), 2],
  ])('[COM-4.8] in the last T.M. just breaking off is offered: %s', (_, vehicle, place, used) => {
    const t = underWay(vehicle, place, { of: 2, tm: 2, used }, { signed: contract('germania', 'fabrics', 'peru') })
    expect(mainCommands(t)).toEqual([{ kind: 'breakOff' }])
  })
  test('[COM-4.8] a ship without points in its last T.M. may still dock', () => {
    const t = underWay(ship(0), onHex(2, 16), { of: 1, used: 4 }, { signed: contract('germania', 'vaccines', 'francia') })
    expect(mainCommands(t)).toEqual([{ kind: 'breakOff' }, step(ship(0), 'irlanda'), step(ship(0), 'francia')])
    t.play(0, step(ship(0), 'francia'))
    expect(t.events()).toContainEqual(expect.objectContaining({ kind: 'delivered', tm: 1 }))
  })
})
