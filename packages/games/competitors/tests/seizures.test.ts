/** [COM-6.5, COM-6.7] Illegal goods found. */
import { testTable } from '@wildcat/kernel-contract/test-table'
import { describe, expect, test } from 'vitest'
import type { Customs } from '../content/customs.ts'
import type { Goods } from '../content/goods.ts'
import type { Piece, State, Vehicle } from '../state.ts'
import {
  cardsDrawn,
  deliver,
  go,
  hex,
  JUDGE,
  journeyOf,
  onCrossing,
  only,
  ordered,
  placeOf,
  points,
  STOCK,
  said,
} from './journeys-stage.ts'
import { aboard, bases, customsDeck, fleet, inState, onHex, plane, ship, stage, truck } from './stage.ts'

const { table } = testTable(stage)
const T = truck(0)
const S = ship(0)
const P = plane(0)
const rich = (euro: number): number[] => [euro, 200_000, 200_000]
const TURN = { kind: 'turn', seat: 0, draws: 0, actions: 1 }

/** A truck drives into Svizzera. */
const into = (card: Customs, changes: Partial<State> = {}, goods: Goods = 'ivory') =>
  table(deliver(T, ['germania', goods, 'sudafrica'], 3, { customs: customsDeck(card), vp: [2, 0, 0], ...changes })).play(
    0,
    go(T, 'svizzera'),
  )
/** A ship with a loaded truck docks in Algeria. */
const docked = (card: Customs, changes: Partial<State> = {}, goods: Goods = 'ivory') =>
  table(
    deliver(
      T,
      ['germania', goods, 'sudafrica'],
      3,
      { fleet: fleet({ [T]: aboard(S), [S]: onHex(4, 17) }), customs: customsDeck(card), ...changes },
      { taken: [T, S] },
    ),
  ).play(0, go(S, 'algeria'))
/** Somebody tips off about a carrier with a loaded truck. */
const tipped = (card: Customs, carrier: Vehicle, place: Piece['place'], changes: Partial<State> = {}) =>
  table(
    deliver(
      T,
      ['germania', 'ivory', 'sudafrica'],
      3,
      {
        fleet: fleet({ [T]: aboard(carrier), [carrier]: { place, tookOff: 'germania' } }),
        contracts: [[], ['tipOff'], []],
        customs: customsDeck(card),
        ...changes,
      },
      { taken: [T, carrier] },
    ),
  )
    .play(1, { kind: 'tipOff' })
    .play(0, { kind: 'turnUp' })

describe('illegal goods found', () => {
  test('[COM-6.5] Scanner: a fine of 20,000, the vehicle is seized, the delivery fails', () => {
    const t = into('scanner')
    expect(said(t, 'inspected')).toEqual([{ kind: 'inspected', seat: 0, legal: false }])
    expect(said(t, 'paid')).toEqual([{ kind: 'paid', seat: 0, euro: 20_000, due: 'customs' }])
    expect(said(t, 'seized')).toEqual([{ kind: 'seized', vehicle: T, truckTo: 'none' }])
    expect(said(t, 'deliveryFailed')).toEqual([
      {
        kind: 'deliveryFailed',
        seat: 0,
        signed: 1,
        contract: 'ivory',
        sender: 'germania',
        recipient: 'sudafrica',
        why: 'illegal',
        vp: 1,
        total: 1,
      },
    ])
    expect(t.state.money[0]).toBe(180_000)
    expect(t.state.vp[0]).toBe(1)
    expect(t.state.discards).toEqual({ territory: ['germania', 'sudafrica'], contract: ['ivory'] })
  })
  test('[COM-6.7] the piece returns to its owner’s stock', () => {
    const t = into('scanner')
    expect(t.state.fleet[T]).toEqual({ place: STOCK, tookOff: 'none', stopped: 'no', saved: false })
  })
  test('[COM-6.5] the turn goes on: only the delivery is lost', () => {
    const t = into('scanner')
    expect(t.state.agenda.at(-1)).toEqual(TURN)
    expect(t.pending).toEqual([0])
  })
  test('[COM-6.5] Unità cinofila: 30,000', () => {
    const t = into('snifferDogs')
    expect(t.state.money[0]).toBe(170_000)
    expect(placeOf(t, T)).toEqual(STOCK)
    expect(said(t, 'deliveryFailed')).toMatchObject([{ why: 'illegal' }])
  })
  test('[COM-6.5] Ispezione completa: no fine', () => {
    const t = into('fullInspection')
    expect(t.state.money[0]).toBe(200_000)
    expect(placeOf(t, T)).toEqual(STOCK)
    expect(said(t, 'deliveryFailed')).toMatchObject([{ why: 'illegal' }])
  })
  test("[COM-6.6] it fails even in the recipient's state", () => {
    const t = table(deliver(T, ['germania', 'ivory', 'svizzera'], 3, { customs: customsDeck('scanner') })).play(0, go(T, 'svizzera'))
    expect(said(t, 'delivered')).toEqual([])
    expect(said(t, 'deliveryFailed')).toHaveLength(1)
  })
  test('[COM-6.5] legal goods go on, for some points', () => {
    for (const [card, limits] of [
      ['scanner', points(5, 4, 2)],
      ['snifferDogs', points(4, 3, 1)],
      ['fullInspection', points(3, 2, 0)],
    ] as const) {
      const t = into(card, {}, 'fabrics')
      expect(journeyOf(t).limits).toEqual(limits)
      expect(t.state.money[0]).toBe(200_000)
      expect(placeOf(t, T)).toEqual(inState('svizzera'))
      expect(said(t, 'seized')).toEqual([])
    }
  })
  test('[COM-6.5] a fine that cannot be paid in full does not save the vehicle', () => {
    const t = into('scanner', {
      money: rich(5_000),
      fleet: only({ [T]: inState('germania'), [P]: { place: onHex(2, 14), tookOff: 'germania' } }),
    })
    expect(said(t, 'couldNotPay')).toEqual([{ kind: 'couldNotPay', seat: 0, euro: 5_000, due: 'customs' }])
    expect(said(t, 'deliveryFailed')).toHaveLength(1)
    expect(placeOf(t, T)).toEqual(STOCK)
  })
})

