/** [COM-5.6, COM-5.7] Trucks aboard, goods that change vehicles, and vehicle symbols. */
import { testTable } from '@wildcat/kernel-contract/test-table'
import { describe, expect, test } from 'vitest'
import type { Goods } from '../content/goods.ts'
import type { Territory } from '../content/territories.ts'
import type { Auction, Delivery, Piece, State } from '../state.ts'
import { choices, deliver, FRESH, go, hex, journeyOf, move, placeOf, points, STOCK, said, TRAVEL } from './journeys-stage.ts'
import { aboard, fleet, inState, inTurn, onHex, plane, ship, signed, stage, truck, turnOf } from './stage.ts'

const { table } = testTable(stage)
const T = truck(0)
const T2 = truck(0, 2)
const S = ship(0)
const P = plane(0)
const board = (vehicle: number, carrier: number) => ({ kind: 'board', truck: vehicle, carrier }) as const
const leave = (vehicle: number) => ({ kind: 'leave', truck: vehicle }) as const
const transfer = (to: number) => ({ kind: 'transfer', to }) as const
const inHisTurn = (pieces: Piece[] = fleet({}), changes: Partial<State> = {}) => table({ agenda: turnOf(0), fleet: pieces, ...changes })
const auctionOf = (vehicle: number): Auction => ({
  seller: 0,
  items: { money: 0, territories: [], contracts: [], vehicles: [vehicle], branches: [], pass: false, lift: 'none' },
  minimum: 5_000,
  bids: [],
  passed: [],
})

describe('boarding', () => {
  test('[COM-5.6] a ship or plane carries an own truck; boarding is free and no action', () => {
    const t = inHisTurn().play(0, board(T, S)).play(0, board(T2, P))
    expect(placeOf(t, T)).toEqual(aboard(S))
    expect(placeOf(t, T2)).toEqual(aboard(P))
    expect(said(t, 'boarded')).toEqual([
      { kind: 'boarded', seat: 0, truck: T, carrier: S, state: 'germania' },
      { kind: 'boarded', seat: 0, truck: T2, carrier: P, state: 'germania' },
    ])
    expect(t.state.money[0]).toBe(200_000)
    expect(t.state.agenda.at(-1)).toEqual({ kind: 'turn', seat: 0, draws: 0, actions: 2 })
  })
  test('[COM-5.6] one truck a carrier', () => {
    const t = inHisTurn().play(0, board(T, S))
    expect(t.refusal(0, board(T2, S))).toMatchObject({ rule: 'COM-5.6', why: 'carrierFull' })
    expect(t.refusal(0, board(T, P))).toMatchObject({ rule: 'COM-5.6', why: 'cannotBoard' })
  })
  test('[COM-5.6] both stand in one state', () => {
    const t = inHisTurn(fleet({ [T]: inState('benelux'), [P]: onHex(2, 17) }))
    expect(t.refusal(0, board(T, S))).toMatchObject({ why: 'cannotBoard' })
    expect(t.refusal(0, board(T2, P))).toMatchObject({ why: 'cannotBoard' })
    expect(t.refusal(0, board(T2, S))).toBeUndefined()
  })
  test('[COM-5.6] with its port: a ship in the hex of the port is not there', () => {
    expect(inHisTurn(fleet({ [S]: onHex(2, 17) })).refusal(0, board(T, S))).toMatchObject({ why: 'cannotBoard' })
  })
  test('[COM-5.6] trucks board, ships and planes carry', () => {
    const t = inHisTurn()
    expect(t.refusal(0, board(T, T2))).toMatchObject({ rule: 'COM-5.6', why: 'cannotBoard' })
    expect(t.refusal(0, board(S, P))).toMatchObject({ why: 'cannotBoard' })
  })
  test('[COM-5.6] own ones only', () => {
    const t = inHisTurn(fleet({ [truck(1)]: inState('germania'), [ship(1)]: inState('germania') }))
    expect(t.refusal(0, board(T, ship(1)))).toMatchObject({ rule: 'COM-5.6', why: 'noSuchVehicle' })
    expect(t.refusal(0, board(truck(1), S))).toMatchObject({ rule: 'COM-5.6', why: 'noSuchVehicle' })
    expect(t.refusal(0, board(30, S))).toMatchObject({ rule: 'COM-5.6', why: 'noSuchVehicle' })
    expect(t.refusal(0, board(T, 38))).toMatchObject({ rule: 'COM-5.6', why: 'noSuchVehicle' })
  })
  test('[COM-C5] a stopped vehicle neither rides nor carries', () => {
    expect(inHisTurn(fleet({ [T]: { stopped: 'thisTurn' } })).refusal(0, board(T, S))).toMatchObject({
      rule: 'COM-C5',
      why: 'vehicleStopped',
    })
    expect(inHisTurn(fleet({ [S]: { stopped: 'thisTurn' } })).refusal(0, board(T, S))).toMatchObject({ why: 'vehicleStopped' })
  })
  test('[COM-9.4] nor one in an auction', () => {
    for (const vehicle of [T, S])
      expect(inHisTurn(fleet({}), { auctions: [auctionOf(vehicle)] }).refusal(0, board(T, S))).toMatchObject({
        rule: 'COM-9.4',
        why: 'vehicleInAuction',
      })
  })
  test('[COM-5.6] what is listed is each truck with each carrier beside it, and each truck aboard that can leave', () => {
    const t = inHisTurn(
      fleet({ [T2]: aboard(P), [truck(0, 3)]: inState('polonia'), [truck(0, 4)]: aboard(ship(0, 2)), [ship(0, 2)]: onHex(2, 17) }),
    )
    const listed = t.legal(0).filter(({ kind }) => kind === 'board' || kind === 'leave')
    expect(listed).toEqual([board(T, S), leave(T2)])
  })
  test('[COM-5.6] only in the own turn', () => {
    expect(inHisTurn().refusal(1, board(truck(1), ship(1)))).toMatchObject({ why: 'notYourDecision' })
  })
})

