/** [OIL-3] Public actions: their order, the first player, the subsidy. [OIL-2.5] Own decisions. */
import { testTable } from '@wildcat/kernel-contract/test-table'
import { expect, test } from 'vitest'
import type { State, Step } from '../state.ts'
import { at, DECLINE, inOrder, plots, showing, stage } from './stage.ts'

const { table } = testTable(stage)
const actions = (workers: State['workers'], changes: Partial<State> = {}) =>
  table({ seats: workers.length, workers, agenda: [{ kind: 'publicActions' }], ...changes })
/** What is to come, in order. */
const coming = (t: ReturnType<typeof table>): Step[] => t.state.agenda.slice(1).toReversed()

test('[OIL-3.1] columns run from left to right, and the worker comes back after its action', () => {
  const t = actions([at('invest'), at('drill'), at('first'), at('build'), at('subsidy')])
  const back = (seat: number): Step => ({ kind: 'workerBack', seat })
  expect(coming(t)).toEqual([
    { kind: 'build', seat: 3, by: 'worker' },
    back(3),
    { kind: 'drill', seat: 1, by: 'worker', only: 'all', used: [] },
    back(1),
    { kind: 'becomeFirst', seat: 2 },
    back(2),
    { kind: 'subsidy', seat: 4 },
    back(4),
    { kind: 'invest', seat: 0 },
    back(0),
  ])
  t.play(3, DECLINE)
  expect(t.state.workers).toEqual([at('invest'), at('drill'), at('first'), 'home', at('subsidy')])
})

test('[OIL-3.1] in LEASE the highest price first, elsewhere from the top space down', () => {
  const t = actions([at('lease', 2), at('lease', 0), at('local', 1), at('local', 0), at('lease', 3)])
  expect(coming(t).filter(({ kind }) => kind !== 'workerBack')).toEqual([
    { kind: 'lease', seat: 1, by: 'worker', price: 8 },
    { kind: 'lease', seat: 0, by: 'worker', price: 6 },
    { kind: 'lease', seat: 4, by: 'worker', price: 5 },
    { kind: 'local', seat: 3, by: 'worker' },
    { kind: 'local', seat: 2, by: 'worker' },
  ])
})

test('[OIL-3.1] green covers a higher lease price than yellow: green chooses first, both pay their own price', () => {
  const [yellow, green] = [0, 1]
  const t = actions([at('lease', 2), at('lease', 1), at('subsidy')], { leases: showing('pecos', 'dallas') })
  expect(t.pending).toEqual([green])
  t.play(green, { kind: 'takeLease', field: 'dallas' })
  expect(t.pending).toEqual([yellow])
  expect(t.legal(yellow)).toEqual([{ kind: 'takeLease', field: 'pecos' }])
  t.play(yellow, { kind: 'takeLease', field: 'pecos' })
  expect(t.state.money).toEqual([14, 13, 20])
})

test('[OIL-11.3] the bot’s worker never acts and stays', () => {
  const bot = { worker: at('build'), card: 'none' } as const
  const t = actions([at('build', 1), at('subsidy')], { bot })
  expect(coming(t).map(({ kind }) => kind)).toEqual(['build', 'workerBack', 'subsidy', 'workerBack'])
  expect(t.state.bot).toEqual(bot)
})

test.each<Step>([
  { kind: 'build', seat: 1, by: 'worker' },
  { kind: 'drill', seat: 1, by: 'worker', only: 'all', used: [] },
  { kind: 'local', seat: 1, by: 'worker' },
  { kind: 'becomeFirst', seat: 1 },
  { kind: 'subsidy', seat: 1 },
  { kind: 'invest', seat: 1 },
  { kind: 'national', seat: 1, price: 3 },
  { kind: 'lease', seat: 1, by: 'card', price: 5 },
])('[OIL-3.2] [OIL-4.1] $kind may be declined', step => {
  const t = table({ agenda: [step] })
  const before = JSON.stringify({ ...t.state, agenda: [] })
  t.play(1, DECLINE)
  expect(t.played).toBe(true)
  expect(JSON.stringify({ ...t.state, agenda: [] })).toBe(before)
  const by = step.kind === 'national' || ('by' in step && step.by === 'card') ? 'card' : 'worker'
  expect(t.events('spectator')).toEqual([{ kind: 'declined', seat: 1, action: step.kind, by }])
})

