/** [COM-4.7, COM-C6] Delivered or failed, and the points for it. */
import { testTable } from '@wildcat/kernel-contract/test-table'
import { describe, expect, test } from 'vitest'
import type { Goods } from '../content/goods.ts'
import type { Continent } from '../content/kinds.ts'
import type { Territory } from '../content/territories.ts'
import { newDelivery } from '../journeys.ts'
import type { Place, State } from '../state.ts'
import { contract, kinds, midway, step } from './deliveries-stage.ts'
import { delivering, fleet, inState, inTurn, onHex, plane, signed, stage, truck, turnOf } from './stage.ts'

const { table } = testTable(stage)
const underWay = (...of: Parameters<typeof midway>) => table(midway(...of))

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