describe('leaving', () => {
  test('[COM-5.6] is free, where the carrier is docked or landed', () => {
    const t = inHisTurn(fleet({ [T]: aboard(S), [S]: inState('spagna') })).play(0, leave(T))
    expect(placeOf(t, T)).toEqual(inState('spagna'))
    expect(said(t, 'left')).toEqual([{ kind: 'left', seat: 0, truck: T, carrier: S, state: 'spagna' }])
    expect(t.state.money[0]).toBe(200_000)
  })
  test('[COM-5.6] not at sea nor in flight', () => {
    const t = inHisTurn(fleet({ [T]: aboard(S), [S]: onHex(2, 17), [T2]: aboard(P), [P]: onHex(2, 17) }))
    expect(t.refusal(0, leave(T))).toMatchObject({ rule: 'COM-5.6', why: 'cannotLeaveHere' })
    expect(t.refusal(0, leave(T2))).toMatchObject({ why: 'cannotLeaveHere' })
  })
  test('[COM-5.6] only what is aboard, and own', () => {
    const t = inHisTurn(fleet({ [truck(1)]: aboard(ship(1)) }))
    expect(t.refusal(0, leave(T))).toMatchObject({ rule: 'COM-5.6', why: 'notAboard' })
    expect(t.refusal(0, leave(truck(1)))).toMatchObject({ rule: 'COM-5.6', why: 'noSuchVehicle' })
    expect(t.refusal(0, leave(30))).toMatchObject({ rule: 'COM-5.6', why: 'noSuchVehicle' })
  })
  test('[COM-9.3] a lifted truck is taken off by its owner, or put off by that of the carrier', () => {
    expect(inHisTurn(fleet({ [truck(1)]: aboard(S) })).play(0, leave(truck(1))).state.fleet[truck(1)]).toMatchObject({
      place: inState('germania'),
    })
    expect(inHisTurn(fleet({ [T]: aboard(ship(1)) })).play(0, leave(T)).state.fleet[T]).toMatchObject({ place: inState('italia') })
  })
  test('[COM-2.4] is no entry: no tax is due', () => {
    const t = inHisTurn(fleet({ [T]: aboard(S), [S]: inState('italia') })).play(0, leave(T))
    expect(t.state.money).toEqual([200_000, 200_000, 200_000])
  })
})