describe('what is seized', () => {
  test('[COM-6.5] the vehicle, also after all that could be sold was not enough for the fine', () => {
    const pieces = only({ [T]: inState('germania'), [truck(0, 2)]: inState('germania'), [P]: { place: onHex(2, 14), tookOff: 'germania' } })
    const t = into('scanner', { money: rich(0), fleet: pieces }).play(0, { kind: 'sellVehicle', vehicle: truck(0, 2) })
    expect(said(t, 'couldNotPay')).toMatchObject([{ euro: 15_000, due: 'customs' }])
    expect(said(t, 'seized')).toEqual([{ kind: 'seized', vehicle: T, truckTo: 'none' }])
    expect(t.state.vp[0]).toBe(1)
  })
  test('[COM-6.7] the vehicle whose step drew the card; the truck aboard is set down in that state', () => {
    const t = docked('scanner')
    expect(said(t, 'seized')).toEqual([{ kind: 'seized', vehicle: S, truckTo: 'algeria' }])
    expect(placeOf(t, S)).toEqual(STOCK)
    expect(placeOf(t, T)).toEqual(inState('algeria'))
  })
  test('[COM-6.7] *vehicle(s)*: also the truck aboard', () => {
    const t = docked('fullInspection')
    expect(said(t, 'seized').map(({ vehicle }) => vehicle)).toEqual([S, T])
    expect(placeOf(t, S)).toEqual(STOCK)
    expect(placeOf(t, T)).toEqual(STOCK)
  })
  test('[COM-6.7] also one that is empty', () => {
    const t = table(
      deliver(S, ['germania', 'ivory', 'sudafrica'], 3, {
        fleet: fleet({ [T]: aboard(S), [S]: onHex(4, 17) }),
        customs: customsDeck('fullInspection'),
      }),
    ).play(0, go(S, 'algeria'))
    expect(placeOf(t, T)).toEqual(STOCK)
  })
  test('[COM-6.7] a truck that boarded and left again is not aboard', () => {
    const t = table(
      deliver(
        S,
        ['germania', 'ivory', 'sudafrica'],
        3,
        { fleet: fleet({ [T]: inState('germania'), [S]: onHex(4, 17) }), customs: customsDeck('fullInspection') },
        { taken: [S, T] },
      ),
    ).play(0, go(S, 'algeria'))
    expect(placeOf(t, T)).toEqual(inState('germania'))
  })
  test('[COM-6.7] by Soffiata: the vehicle that holds the goods', () => {
    const t = table(deliver(T, ['germania', 'ivory', 'sudafrica'], 3, { contracts: [[], ['tipOff'], []], customs: customsDeck('scanner') }))
    t.play(1, { kind: 'tipOff' }).play(0, { kind: 'turnUp' })
    expect(said(t, 'seized')).toEqual([{ kind: 'seized', vehicle: T, truckTo: 'none' }])
  })
  test('[COM-6.7] or its carrier', () => {
    const t = tipped('scanner', S, inState('algeria'))
    expect(said(t, 'seized')).toEqual([{ kind: 'seized', vehicle: S, truckTo: 'algeria' }])
  })
  test('[COM-6.7] by an event: the same', () => {
    const t = table(
      deliver(
        T,
        ['germania', 'ivory', 'sudafrica'],
        3,
        { fleet: fleet({ [T]: aboard(S) }), customs: customsDeck('scanner'), agenda: ordered(T, [{ op: 'drawCustoms' }], JUDGE) },
        { taken: [T, S] },
      ),
    )
    expect(said(t, 'seized')).toEqual([{ kind: 'seized', vehicle: S, truckTo: 'germania' }])
  })
  test('[COM-6.7] by Mancia: the vehicle whose step drew it', () => {
    const t = table(deliver(T, ['germania', 'ivory', 'sudafrica'], 3, { customs: customsDeck('tip', 'scanner') })).play(
      0,
      go(T, 'svizzera'),
    )
    t.play(0, { kind: 'chooseOption', option: 1 })
    expect(cardsDrawn(t)).toEqual(['tip', 'scanner'])
    expect(placeOf(t, T)).toEqual(STOCK)
  })
  test('[COM-9.3] of a chartered vehicle: it is its owner who loses it, the deliverer pays the fine', () => {
    const t = table(
      deliver(truck(1), ['germania', 'ivory', 'sudafrica'], 3, {
        fleet: fleet({ [truck(1)]: inState('germania') }),
        charters: [{ vehicle: truck(1), by: 0, signed: 1 }],
        customs: customsDeck('scanner'),
      }),
    ).play(0, go(truck(1), 'svizzera'))
    expect(placeOf(t, truck(1))).toEqual(STOCK)
    expect(t.state.money).toEqual([180_000, 200_000, 200_000])
  })
})

