import { testTable } from '@wildcat/kernel-contract/test-table'
import { expect, test } from 'vitest'
import { oil, prices, stage } from './stage.ts'

const { table } = testTable(stage)
const inflation = { options: { licences: 78, inflation: true, openTracking: false } } as const
const settled = (sold: number) => ({ kind: 'auctionSettled', company: 'jet', sold }) as const
const priceAfter = (sold: number, from = 5000) =>
  1500 + 500 * table({ ...inflation, prices: prices(5000, from, 5000), agenda: [settled(sold)] }).state.prices.jet

test.each([
  [0, 5500],
  [1, 5500],
  [2, 5000],
  [3, 4500],
  [6, 4500],
])('[GIG-12.1] a winner who sold %i leaves a price of $%i', (sold, price) => {
  expect(priceAfter(sold)).toBe(price)
})

test('[GIG-12.1] the marker moves after the sale, and only that company’s', () => {
  const t = table({
    ...inflation,
    depots: [oil(0, 3, 0), oil(0, 0, 0), oil(0, 0, 0)],
    agenda: [{ kind: 'sell', company: 'jet', seller: 0 }],
  })
  t.play(0, { kind: 'sell', barrels: 3 })
  expect(t.state.money[0]).toBe(30_000)
  expect(t.state.prices).toEqual(prices(5000, 4500, 5000))
  expect(t.events('spectator').at(-1)).toEqual({ kind: 'pricesInflated', company: 'jet', from: 7, to: 6 })
})

test('[GIG-12.1] it rises if nobody won, or nobody could take part', () => {
  const nobody = table({ ...inflation, agenda: [{ kind: 'auction', company: 'jet' }] })
  expect(nobody.state.prices).toEqual(prices(5000, 5500, 5000))
  const t = table({
    ...inflation,
    depots: [oil(0, 1, 0), oil(0, 0, 0), oil(0, 0, 0)],
    hands: [[1], [], []],
    agenda: [{ kind: 'auction', company: 'jet' }],
  })
  expect(t.state.prices.jet).toBe(7)
  expect(t.play(0, { kind: 'pass' }).state.prices).toEqual(prices(5000, 5500, 5000))
})

test('[GIG-12.1] it stops at the ends', () => {
  expect([priceAfter(0, 9000), priceAfter(3, 1500)]).toEqual([9000, 1500])
  expect(table({ ...inflation, prices: prices(5000, 9000, 5000), agenda: [settled(0)] }).events('spectator')).toEqual([])
})

test('[GIG-12.1] once a company and round: a bluff does not move it', () => {
  const t = table({
    ...inflation,
    depots: [oil(0, 1, 0), oil(0, 0, 0), oil(0, 0, 0)],
    hands: [[1, 1], [], []],
    agenda: [{ kind: 'settleBid', company: 'jet', winner: 0, points: 9 }],
  })
  expect(t.state.prices.jet).toBe(7)
  t.play(0, { kind: 'pass' })
  expect(t.state.prices.jet).toBe(8)
})

test('[GIG-12.1] without the variant prices stay', () => {
  expect(table({ agenda: [settled(0)] }).state.prices).toEqual(prices(5000, 5000, 5000))
  expect(table({ agenda: [settled(4)] }).state.prices).toEqual(prices(5000, 5000, 5000))
})