test('[OIL-3.3] 1ST PLAYER takes effect at once, and the supervisor changes with it', () => {
  const t = table({ seats: 4, agenda: inOrder({ kind: 'becomeFirst', seat: 2 }) })
  expect(t.legal(2)).toEqual([{ kind: 'becomeFirst' }, DECLINE])
  t.play(2, { kind: 'becomeFirst' })
  expect(t.state.first).toBe(2)
  expect(t.events('spectator')).toEqual([{ kind: 'becameFirst', seat: 2, supervisor: 1, again: false }])
  const again = table({ seats: 4, first: 2, agenda: inOrder({ kind: 'becomeFirst', seat: 2 }) }).play(2, { kind: 'becomeFirst' })
  expect(again.events('spectator')).toEqual([{ kind: 'becameFirst', seat: 2, supervisor: 1, again: true }])
})

test('[OIL-3.3] the private phase runs in the new order', () => {
  const t = table({ cards: ['build', 'build', 'build'], agenda: inOrder({ kind: 'becomeFirst', seat: 2 }, { kind: 'showCards' }) })
  t.play(2, { kind: 'becomeFirst' })
  expect(t.pending).toEqual([2])
  t.play(2, DECLINE)
  expect(t.pending).toEqual([0])
})

test('[OIL-3.4] SUBSIDY: all the money there', () => {
  const t = table({ subsidy: 4, agenda: [{ kind: 'subsidy', seat: 1 }] })
  expect(t.legal(1)).toEqual([{ kind: 'takeSubsidy' }, DECLINE])
  t.play(1, { kind: 'takeSubsidy' })
  expect(t.state).toMatchObject({ money: [20, 24, 20], subsidy: 0, bank: 0 })
  expect(t.events('spectator')).toEqual([{ kind: 'subsidyTaken', seat: 1, money: 4 }])
})

const SALE = { kind: 'sellInvestment', investment: 3 } as const
const fee: Step = { kind: 'fee', seat: 1, plot: 0, struck: false }
const own: Step[] = [
  { kind: 'placeWorker', seat: 1 },
  { kind: 'chooseCards' },
  { kind: 'lease', seat: 1, by: 'worker', price: 5 },
  { kind: 'build', seat: 1, by: 'worker' },
  { kind: 'drill', seat: 1, by: 'worker', only: 'all', used: [] },
  { kind: 'local', seat: 1, by: 'card' },
  { kind: 'national', seat: 1, price: 1 },
  { kind: 'becomeFirst', seat: 1 },
  { kind: 'subsidy', seat: 1 },
  { kind: 'invest', seat: 1 },
  fee,
]
test.each(own)('[OIL-2.5] at $kind any number of own investments may be sold first, seen by all at once', step => {
  const t = table({
    rows: { 5: [], 3: [1, 1], 2: [0] },
    vp: [2, 6, 0],
    plots: plots({ dallas: [[1, 'government']] }),
    agenda: [step],
  })
  expect(t.legal(1)).toContainEqual(SALE)
  const decides = t.pending
  t.play(1, SALE).play(1, SALE)
  expect(t.state).toMatchObject({ money: [20, 36, 20], vp: [2, 0, 0] })
  expect(t.pending).toEqual(decides)
  const sold = { kind: 'investmentSold', seat: 1, investment: 3, price: 8 } as const
  for (const viewer of [0, 1, 'spectator'] as const) expect(t.events(viewer)).toEqual([sold, sold])
})

test('[OIL-2.5] not at somebody else’s decision', () => {
  const t = table({ rows: { 5: [], 3: [1], 2: [] }, vp: [0, 3, 0], agenda: [{ kind: 'invest', seat: 0 }] })
  expect(t.legal(1)).toEqual([])
  expect(t.refusal(1, SALE)).toEqual({ rule: 'OIL-2.5', why: 'notYourMoment' })
})

test('[OIL-2.5] while cards are chosen everybody may sell, as long as one card is missing', () => {
  const t = table({ rows: { 5: [], 3: [1], 2: [] }, vp: [0, 3, 0], agenda: [{ kind: 'chooseCards' }] })
  t.play(1, { kind: 'chooseCard', card: 'lease' })
  expect(t.refusal(1, SALE)).toBeUndefined()
})

test('[OIL-2.5] each decision is given even if only decline is left', () => {
  const poor: Partial<State> = { money: [0, 0, 0], leases: showing(), tiles: { deck: [], onShow: [] } }
  const only = (step: Step) => table({ ...poor, agenda: [step] }).legal(1)
  expect(own.slice(2, 7).map(only)).toEqual([[DECLINE], [DECLINE], [DECLINE], [DECLINE], [DECLINE]])
  expect(only({ kind: 'invest', seat: 1 })).toEqual([DECLINE])
  expect(only(fee)).toEqual([{ kind: 'giveUpTower' }])
})