describe('a truck left over', () => {
  test('[COM-6.7] from a hex goes to a base by land: there is no way, so to the headquarters', () => {
    const t = tipped('scanner', S, onHex(2, 15), { bases: bases(['germania', 'irlanda'], ['italia'], ['giappone']) })
    expect(said(t, 'seized')).toEqual([{ kind: 'seized', vehicle: S, truckTo: 'germania' }])
    expect(placeOf(t, T)).toEqual(inState('germania'))
  })
  test('[COM-6.7] from a plane in flight, too', () => {
    const t = tipped('scanner', P, onHex(2, 14))
    expect(said(t, 'seized')).toEqual([{ kind: 'seized', vehicle: P, truckTo: 'germania' }])
  })
  test('[COM-6.7] from a crossing to the nearest base by land and crossings', () => {
    const from = (...branches: 'granbretagna'[]) =>
      tipped('scanner', S, onCrossing('manica', hex(2, 17)), { bases: bases(['germania', ...branches], ['italia'], ['giappone']) })
    expect(said(from('granbretagna'), 'seized')).toEqual([{ kind: 'seized', vehicle: S, truckTo: 'granbretagna' }])
    expect(said(from(), 'seized')).toEqual([{ kind: 'seized', vehicle: S, truckTo: 'germania' }])
  })
  test('[COM-6.7] from Magellano, which has no land way, to the headquarters', () => {
    const t = tipped('scanner', S, onCrossing('magellano', hex(14, 9)), { bases: bases(['germania', 'cile'], ['italia'], ['giappone']) })
    expect(said(t, 'seized')).toMatchObject([{ truckTo: 'germania' }])
  })
})

