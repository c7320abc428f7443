/** [COM-5.2] Canals and straits: entering them, leaving them, and being put off them. */
import { testTable } from '@wildcat/kernel-contract/test-table'
import { describe, expect, test } from 'vitest'
import type { Territory } from '../content/territories.ts'
import {
  cardsDrawn,
  choices,
  deliver,
  ENDED,
  go,
  hex,
  JUDGE,
  journeyOf,
  move,
  onCrossing,
  only,
  placeOf,
  points,
  said,
} from './journeys-stage.ts'
import { aboard, bases, customsDeck, fleet, inState, inTurn, onHex, ship, stage, truck } from './stage.ts'

const { table, luck } = testTable(stage)
const T = truck(0)
const S = ship(0)
const inFrancia = { fleet: fleet({ [T]: inState('francia') }) }
const TO_BRITAIN = ['francia', 'fabrics', 'granbretagna'] as const
const TO_IRELAND = ['francia', 'fabrics', 'irlanda'] as const
const TO_ECUADOR = ['panama', 'fabrics', 'ecuador'] as const
const TO_COLOMBIA = ['panama', 'fabrics', 'colombia'] as const
const onManica = onCrossing('manica', 'francia')
const onPanama = onCrossing('panamac', 'panama')

describe('over a crossing by truck', () => {
  test('[COM-5.2] it is a place of its own: 1 to enter, then the terrain of the state beyond', () => {
    const t = table(move(T, { fleet: fleet({ [T]: inState('spagna') }) }))
    t.play(0, go(T, 'gibilterra'))
    expect(placeOf(t, T)).toEqual({ kind: 'crossing', crossing: 'gibilterra', from: 'spagna' })
    t.play(0, go(T, 'marocco'))
    expect(said(t, 'stepTaken').map(step => step.points)).toEqual([1, 2])
    expect(placeOf(t, T)).toEqual(inState('marocco'))
  })
  test('[COM-5.2] or back, for the terrain there', () => {
    const t = table(move(T, { fleet: fleet({ [T]: inState('marocco') }) }))
    t.play(0, go(T, 'gibilterra')).play(0, go(T, 'marocco'))
    expect(said(t, 'stepTaken').map(step => step.points)).toEqual([1, 2])
    expect(placeOf(t, T)).toEqual(inState('marocco'))
  })
  test('[COM-5.2] from a crossing there is no way to other states, crossings or the sea', () => {
    const t = table(move(T, { fleet: fleet({ [T]: onManica }) }))
    for (const to of ['germania', 'gibilterra', 'manica', hex(2, 16)] as const)
      expect(t.refusal(0, go(T, to))).toMatchObject({ why: 'noWayThere' })
    expect(choices(t)).toEqual([go(T, 'granbretagna'), go(T, 'francia')])
  })
  test('[COM-5.2] it may be entered only if the points of the Move also pay the way off', () => {
    expect(table(move(T, inFrancia, { used: points(3) })).refusal(0, go(T, 'manica'))).toBeUndefined()
    expect(table(move(T, inFrancia, { used: points(4) })).refusal(0, go(T, 'manica'))).toMatchObject({
      rule: 'COM-5.2',
      why: 'crossingNeedsWayOff',
      with: { points: 2 },
    })
  })
  test('[COM-5.2] over deserts the way off takes three', () => {
    const inEgitto = { fleet: fleet({ [T]: inState('egitto') }) }
    expect(table(move(T, inEgitto, { used: points(1) })).refusal(0, go(T, 'suez'))).toBeUndefined()
    expect(table(move(T, inEgitto, { used: points(2) })).refusal(0, go(T, 'suez'))).toMatchObject({ with: { points: 4 } })
  })
  test('[COM-5.2] the cheaper of the two ends is a way off', () => {
    const t = table(move(T, { fleet: fleet({ [T]: inState('spagna') }) }, { used: points(3) }))
    expect(t.refusal(0, go(T, 'gibilterra'))).toBeUndefined()
  })
  test('[COM-5.2] in a delivery the points of later T.M. pay for it, too', () => {
    const at = (tm: number, debt = 0) => table(deliver(T, TO_IRELAND, 2, inFrancia, { tm, used: points(4), debt }))
    expect(at(1).refusal(0, go(T, 'manica'))).toBeUndefined()
    expect(at(2).refusal(0, go(T, 'manica'))).toMatchObject({ why: 'crossingNeedsWayOff' })
    expect(at(1, 4).refusal(0, go(T, 'manica'))).toBeUndefined()
    expect(at(1, 5).refusal(0, go(T, 'manica'))).toMatchObject({ why: 'crossingNeedsWayOff' })
  })
  test('[COM-5.2] a T.M. of a delivery may end on one', () => {
    const t = table(deliver(T, TO_IRELAND, 2, { ...inFrancia, customs: customsDeck('wavedThrough') }, { used: points(4) }))
    t.play(0, go(T, 'manica'))
    expect(said(t, 'tmEnded')).toEqual([{ kind: 'tmEnded', seat: 0, tm: 1, allowed: 2 }])
    expect(placeOf(t, T)).toEqual(onManica)
    t.play(0, go(T, 'granbretagna'))
    expect(said(t, 'stepTaken').at(-1)).toMatchObject({ points: 1, fuel: 500, tm: 2 })
  })
  test('[COM-5.2] also by the word of its player', () => {
    const t = table(deliver(T, TO_IRELAND, 2, { fleet: fleet({ [T]: onManica }) }))
    t.play(0, { kind: 'nextTm' })
    expect(journeyOf(t)).toMatchObject({ tm: 1, open: false })
    expect(placeOf(t, T)).toEqual(onManica)
  })
  test('[COM-5.2] no action ends on one: a Move cannot be ended there, a delivery not be broken off', () => {
    const there = { fleet: fleet({ [T]: onManica }) }
    expect(table(move(T, there)).refusal(0, { kind: 'endMove' })).toMatchObject({ rule: 'COM-5.2', why: 'onACrossing' })
    expect(table(deliver(T, TO_IRELAND, 2, there)).refusal(0, { kind: 'breakOff' })).toMatchObject({ rule: 'COM-4.7', why: 'onACrossing' })
  })
  test('[COM-5.2] while a way off is open nobody is put off', () => {
    const t = table(deliver(T, TO_IRELAND, 2, { fleet: fleet({ [T]: onManica }) }))
    expect(t.refusal(0, { kind: 'putOff' })).toMatchObject({ rule: 'COM-5.2', why: 'wayOffIsOpen' })
    expect(table(deliver(T, TO_IRELAND, 2, inFrancia)).refusal(0, { kind: 'putOff' })).toMatchObject({ why: 'notOnACrossing' })
  })
  test('[COM-5.2] a strait whose far end is closed by Sciopero may be entered: the way back is a way off', () => {
    const closed = (...states: Territory[]) => table(move(T, { ...inFrancia, strikes: states.map(state => ({ state, by: 1 })) }))
    const t = closed('granbretagna')
    t.play(0, go(T, 'manica'))
    expect(choices(t)).toEqual([go(T, 'francia')])
    expect(closed('granbretagna', 'francia').refusal(0, go(T, 'manica'))).toMatchObject({ why: 'crossingNeedsWayOff' })
  })
})

