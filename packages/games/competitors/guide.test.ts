import { testTable } from '@wildcat/kernel-contract/test-table'
import { describe, expect, test } from 'vitest'
import { guideOf } from './guide.ts'
import { signed, stage, turnOf } from './tests/stage.ts'

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
  test('what cannot be done with the cards in hand takes another card', () => {
    expect(guide({ agenda: turnOf(0), contracts: [['toll'], [], []] })).toMatchObject({ kind: 'draw', isFree: false })
  })
  test('a vehicle is brought to the sender', () => {
    const far = { signed: [[signed(1, 'polonia', 'wine', 'francia')], [], []] }
    expect(guide({ agenda: turnOf(0), ...far })).toMatchObject({ kind: 'bring', sender: 'polonia' })
  })
  test('it is delivered when a vehicle is there, by the safest way', () => {
    const there = { signed: [[signed(1, 'germania', 'wine', 'francia')], [], []] }
    expect(guide({ agenda: turnOf(0), ...there })).toMatchObject({ kind: 'deliver', signed: 1 })
  })
  test('without actions the turn is ended; others are told nothing', () => {
    expect(guide({ agenda: turnOf(0, 0, 0), ...hand })).toEqual({ kind: 'endTurn' })
    const t = table({ agenda: turnOf(0), ...hand })
    expect(guideOf(t.view(1), 1)).toBeUndefined()
  })
})
