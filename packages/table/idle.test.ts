/** What can be done for ever in a game that ends: counted for each seat, and told apart from what the game cannot go on without. */
import { at, keyFrom, type Seat, type Types } from '@wildcat/kernel'
import { describe, expect, test } from 'vitest'
import { engine as competitors } from '../games/competitors/index.ts'
import { engine as oilfield } from '../games/oilfield/index.ts'
import { engine as gusher } from '../kernel-contract/gusher/index.ts'
import { type Proposal, Table } from './table.ts'
import { act, takeBack } from './testing/play.ts'

const rest = (options: ReturnType<typeof oilfield.options> | ReturnType<typeof competitors.options>) => {
  if ('refused' in options) throw new Error('a game as it comes')
  return options.ok
}
const changeOf = <T extends Types>(proposal: Proposal<T>) => {
  if ('refused' in proposal) throw new Error(proposal.refused.why)
  return proposal.change
}

describe('a sealed choice', () => {
  function choosing() {
    const table = Table.open(oilfield, 2, rest(oilfield.options(2, {})) as never, keyFrom(1))
    while (table.pending.length < 2)
      act(table, at(table.pending, 0), at(oilfield.legal(table.see(at(table.pending, 0)).view, at(table.pending, 0)), 0))
    return table
  }
  const proposed = (table: ReturnType<typeof choosing>, seat: Seat, card: 'lease' | 'build') =>
    changeOf(table.propose(seat, table.see(seat).decision, { kind: 'chooseCard', card }))

  test('brings the game on once, and never when it is changed', () => {
    const table = choosing()
    const idle = () => at(table.idle, 0)
    const before = idle()
    expect(table.isNeedless(proposed(table, 0, 'lease'))).toBe(false)
    table.accept(proposed(table, 0, 'lease'))
    expect(idle()).toBe(before)
    for (const card of ['build', 'lease', 'build'] as const) {
      expect(table.isNeedless(proposed(table, 0, card))).toBe(true)
      table.accept(proposed(table, 0, card))
    }
    expect(idle()).toBe(before + 3)
    expect(table.isNeedless(proposed(table, 1, 'lease'))).toBe(false)
  })

  test('is counted in a snapshot, too', () => {
    const table = choosing()
    act(table, 0, { kind: 'chooseCard', card: 'lease' })
    act(table, 0, { kind: 'chooseCard', card: 'build' })
    const { head, snapshot } = table
    const kept = JSON.parse(JSON.stringify(snapshot)) as typeof snapshot
    expect(Table.restore(oilfield, head, kept, []).idle).toEqual(table.idle)
    expect(Table.resume(oilfield, table.record).idle).toEqual(table.idle)
  })
})

describe('a truck that boards and leaves', () => {
  /** One whose turn it is has a truck beside a ship. */
  function boarding() {
    for (let seed = 1; seed < 200; seed++) {
      const table = Table.open(competitors, 2, rest(competitors.options(2, {})) as never, keyFrom(seed))
      for (let n = 0; n < 200 && !table.over; n++) {
        const seat = at(table.pending, 0)
        const legal = competitors.legal(table.see(seat).view, seat)
        const board = legal.find(({ kind }) => kind === 'board')
        if (board?.kind === 'board') return { table, seat, board, leave: { kind: 'leave', truck: board.truck } as const }
        act(table, seat, at(legal, (n * 7) % legal.length))
      }
    }
    throw new Error('somewhere a truck meets a ship')
  }

  test('is counted, and could be left out as soon as things are as they were', () => {
    const { table, seat, board, leave } = boarding()
    const before = at(table.idle, seat)
    const needless: boolean[] = []
    for (let n = 0; n < 6; n++) {
      const change = changeOf(table.propose(seat, table.see(seat).decision, n % 2 === 0 ? board : leave))
      needless.push(table.isNeedless(change))
      table.accept(change)
    }
    expect(needless).toEqual([false, true, true, true, true, true])
    expect(at(table.idle, seat)).toBe(before + 6)
    const next = competitors.legal(table.see(seat).view, seat).find(({ kind }) => kind !== 'board' && kind !== 'leave')
    expect(table.isNeedless(changeOf(table.propose(seat, table.see(seat).decision, next)))).toBe(false)
  })

  test('is counted also when it was taken back', () => {
    const { table, seat, board } = boarding()
    const before = at(table.idle, seat)
    act(table, seat, board)
    takeBack(table, seat)
    expect(at(table.idle, seat)).toBe(before + 1)
  })
})

test('what is said aside is counted, and could be left out', () => {
  const table = Table.open(gusher, 2, { rounds: 2, deals: true }, keyFrom(1))
  const seat = 1 - at(table.pending, 0)
  const change = changeOf(table.propose(seat, table.see(seat).decision, gusher.aside(table.see(seat).view, seat)[0]))
  expect(table.isNeedless(change)).toBe(true)
  table.accept(change)
  expect(table.idle).toEqual([0, 0].with(seat, 1))
})
