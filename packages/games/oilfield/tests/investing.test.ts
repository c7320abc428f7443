/** [OIL-5.8, OIL-5.9] Investing, and selling investments. */
import { testTable } from '@wildcat/kernel-contract/test-table'
import { expect, test } from 'vitest'
import type { Investment } from '../components.ts'
import type { State } from '../state.ts'
import { DECLINE, stage } from './stage.ts'

const { table } = testTable(stage)
const invest = (investment: Investment) => ({ kind: 'invest', investment }) as const
const sell = (investment: Investment) => ({ kind: 'sellInvestment', investment }) as const
const investing = (changes: Partial<State> = {}) => table({ agenda: [{ kind: 'invest', seat: 1 }], ...changes })

test('[OIL-5.8] one of 5, 3 or 2 VP at the leftmost open price of its row, VP at once', () => {
  const t = investing({ rows: { 5: [], 3: [0], 2: [2, 'government'] } })
  expect(t.legal(1)).toEqual([DECLINE, invest(5), invest(3), invest(2)])
  t.play(1, invest(3))
  expect(t.state).toMatchObject({ money: [20, 13, 20], bank: 7, vp: [0, 3, 0], earned: [0, 0, 0], rows: { 3: [0, 1] } })
  expect(t.events('spectator')).toEqual([{ kind: 'invested', seat: 1, investment: 3, price: 7 }])
  expect(t.played).toBe(true) // once per action
  expect(investing({ rows: { 5: [], 3: [], 2: [2, 'government'] } }).play(1, invest(2)).state.money).toEqual([20, 15, 20])
})

test('[OIL-5.8] it must be paid', () => {
  const t = investing({ money: [20, 9, 20] })
  expect(t.legal(1)).toEqual([DECLINE, invest(3), invest(2)])
  expect(t.refusal(1, invest(5))).toEqual({ rule: 'OIL-5.8', why: 'investmentTooDear', with: { price: 10, money: 9, means: 9 } })
  expect(investing({ money: [20, 10, 20] }).refusal(1, invest(5))).toBeUndefined()
})

test('[OIL-5.8] it needs an open space', () => {
  const t = investing({ rows: { 5: [], 3: [0, 0, 2, 2, 'government', 2], 2: [] } })
  expect(t.legal(1)).toEqual([DECLINE, invest(5), invest(2)])
  expect(t.refusal(1, invest(3))).toEqual({ rule: 'OIL-5.8', why: 'rowFull', with: { investment: 3 } })
})

test('[OIL-5.8] it needs a free cube: five can be invested', () => {
  const five: State['rows'] = { 5: [1], 3: [1, 1], 2: [0, 1, 1] }
  const t = investing({ rows: five, vp: [0, 15, 0] })
  expect(t.legal(1)).toEqual([DECLINE, sell(5), sell(3), sell(2)])
  expect(t.refusal(1, invest(5))).toEqual({ rule: 'OIL-5.8', why: 'noCubeToInvest' })
  t.play(1, sell(2))
  expect(t.refusal(1, invest(5))).toBeUndefined()
  expect(investing({ rows: { ...five, 5: [] } }).refusal(1, invest(5))).toBeUndefined()
})

test('[OIL-5.9] red bought 3 VP for $6; blue bought at 7 and 8; red sells for $9, loses 3 VP, a government cube stays', () => {
  const [red, blue] = [0, 1]
  const t = table({ agenda: [red, blue, blue, red].toReversed().map(seat => ({ kind: 'invest', seat })) })
  t.play(red, invest(3)).play(blue, invest(3)).play(blue, invest(3))
  expect(t.state).toMatchObject({ money: [14, 5, 20], vp: [3, 6, 0] })
  t.play(red, sell(3))
  expect(t.state).toMatchObject({ money: [23, 5, 20], vp: [0, 6, 0], rows: { 3: ['government', 1, 1] }, bank: 12 })
  expect(t.events('spectator').at(-1)).toEqual({ kind: 'investmentSold', seat: red, investment: 3, price: 9 })
  expect(t.pending).toEqual([red])
})

test('[OIL-5.9] prices never fall: the next buyer pays what the seller got', () => {
  const t = investing({ rows: { 5: [1, 0], 3: [], 2: [] }, vp: [5, 5, 0] }).play(1, sell(5))
  expect(t.state.money).toEqual([20, 32, 20])
  t.play(1, invest(5))
  expect(t.state).toMatchObject({ money: [20, 20, 20], rows: { 5: ['government', 0, 1] } })
})

test('[OIL-5.9] a full row pays its last price; government cubes are no limit', () => {
  const full: State['rows'] = { 5: [1, 1, 0, 0, 2, 1], 3: ['government', 1, 1], 2: [] }
  const t = investing({ rows: full, vp: [10, 21, 5] })
    .play(1, sell(5))
    .play(1, sell(5))
    .play(1, sell(5))
  expect(t.state.money).toEqual([20, 65, 20])
  expect(t.state.rows[5]).toEqual(['government', 'government', 0, 0, 2, 'government'])
  expect(t.state.vp).toEqual([10, 6, 5])
})

test('[OIL-5.9] only own investments', () => {
  const t = investing({ rows: { 5: [0], 3: ['government'], 2: [1] }, vp: [5, 2, 0] })
  expect(t.legal(1).filter(({ kind }) => kind === 'sellInvestment')).toEqual([sell(2)])
  for (const row of [5, 3] as const)
    expect(t.refusal(1, sell(row))).toEqual({ rule: 'OIL-5.9', why: 'notYourInvestment', with: { investment: row, rows: 1 } })
})

test('[OIL-5.9] not after one’s last action of the game', () => {
  const t = table({
    round: 8,
    lastRound: 8,
    rows: { 5: [1], 3: [], 2: [] },
    vp: [0, 5, 0],
    agenda: [{ kind: 'putCardsAway' }, { kind: 'local', seat: 0, by: 'card' }, { kind: 'local', seat: 1, by: 'card' }],
  })
  expect(t.refusal(1, sell(5))).toBeUndefined()
  t.play(1, DECLINE)
  expect(t.refusal(1, sell(5))).toEqual({ rule: 'OIL-2.5', why: 'notYourMoment' })
  t.play(0, DECLINE)
  expect(t.refusal(1, sell(5))?.rule).toBe('WILD-3')
})