describe('the last vehicle', () => {
  test('[COM-6.5] is never seized: the deliverer pays its price', () => {
    const t = into('scanner', { fleet: only({ [T]: inState('germania') }) })
    expect(said(t, 'spared')).toEqual([{ kind: 'spared', vehicle: T, euro: 30_000 }])
    expect(said(t, 'paid').at(-1)).toEqual({ kind: 'paid', seat: 0, euro: 30_000, due: 'spared' })
    expect(placeOf(t, T)).toEqual(inState('svizzera'))
    expect(t.state.money[0]).toBe(200_000 - 20_000 - 30_000)
    expect(said(t, 'deliveryFailed')).toMatchObject([{ why: 'illegal', vp: 1 }])
    expect(said(t, 'seized')).toEqual([])
  })
  test('[COM-6.5] a ship for 100,000', () => {
    const t = table(
      deliver(S, ['germania', 'ivory', 'sudafrica'], 3, { fleet: only({ [S]: onHex(4, 17) }), customs: customsDeck('fullInspection') }),
    ).play(0, go(S, 'algeria'))
    expect(t.state.money[0]).toBe(100_000)
    expect(placeOf(t, S)).toEqual(inState('algeria'))
  })
  test('[COM-6.5] a plane for 200,000', () => {
    const t = table(
      deliver(P, ['germania', 'ivory', 'sudafrica'], 3, {
        fleet: only({ [P]: inState('germania') }),
        customs: customsDeck('fullInspection'),
        money: rich(210_000),
      }),
    ).play(0, go(P, 'granbretagna'))
    expect(t.state.money[0]).toBe(210_000 - 1_000 - 200_000)
  })
  test('[COM-6.5] or all he has', () => {
    const t = into('scanner', { fleet: only({ [T]: inState('germania') }), money: rich(45_000) })
    expect(said(t, 'couldNotPay')).toEqual([{ kind: 'couldNotPay', seat: 0, euro: 25_000, due: 'spared' }])
    expect(t.state.money[0]).toBe(0)
    expect(placeOf(t, T)).toEqual(inState('svizzera'))
    expect(said(t, 'deliveryFailed')).toMatchObject([{ why: 'illegal' }])
    expect(t.state.vp[0]).toBe(1)
  })
  test('[COM-5.10] he sells branches for it, and must', () => {
    const t = into('fullInspection', {
      fleet: only({ [T]: inState('germania') }),
      money: rich(10_000),
      bases: bases(['germania', 'spagna'], ['italia'], ['giappone']),
    })
    expect(t.state.agenda.at(-1)).toEqual({ kind: 'forcedSale', seat: 0, euro: 30_000, due: 'spared' })
    expect(t.refusal(0, { kind: 'refuseToSell' })).toMatchObject({ why: 'mustSell' })
    t.play(0, { kind: 'sellBranch', state: 'spagna' })
    expect(t.state.money[0]).toBe(30_000)
    expect(said(t, 'deliveryFailed')).toMatchObject([{ why: 'illegal' }])
  })
  test('[COM-6.5] one of two is not the last', () => {
    expect(placeOf(into('scanner', { fleet: only({ [T]: inState('germania'), [S]: onHex(2, 15) }) }), T)).toEqual(STOCK)
  })
  test('[COM-6.5] *last* is judged when the seizure is carried out: the other was sold for the fine', () => {
    const t = into('scanner', { fleet: only({ [T]: inState('germania'), [truck(0, 2)]: inState('germania') }), money: rich(5_000) })
    t.play(0, { kind: 'sellVehicle', vehicle: truck(0, 2) })
    expect(said(t, 'spared')).toEqual([{ kind: 'spared', vehicle: T, euro: 30_000 }])
    expect(placeOf(t, T)).toEqual(inState('svizzera'))
    expect(t.state.money[0]).toBe(0)
  })
  test('[COM-6.5] Ispezione completa on the last two takes the carrier; the truck is spared for 30,000 and set down there', () => {
    const t = docked('fullInspection', { fleet: only({ [T]: aboard(S), [S]: onHex(4, 17) }) })
    expect(said(t, 'seized')).toEqual([{ kind: 'seized', vehicle: S, truckTo: 'algeria' }])
    expect(said(t, 'spared')).toEqual([{ kind: 'spared', vehicle: T, euro: 30_000 }])
    expect(placeOf(t, S)).toEqual(STOCK)
    expect(placeOf(t, T)).toEqual(inState('algeria'))
    expect(t.state.money[0]).toBe(200_000 - 1_000 - 30_000)
  })
  test('[COM-6.5] of a lender is spared, too, and the deliverer pays', () => {
    const t = table(
      deliver(truck(1), ['germania', 'ivory', 'sudafrica'], 3, {
        fleet: fleet({ [truck(1)]: inState('germania'), [truck(1, 2)]: STOCK, [ship(1)]: STOCK, [plane(1)]: STOCK }),
        charters: [{ vehicle: truck(1), by: 0, signed: 1 }],
        customs: customsDeck('fullInspection'),
      }),
    ).play(0, go(truck(1), 'svizzera'))
    expect(placeOf(t, truck(1))).toEqual(inState('svizzera'))
    expect(t.state.money).toEqual([170_000, 200_000, 200_000])
  })
})