describe('stopped on a crossing by the end of the turn', () => {
  const held = (changes: Parameters<typeof deliver>[3] = {}) =>
    table(deliver(T, TO_BRITAIN, 2, { ...inFrancia, vp: [3, 0, 0], customs: customsDeck('goodsHeld'), ...changes }))

  test('[COM-5.2] the truck is put at the far end for 5,000, and the delivery has failed even if that is the recipient', () => {
    const t = held().play(0, go(T, 'manica'))
    expect(said(t, 'putOffCrossing')).toEqual([
      { kind: 'putOffCrossing', seat: 0, vehicle: T, crossing: 'manica', to: 'granbretagna', euro: 5_000 },
    ])
    expect(said(t, 'deliveryFailed')).toMatchObject([{ why: 'endOfTurn', vp: 1, total: 2 }])
    expect(said(t, 'turnLost')).toEqual([{ kind: 'turnLost', seat: 0 }])
    expect(placeOf(t, T)).toEqual(inState('granbretagna'))
    expect(t.state.money[0]).toBe(195_000)
    expect(t.pending).toEqual([1])
  })
  test('[COM-5.2] without tax or toll', () => {
    const t = held({ bases: bases(['germania'], ['italia', ['granbretagna', 'toll']], ['giappone']) }).play(0, go(T, 'manica'))
    expect(t.state.money).toEqual([195_000, 200_000, 200_000])
    expect(said(t, 'taxPaid')).toEqual([])
  })
  test('[COM-5.2] whatever the terrain, and without an event in a red-flag state', () => {
    const t = held({ fleet: fleet({ [T]: inState('egitto') }), customs: customsDeck('goodsHeld') }).play(0, go(T, 'suez'))
    expect(placeOf(t, T)).toEqual(inState('israele'))
    expect(t.state.money[0]).toBe(195_000)
    expect(said(t, 'politicalRolled')).toEqual([])
    expect(cardsDrawn(t)).toEqual(['goodsHeld'])
  })
  test('[COM-5.2] who cannot pay goes back where it came from, free', () => {
    const t = held({ money: [4_999, 200_000, 200_000], fleet: only({ [T]: inState('francia') }) }).play(0, go(T, 'manica'))
    expect(said(t, 'putOffCrossing')).toMatchObject([{ to: 'francia', euro: 0 }])
    expect(placeOf(t, T)).toEqual(inState('francia'))
    expect(t.state.money[0]).toBe(4_999)
  })
  test('[COM-5.2] 5,000 in cash are enough', () => {
    const t = held({ money: [5_000, 200_000, 200_000], fleet: only({ [T]: inState('francia') }) }).play(0, go(T, 'manica'))
    expect(placeOf(t, T)).toEqual(inState('granbretagna'))
    expect(t.state.money[0]).toBe(0)
  })
  test('[COM-5.10] what can be sold is sold for it first, and must be', () => {
    const t = held({ money: [1_000, 200_000, 200_000], fleet: only({ [T]: inState('francia'), [truck(0, 2)]: inState('germania') }) })
    t.play(0, go(T, 'manica'))
    expect(t.state.agenda.at(-1)).toEqual({ kind: 'forcedSale', seat: 0, euro: 5_000, due: 'crossing' })
    expect(t.refusal(0, { kind: 'refuseToSell' })).toMatchObject({ rule: 'COM-5.10', why: 'mustSell' })
    t.play(0, { kind: 'sellVehicle', vehicle: truck(0, 2) })
    expect(placeOf(t, T)).toEqual(inState('granbretagna'))
    expect(t.state.money[0]).toBe(1_000 + 15_000 - 5_000)
    expect(t.pending).toEqual([1])
  })
  test('[COM-5.2] if the far end is closed by Sciopero it goes back free', () => {
    const t = held({ strikes: [{ state: 'granbretagna', by: 1 }] }).play(0, go(T, 'manica'))
    expect(said(t, 'putOffCrossing')).toMatchObject([{ to: 'francia', euro: 0 }])
    expect(t.state.money[0]).toBe(200_000)
  })
  test('[COM-5.2] the far end is the one it did not come from', () => {
    const t = held({ fleet: fleet({ [T]: inState('granbretagna') }), customs: customsDeck('goodsHeld') }).play(0, go(T, 'manica'))
    expect(placeOf(t, T)).toEqual(inState('francia'))
  })
  test('[COM-5.2] a card by Soffiata counts as a customs card', () => {
    const t = table(
      deliver(T, TO_BRITAIN, 2, { fleet: fleet({ [T]: onManica }), contracts: [[], ['tipOff'], []], customs: customsDeck('goodsHeld') }),
    )
    t.play(1, { kind: 'tipOff' }).play(0, { kind: 'turnUp' })
    expect(said(t, 'putOffCrossing')).toMatchObject([{ to: 'granbretagna', euro: 5_000 }])
    expect(said(t, 'deliveryFailed')).toMatchObject([{ why: 'endOfTurn' }])
  })
  test('[COM-6.7] Fermo amministrativo: put off, and stopped there', () => {
    const t = held({ customs: customsDeck('impounded') }).play(0, go(T, 'manica'))
    expect(t.state.fleet[T]).toMatchObject({ place: inState('granbretagna'), stopped: 'nextTurn' })
    expect(t.state.money[0]).toBe(195_000)
    expect(said(t, 'stopped')).toEqual([{ kind: 'stopped', vehicle: T }])
  })
  test('[COM-5.2] Varco chiuso paid for leaves the truck on its way', () => {
    const t = held({ customs: customsDeck('gateClosed') }).play(0, go(T, 'manica'))
    t.play(0, { kind: 'chooseOption', option: 0 })
    expect(placeOf(t, T)).toEqual(onManica)
    expect(said(t, 'putOffCrossing')).toEqual([])
    expect(t.state.money[0]).toBe(190_000)
  })
  test('[COM-5.2] no action ends on a crossing: who cannot pay a card there goes back, free', () => {
    const t = held({ money: [2_000, 200_000, 200_000], fleet: only({ [T]: inState('francia') }), customs: customsDeck('penalty') })
    t.play(0, go(T, 'manica'))
    expect(said(t, 'couldNotPay')).toEqual([{ kind: 'couldNotPay', seat: 0, euro: 2_000, due: 'customs' }])
    expect(said(t, 'deliveryFailed')).toMatchObject([{ why: 'unpaid' }])
    expect(placeOf(t, T)).toEqual(inState('francia'))
  })
  test('[COM-5.2] no action ends on a crossing: nor does a last vehicle that was spared stay there', () => {
    const t = table(
      deliver(T, ['francia', 'ivory', 'granbretagna'], 2, { fleet: only({ [T]: inState('francia') }), customs: customsDeck('scanner') }),
    )
    t.play(0, go(T, 'manica'))
    expect(said(t, 'spared')).toEqual([{ kind: 'spared', vehicle: T, euro: 30_000 }])
    expect(placeOf(t, T).kind).toBe('state')
    expect(said(t, 'deliveryFailed')).toMatchObject([{ why: 'illegal' }])
  })
  test('[COM-5.2] a ship that cannot pay a card there goes back to its hex', () => {
    const t = table(
      deliver(S, ['germania', 'wheat', 'francia'], 2, {
        fleet: only({ [S]: onHex(2, 17) }),
        money: [2_000, 0, 0],
        customs: customsDeck('penalty'),
      }),
    ).play(0, go(S, 'manica'))
    expect(placeOf(t, S)).toEqual(onHex(2, 17))
    expect(said(t, 'deliveryFailed')).toMatchObject([{ why: 'unpaid' }])
    expect(t.state.agenda.at(-1)).toMatchObject({ kind: 'turn', actions: 1 })
  })
})