describe('a Move with a truck aboard', () => {
  test('[COM-5.6] an empty truck rides along, free; between two steps it boards and leaves', () => {
    const t = table(move(S, { agenda: inTurn(0, TRAVEL) }, { fuelled: [] }))
      .play(0, board(T, S))
      .play(0, go(S, hex(2, 17)))
      .play(0, go(S, 'benelux'))
    expect(placeOf(t, T)).toEqual(aboard(S))
    expect(t.state.money[0]).toBe(199_000)
    t.play(0, leave(T))
    expect(placeOf(t, T)).toEqual(inState('benelux'))
    expect(t.state.agenda.at(-1)).toEqual(TRAVEL)
  })
  test('[COM-4.4] a truck that boards has ended its Move', () => {
    const t = table(move(T)).play(0, board(T, S))
    expect(said(t, 'moveEnded')).toEqual([{ kind: 'moveEnded', seat: 0, vehicle: T }])
    expect(t.state.journey).toBe('none')
    expect(t.state.agenda.at(-1)).toEqual({ kind: 'turn', seat: 0, draws: 0, actions: 1 })
  })
  test('[COM-4.4] another truck that boards has not', () => {
    const t = table(move(T)).play(0, board(T2, S))
    expect(journeyOf(t).vehicle).toBe(T)
    expect(t.state.agenda.at(-1)).toEqual(TRAVEL)
  })
})

