import { engine, keyFrom, type Seat } from '@wildcat/kernel'
import { expect, test } from 'vitest'
import { testTable } from '../../test-table.ts'
import { gusher } from '../game.ts'
import type { State } from '../state.ts'
import { stage } from './stage.ts'

const { table } = testTable(stage)
const KEYS = 60
const start = (seats: number, n = 1): State => engine(gusher).start(seats, { rounds: 4, deals: true }, keyFrom(n)).state
const starts = Array.from({ length: KEYS }, (_, n) => start(4, n))
const counts = (list: readonly (number | string)[]) =>
  Object.fromEntries([...new Set(list)].map(each => [each, list.filter(other => other === each).length]))

test('[GSH-1.1] two to five players begin with $10 each and no oil', () => {
  expect(gusher.seats).toEqual({ least: 2, most: 5 })
  for (const seats of [2, 3, 4, 5]) {
    const { money, oil } = start(seats)
    expect(money).toEqual(new Array(seats).fill(10))
    expect(oil).toEqual(new Array(seats).fill(0))
  }
})

test('[GSH-1.1] nobody plays alone, and six are too many', () => {
  for (const seats of [2, 5]) expect(gusher.options(seats, {})).toEqual({ ok: { rounds: 4, deals: true } })
  for (const seats of [1, 6, 2.5])
    expect(gusher.options(seats, {})).toEqual({ refused: { rule: 'GSH-1.1', why: 'seatsOutOfRange', with: { least: 2, most: 5 } } })
})

test('[GSH-1.1] the bank never runs out', () => {
  const { state } = table({ bank: -1000, oil: [9, 0], agenda: [{ kind: 'sell', seller: 0 }] }).play(0, { kind: 'sell', barrels: 9 })
  expect([state.money[0], state.bank]).toEqual([46, -1036])
})

test('[GSH-1.2] twelve wells lie face down: six shallow with 2, 3 or 4 barrels, six deep with 2 or 5', () => {
  const { wells } = start(3)
  const barrels = (depth: string) => counts(wells.filter(well => well.depth === depth).map(well => well.barrels))
  expect(wells).toHaveLength(12)
  expect(barrels('shallow')).toEqual({ 2: 2, 3: 2, 4: 2 })
  expect(barrels('deep')).toEqual({ 2: 3, 5: 3 })
  expect(wells.every(well => !well.drilled && well.seenBy.length === 0)).toBe(true)
})

test('[GSH-1.2] where the barrels lie differs from game to game', () => {
  for (const well of starts[0]?.wells.keys() ?? [])
    expect(new Set(starts.map(({ wells }) => wells[well]?.barrels)).size, `well ${well + 1}`).toBeGreaterThan(1)
})

test('[GSH-1.3] the deck holds 48 licences, half worth 1 point and half worth 2', () => {
  const { deck, hands } = start(5)
  expect(counts([...deck, ...hands.flat()])).toEqual({ 1: 24, 2: 24 })
})

test('[GSH-1.3] the deck is shuffled, and nobody knows its order', () => {
  expect(new Set(starts.map(({ deck }) => deck.join(''))).size).toBe(KEYS)
  for (const viewer of [0, 1, 'spectator'] as const) expect(new Set(gusher.view(start(2), viewer).deck)).toEqual(new Set([null]))
})

test('[GSH-1.4] the price of a barrel is $4 before the first die', () => {
  const chance = { random: { key: [], drawn: [] }, below: () => 0, shuffle: <X>(_: string, list: X[]) => list }
  expect(gusher.setup(2, { rounds: 4, deals: true }, chance).price).toBe(4)
})

test('[GSH-1.5] any player may be drawn as the first', () => {
  expect(new Set(starts.map(({ first }) => first))).toEqual(new Set([0, 1, 2, 3]))
})

test('[GSH-1.5] turn order goes round clockwise from the first player', () => {
  const first: Seat = 2
  const found = starts.find(state => state.first === first)
  const asked = found?.agenda.flatMap(step => (step.kind === 'prospect' ? [step.seat] : [])).reverse()
  expect(asked).toEqual([2, 3, 0, 1])
})
