/** [COM-4.3] Deliver: what it takes, and what it begins. */
import { testTable } from '@wildcat/kernel-contract/test-table'
import { describe, expect, test } from 'vitest'
import type { State } from '../state.ts'
import { auction, contract, step } from './deliveries-stage.ts'
import { aboard, fleet, inState, onHex, plane, ship, signed, stage, truck, turnOf } from './stage.ts'

const { table } = testTable(stage)

describe('deliver', () => {
  const READY: Partial<State> = { agenda: turnOf(0), signed: contract('germania', 'fabrics', 'italia') }

  test('[COM-4.3] the T.M. are announced, loading is free, and the action is spent', () => {
    const t = table(READY).play(0, { kind: 'deliver', signed: 1, vehicle: truck(0) })
    expect(t.events('spectator')).toEqual([
      { kind: 'deliveryBegun', seat: 0, signed: 1, sender: 'germania', recipient: 'italia', vehicle: truck(0), tm: 2 },
    ])
    expect(t.state.money[0]).toBe(200_000)
    expect(t.state.journey).toMatchObject({
      seat: 0,
      vehicle: truck(0),
      tm: 0,
      open: false,
      steps: 0,
      delivery: { signed: 1, holder: truck(0), allowed: 2, noCustoms: false, tippedOff: false },
    })
    expect(t.state.agenda.slice(1)).toEqual([
      { kind: 'turn', seat: 0, draws: 0, actions: 1 },
      { kind: 'travel', seat: 0 },
    ])
  })
  test.each([
    ['vaccines', 1],
    ['smartphones', 1],
    ['toys', 2],
    ['leather', 3],
    ['fertiliser', 4],
  ] as const)('[COM-4.3] %s may take %i T.M.', (goods, allowed) => {
    const t = table({ ...READY, signed: contract('germania', goods, 'italia') }).play(0, { kind: 'deliver', signed: 1, vehicle: truck(0) })
    expect(t.state.journey).toMatchObject({ delivery: { allowed } })
  })
  test('[COM-4.3] by a truck in the state, a ship in port or a plane at the airport', () => {
    const t = table(READY)
    for (const vehicle of [truck(0), truck(0, 2), ship(0), plane(0)])
      expect(t.legal(0)).toContainEqual({ kind: 'deliver', signed: 1, vehicle })
    expect(t.legal(0).filter(({ kind }) => kind === 'deliver')).toHaveLength(4)
  })
  test.each([
    ['a truck next door', truck(0), inState('polonia')],
    ['a ship in the hex of the port', ship(0), onHex(2, 17)],
    ['a plane over the airport', plane(0), onHex(2, 17)],
    ['a truck on a strait', truck(0), { kind: 'crossing', crossing: 'manica', from: 'francia' }],
  ] as const)('[COM-4.3] %s is not in the sender’s state', (_, vehicle, place) => {
    const t = table({ ...READY, fleet: fleet({ [vehicle]: place }) })
    expect(t.refusal(0, { kind: 'deliver', signed: 1, vehicle })).toMatchObject({ rule: 'COM-4.3', why: 'vehicleNotAtSender' })
    expect(t.legal(0)).not.toContainEqual({ kind: 'deliver', signed: 1, vehicle })
  })
  test('[COM-4.3] a truck must be off its carrier to start, which is free', () => {
    const t = table({ ...READY, fleet: fleet({ [truck(0)]: aboard(ship(0)) }) })
    expect(t.refusal(0, { kind: 'deliver', signed: 1, vehicle: truck(0) })).toMatchObject({ rule: 'COM-4.3', why: 'truckStillAboard' })
    t.play(0, { kind: 'leave', truck: truck(0) })
    expect(t.refusal(0, { kind: 'deliver', signed: 1, vehicle: truck(0) })).toBeUndefined()
    expect(t.state.agenda.at(-1)).toEqual({ kind: 'turn', seat: 0, draws: 0, actions: 2 })
    expect(t.state.money[0]).toBe(200_000)
  })
  test('[COM-4.3] a ship may start with an empty truck aboard, and the goods may go at once into it', () => {
    const t = table({ ...READY, fleet: fleet({ [truck(0)]: aboard(ship(0)) }) })
    t.play(0, { kind: 'deliver', signed: 1, vehicle: ship(0) }).play(0, { kind: 'transfer', to: truck(0) })
    expect(t.state.journey).toMatchObject({ vehicle: ship(0), tm: 0, delivery: { holder: truck(0) } })
    expect(t.state.money[0]).toBe(200_000)
    expect(t.events('spectator').at(-1)).toEqual({ kind: 'goodsMoved', seat: 0, from: ship(0), to: truck(0) })
  })
  test.each([
    ['newspapers', [truck(0)], [ship(0), plane(0)]],
    ['bananas', [ship(0)], [truck(0), plane(0)]],
    ['cut-flowers', [plane(0)], [truck(0), ship(0)]],
    ['smuggled-cigarettes', [truck(0), ship(0), plane(0)], []],
  ] as const)('[COM-4.3] of an allowed kind: %s', (goods, allowed, refused) => {
    const t = table({ ...READY, signed: contract('germania', goods, 'italia') })
    for (const vehicle of allowed) expect(t.refusal(0, { kind: 'deliver', signed: 1, vehicle })).toBeUndefined()
    for (const vehicle of refused) {
      expect(t.refusal(0, { kind: 'deliver', signed: 1, vehicle })).toMatchObject({ rule: 'COM-5.7', why: 'wrongSymbol' })
      expect(t.legal(0)).not.toContainEqual({ kind: 'deliver', signed: 1, vehicle })
    }
  })
  test('[COM-4.3] with an own vehicle that is in play', () => {
    const t = table({ ...READY, fleet: fleet({ [truck(1)]: inState('germania') }) })
    for (const vehicle of [truck(1), truck(0, 3), 30, 99])
      expect(t.refusal(0, { kind: 'deliver', signed: 1, vehicle })).toMatchObject({ rule: 'COM-4.3', why: 'noSuchVehicle' })
    expect(t.legal(0)).not.toContainEqual({ kind: 'deliver', signed: 1, vehicle: truck(1) })
  })
  test('[COM-4.3] what he has signed himself', () => {
    const t = table({ ...READY, signed: [[], [signed(1, 'germania', 'fabrics', 'italia')], []] })
    for (const id of [1, 2])
      expect(t.refusal(0, { kind: 'deliver', signed: id, vehicle: truck(0) })).toMatchObject({ rule: 'COM-4.3', why: 'noSuchContract' })
    expect(t.legal(0).some(({ kind }) => kind === 'deliver')).toBe(false)
  })
  test('[COM-4.3] a chartered vehicle counts as own for its contract and its charterer', () => {
    const lent = (charter: State['charters'][number]) =>
      table({ ...READY, fleet: fleet({ [truck(1)]: inState('germania') }), charters: [charter] })
    const command = { kind: 'deliver', signed: 1, vehicle: truck(1) } as const
    expect(lent({ vehicle: truck(1), by: 0, signed: 1 }).refusal(0, command)).toBeUndefined()
    expect(lent({ vehicle: truck(1), by: 0, signed: 1 }).legal(0)).toContainEqual(command)
    for (const charter of [
      { vehicle: truck(1), by: 0, signed: 2 },
      { vehicle: truck(1), by: 2, signed: 1 },
      { vehicle: truck(2), by: 0, signed: 1 },
    ])
      expect(lent(charter).refusal(0, command)).toMatchObject({ rule: 'COM-4.3', why: 'noSuchVehicle' })
  })
  test('[COM-C5] a stopped vehicle loads nothing', () => {
    const t = table({ ...READY, fleet: fleet({ [truck(0)]: { stopped: 'thisTurn' } }) })
    expect(t.refusal(0, { kind: 'deliver', signed: 1, vehicle: truck(0) })).toMatchObject({ rule: 'COM-C5', why: 'vehicleStopped' })
  })
  test('[COM-9.4] nor does one laid aside in an auction', () => {
    const t = table({ ...READY, auctions: [auction(0, truck(0))] })
    expect(t.refusal(0, { kind: 'deliver', signed: 1, vehicle: truck(0) })).toMatchObject({ rule: 'COM-9.4', why: 'vehicleInAuction' })
  })
  test('[COM-4.3] signed this turn is early enough', () => {
    const t = table({ agenda: turnOf(0), territories: [['germania', 'polonia'], [], []], contracts: [['vaccines'], [], []] })
    t.play(0, { kind: 'sign', sender: 'germania', contract: 'vaccines', recipient: 'polonia' })
    t.play(0, { kind: 'deliver', signed: 1, vehicle: truck(0) }).play(0, step(truck(0), 'polonia'))
    expect(t.state.vp[0]).toBe(1)
    expect(t.state.agenda.at(-1)).toEqual({ kind: 'turn', seat: 0, draws: 0, actions: 0 })
  })
  test('[COM-4.3] it ends in success or failure before the action ends: nothing else is done on the way', () => {
    const t = table(READY).play(0, { kind: 'deliver', signed: 1, vehicle: truck(0) })
    for (const command of [{ kind: 'endTurn' }, { kind: 'draw', deck: 'contract' }, { kind: 'sellVehicle', vehicle: ship(0) }] as const)
      expect(t.refusal(0, command)).toMatchObject({ why: 'notThisDecision' })
    expect(t.refusal(0, { kind: 'endMove' })).toMatchObject({ rule: 'COM-4.4', why: 'nothingMoved' })
    expect(t.refusal(0, step(truck(0, 2), 'polonia'))).toMatchObject({ rule: 'COM-4.8', why: 'notTheMovingVehicle' })
  })
})
