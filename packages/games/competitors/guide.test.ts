import { testTable } from '@wildcat/kernel-contract/test-table'
import { describe, expect, test } from 'vitest'
import { guideOf } from './guide.ts'
import { move, points } from './tests/journeys-stage.ts'
import { fleet, onHex, ship, signed, stage, turnOf } from './tests/stage.ts'

const { table } = testTable(stage)
const guide = (...[changes]: Parameters<typeof table>) => guideOf(table(changes).view(0), 0)

describe('the way to a first delivery', () => {
  const hand = { territories: [['germania', 'francia', 'egitto'], [], []], contracts: [['wine', 'toll'], [], []] } satisfies Parameters<
    typeof table
  >[0]

  test('a free card comes first', () => {
    expect(guide({ agenda: turnOf(0, 1), ...hand })).toMatchObject({ kind: 'draw', isFree: true })
  })
  test('something is signed that begins where a vehicle stands', () => {
    expect(guide({ agenda: turnOf(0), ...hand })).toMatchObject({ kind: 'sign', sender: 'germania', goods: 'wine', isThere: true })
  })
  test('what is likely to arrive comes before what pays more', () => {
    const risky = {
      territories: [['germania', 'somalia', 'francia'], [], []],
      contracts: [['servers', 'wine'], [], []],
    } satisfies Parameters<typeof table>[0]
    const first = guide({ agenda: turnOf(0), ...risky })
    expect(first).toMatchObject({ kind: 'sign', sender: 'germania', recipient: 'francia' })
    expect(first?.kind === 'sign' && first.chance).toBeGreaterThanOrEqual(0.8)
  })
  test('what cannot be done with the cards in hand takes another card', () => {
    expect(guide({ agenda: turnOf(0), contracts: [['toll'], [], []] })).toMatchObject({ kind: 'draw', isFree: false })
  })
  test('a vehicle is brought to the sender', () => {
    const far = { signed: [[signed(1, 'polonia', 'wine', 'francia')], [], []] }
    expect(guide({ agenda: turnOf(0), ...far })).toMatchObject({ kind: 'bring', sender: 'polonia' })
  })
  test('it is told to stay where the goods are, as soon as it has come there', () => {
    const far = { signed: [[signed(1, 'polonia', 'wine', 'francia')], [], []] }
    const under = table({ agenda: turnOf(0), ...far })
    const first = guideOf(under.view(0), 0)
    if (first?.kind !== 'bring') throw new Error('no vehicle is to be brought')
    const there = under.play(0, first.command)
    expect(guideOf(there.view(0), 0)).toMatchObject({ kind: 'endMove', vehicle: first.vehicle, sender: 'polonia', isThere: true })
  })
  test('on the way without points it waits for the next Move', () => {
    const far = { signed: [[signed(1, 'portogallo', 'wheat', 'marocco')], [], []], fleet: fleet({ [ship(0)]: onHex(5, 15) }) }
    const spent = table(move(ship(0), far, { used: points(4, 4, 0) }))
    expect(guideOf(spent.view(0), 0)).toMatchObject({ kind: 'endMove', vehicle: ship(0), sender: 'portogallo', isThere: false })
  })
  test('it is delivered when a vehicle is there, by the safest way', () => {
    const there = { signed: [[signed(1, 'germania', 'wine', 'francia')], [], []] }
    expect(guide({ agenda: turnOf(0), ...there })).toMatchObject({ kind: 'deliver', signed: 1 })
  })
  test('where a vehicle waits with the goods, drawing and ending the turn say so', () => {
    const there = { signed: [[signed(1, 'germania', 'wine', 'francia')], [], []] } satisfies Parameters<typeof table>[0]
    const far = { signed: [[signed(1, 'polonia', 'wine', 'francia')], [], []] } satisfies Parameters<typeof table>[0]
    for (const [held, isReady] of [
      [there, true],
      [far, false],
    ] as const) {
      expect(guide({ agenda: turnOf(0, 1), ...held })).toMatchObject({ kind: 'draw', isReady })
      expect(guide({ agenda: turnOf(0, 0, 0), ...held })).toEqual({ kind: 'endTurn', isSpent: true, isReady })
    }
  })
  test('without actions the turn is ended; others are told nothing', () => {
    expect(guide({ agenda: turnOf(0, 0, 0), ...hand })).toEqual({ kind: 'endTurn', isSpent: true, isReady: false })
    const t = table({ agenda: turnOf(0), ...hand })
    expect(guideOf(t.view(1), 1)).toBeUndefined()
  })
})
