/** [COM-4.3, COM-4.7 to COM-4.10, COM-C6] Deliveries from loading to the end. */
import { scene } from '@wildcat/kernel-contract/scene'
import { describe, expect, test } from 'vitest'
import type { Goods } from '../content/goods.ts'
import type { Continent } from '../content/kinds.ts'
import type { Territory } from '../content/territories.ts'
import { EMPTY, wishOf } from '../items.ts'
import { newDelivery } from '../journeys.ts'
import type { Auction, Journey, Place, Points, State, Vehicle } from '../state.ts'
import {
  aboard,
  bases,
  customsDeck,
  delivering,
  fleet,
  inState,
  inTurn,
  onHex,
  plane,
  ship,
  signed,
  stage,
  truck,
  turnOf,
} from './stage.ts'

const { table, luck } = scene(stage)
const FULL: Points = { all: 5, ship: 4, plane: 2 }
const kinds = (t: { readonly events: () => { readonly kind: string }[] }) => t.events().map(({ kind }) => kind)
const event = (roll: number) => luck(dice => dice.below('events', 12) === roll - 1)
const contract = (sender: Territory, goods: Goods, recipient: Territory): State['signed'] => [[signed(1, sender, goods, recipient)], [], []]
const mainCommands = (t: ReturnType<typeof table>) =>
  t.legal(0).filter(({ kind }) => !['offer', 'openAuction', 'board', 'leave', 'transfer'].includes(kind))
const auction = (seller: number, vehicle: number): Auction => ({
  seller,
  items: { ...EMPTY, vehicles: [vehicle] },
  minimum: 5_000,
  bids: [],
  passed: [],
})

interface Under {
  readonly tm?: number
  readonly of: number
  readonly used: number
  readonly open?: boolean
  readonly debt?: number
}
/** A delivery in the middle of a T.M.: so many points used by the vehicle that holds the goods. */
function underWay(
  vehicle: Vehicle,
  place: Place,
  { tm = 1, of, used, open = true, debt = 0 }: Under,
  changes: Partial<State> & Pick<State, 'signed'>,
) {
  const laid = delivering(vehicle, 1, of, { ...changes, fleet: changes.fleet ?? fleet({ [vehicle]: place }) })
  if (laid.journey === undefined || laid.journey === 'none') throw new Error('nothing is being delivered')
  const n = vehicle % 10
  const spent: Points = { all: used, ship: n >= 5 && n < 8 ? used : 0, plane: n >= 8 ? used : 0 }
  const journey: Journey = { ...laid.journey, tm, open, limits: FULL, used: spent, debt, fuelled: [vehicle], steps: 1 }
  return table({ ...laid, journey })
}
const step = (vehicle: Vehicle, to: Territory | 'manica' | number) => ({ kind: 'step', vehicle, to }) as const

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