describe('stopped on a crossing for want of points', () => {
  test('[COM-5.2] with too few points left in the delivery it is put at the far end for 5,000, and arrival counts', () => {
    const t = table(deliver(T, TO_BRITAIN, 1, { ...inFrancia, customs: customsDeck('queueAtTheGate') }, { used: points(3) }))
    t.play(0, go(T, 'manica'))
    expect(said(t, 'putOffCrossing')).toMatchObject([{ to: 'granbretagna', euro: 5_000 }])
    expect(said(t, 'delivered')).toMatchObject([{ tm: 1, pay: 45_000 }])
    expect(t.state.money[0]).toBe(200_000 - 5_000 + 45_000)
    expect(t.pending).toEqual([0])
  })
  test('[COM-5.2] with T.M. left in the delivery it is not stopped', () => {
    const t = table(deliver(T, TO_BRITAIN, 2, { ...inFrancia, customs: customsDeck('queueAtTheGate') }, { used: points(3) }))
    t.play(0, go(T, 'manica'))
    expect(said(t, 'putOffCrossing')).toEqual([])
    expect(placeOf(t, T)).toEqual(onManica)
    expect(said(t, 'tmEnded')).toMatchObject([{ tm: 1 }])
  })
  test('[COM-5.2] the delivery goes on with the points that are left', () => {
    const t = table(
      deliver(
        T,
        TO_ECUADOR,
        1,
        { fleet: fleet({ [T]: inState('panama') }), customs: customsDeck('queueAtTheGate', 'wavedThrough') },
        { used: points(1) },
      ),
    )
    t.play(0, go(T, 'panamac'))
    expect(placeOf(t, T)).toEqual(inState('colombia'))
    expect(said(t, 'politicalRolled')).toEqual([])
    expect(t.pending).toEqual([0])
    t.play(0, go(T, 'ecuador'))
    expect(said(t, 'delivered')).toHaveLength(1)
  })
  test('[COM-5.2] a red-flag far end rolls its event if the T.M. ends there', () => {
    const t = table(
      deliver(
        T,
        TO_ECUADOR,
        1,
        { fleet: fleet({ [T]: onPanama }), agenda: inTurn(0, JUDGE), random: luck(chance => chance.below('events', 12) === 6) },
        { used: points(5) },
      ),
    )
    expect(said(t, 'politicalRolled')).toEqual([{ kind: 'politicalRolled', seat: 0, vehicle: T, state: 'colombia', rolls: [7] }])
    expect(said(t, 'deliveryFailed')).toMatchObject([{ why: 'noTmLeft' }])
  })
  test('[COM-5.2] also if the T.M. ends there because it is the recipient: the event comes before arrival', () => {
    const t = table(
      deliver(
        T,
        TO_COLOMBIA,
        1,
        { fleet: fleet({ [T]: onPanama }), agenda: inTurn(0, JUDGE), random: luck(chance => chance.below('events', 12) === 0) },
        { used: points(3) },
      ),
    )
    expect(said(t, 'politicalRolled')).toMatchObject([{ state: 'colombia', rolls: [1] }])
    expect(said(t, 'deliveryFailed')).toMatchObject([{ why: 'endOfTurn' }])
    expect(said(t, 'delivered')).toEqual([])
  })
  test('[COM-5.2] the next T.M. cut to nothing is a want of points, unless another follows that can be waited for', () => {
    const stuck = (allowed: number) =>
      table(deliver(T, TO_IRELAND, allowed, { fleet: fleet({ [T]: onManica }), agenda: inTurn(0, JUDGE) }, { ...ENDED, debt: 5 }))
    expect(said(stuck(2), 'putOffCrossing')).toMatchObject([{ to: 'granbretagna', euro: 5_000 }])
    const t = stuck(3)
    expect(said(t, 'putOffCrossing')).toEqual([])
    t.play(0, { kind: 'nextTm' })
    expect(said(t, 'tmPassed')).toEqual([{ kind: 'tmPassed', seat: 0, tm: 2, allowed: 3 }])
    expect(t.refusal(0, go(T, 'granbretagna'))).toBeUndefined()
  })
})

