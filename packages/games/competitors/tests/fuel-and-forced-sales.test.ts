/** [COM-5.9, COM-5.10] What journeys cost, and what is sold for it. */
import { testTable } from '@wildcat/kernel-contract/test-table'
import { describe, expect, test } from 'vitest'
import type { Due, State } from '../state.ts'
import {
  deliver,
  ENDED,
  FRESH,
  go,
  heard,
  hex,
  journeyOf,
  move,
  only,
  ordered,
  placeOf,
  points,
  STOCK,
  said,
  TRAVEL,
} from './journeys-stage.ts'
import { aboard, bases, customsDeck, fleet, inState, inTurn, onHex, plane, ship, stage, truck, turnOf } from './stage.ts'

const { table } = testTable(stage)
const T = truck(0)
const T2 = truck(0, 2)
const S = ship(0)
const P = plane(0)
const GOODS = ['germania', 'fabrics', 'sudafrica'] as const
const fuels = (t: Parameters<typeof said>[0]) => said(t, 'stepTaken').map(({ fuel }) => fuel)
const rich = (euro: number): number[] => [euro, 200_000, 200_000]

describe('fuel', () => {
  test('[COM-5.9] a truck burns 500 at its first step in each T.M.', () => {
    const t = table(deliver(T, GOODS, 2, {}, FRESH))
    t.play(0, go(T, 'polonia')).play(0, go(T, 'germania')).play(0, { kind: 'nextTm' }).play(0, go(T, 'polonia')).play(0, go(T, 'germania'))
    expect(fuels(t)).toEqual([500, 0, 500, 0])
    expect(t.state.money[0]).toBe(199_000)
    expect(t.state.bank).toBe(1_000)
  })
  test('[COM-5.9] a ship 1,000', () => {
    const t = table(deliver(S, GOODS, 2, {}, FRESH))
    t.play(0, go(S, hex(2, 17)))
      .play(0, go(S, 'benelux'))
      .play(0, { kind: 'nextTm' })
      .play(0, go(S, hex(2, 17)))
    expect(fuels(t)).toEqual([1_000, 0, 1_000])
  })
  test('[COM-5.9] a plane by ring at each P.M.', () => {
    const t = table(deliver(P, GOODS, 2, {}, FRESH))
      .play(0, go(P, 'polonia'))
      .play(0, go(P, 'germania'))
    expect(fuels(t)).toEqual([2_000, 2_000])
  })
  test('[COM-5.9] a step over two T.M. begins the second: its fuel is due then', () => {
    const t = table(deliver(T, GOODS, 2, {}, { used: points(4) }, { noCustoms: true }))
      .play(0, go(T, 'svizzera'))
      .play(0, go(T, 'germania'))
    expect(fuels(t)).toEqual([500, 0])
  })
  test('[COM-5.9] and that of the first, too, if it was not paid yet', () => {
    const t = table(deliver(T, GOODS, 2, {}, { used: points(4, 4), fuelled: [S], taken: [T, S] }, { noCustoms: true })).play(
      0,
      go(T, 'svizzera'),
    )
    expect(fuels(t)).toEqual([1_000])
  })
  test('[COM-5.9] every vehicle pays for itself, once in a T.M.', () => {
    const t = table(deliver(T, GOODS, 2, { fleet: fleet({ [T]: inState('polonia') }) }, { fuelled: [] }))
    t.play(0, go(T, 'germania'))
      .play(0, { kind: 'board', truck: T, carrier: S })
      .play(0, go(S, hex(2, 17)))
      .play(0, go(S, 'germania'))
    t.play(0, { kind: 'leave', truck: T }).play(0, go(T, 'polonia'))
    expect(fuels(t)).toEqual([500, 1_000, 0, 0])
  })
  test('[COM-5.9] a truck aboard pays none', () => {
    const t = table(deliver(T, GOODS, 2, { fleet: fleet({ [T]: aboard(P) }) }, { ...FRESH, taken: [T, P] })).play(0, go(P, 'francia'))
    expect(t.state.money[0]).toBe(199_000)
  })
  test('[COM-5.9] it is paid at once, whatever becomes of the delivery', () => {
    const t = table(deliver(T, GOODS, 2, { customs: customsDeck('goodsHeld') }, FRESH)).play(0, go(T, 'svizzera'))
    expect(said(t, 'deliveryFailed')).toHaveLength(1)
    expect(t.state.money[0]).toBe(199_500)
  })
  test('[COM-5.9] a T.M. in which nothing is moved costs nothing', () => {
    const t = table(deliver(T, GOODS, 3, {}, ENDED)).play(0, { kind: 'nextTm' })
    expect(t.state.money[0]).toBe(200_000)
  })
})

