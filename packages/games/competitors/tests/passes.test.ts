/** [COM-9.1, COM-2.4] A pass: no tax or toll of the giver until the end of the receiver's current, else next, turn. */
import { testTable } from '@wildcat/kernel-contract/test-table'
import { expect, test } from 'vitest'
import type { State } from '../state.ts'
import { accept, offer, turnsFrom } from './deals-stage.ts'
import { bases, fleet, inState, signed, stage, truck, turnOf } from './stage.ts'

const { table } = testTable(stage)
/** Seat 1 has its headquarters in Italia and two tolls at a branch in Francia; trucks of seats 0 and 2 stand next door. */
const homes = bases(['germania'], ['italia', ['francia', 'toll', 'toll']], ['giappone'])
const around = (changes: Partial<State> = {}) =>
  table({
    agenda: turnOf(0),
    bases: homes,
    fleet: fleet({ [truck(0)]: inState('austria'), [truck(2)]: inState('austria') }, 3, homes),
    ...changes,
  })
const toItaly = { kind: 'step', vehicle: truck(0), to: 'italia' } as const

test('[COM-2.4] without a pass tax and tolls are due', () => {
  const t = around()
    .play(0, toItaly)
    .play(0, { kind: 'step', vehicle: truck(0), to: 'francia' })
  expect(t.state.money).toEqual([200_000 - 500 - 20_000, 220_000, 200_000])
})
test('[COM-9.1] with one neither the tax of the giver nor his tolls', () => {
  const t = around()
    .play(1, offer(0, { give: 'pass', askMoney: 2_000 }))
    .play(0, accept(1))
  t.play(0, toItaly).play(0, { kind: 'step', vehicle: truck(0), to: 'francia' })
  expect(t.state.money).toEqual([200_000 - 2_000 - 500, 202_000, 200_000])
})
test('[COM-9.1] a pass may be asked for', () => {
  const t = around()
    .play(0, offer(1, { ask: 'pass', giveMoney: 2_000 }))
    .play(1, accept(1))
    .play(0, toItaly)
  expect(t.state.money).toEqual([200_000 - 2_000 - 500, 202_000, 200_000])
})
test('[COM-9.1] it is for its receiver, and of its giver', () => {
  const other = around({ passes: [{ from: 1, to: 2 }] }).play(0, toItaly)
  expect(other.state.money).toEqual([189_500, 210_000, 200_000])
  const elsewhere = around({ passes: [{ from: 2, to: 0 }] }).play(0, toItaly)
  expect(elsewhere.state.money).toEqual([189_500, 210_000, 200_000])
  const backwards = around({ passes: [{ from: 0, to: 1 }] }).play(0, toItaly)
  expect(backwards.state.money).toEqual([189_500, 210_000, 200_000])
})
test('[COM-9.1] who has it needs no cash for the tax', () => {
  const t = around({ money: [500, 0, 0], passes: [{ from: 1, to: 0 }] })
  expect(t.refusal(0, toItaly)).toBeUndefined()
  expect(around({ money: [500, 0, 0] }).refusal(0, toItaly)).toMatchObject({ why: 'cannotPayTax' })
})
test('[COM-9.1] received in the own turn it ends with this turn', () => {
  const t = around({ agenda: turnsFrom(0) })
    .play(1, offer(0, { give: 'pass' }))
    .play(0, accept(1))
  expect(t.state.passes).toEqual([{ from: 1, to: 0 }])
  t.play(0, { kind: 'endTurn' })
  expect(t.state.passes).toEqual([])
})
test("[COM-9.1] received in another's turn it ends with the own next turn", () => {
  const t = around({ agenda: turnsFrom(0) })
    .play(1, offer(2, { give: 'pass' }))
    .play(2, accept(1))
    .play(0, { kind: 'endTurn' })
    .play(1, { kind: 'endTurn' })
  expect(t.state.passes).toEqual([{ from: 1, to: 2 }])
  t.play(2, { kind: 'step', vehicle: truck(2), to: 'italia' })
  expect(t.state.money).toEqual([200_000, 200_000, 199_500])
  t.play(2, { kind: 'endMove' }).play(2, { kind: 'endTurn' })
  expect(t.state.passes).toEqual([])
})
test("[COM-9.1] the giver's turn does not end it", () => {
  const t = around({ agenda: turnsFrom(1), turn: 1 })
    .play(1, offer(2, { give: 'pass' }))
    .play(2, accept(1))
    .play(1, { kind: 'endTurn' })
  expect(t.state.passes).toEqual([{ from: 1, to: 2 }])
})
test('[COM-9.3] a chartered vehicle moves on the pass of its deliverer', () => {
  const t = around({
    signed: [[signed(1, 'austria', 'toys', 'italia')], [], []],
    passes: [{ from: 1, to: 0 }],
    charters: [{ vehicle: truck(2), by: 0, signed: 1 }],
  })
  t.play(0, { kind: 'deliver', signed: 1, vehicle: truck(2) }).play(0, { kind: 'step', vehicle: truck(2), to: 'italia' })
  expect(t.state.money).toEqual([200_000 - 500 + 50_000, 200_000, 200_000])
})
test('[COM-2.5] who has a pass is open', () => {
  const t = around()
    .play(1, offer(0, { give: 'pass' }))
    .play(0, accept(1))
  for (const viewer of [0, 1, 2, 'spectator'] as const) expect(t.view(viewer).passes).toEqual([{ from: 1, to: 0 }])
})
