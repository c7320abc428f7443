/** [OIL-5.5 to OIL-5.7, OIL-5.10, OIL-7.1, OIL-7.2] The local and the national market. */
import { engine as engineOf } from '@wildcat/kernel'
import { testTable } from '@wildcat/kernel-contract/test-table'
import { expect, test } from 'vitest'
import { oilfield } from '../game.ts'
import type { Cubes, State } from '../state.ts'
import { ADVANCED, DECLINE, fields, plots, stage } from './stage.ts'

const { table } = testTable(stage)
const engine = engineOf(oilfield)
const none = { oil: 0, gas: 0 }
const local = (oil: number, pairs: number, gas: number) => ({ kind: 'sellLocal', oil, pairs, gas }) as const
const national = (oil: number, gas = 0) => ({ kind: 'sellNational', oil, gas }) as const
const selling = (store: Cubes, changes: Partial<State> = {}) =>
  table({ stores: [none, store, none], agenda: [{ kind: 'local', seat: 1, by: 'worker' }], ...changes })
const blanks = (t: ReturnType<typeof selling>) => engine.blanks(t.view(1), 1)

test('[OIL-5.5] three oil: 3 × $2, or one for $2 and two for 1 VP', () => {
  const t = selling({ oil: 3, gas: 0 })
  expect(t.legal(1)).toEqual([DECLINE, local(3, 0, 0), local(1, 1, 0), local(0, 1, 0)])
  t.play(1, local(3, 0, 0))
  expect(t.state).toMatchObject({ money: [20, 26, 21], vp: [0, 0, 0] })
  const u = selling({ oil: 3, gas: 0 }).play(1, local(1, 1, 0))
  expect(u.state).toMatchObject({ money: [20, 22, 21], vp: [0, 1, 0], earned: [0, 1, 0] })
  expect(u.state.stores[1]).toEqual(none)
})

test('[OIL-5.5] two gas and one oil: 2 VP and $2', () => {
  const t = selling({ oil: 1, gas: 2 }).play(1, local(1, 0, 2))
  expect(t.state).toMatchObject({ money: [20, 22, 21], vp: [0, 2, 0], bank: -3 })
  expect(t.events('spectator')).toEqual([
    { kind: 'soldLocally', seat: 1, oil: 1, pairs: 0, gas: 2, money: 2, vp: 2 },
    { kind: 'supervisorPaid', seat: 2, money: 1 },
  ])
})

test('[OIL-5.5] on offer are all gas or none, and every way to split the oil', () => {
  expect(selling({ oil: 2, gas: 1 }).legal(1)).toEqual([
    DECLINE,
    local(2, 0, 1),
    local(2, 0, 0),
    local(0, 0, 1),
    local(0, 1, 1),
    local(0, 1, 0),
  ])
  const t = selling({ oil: 2, gas: 1 })
  expect(t.refusal(1, local(1, 0, 1))).toBeUndefined()
  t.play(1, local(1, 0, 1))
  expect(t.played).toBe(true)
})

test('[OIL-5.5] any of the own stored cubes, not more', () => {
  const t = selling({ oil: 3, gas: 2 })
  expect(t.refusal(1, local(2, 0, 1))).toBeUndefined()
  const short = { rule: 'OIL-5.5', why: 'notInStoreLocal', with: { oil: 3, gas: 2 } }
  expect([local(4, 0, 0), local(2, 1, 0), local(0, 2, 0), local(0, 0, 3)].map(sale => t.refusal(1, sale))).toEqual([
    short,
    short,
    short,
    short,
  ])
  expect(t.refusal(1, local(0, 0, 0))).toEqual({ rule: 'OIL-5.5', why: 'nothingSoldLocally' })
  t.play(1, local(2, 0, 1))
  expect(t.state.stores[1]).toEqual({ oil: 1, gas: 1 })
})

test('[OIL-5.5] offered is a form from which everything can be filled in', () => {
  expect(blanks(selling({ oil: 3, gas: 2 }))).toEqual([
    { command: local(3, 0, 2), open: { oil: { least: 0, most: 3 }, pairs: { least: 0, most: 1 }, gas: { least: 0, most: 2 } } },
  ])
  expect(blanks(selling({ oil: 1, gas: 0 }))).toEqual([{ command: local(1, 0, 0), open: { oil: { least: 1, most: 1 } } }])
  expect(blanks(selling(none))).toEqual([])
})

test('[OIL-5.10] every cube sold goes into the bag at once', () => {
  const t = selling({ oil: 3, gas: 2 })
  const bag = { ...t.state.bag }
  t.play(1, local(1, 1, 1))
  expect(t.state.bag).toEqual({ ...bag, oil: bag.oil + 3, gas: bag.gas + 1 })
})

test('[OIL-5.6] the supervisor is last in order and gets $1 from the bank when another sells', () => {
  const sale = (first: number) => selling({ oil: 1, gas: 0 }, { first }).play(1, local(1, 0, 0)).state.money
  expect([0, 1, 2].map(sale)).toEqual([
    [20, 22, 21],
    [21, 22, 20],
    [20, 22, 20], // he is supervisor himself
  ])
  const two = table({ stores: [{ oil: 1, gas: 0 }, none], agenda: [{ kind: 'local', seat: 0, by: 'card' }] }).play(0, local(1, 0, 0))
  expect(two.state.money).toEqual([22, 21])
})

test('[OIL-5.6] nothing sold, nothing paid', () => {
  const t = selling({ oil: 1, gas: 0 }).play(1, DECLINE)
  expect(t.state.money).toEqual([20, 20, 20])
})