describe('a delivery with a truck aboard', () => {
  const ANY = ['germania', 'fabrics', 'francia'] as const
  test('[COM-5.6] the loaded truck boards, and from then on the carrier moves', () => {
    const t = table(deliver(T, ANY, 2)).play(0, board(T, S))
    expect(t.refusal(0, go(T, 'polonia'))).toMatchObject({ rule: 'COM-4.8', why: 'notTheMovingVehicle' })
    t.play(0, go(S, hex(2, 17)))
    expect(journeyOf(t).used).toEqual(points(1, 1))
    expect(journeyOf(t).taken).toEqual([T, S])
  })
  test('[COM-5.6] off again the truck has five less what both have used', () => {
    const t = table(deliver(T, ANY, 1, { fleet: fleet({ [T]: aboard(S), [S]: onHex(2, 17) }) }, { used: points(3, 2), taken: [T, S] }))
    t.play(0, go(S, 'benelux')).play(0, leave(T))
    expect(t.refusal(0, go(S, hex(2, 17)))).toMatchObject({ rule: 'COM-4.8', why: 'notTheMovingVehicle' })
    t.play(0, go(T, 'germania'))
    expect(journeyOf(t).used).toEqual(points(4, 2))
  })
  test('[COM-4.8] arrived is also a loaded truck aboard a docked ship', () => {
    const t = table(deliver(T, ANY, 2, { fleet: fleet({ [T]: aboard(S), [S]: onHex(2, 16) }) }, { taken: [T, S] })).play(
      0,
      go(S, 'francia'),
    )
    expect(said(t, 'delivered')).toHaveLength(1)
    expect(placeOf(t, T)).toEqual(aboard(S))
  })
  test('[COM-9.3] a ship that was chartered for this contract takes it aboard, for no other, by nobody else, and no other ship', () => {
    const docked = fleet({ [ship(1)]: inState('germania'), [ship(2)]: inState('germania') })
    const chartered = (charter: Partial<State['charters'][number]>) =>
      table(deliver(T, ANY, 2, { fleet: docked, charters: [{ vehicle: ship(1), by: 0, signed: 1, ...charter }] }))
    const onto = (t: ReturnType<typeof chartered>) => t.legal(0).flatMap(each => (each.kind === 'board' ? [each.carrier] : []))
    expect(onto(chartered({}))).toContain(ship(1))
    expect(onto(chartered({}))).not.toContain(ship(2))
    expect(chartered({}).refusal(0, board(T, ship(2)))).toMatchObject({ rule: 'COM-5.6', why: 'noSuchVehicle' })
    for (const other of [{ signed: 2 }, { by: 1 }, { vehicle: ship(2) }]) {
      expect(chartered(other).refusal(0, board(T, ship(1)))).toMatchObject({ rule: 'COM-5.6', why: 'noSuchVehicle' })
      expect(onto(chartered(other))).not.toContain(ship(1))
    }
  })
  test('[COM-9.3] a charter is for a delivery: in a Move the ship takes nobody', () => {
    const t = table(move(T, { fleet: fleet({ [ship(1)]: inState('germania') }), charters: [{ vehicle: ship(1), by: 0, signed: 1 }] }))
    expect(t.refusal(0, board(T, ship(1)))).toMatchObject({ rule: 'COM-5.6', why: 'noSuchVehicle' })
  })
  test('[COM-5.6] the carrier takes part in the delivery, and all are told what boarded', () => {
    const t = table(deliver(T, ANY, 2)).play(0, board(T, S))
    expect(journeyOf(t).taken).toEqual([T, S])
    expect(said(t, 'boarded')).toEqual([{ kind: 'boarded', seat: 0, truck: T, carrier: S, state: 'germania' }])
  })
  test('[COM-2.5] boarding with goods tells all that they bear no symbol', () => {
    const t = table(deliver(T, ANY, 2, {}, {}, { symbols: ['truck', 'any'] })).play(0, board(T, S))
    expect(journeyOf(t).delivery).toMatchObject({ symbols: ['any'], holder: T })
  })
  test('[COM-2.5] an empty truck that boards tells nothing', () => {
    const t = table(deliver(T, ANY, 2, {}, {}, { symbols: ['truck', 'any'] })).play(0, board(T2, S))
    expect(journeyOf(t)).toMatchObject({ delivery: { symbols: ['truck', 'any'] }, taken: [T] })
  })
  test('[COM-4.3] a ship may start with an empty truck aboard, and the goods go at once into it', () => {
    const t = table({ agenda: turnOf(0), fleet: fleet({ [T]: aboard(S) }), signed: [[signed(1, ...ANY)], [], []] })
    t.play(0, { kind: 'deliver', signed: 1, vehicle: S }).play(0, transfer(T))
    expect(journeyOf(t)).toMatchObject({ delivery: { holder: T, symbols: ['any'] }, taken: [S, T] })
    t.play(0, go(S, hex(2, 17)))
    expect(placeOf(t, S)).toEqual(onHex(2, 17))
  })
})

