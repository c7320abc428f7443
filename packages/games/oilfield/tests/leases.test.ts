/** [OIL-3.2, OIL-5.1] Leases. */
import { testTable } from '@wildcat/kernel-contract/test-table'
import { expect, test } from 'vitest'
import type { Field, Investment } from '../components.ts'
import type { State } from '../state.ts'
import { DECLINE, plots, showing, stage } from './stage.ts'

const { table } = testTable(stage)
const take = (field: Field) => ({ kind: 'takeLease', field }) as const
const raise = (investment: Investment) => ({ kind: 'raiseMoney', investment }) as const
const sell = (investment: Investment) => ({ kind: 'sellInvestment', investment }) as const
const byWorker = (changes: Partial<State> = {}, price = 8) =>
  table({ agenda: [{ kind: 'lease', seat: 1, by: 'worker', price }], ...changes })
const byCard = (changes: Partial<State> = {}) => table({ agenda: [{ kind: 'lease', seat: 1, by: 'card', price: 5 }], ...changes })

test('[OIL-5.1] public: pay the price covered, choose a lease on show, put a marker on its field', () => {
  const t = byWorker({ leases: showing('pecos', 'dallas', 'pecos', 'austin'), plots: plots({ pecos: [[0]] }) })
  expect(t.legal(1)).toEqual([take('dallas'), take('austin'), take('pecos')])
  t.play(1, take('pecos'))
  expect(t.state).toMatchObject({ money: [20, 12, 20], bank: 8 })
  expect(t.state.leases.onShow).toEqual(['dallas', 'pecos', 'austin'])
  expect(t.state.plots).toEqual(plots({ pecos: [[0], [1]] }))
  expect(t.events('spectator')).toEqual([{ kind: 'leaseTaken', seat: 1, field: 'pecos', price: 8 }])
  expect(t.played).toBe(true)
})

test('[OIL-5.1] private: $5', () => {
  const t = byCard()
  expect(t.legal(1)).toEqual([DECLINE, take('dallas'), take('austin'), take('pecos')])
  t.play(1, take('austin'))
  expect(t.state).toMatchObject({ money: [20, 15, 20], bank: 5 })
})

test('[OIL-5.1] only what is on show', () => {
  const t = byCard({ leases: showing('dallas') })
  expect(t.legal(1)).toEqual([DECLINE, take('dallas')])
  expect(t.refusal(1, take('pecos'))).toEqual({ rule: 'OIL-5.1', why: 'leaseNotOnShow' })
})

test('[OIL-5.1] at most 4 leases a player', () => {
  const four = plots({ dallas: [[1], [1]], austin: [[1, 'small'], [1]] })
  expect(byCard({ plots: four }).legal(1)).toEqual([DECLINE])
  expect(byCard({ plots: four }).refusal(1, take('pecos'))).toEqual({ rule: 'OIL-5.1', why: 'noMarkerLeft' })
  expect(byCard({ plots: plots({ dallas: [[1], [1]], austin: [[1], [0]] }) }).legal(1)).toContainEqual(take('pecos'))
})

test('[OIL-5.1] privately without money: no effect, no cost; after sales he may', () => {
  const t = byCard({ money: [20, 4, 20], rows: { 5: [], 3: [], 2: [1] }, vp: [0, 2, 0] })
  expect(t.legal(1)).toEqual([DECLINE, sell(2)])
  expect(t.refusal(1, take('dallas'))).toEqual({ rule: 'OIL-5.1', why: 'leaseTooDear', with: { price: 5, money: 4, means: 8 } })
  t.play(1, sell(2))
  expect(t.legal(1)).toEqual([DECLINE, take('dallas'), take('austin'), take('pecos')])
  t.play(1, take('dallas'))
  expect(t.state.money).toEqual([20, 3, 20])
})

test('[OIL-3.2] a LEASE bidder who can pay must take a lease', () => {
  const t = byWorker({ money: [20, 8, 20] })
  expect(t.legal(1)).toEqual([take('dallas'), take('austin'), take('pecos')])
  expect(t.refusal(1, DECLINE)).toEqual({ rule: 'OIL-3.2', why: 'mustTakeLease', with: { price: 8 } })
})

test('[OIL-3.2] with none on show nothing is taken or paid', () => {
  const t = byWorker({ leases: showing() })
  expect(t.legal(1)).toEqual([DECLINE])
  t.play(1, DECLINE)
  expect(t.state).toMatchObject({ money: [20, 20, 20], bank: 0 })
  expect(t.played).toBe(true)
})