const nationally = (store: Cubes, changes: Partial<State> = {}, price = 3) =>
  table({ stores: [none, store, none], agenda: [{ kind: 'national', seat: 1, price }], ...changes })

test('[OIL-5.7] any number of stored oil at the price', () => {
  const t = nationally({ oil: 3, gas: 2 })
  expect(t.legal(1)).toEqual([DECLINE, national(3), national(2), national(1)])
  expect(blanks(t)).toEqual([{ command: national(3), open: { oil: { least: 1, most: 3 } } }])
  const bag = { ...t.state.bag }
  t.play(1, national(2))
  expect(t.state).toMatchObject({ money: [20, 26, 20], bank: -6, vp: [0, 0, 0] })
  expect(t.state.stores[1]).toEqual({ oil: 1, gas: 2 })
  expect(t.state.bag).toEqual({ ...bag, oil: bag.oil + 2 }) // [OIL-5.10]
  expect(t.events('spectator')).toEqual([{ kind: 'soldNationally', seat: 1, oil: 2, gas: 0, price: 3, towers: [], money: 6 }])
  expect(t.played).toBe(true)
})

test('[OIL-5.7] no more than is stored, and something', () => {
  const t = nationally({ oil: 3, gas: 2 })
  expect(t.refusal(1, national(4))).toEqual({ rule: 'OIL-5.7', why: 'notInStoreNational', with: { oil: 3, gas: 0 } })
  expect(t.refusal(1, national(0))).toEqual({ rule: 'OIL-5.7', why: 'nothingSoldNationally' })
  expect(nationally({ oil: 0, gas: 2 }).legal(1)).toEqual([DECLINE])
  expect(blanks(nationally({ oil: 0, gas: 2 }))).toEqual([])
})

test('[OIL-7.1] gas is sold nationally only with a gas refinery, at the oil price', () => {
  expect(nationally({ oil: 1, gas: 2 }).refusal(1, national(1, 1))).toEqual({ rule: 'OIL-7.1', why: 'gasNeedsRefinery' })
  const t = nationally({ oil: 1, gas: 2 }, { options: ADVANCED, expansions: [[], ['gasRefinery'], []] })
  expect(t.legal(1)).toEqual([DECLINE, national(1, 2), national(1, 0), national(0, 2)])
  expect(blanks(t)).toEqual([{ command: national(1, 2), open: { oil: { least: 0, most: 1 }, gas: { least: 0, most: 2 } } }])
  expect(t.refusal(1, national(1, 3))).toEqual({ rule: 'OIL-5.7', why: 'notInStoreNational', with: { oil: 1, gas: 2 } })
  t.play(1, national(1, 1))
  expect(t.state).toMatchObject({ money: [20, 26, 20], vp: [0, 0, 0] })
  expect(t.state.stores[1]).toEqual({ oil: 0, gas: 1 })
})

const TOWER = plots({
  austin: [
    [1, 'national'],
    [0, 'national'],
  ],
})

test('[OIL-7.2] a lone seller with a national tower at four players: 2 stored oil at $4, the tower’s at $5', () => {
  const t = table({
    options: ADVANCED,
    stores: [none, { oil: 2, gas: 0 }, none, none],
    plots: TOWER,
    cards: ['drill', 'national', 'drill', 'lease'],
    first: 1,
    agenda: [{ kind: 'showCards' }],
  })
  const bag = { ...t.state.bag }
  t.play(1, national(2))
  expect(t.state).toMatchObject({ money: [20, 20 + 2 * 4 + 5, 20, 20], fields: { austin: { oil: 6 } } })
  expect(t.state.bag.oil).toBe(bag.oil + 3)
  expect(t.events('spectator').at(-1)).toEqual({ kind: 'soldNationally', seat: 1, oil: 2, gas: 0, price: 4, towers: ['austin'], money: 13 })
})

test('[OIL-7.2] also without selling stored oil; nothing if the action is declined', () => {
  const t = nationally({ oil: 1, gas: 0 }, { options: ADVANCED, plots: TOWER }, 1)
  expect(t.legal(1)).toEqual([DECLINE, national(1), national(0)])
  expect(blanks(t)).toEqual([{ command: national(1), open: { oil: { least: 0, most: 1 } } }])
  t.play(1, national(0))
  expect(t.state).toMatchObject({ money: [20, 22, 20], fields: { austin: { oil: 6 } }, stores: [none, { oil: 1 }, none] })
  const u = nationally(none, { options: ADVANCED, plots: TOWER }).play(1, DECLINE)
  expect(u.state).toMatchObject({ money: [20, 20, 20], fields: { austin: { oil: 7 } } })
})

test('[OIL-7.2] each own one, as far as there is oil', () => {
  const two = plots({
    austin: [
      [1, 'national'],
      [1, 'national'],
    ],
    dallas: [[1, 'small']],
    pecos: [
      [1, 'national'],
      [1, 'medium'],
    ],
  })
  const t = nationally(none, { options: ADVANCED, plots: two, fields: fields({ austin: { oil: 1 } }) }).play(1, national(0))
  expect(t.state).toMatchObject({ money: [20, 28, 20], fields: { austin: { oil: 0 }, pecos: { oil: 6 } } })
})

test.each<[string, Partial<State>]>([
  ['on strike', { strike: 'austin' }],
  ['without oil', { fields: fields({ austin: { oil: 0 } }) }],
])('[OIL-7.2] a national tower %s takes nothing', (_, changes) => {
  const t = nationally(none, { options: ADVANCED, plots: TOWER, ...changes })
  expect(t.legal(1)).toEqual([DECLINE])
  expect(t.refusal(1, national(0))).toEqual({ rule: 'OIL-5.7', why: 'nothingSoldNationally' })
})