describe('fuel that is not in cash', () => {
  const poor = (changes: Partial<State> = {}) => table({ agenda: turnOf(0), money: rich(499), ...changes })

  test('[COM-5.10] 500 in cash are enough', () => {
    const t = poor({ money: rich(500) }).play(0, go(T, 'polonia'))
    expect(t.state.money[0]).toBe(0)
    expect(said(t, 'stepTaken')).toHaveLength(1)
  })
  test('[COM-5.10] one vehicle or branch is sold at resale value, then the step is made', () => {
    const t = poor().play(0, go(T, 'polonia'))
    expect(t.state.agenda.at(-1)).toEqual({ kind: 'forcedSale', seat: 0, euro: 500, due: 'fuel' })
    expect(t.pending).toEqual([0])
    expect(placeOf(t, T)).toEqual(inState('germania'))
    t.play(0, { kind: 'sellVehicle', vehicle: T2 })
    expect(said(t, 'vehicleSold')).toEqual([{ kind: 'vehicleSold', seat: 0, vehicle: T2, euro: 15_000, forced: true }])
    expect(placeOf(t, T2)).toEqual(STOCK)
    expect(placeOf(t, T)).toEqual(inState('polonia'))
    expect(t.state.money[0]).toBe(499 + 15_000 - 500)
  })
  test('[COM-5.10] it takes no action', () => {
    const t = poor().play(0, go(T, 'polonia')).play(0, { kind: 'sellVehicle', vehicle: T2 }).play(0, { kind: 'endMove' })
    expect(t.state.agenda.at(-1)).toEqual({ kind: 'turn', seat: 0, draws: 0, actions: 1 })
  })
  test('[COM-5.10] a ship brings 50,000, a plane 100,000', () => {
    expect(poor().play(0, go(T, 'polonia')).play(0, { kind: 'sellVehicle', vehicle: S }).state.money[0]).toBe(499 + 50_000 - 500)
    expect(poor().play(0, go(T, 'polonia')).play(0, { kind: 'sellVehicle', vehicle: P }).state.money[0]).toBe(499 + 100_000 - 500)
  })
  test('[COM-5.10] a branch 50,000; its card and its advantages are discarded', () => {
    const t = poor({ bases: bases(['germania', ['spagna', 'toll']], ['italia'], ['giappone']) })
    t.play(0, go(T, 'polonia')).play(0, { kind: 'sellBranch', state: 'spagna' })
    expect(said(t, 'branchSold')).toEqual([{ kind: 'branchSold', seat: 0, state: 'spagna', euro: 50_000, lost: ['toll'], forced: true }])
    expect(t.state.discards).toEqual({ territory: ['spagna'], contract: ['toll'] })
    expect(t.state.bases[0]).toEqual([{ state: 'germania', advantages: [] }])
    expect(t.state.money[0]).toBe(499 + 50_000 - 500)
  })
  test('[COM-5.10] he may refuse: the step is not made, and a Move that has not begun costs no action', () => {
    const t = poor().play(0, go(T, 'polonia')).play(0, { kind: 'refuseToSell' })
    expect(heard(t)).toEqual(['moneyShort', 'saleRefused', 'stepRefused'])
    expect(said(t, 'moneyShort')).toEqual([{ kind: 'moneyShort', seat: 0, euro: 500, due: 'fuel' }])
    expect(said(t, 'saleRefused')).toEqual([{ kind: 'saleRefused', seat: 0 }])
    expect(said(t, 'stepRefused')).toEqual([{ kind: 'stepRefused', seat: 0, vehicle: T }])
    expect(placeOf(t, T)).toEqual(inState('germania'))
    expect(t.state.money[0]).toBe(499)
    expect(t.state.journey).toBe('none')
    expect(t.state.agenda.at(-1)).toEqual({ kind: 'turn', seat: 0, draws: 0, actions: 2 })
  })
  test('[COM-5.10] a Move under way goes on after it', () => {
    const t = table(move(P, { money: rich(500) }))
      .play(0, go(P, 'francia'))
      .play(0, { kind: 'refuseToSell' })
    expect(t.state.agenda.slice(-2)).toEqual([{ kind: 'turn', seat: 0, draws: 0, actions: 1 }, TRAVEL])
    expect(placeOf(t, P)).toEqual(inState('germania'))
  })
  test('[COM-5.10] and so does a delivery, also before its first step', () => {
    const t = table(deliver(T, GOODS, 2, { money: rich(0) }, FRESH))
      .play(0, go(T, 'polonia'))
      .play(0, { kind: 'refuseToSell' })
    expect(t.state.agenda.at(-1)).toEqual(TRAVEL)
    expect(journeyOf(t)).toMatchObject({ tm: 0, steps: 0 })
  })
  test('[COM-5.9] who has nothing to sell makes no step', () => {
    const t = poor({ fleet: only({ [T]: inState('germania') }) })
    expect(t.refusal(0, go(T, 'polonia'))).toMatchObject({ rule: 'COM-5.9', why: 'cannotPayFuel', with: { euro: 500 } })
    expect(t.legal(0).filter(({ kind }) => kind === 'step')).toEqual([])
  })
  test('[COM-2.4] if the sale leaves too little for the tax the step is refused, and the sale stands', () => {
    const t = poor({
      fleet: fleet({ [T]: inState('svizzera') }),
      bases: bases(['germania'], [['italia', 'toll']], ['giappone']),
    })
    t.play(0, go(T, 'italia')).play(0, { kind: 'sellVehicle', vehicle: T2 })
    expect(said(t, 'stepRefused')).toEqual([{ kind: 'stepRefused', seat: 0, vehicle: T }])
    expect(t.state.money).toEqual([15_499, 200_000, 200_000])
    expect(placeOf(t, T)).toEqual(inState('svizzera'))
    expect(t.state.agenda.at(-1)).toMatchObject({ kind: 'turn', actions: 2 })
  })
})