test('[OIL-3.2] with none on show he need not sell, though he may', () => {
  const t = byWorker({ leases: showing(), money: [20, 1, 20], rows: { 5: [1], 3: [], 2: [] }, vp: [0, 5, 0] })
  expect(t.legal(1)).toEqual([DECLINE, sell(5)])
})

test('[OIL-3.2] who cannot cover his price takes and pays nothing', () => {
  const t = byWorker({ money: [20, 1, 20], rows: { 5: [], 3: [1], 2: [0] } }) // $1 and $7 would be 8, so one dollar less
  expect(t.refusal(1, DECLINE)).toEqual({ rule: 'OIL-3.2', why: 'mustSell', with: { price: 8, money: 1 } })
  expect(t.legal(1)).toEqual([raise(3)])
  const short = byWorker({ money: [20, 0, 20], rows: { 5: [], 3: [1], 2: [0] } })
  expect(short.legal(1)).toEqual([DECLINE, sell(3)])
  expect(short.refusal(1, take('dallas'))).toEqual({ rule: 'OIL-3.2', why: 'cannotCover', with: { price: 8, money: 0, means: 7 } })
  expect(short.refusal(1, raise(3))).toEqual({ rule: 'OIL-3.2', why: 'nothingToRaise' })
})

test('[OIL-3.2] only a bidder whose money is short must sell; others do it beside their decision', () => {
  const rich = byWorker({ rows: { 5: [1], 3: [], 2: [] }, vp: [0, 5, 0] })
  expect(rich.refusal(1, raise(5))).toEqual({ rule: 'OIL-3.2', why: 'canPayAlready', with: { price: 8 } })
  const none = byWorker({ leases: showing(), money: [20, 1, 20], rows: { 5: [1], 3: [], 2: [] }, vp: [0, 5, 0] })
  expect(none.refusal(1, raise(5))).toEqual({ rule: 'OIL-3.2', why: 'nothingToRaise' })
  const card = byCard({ money: [20, 1, 20], rows: { 5: [1], 3: [], 2: [] }, vp: [0, 5, 0] })
  expect(card.refusal(1, raise(5))).toEqual({ rule: 'OIL-2.5', why: 'onlyBiddersRaise' })
})

test('[OIL-3.2] who can cover it only by selling sells which he likes, until it is enough', () => {
  const invested = { money: [20, 1, 20], rows: { 5: [], 3: [1], 2: [1, 0, 1] } satisfies State['rows'], vp: [2, 7, 0] }
  const t = byWorker(invested) // a 3 would bring $7, each 2 $5
  expect(t.legal(1)).toEqual([raise(3), raise(2)])
  expect(t.refusal(1, DECLINE)).toEqual({ rule: 'OIL-3.2', why: 'mustSell', with: { price: 8, money: 1 } })
  expect(t.refusal(1, take('dallas'))).toEqual({ rule: 'OIL-3.2', why: 'sellFirst', with: { price: 8, money: 1 } })
  expect(t.refusal(1, raise(5))).toEqual({ rule: 'OIL-5.9', why: 'notYourInvestment', with: { investment: 5, rows: 2 } })
  expect(t.refusal(1, sell(2))).toEqual({ rule: 'OIL-3.2', why: 'sellForTheLease' })
  t.play(1, raise(2))
  expect(t.legal(1)).toEqual([raise(3), raise(2)])
  t.play(1, raise(2))
  expect(t.state).toMatchObject({ money: [20, 11, 20], vp: [2, 3, 0], rows: { 3: [1], 2: ['government', 0, 'government'] } })
  expect(t.legal(1)).toEqual([take('dallas'), take('austin'), take('pecos'), sell(3)])
  t.play(1, take('dallas'))
  expect(t.state.money).toEqual([20, 3, 20])
})

test('[OIL-3.2] others are not asked, and may not sell meanwhile', () => {
  const t = byWorker({ money: [20, 1, 20], rows: { 5: [0], 3: [1], 2: [] }, vp: [5, 3, 0] })
  expect(t.pending).toEqual([1])
  expect(t.legal(0)).toEqual([])
})

test('[OIL-3.2] without a marker nothing is taken or paid', () => {
  const four = plots({ dallas: [[1], [1]], austin: [[1], [1]] })
  expect(byWorker({ plots: four }).legal(1)).toEqual([DECLINE])
  const poor = byWorker({ plots: four, money: [20, 0, 20], rows: { 5: [1], 3: [], 2: [] }, vp: [0, 5, 0] })
  expect(poor.legal(1)).toEqual([DECLINE, sell(5)])
})