describe('delivered', () => {
  const there = (changes: Partial<State> = {}, goods: Goods = 'vaccines', allowed = 1) =>
    table(delivering(truck(0), 1, allowed, { signed: contract('germania', goods, 'polonia'), ...changes })).play(
      0,
      step(truck(0), 'polonia'),
    )

  test('[COM-4.7] the pay of the card and the VP; the three cards are discarded', () => {
    const t = there()
    expect(t.state.money[0]).toBe(200_000 - 500 + 80_000)
    expect(t.state.bank).toBe(500 - 80_000)
    expect(t.state.vp).toEqual([1, 0, 0])
    expect(t.state.discards).toEqual({ territory: ['germania', 'polonia'], contract: ['vaccines'] })
    expect(t.state.signed[0]).toEqual([])
    expect(t.events('spectator').at(-1)).toEqual({
      kind: 'delivered',
      seat: 0,
      signed: 1,
      contract: 'vaccines',
      sender: 'germania',
      recipient: 'polonia',
      tm: 1,
      allowed: 1,
      pay: 80_000,
      doubled: false,
      vp: 1,
      total: 1,
    })
    expect(t.state.journey).toBe('none')
    expect(t.state.agenda.at(-1)).toEqual({ kind: 'turn', seat: 0, draws: 0, actions: 1 })
    expect(t.state.contracts[0]).toEqual([])
  })
  test('[COM-4.7] an illegal contract pays the same way', () => {
    expect(there({}, 'smuggled-cigarettes').state.money[0]).toBe(200_000 - 500 + 150_000)
  })
  test('[COM-4.7] fewer T.M. begun than the card allows: one contract card', () => {
    const t = there({ decks: { territory: ['grecia'], contract: ['rice', 'tea'] } }, 'smartphones', 2)
    expect(t.state.contracts[0]).toEqual(['tea'])
    expect(t.events(0).at(-1)).toEqual({ kind: 'cardDrawn', seat: 0, deck: 'contract', card: 'tea', by: 'bonus' })
    expect(t.events(1).at(-1)).toEqual({ kind: 'cardDrawn', seat: 0, deck: 'contract', card: null, by: 'bonus' })
  })
  test.each([
    [1, 2, 1],
    [2, 2, 0],
    [2, 3, 1],
    [3, 3, 0],
  ])('[COM-4.7] arrived in T.M. %i of %i: %i cards', (tm, of, cards) => {
    const t = underWay(truck(0), inState('germania'), { tm, of, used: 1 }, { signed: contract('germania', 'fabrics', 'polonia') })
    t.play(0, step(truck(0), 'polonia'))
    expect(t.state.contracts[0]).toHaveLength(cards)
    expect(t.events()).toContainEqual(expect.objectContaining({ kind: 'delivered', tm, allowed: of }))
  })
  test('[COM-4.7] only the contract that was delivered leaves', () => {
    const t = there({
      signed: [
        [signed(2, 'germania', 'tea', 'grecia'), signed(1, 'germania', 'vaccines', 'polonia'), signed(3, 'italia', 'rice', 'grecia')],
        [],
        [],
      ],
    })
    expect(t.state.signed[0]?.map(({ id }) => id)).toEqual([2, 3])
  })
  test('[COM-4.7] charters for it are over, others stand', () => {
    const charters = [
      { vehicle: truck(1), by: 0, signed: 1 },
      { vehicle: truck(2), by: 0, signed: 2 },
    ]
    expect(there({ charters }).state.charters).toEqual([{ vehicle: truck(2), by: 0, signed: 2 }])
  })
  test('[COM-C7] Contratto doppio: the pay twice, the VP once, then it is discarded', () => {
    const t = there({ doubled: [true, false, false] })
    expect(t.state.money[0]).toBe(200_000 - 500 + 160_000)
    expect(t.state.vp[0]).toBe(1)
    expect(t.state.doubled).toEqual([false, false, false])
    expect(t.state.discards.contract).toEqual(['vaccines', 'doubleContract'])
    expect(t.events().at(-1)).toMatchObject({ kind: 'delivered', pay: 160_000, doubled: true })
    const other = there({ doubled: [false, true, false] })
    expect(other.state.money[0]).toBe(200_000 - 500 + 80_000)
    expect(other.state.doubled).toEqual([false, true, false])
  })
  test('[COM-4.7] a second one can be delivered by the second action', () => {
    const t = there({ signed: [[signed(1, 'germania', 'vaccines', 'polonia'), signed(2, 'polonia', 'truffles', 'baltici')], [], []] })
    t.play(0, { kind: 'deliver', signed: 2, vehicle: truck(0) }).play(0, step(truck(0), 'baltici'))
    expect(t.state.vp[0]).toBe(2)
    expect(t.state.money[0]).toBe(200_000 - 1_000 + 160_000)
  })
})