describe('goods that change vehicles', () => {
  const ANY = ['germania', 'fabrics', 'francia'] as const
  const loaded = (vehicle: number, changes: Partial<State> = {}, delivery: Partial<Delivery> = {}) =>
    table(deliver(vehicle, ANY, 2, changes, {}, delivery))

  test('[COM-5.6] between own vehicles in one state, free', () => {
    const t = loaded(T, {}, { symbols: ['truck', 'any'] }).play(0, transfer(P))
    expect(said(t, 'goodsMoved')).toEqual([{ kind: 'goodsMoved', seat: 0, from: T, to: P }])
    expect(journeyOf(t)).toMatchObject({ delivery: { holder: P, symbols: ['any'] }, taken: [T, P], used: points(0) })
    expect(t.state.money[0]).toBe(200_000)
    t.play(0, go(P, 'francia'))
    expect(said(t, 'delivered')).toHaveLength(1)
  })
  test('[COM-2.5] within a kind they may still bear its symbol', () => {
    const t = loaded(T, {}, { symbols: ['truck', 'any'] }).play(0, transfer(T2))
    expect(journeyOf(t).delivery).toMatchObject({ holder: T2, symbols: ['truck', 'any'] })
  })
  test('[COM-5.6] from a truck aboard, and into one', () => {
    const pieces = fleet({ [T]: aboard(S) })
    expect(journeyOf(loaded(T, { fleet: pieces }).play(0, transfer(T2))).delivery).toMatchObject({ holder: T2 })
    const t = loaded(T2, { fleet: pieces }).play(0, transfer(T))
    expect(journeyOf(t)).toMatchObject({ delivery: { holder: T }, taken: [T2, T, S] })
  })
  test('[COM-5.6] not between states, nor at sea', () => {
    expect(loaded(T, { fleet: fleet({ [T]: inState('benelux') }) }).refusal(0, transfer(S))).toMatchObject({
      rule: 'COM-5.6',
      why: 'cannotTransfer',
    })
    const t = loaded(S, { fleet: fleet({ [S]: onHex(2, 17), [ship(0, 2)]: onHex(2, 17), [T]: aboard(S) }) })
    expect(t.refusal(0, transfer(ship(0, 2)))).toMatchObject({ why: 'cannotTransfer' })
    expect(t.refusal(0, transfer(T))).toMatchObject({ why: 'cannotTransfer' })
    expect(choices(t).filter(({ kind }) => kind === 'transfer')).toEqual([])
  })
  test('[COM-5.6] not into what holds them, what is not his, nor what is not in play', () => {
    const t = loaded(T, { fleet: fleet({ [truck(1)]: inState('germania') }) })
    expect(t.refusal(0, transfer(T))).toMatchObject({ why: 'cannotTransfer' })
    for (const to of [truck(1), truck(0, 3), 30])
      expect(t.refusal(0, transfer(to))).toMatchObject({ rule: 'COM-5.6', why: 'noSuchVehicle' })
    expect(choices(t).filter(({ kind }) => kind === 'transfer')).toEqual([transfer(T2), transfer(S), transfer(P)])
  })
  test("[COM-5.6] not into an own truck on another's ship", () => {
    const t = loaded(T, { fleet: fleet({ [T2]: aboard(ship(1)), [ship(1)]: inState('germania') }) })
    expect(t.refusal(0, transfer(T2))).toMatchObject({ rule: 'COM-5.6', why: 'noSuchVehicle' })
  })
  test('[COM-9.3] into one that was chartered for this contract, for no other, by nobody else, and into no other', () => {
    const pieces = fleet({ [plane(1)]: inState('germania'), [plane(2)]: inState('germania') })
    const at = (charter: Partial<State['charters'][number]>) =>
      loaded(T, { fleet: pieces, charters: [{ vehicle: plane(1), by: 0, signed: 1, ...charter }] })
    expect(at({}).refusal(0, transfer(plane(1)))).toBeUndefined()
    expect(at({}).refusal(0, transfer(plane(2)))).toMatchObject({ rule: 'COM-5.6', why: 'noSuchVehicle' })
    for (const other of [{ signed: 2 }, { by: 1 }, { vehicle: plane(2) }])
      expect(at(other).refusal(0, transfer(plane(1)))).toMatchObject({ rule: 'COM-5.6', why: 'noSuchVehicle' })
  })
  test('[COM-C5] not into a stopped vehicle, nor [COM-9.4] one in an auction', () => {
    expect(loaded(T, { fleet: fleet({ [P]: { stopped: 'thisTurn' } }) }).refusal(0, transfer(P))).toMatchObject({
      rule: 'COM-C5',
      why: 'vehicleStopped',
    })
    expect(loaded(T, { auctions: [auctionOf(P)] }).refusal(0, transfer(P))).toMatchObject({ rule: 'COM-9.4', why: 'vehicleInAuction' })
  })
  test('[COM-4.8] there are no goods in a Move', () => {
    expect(table(move(T)).refusal(0, transfer(P))).toMatchObject({ rule: 'COM-4.8', why: 'notDelivering' })
    expect(choices(table(move(T))).filter(({ kind }) => kind === 'transfer')).toEqual([])
  })
})