describe('no step allowed any more', () => {
  const tolls = bases(['germania'], ['italia', ['granbretagna', 'toll']], ['giappone', ['francia', 'toll']])
  const poor = { fleet: only({ [T]: onManica }), money: [4_500, 200_000, 200_000], bases: tolls }

  test('[COM-5.2] a toll that is not covered at either end stops it, and it goes back free', () => {
    const t = table(deliver(T, TO_BRITAIN, 2, { ...poor, agenda: inTurn(0, JUDGE) }))
    expect(said(t, 'putOffCrossing')).toMatchObject([{ to: 'francia', euro: 0 }])
    expect(t.state.money).toEqual([4_500, 200_000, 200_000])
    expect(t.pending).toEqual([0])
    expect(journeyOf(t)).toMatchObject({ tm: 1, open: true })
  })
  test('[COM-5.2] if it came about between two steps the player says so; nothing else is offered', () => {
    const t = table(deliver(T, TO_BRITAIN, 2, poor))
    expect(choices(t)).toEqual([{ kind: 'putOff' }])
    expect(t.refusal(0, { kind: 'nextTm' })).toMatchObject({ rule: 'COM-5.2', why: 'onACrossing' })
    expect(t.refusal(0, go(T, 'granbretagna'))).toMatchObject({ rule: 'COM-2.4', why: 'cannotPayTax', with: { euro: 5_000 } })
    t.play(0, { kind: 'putOff' })
    expect(placeOf(t, T)).toEqual(inState('francia'))
  })
  test('[COM-5.2] fuel that cannot be paid, too', () => {
    const t = table(deliver(T, TO_BRITAIN, 2, { fleet: only({ [T]: onManica }), money: [0, 0, 0], agenda: inTurn(0, JUDGE) }, ENDED))
    expect(said(t, 'putOffCrossing')).toMatchObject([{ to: 'francia', euro: 0 }])
  })
  test('[COM-5.2] and a Sciopero at both ends', () => {
    const strikes = (['granbretagna', 'francia'] as const).map(state => ({ state, by: 1 }))
    const t = table(deliver(T, TO_BRITAIN, 2, { fleet: fleet({ [T]: onManica }), strikes })).play(0, { kind: 'putOff' })
    expect(placeOf(t, T)).toEqual(inState('francia'))
    expect(t.state.money[0]).toBe(200_000)
  })
  test('[COM-5.2] put off to the recipient by the word of its player it has arrived', () => {
    const strikes = [{ state: 'francia', by: 1 }] as const
    const changes = {
      fleet: fleet({ [T]: onManica }),
      strikes: [...strikes],
      bases: bases(['germania'], ['italia', ['granbretagna', 'toll', 'toll']], ['giappone']),
    }
    const t = table(deliver(T, TO_BRITAIN, 2, { ...changes, money: [9_000, 0, 0] })).play(0, { kind: 'putOff' })
    expect(said(t, 'delivered')).toMatchObject([{ recipient: 'granbretagna', tm: 1 }])
    expect(t.state.money).toEqual([9_000 - 5_000 + 45_000, 0, 0])
  })
  test('[COM-5.2] a Move is put off as well, and goes on', () => {
    const t = table(move(T, { ...poor, agenda: inTurn(0, JUDGE) }))
    expect(placeOf(t, T)).toEqual(inState('francia'))
    expect(t.legal(0)).toContainEqual({ kind: 'endMove' })
  })
})