describe('what can be sold', () => {
  const due = (euro: number, changes: Partial<State>, by: Due = 'customs') =>
    table(deliver(T, GOODS, 2, { agenda: inTurn(0, { kind: 'pay', seat: 0, euro, due: by }, TRAVEL), ...changes }))
  const sell = (vehicle: number) => ({ kind: 'sellVehicle', vehicle }) as const

  test('[COM-5.10] parked vehicles without a truck aboard that are not in this delivery', () => {
    const t = due(8_000, {
      money: rich(0),
      fleet: fleet({
        [T]: inState('polonia'),
        [T2]: aboard(S),
        [truck(0, 3)]: inState('svizzera'),
        [ship(0, 2)]: onHex(2, 17),
        [P]: onHex(2, 17),
        [plane(0, 2)]: inState('mosca'),
      }),
    })
    for (const vehicle of [T, T2, S, ship(0, 2), P, truck(1), truck(0, 4)])
      expect(t.refusal(0, sell(vehicle))).toMatchObject({ rule: 'COM-5.10', why: 'notSaleable' })
    expect(t.legal(0).filter(({ kind }) => kind === 'sellVehicle')).toEqual([sell(truck(0, 3)), sell(plane(0, 2))])
  })
  test('[COM-5.10] nor a ship that carries what holds the goods', () => {
    const t = table(
      deliver(
        T,
        GOODS,
        2,
        {
          agenda: inTurn(0, { kind: 'pay', seat: 0, euro: 8_000, due: 'customs' }, TRAVEL),
          money: rich(0),
          fleet: fleet({ [T]: inState('germania') }),
        },
        { taken: [T, S] },
      ),
    )
    expect(t.refusal(0, sell(S))).toMatchObject({ why: 'notSaleable' })
  })
  test('[COM-5.10] branches, not the headquarters nor what is not his', () => {
    const t = due(8_000, { money: rich(0), bases: bases(['germania', 'spagna'], ['italia', 'grecia'], ['giappone']) })
    for (const state of ['germania', 'grecia', 'polonia'] as const)
      expect(t.refusal(0, { kind: 'sellBranch', state })).toMatchObject({ why: 'notSaleable' })
    expect(t.refusal(0, { kind: 'sellBranch', state: 'spagna' })).toBeUndefined()
    expect(t.legal(0)).toContainEqual({ kind: 'sellBranch', state: 'spagna' })
  })
  test('[COM-5.10] one at a time, as he chooses, until it is enough', () => {
    const t = due(30_000, { money: rich(10_000), fleet: fleet({ [T]: inState('polonia'), [truck(0, 3)]: inState('polonia') }) })
    t.play(0, sell(T2))
    expect(t.state.agenda.at(-1)).toMatchObject({ kind: 'forcedSale', euro: 30_000 })
    expect(said(t, 'moneyShort')).toEqual([{ kind: 'moneyShort', seat: 0, euro: 30_000, due: 'customs' }])
    t.play(0, sell(truck(0, 3)))
    expect(said(t, 'paid')).toEqual([{ kind: 'paid', seat: 0, euro: 30_000, due: 'customs' }])
    expect(t.state.money[0]).toBe(10_000)
    expect(t.state.agenda.at(-1)).toEqual(TRAVEL)
  })
  test('[COM-5.10] no more than needed', () => {
    const t = due(25_000, { money: rich(10_000) }).play(0, sell(T2))
    expect(t.state.money[0]).toBe(0)
    expect(t.state.agenda.at(-1)).toEqual(TRAVEL)
  })
  test('[COM-5.10] nothing is sold by who has the cash', () => {
    const t = due(8_000, { money: rich(8_000) })
    expect(t.state.money[0]).toBe(0)
    expect(t.state.agenda.at(-1)).toEqual(TRAVEL)
  })
  test('[COM-5.10] the last vehicle never', () => {
    const chartered = { vehicle: truck(1), by: 0, signed: 1 }
    const t = table(
      deliver(truck(1), GOODS, 2, {
        agenda: inTurn(0, { kind: 'pay', seat: 0, euro: 20_000, due: 'customs' }, TRAVEL),
        money: rich(1_000),
        fleet: only({ [T]: inState('germania'), [P]: inState('germania') }),
        charters: [chartered],
      }),
    )
    t.play(0, sell(T))
    expect(said(t, 'couldNotPay')).toEqual([{ kind: 'couldNotPay', seat: 0, euro: 16_000, due: 'customs' }])
    expect(placeOf(t, P)).toEqual(inState('germania'))
  })
  test('[COM-5.10] a card, an event, a crossing and the price of a spared vehicle cannot be refused', () => {
    for (const by of ['customs', 'event', 'crossing', 'spared'] as const) {
      const t = due(8_000, { money: rich(0) }, by)
      expect(t.refusal(0, { kind: 'refuseToSell' })).toMatchObject({ rule: 'COM-5.10', why: 'mustSell' })
      expect(t.legal(0)).not.toContainEqual({ kind: 'refuseToSell' })
    }
    const t = table({ agenda: turnOf(0), money: rich(0) }).play(0, go(T, 'polonia'))
    expect(t.legal(0)).toContainEqual({ kind: 'refuseToSell' })
  })
  test('[COM-5.10] with nothing left he pays all his cash, and the delivery fails', () => {
    const t = due(8_000, { money: rich(7_500), vp: [2, 0, 0], fleet: only({ [T]: inState('polonia') }) })
    expect(said(t, 'couldNotPay')).toEqual([{ kind: 'couldNotPay', seat: 0, euro: 7_500, due: 'customs' }])
    expect(said(t, 'deliveryFailed')).toMatchObject([{ why: 'unpaid', total: 1 }])
    expect(t.state.money[0]).toBe(0)
    expect(t.state.bank).toBe(7_500)
    expect(t.state.agenda.at(-1)).toEqual({ kind: 'turn', seat: 0, draws: 0, actions: 1 })
  })
  test('[COM-5.10] what was sold does not come back when it was not enough', () => {
    const t = due(30_000, { money: rich(0), fleet: only({ [T]: inState('polonia'), [T2]: inState('polonia') }) }).play(0, sell(T2))
    expect(said(t, 'couldNotPay')).toMatchObject([{ euro: 15_000 }])
    expect(placeOf(t, T2)).toEqual(STOCK)
    expect(said(t, 'deliveryFailed')).toMatchObject([{ why: 'unpaid' }])
  })
  test('[COM-5.10] what the card orders besides does not save the delivery', () => {
    const t = table(
      deliver(T, GOODS, 2, {
        agenda: ordered(
          T,
          [
            { op: 'pay', euro: 8_000 },
            { op: 'gain', euro: 10_000 },
          ],
          TRAVEL,
        ),
        money: rich(7_500),
        fleet: only({ [T]: inState('polonia') }),
      }),
    )
    expect(said(t, 'deliveryFailed')).toMatchObject([{ why: 'unpaid' }])
  })
  test('[COM-5.10] a Move ends then', () => {
    const t = table(
      move(T, {
        agenda: inTurn(0, { kind: 'pay', seat: 0, euro: 10_000, due: 'event' }, TRAVEL),
        money: rich(4_000),
        fleet: only({ [T]: inState('ucraina') }),
      }),
    )
    expect(heard(t)).toEqual(['couldNotPay', 'moveEnded'])
    expect(t.state.journey).toBe('none')
    expect(t.state.agenda.at(-1)).toEqual({ kind: 'turn', seat: 0, draws: 0, actions: 1 })
    expect(t.state.money[0]).toBe(0)
  })
  test('[COM-5.10] only the payer sells', () => {
    const t = due(8_000, { money: rich(0) })
    expect(t.pending).toEqual([0])
    expect(t.refusal(1, sell(truck(1)))).toMatchObject({ why: 'notYourDecision' })
  })
})