describe('failed', () => {
  const onTheWay = (changes: Partial<State> = {}) =>
    underWay(
      truck(0),
      inState('polonia'),
      { of: 3, used: 1 },
      { signed: contract('germania', 'fabrics', 'italia'), vp: [4, 0, 0], ...changes },
    )

  test('[COM-4.7] breaking off is failing: no pay, 1 VP less, the three cards discarded, the vehicle stays', () => {
    const t = onTheWay().play(0, { kind: 'breakOff' })
    expect(t.state.money[0]).toBe(200_000)
    expect(t.state.vp).toEqual([3, 0, 0])
    expect(t.state.discards).toEqual({ territory: ['germania', 'italia'], contract: ['fabrics'] })
    expect(t.state.signed[0]).toEqual([])
    expect(t.state.fleet[truck(0)]?.place).toEqual(inState('polonia'))
    expect(t.events('spectator')).toEqual([
      {
        kind: 'deliveryFailed',
        seat: 0,
        signed: 1,
        contract: 'fabrics',
        sender: 'germania',
        recipient: 'italia',
        why: 'brokenOff',
        vp: 1,
        total: 3,
      },
    ])
    expect(t.state.contracts[0]).toEqual([])
    expect(t.state.journey).toBe('none')
  })
  test('[COM-4.7] the second action is still his', () => {
    const t = onTheWay().play(0, { kind: 'breakOff' })
    expect(t.pending).toEqual([0])
    expect(t.state.agenda.at(-1)).toEqual({ kind: 'turn', seat: 0, draws: 0, actions: 1 })
  })
  test('[COM-4.7] breaking off is possible before the first step', () => {
    const t = table({ agenda: turnOf(0), signed: contract('germania', 'fabrics', 'italia') }).play(0, {
      kind: 'deliver',
      signed: 1,
      vehicle: truck(0),
    })
    expect(t.legal(0)).toContainEqual({ kind: 'breakOff' })
    t.play(0, { kind: 'breakOff' })
    expect(t.events().at(-1)).toMatchObject({ kind: 'deliveryFailed', why: 'brokenOff', vp: 0, total: 0 })
  })
  test('[COM-4.7] no event is rolled on breaking off in a red-flag state', () => {
    const t = underWay(truck(0), inState('ucraina'), { of: 3, used: 1 }, { signed: contract('germania', 'fabrics', 'italia') }).play(0, {
      kind: 'breakOff',
    })
    expect(kinds(t)).toEqual(['deliveryFailed'])
  })
  test('[COM-4.7] no save is rolled either', () => {
    const t = onTheWay({ weather: { continent: 'EU', roll: 4 } }).play(0, { kind: 'breakOff' })
    expect(kinds(t)).toEqual(['deliveryFailed'])
  })
  test('[COM-4.7] a plane may stay in flight', () => {
    const t = underWay(plane(0), onHex(4, 14), { of: 3, used: 1 }, { signed: contract('germania', 'fabrics', 'peru') }).play(0, {
      kind: 'breakOff',
    })
    expect(t.state.fleet[plane(0)]?.place).toEqual(onHex(4, 14))
    expect(kinds(t)).toEqual(['deliveryFailed'])
  })
  test('[COM-4.7] not on a crossing', () => {
    const place: Place = { kind: 'crossing', crossing: 'manica', from: 'francia' }
    const t = underWay(truck(0), place, { of: 3, used: 1 }, { signed: contract('germania', 'fabrics', 'italia') })
    expect(t.refusal(0, { kind: 'breakOff' })).toMatchObject({ rule: 'COM-4.7', why: 'onACrossing' })
    expect(t.legal(0)).not.toContainEqual({ kind: 'breakOff' })
  })
  test('[COM-4.7] contracts never delivered cost nothing', () => {
    const t = table({ agenda: turnOf(0), vp: [4, 0, 0], signed: contract('germania', 'fabrics', 'italia') }).play(0, { kind: 'endTurn' })
    expect(t.state.vp).toEqual([4, 0, 0])
    expect(t.state.signed[0]).toHaveLength(1)
  })
  test('[COM-4.7] a Contratto doppio waits for the next success', () => {
    const t = onTheWay({ doubled: [true, false, false] }).play(0, { kind: 'breakOff' })
    expect(t.state.doubled).toEqual([true, false, false])
  })
  test('[COM-4.7] its charters are over', () => {
    expect(onTheWay({ charters: [{ vehicle: truck(1), by: 0, signed: 1 }] }).play(0, { kind: 'breakOff' }).state.charters).toEqual([])
  })
})

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
  test('[COM-4.9] a step with points of two T.M.: the second has begun with what it took', () => {
    const t = underWay(
      truck(0),
      inState('germania'),
      { of: 3, used: 4 },
      { signed: contract('germania', 'fabrics', 'italia'), customs: customsDeck('wavedThrough') },
    )
    t.play(0, step(truck(0), 'svizzera')) // mountain: 1 and 1
    expect(t.events()[0]).toEqual({
      kind: 'stepTaken',
      seat: 0,
      vehicle: truck(0),
      from: inState('germania'),
      to: 'svizzera',
      points: 2,
      fuel: 500,
      tm: 2,
    })
    expect(t.state.journey).toMatchObject({ tm: 2, open: true, limits: FULL, used: { all: 1 } })
  })
  test('[COM-4.9] the first of the two ends in the place entered: event and save are due there', () => {
    const t = underWay(
      truck(0),
      inState('austria'),
      { of: 3, used: 4 },
      {
        signed: contract('germania', 'fabrics', 'grecia'),
        customs: customsDeck('wavedThrough'),
        weather: { continent: 'EU', roll: 5 },
        random: luck(dice => dice.below('events', 12) === 6 && dice.below('saves', 6) >= 3),
      },
    )
    t.play(0, step(truck(0), 'balcani')).play(0, { kind: 'first', what: 'customs' })
    expect(kinds(t).filter(kind => kind !== 'tmEnded')).toEqual([
      'stepTaken',
      'orderChosen',
      'customsDrawn',
      'politicalRolled',
      'saveRolled',
    ])
    expect(t.state.journey).toMatchObject({ tm: 2, open: true, used: { all: 1 } })
    expect(t.pending).toEqual([0])
  })
  test('[COM-4.9] after such a step a point gained belongs to the second T.M.', () => {
    const t = underWay(
      truck(0),
      inState('germania'),
      { of: 3, used: 4 },
      { signed: contract('germania', 'fabrics', 'italia'), customs: customsDeck('trustedTrader') },
    )
    t.play(0, step(truck(0), 'svizzera'))
    expect(t.state.journey).toMatchObject({ tm: 2, open: true, limits: { all: 6, ship: 5, plane: 3 }, used: { all: 1 } })
  })
  test('[COM-4.9] after such a step a point lost is taken from the second T.M.', () => {
    const t = underWay(
      truck(0),
      inState('germania'),
      { of: 3, used: 4 },
      { signed: contract('germania', 'fabrics', 'italia'), customs: customsDeck('queueAtTheGate') },
    )
    t.play(0, step(truck(0), 'svizzera'))
    expect(t.state.journey).toMatchObject({ tm: 2, open: true, limits: { all: 4, ship: 3, plane: 1 }, used: { all: 1 }, debt: 0 })
  })
  test('[COM-4.9] no such step in the last T.M.', () => {
    const t = underWay(truck(0), inState('germania'), { of: 2, tm: 2, used: 4 }, { signed: contract('germania', 'fabrics', 'svizzera') })
    expect(t.refusal(0, step(truck(0), 'svizzera'))).toMatchObject({ rule: 'COM-5.1', why: 'noPointsLeft', with: { points: 2 } })
  })
  test('[COM-4.9] T.M. begun is the number of the T.M. in which it arrived: by a step over two the second', () => {
    const t = underWay(
      truck(0),
      inState('germania'),
      { of: 2, used: 4 },
      { signed: contract('germania', 'smartphones', 'svizzera'), customs: customsDeck('wavedThrough') },
    )
    t.play(0, step(truck(0), 'svizzera'))
    expect(t.events()).toContainEqual(expect.objectContaining({ kind: 'delivered', tm: 2, allowed: 2 }))
    expect(t.state.contracts[0]).toEqual([])
  })
  test('[COM-4.9] with the last point of a T.M.: still that one', () => {
    const t = underWay(truck(0), inState('germania'), { of: 2, used: 4 }, { signed: contract('germania', 'smartphones', 'polonia') })
    t.play(0, step(truck(0), 'polonia'))
    expect(t.events()).toContainEqual(expect.objectContaining({ kind: 'delivered', tm: 1, allowed: 2 }))
    expect(t.state.contracts[0]).toHaveLength(1)
  })
  test('[COM-4.9] arrival ends the T.M.: a red-flag recipient rolls its event, with points left', () => {
    const t = table(
      delivering(truck(0), 1, 3, {
        fleet: fleet({ [truck(0)]: inState('romania') }),
        signed: contract('romania', 'fabrics', 'balcani'),
        customs: customsDeck('greenLane'),
        random: event(7),
      }),
    )
    t.play(0, step(truck(0), 'balcani')).play(0, { kind: 'first', what: 'customs' })
    expect(kinds(t)).toContain('politicalRolled')
    expect(kinds(t)).toContain('delivered')
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

describe('end of turn', () => {
  const held = (changes: Partial<State> = {}) =>
    table(
      delivering(truck(0), 1, 3, {
        signed: contract('germania', 'fabrics', 'italia'),
        customs: customsDeck('goodsHeld'),
        vp: [4, 0, 0],
        ...changes,
      }),
    ).play(0, step(truck(0), 'svizzera'))

  test('[COM-4.10] a delivery fails and the second action is lost', () => {
    const t = held()
    expect(t.events()).toContainEqual(expect.objectContaining({ kind: 'deliveryFailed', why: 'endOfTurn', vp: 1, total: 3 }))
    expect(t.state.vp).toEqual([3, 0, 0])
    expect(t.state.agenda).toEqual([stage.after])
    expect(t.pending).toEqual([1])
    expect(t.state.turn).toBe('nobody')
    expect(t.events().slice(-2)).toEqual([
      { kind: 'turnLost', seat: 0 },
      { kind: 'turnEnded', seat: 0 },
    ])
    expect(t.state.fleet[truck(0)]?.place).toEqual(inState('svizzera'))
    expect(t.state.journey).toBe('none')
  })
  test('[COM-4.10] even in the recipient’s state', () => {
    const t = held({ signed: contract('germania', 'fabrics', 'svizzera') })
    expect(kinds(t)).not.toContain('delivered')
    expect(t.state.vp).toEqual([3, 0, 0])
  })
  test('[COM-4.10] after an empty Move only the second action is lost', () => {
    const t = table({
      agenda: turnOf(0),
      vp: [4, 0, 0],
      fleet: fleet({ [truck(0)]: inState('polonia') }),
      signed: contract('germania', 'fabrics', 'italia'),
      random: event(1),
    })
    t.play(0, step(truck(0), 'ucraina')).play(0, { kind: 'endMove' })
    expect(kinds(t)).toEqual(['moveBegun', 'stepTaken', 'politicalRolled', 'moveEnded', 'turnLost', 'turnEnded'])
    expect(t.events()).toContainEqual({ kind: 'moveEnded', seat: 0, vehicle: truck(0) })
    expect(t.state.vp).toEqual([4, 0, 0])
    expect(t.state.signed[0]).toHaveLength(1)
    expect(t.state.journey).toBe('none')
    expect(t.state.fleet[truck(0)]?.place).toEqual(inState('ucraina'))
    expect(t.pending).toEqual([1])
  })
  test('[COM-4.10] in the middle of a Move its points are lost, too', () => {
    const t = table({ agenda: turnOf(0), fleet: fleet({ [plane(0)]: inState('polonia') }), random: event(1) }).play(
      0,
      step(plane(0), 'ucraina'),
    )
    expect(t.state.agenda).toEqual([stage.after])
  })
  test('[COM-4.10] offers and auctions end as at any end of turn', () => {
    const offer = {
      id: 1,
      from: 0,
      to: [1],
      all: false,
      accepted: [],
      give: { ...EMPTY, money: 500 },
      ask: wishOf('nothing', 0),
      at: 'stay',
      age: 0,
    } as const
    const laid = delivering(truck(0), 1, 3, { signed: contract('germania', 'fabrics', 'italia'), customs: customsDeck('goodsHeld') })
    const t = table({
      ...laid,
      offers: [{ ...offer, to: [1], accepted: [] }],
      auctions: [auction(2, truck(2))],
      passes: [{ from: 1, to: 0 }],
    })
    t.play(0, step(truck(0), 'svizzera'))
    expect(t.state.offers).toEqual([])
    expect(t.state.auctions).toEqual([])
    expect(t.state.passes).toEqual([])
    expect(t.events()).toContainEqual({ kind: 'offerEnded', offer: 1, from: 0, how: 'lapsed' })
    expect(t.events().at(-1)).toEqual({ kind: 'turnEnded', seat: 0 })
  })
  test('[COM-4.10] the turn passes at once: no special can be played any more', () => {
    const t = held({ contracts: [['sponsor'], [], []] })
    expect(t.refusal(0, { kind: 'playCard', card: 'sponsor' })).toMatchObject({ why: 'notYourDecision' })
  })
})

describe('VP of a delivery', () => {
  const FROM: Readonly<Record<Continent, Territory>> = {
    EU: 'francia',
    AS: 'cinanord',
    AF: 'egitto',
    NA: 'texas',
    SA: 'argentina',
    OC: 'ausnord',
  }
  const TO: Readonly<Record<Continent, Territory>> = { EU: 'polonia', AS: 'corea', AF: 'kenya', NA: 'usacentro', SA: 'peru', OC: 'figi' }
  const ALL = ['EU', 'AS', 'AF', 'NA', 'SA', 'OC'] as const
  /** The goods stand in the recipient's state. */
  function vpOf(from: Continent, to: Continent, vpTable: 'standard' | 'distance'): number | undefined {
    const signedBefore = contract(FROM[from], 'vaccines', TO[to])
    const laid: Partial<State> = { signed: signedBefore, fleet: fleet({ [truck(0)]: inState(TO[to]) }) }
    const view = table(laid).view(0)
    const t = table({
      ...laid,
      options: { game: 'points', vpTable, offerLimit: 0, rounds: 15 },
      journey: { ...newDelivery(view, 0, truck(0), 1, 1), tm: 1, open: true },
      agenda: inTurn(0, { kind: 'judge', tmEnded: false }),
    })
    return t.state.vp[0]
  }
  test('[COM-C6] 1 inside a continent, 3 between continents', () => {
    for (const from of ALL) for (const to of ALL) expect(vpOf(from, to, 'standard'), `${from}–${to}`).toBe(from === to ? 1 : 3)
  })
  test.each([
    ['EU', [1, 2, 2, 3, 4, 4]],
    ['AS', [2, 1, 3, 3, 4, 3]],
    ['AF', [2, 3, 1, 3, 3, 4]],
    ['NA', [3, 3, 3, 1, 2, 3]],
    ['SA', [4, 4, 3, 2, 1, 3]],
    ['OC', [4, 3, 4, 3, 3, 1]],
  ] as const)('[COM-C6] the distance table from %s', (from, row) => {
    expect(ALL.map(to => vpOf(from, to, 'distance'))).toEqual(row)
  })
})