describe('over a crossing by ship', () => {
  const onManicaAtSea = onCrossing('manica', hex(2, 17))
  const at = { fleet: fleet({ [S]: onHex(2, 17) }) }

  test('[COM-5.3] 1 to enter, 1 to the hex beyond', () => {
    const t = table(move(S, at))
    t.play(0, go(S, 'manica'))
    expect(placeOf(t, S)).toEqual(onManicaAtSea)
    t.play(0, go(S, hex(2, 16)))
    expect(said(t, 'stepTaken').map(step => step.points)).toEqual([1, 1])
    expect(placeOf(t, S)).toEqual(onHex(2, 16))
  })
  test('[COM-5.3] a ship leaves it at the far end only', () => {
    const t = table(move(S, { fleet: fleet({ [S]: onManicaAtSea }) }))
    expect(t.refusal(0, go(S, hex(2, 17)))).toMatchObject({ rule: 'COM-5.3', why: 'noSeaWay' })
    expect(t.refusal(0, go(S, 'oresund'))).toMatchObject({ why: 'noSeaWay' })
    expect(t.refusal(0, go(S, 'francia'))).toMatchObject({ rule: 'COM-5.3', why: 'notInThisPort' })
    expect(choices(t)).toEqual([go(S, hex(2, 16))])
  })
  test('[COM-5.2] it may be entered only if the point to leave it is there, too', () => {
    expect(table(move(S, at, { used: points(2, 2) })).refusal(0, go(S, 'manica'))).toBeUndefined()
    expect(table(move(S, at, { used: points(3, 3) })).refusal(0, go(S, 'manica'))).toMatchObject({
      why: 'crossingNeedsWayOff',
      with: { points: 2 },
    })
  })
  test('[COM-5.3] entered from the hexes at its ends only, not from a port', () => {
    expect(table(move(S)).refusal(0, go(S, 'manica'))).toMatchObject({ rule: 'COM-5.3', why: 'noSeaWay' })
    expect(table(move(S, { fleet: fleet({ [S]: onHex(2, 15) }) })).refusal(0, go(S, 'manica'))).toMatchObject({ why: 'noSeaWay' })
  })
  test('[COM-5.3] Torres has no way for ships, Magellano has one', () => {
    const from = (row: number, column: number) => table(move(S, { fleet: fleet({ [S]: onHex(row, column) }) }))
    expect(from(9, 31).refusal(0, go(S, 'torres'))).toMatchObject({ why: 'noSeaWay' })
    expect(from(14, 9).refusal(0, go(S, 'magellano'))).toBeUndefined()
  })
  test('[COM-5.2] stopped there it costs a ship 10,000', () => {
    const t = table(deliver(S, ['germania', 'wheat', 'francia'], 2, { ...at, customs: customsDeck('goodsHeld') }))
    t.play(0, go(S, 'manica'))
    expect(said(t, 'putOffCrossing')).toEqual([
      { kind: 'putOffCrossing', seat: 0, vehicle: S, crossing: 'manica', to: hex(2, 16), euro: 10_000 },
    ])
    expect(placeOf(t, S)).toEqual(onHex(2, 16))
    expect(t.state.money[0]).toBe(190_000)
  })
  test('[COM-5.2] a ship that cannot pay goes back to the hex it came from', () => {
    const t = table(
      deliver(S, ['germania', 'wheat', 'francia'], 2, {
        fleet: only({ [S]: onHex(2, 17) }),
        money: [9_999, 0, 0],
        customs: customsDeck('goodsHeld'),
      }),
    )
    t.play(0, go(S, 'manica'))
    expect(said(t, 'putOffCrossing')).toMatchObject([{ to: hex(2, 17), euro: 0 }])
    expect(placeOf(t, S)).toEqual(onHex(2, 17))
    expect(t.state.money[0]).toBe(9_999)
  })
  test('[COM-5.2] put off for want of points it may still dock for nothing', () => {
    const t = table(
      deliver(S, ['germania', 'wheat', 'francia'], 1, { ...at, customs: customsDeck('queueAtTheGate') }, { used: points(2, 2) }),
    )
    t.play(0, go(S, 'manica'))
    expect(placeOf(t, S)).toEqual(onHex(2, 16))
    expect(t.state.money[0]).toBe(190_000)
    t.play(0, go(S, 'francia'))
    expect(said(t, 'delivered')).toMatchObject([{ tm: 1 }])
    expect(said(t, 'stepTaken').at(-1)).toMatchObject({ points: 0, fuel: 0, tm: 1 })
  })
  test('[COM-5.2] with a truck aboard the fee is that of the ship', () => {
    const t = table(
      deliver(
        T,
        ['germania', 'fabrics', 'francia'],
        2,
        { fleet: fleet({ [S]: onHex(2, 17), [T]: aboard(S) }), customs: customsDeck('goodsHeld') },
        { taken: [T, S] },
      ),
    )
    t.play(0, go(S, 'manica'))
    expect(said(t, 'putOffCrossing')).toMatchObject([{ vehicle: S, euro: 10_000 }])
    expect(placeOf(t, T)).toEqual(aboard(S))
  })
  test('[COM-6.7] a ship seized there pays no crossing fee', () => {
    const t = table(deliver(S, ['germania', 'ivory', 'francia'], 2, { ...at, customs: customsDeck('scanner') }))
    t.play(0, go(S, 'manica'))
    expect(placeOf(t, S)).toEqual({ kind: 'stock' })
    expect(t.state.money[0]).toBe(180_000)
    expect(said(t, 'putOffCrossing')).toEqual([])
  })
})