describe('vehicle symbols', () => {
  const start = (goods: Goods, sender: Territory = 'germania') =>
    table({ agenda: turnOf(0), signed: [[signed(1, sender, goods, 'francia')], [], []] })
  const begin = (vehicle: number) => ({ kind: 'deliver', signed: 1, vehicle }) as const

  test('[COM-5.7] goods with a symbol start in a vehicle of that kind', () => {
    for (const [goods, right] of [
      ['mature-cheese', T],
      ['coffee', S],
      ['watches', P],
    ] as const) {
      const t = start(goods)
      for (const vehicle of [T, S, P])
        if (vehicle === right) expect(t.refusal(0, begin(vehicle))).toBeUndefined()
        else expect(t.refusal(0, begin(vehicle))).toMatchObject({ rule: 'COM-5.7', why: 'wrongSymbol' })
    }
  })
  test('[COM-5.7] goods without one in any', () => {
    for (const vehicle of [T, S, P]) expect(start('fabrics').refusal(0, begin(vehicle))).toBeUndefined()
  })
  test('[COM-5.7] with a truck symbol the truck rides on no ship and no plane', () => {
    const t = table(deliver(T, ['germania', 'mature-cheese', 'francia'], 2))
    expect(t.refusal(0, board(T, S))).toMatchObject({ rule: 'COM-5.7', why: 'wrongSymbol' })
    expect(t.refusal(0, board(T, P))).toMatchObject({ rule: 'COM-5.7', why: 'wrongSymbol' })
    expect(t.refusal(0, board(T2, S))).toBeUndefined()
  })
  test('[COM-5.7] but over crossings, which are land', () => {
    const t = table(deliver(T, ['germania', 'mature-cheese', 'granbretagna'], 2, { fleet: fleet({ [T]: inState('francia') }) }))
    expect(t.refusal(0, go(T, 'manica'))).toBeUndefined()
  })
  test('[COM-5.7] they may change to another own vehicle of the kind, and to no other', () => {
    const pieces = fleet({ [ship(0, 2)]: inState('germania'), [plane(0, 2)]: inState('germania'), [truck(0, 3)]: aboard(S) })
    const loaded = (vehicle: number, goods: Goods) => table(deliver(vehicle, ['germania', goods, 'francia'], 2, { fleet: pieces }, FRESH))
    for (const [vehicle, goods, same] of [
      [T, 'mature-cheese', T2],
      [S, 'coffee', ship(0, 2)],
      [P, 'watches', plane(0, 2)],
    ] as const) {
      const t = loaded(vehicle, goods)
      for (const to of [T, T2, truck(0, 3), S, ship(0, 2), P, plane(0, 2)]) {
        if (to === vehicle) continue
        if (to === same) expect(t.refusal(0, transfer(to))).toBeUndefined()
        else expect(t.refusal(0, transfer(to))).toMatchObject({ rule: 'COM-5.7', why: 'wrongSymbol' })
      }
    }
  })
  test('[COM-5.7] with a ship symbol they lie in the ship itself, not in a truck aboard', () => {
    const t = table(deliver(S, ['germania', 'coffee', 'francia'], 2, { fleet: fleet({ [T]: aboard(S) }) }))
    expect(t.refusal(0, transfer(T))).toMatchObject({ rule: 'COM-5.7', why: 'wrongSymbol' })
  })
  test('[COM-5.7] goods without a symbol ride and change as they like', () => {
    const t = table(deliver(T, ['germania', 'fabrics', 'francia'], 2))
    for (const command of [board(T, S), board(T, P), transfer(T2), transfer(S), transfer(P)]) expect(t.refusal(0, command)).toBeUndefined()
  })
  test('[COM-5.11] a piece in stock boards nothing', () => {
    expect(inHisTurn(fleet({ [T]: STOCK })).refusal(0, board(T, S))).toMatchObject({ why: 'cannotBoard' })
  })
})
