/** Changing a sealed choice must not show: not in a view, a log, a number, or in what somebody else can undo. */
import { at, keyFrom, type Seat } from '@wildcat/kernel'
import { describe, expect, test } from 'vitest'
import { ask, KEY, toy } from '../kernel/testing/toy.ts'
import { engine, type T } from '../kernel-contract/gusher/index.ts'
import { Table } from './table.ts'
import { act, sights, undoOf } from './testing/play.ts'

const choose = (market: 'rail' | 'pipeline' | 'rest') => ({ kind: 'choose', market }) as const
const OTHERS = [1, 2, 'spectator'] as const
const open = () => Table.open(engine, 3, { rounds: 2, deals: true }, keyFrom(1))

function offerTo(table: ReturnType<typeof open>, from: Seat, to: Seat) {
  const offer = engine.aside(table.see(from).view, from).find(command => command.kind === 'offer' && command.to === to)
  if (offer === undefined) throw new Error('an offer is always possible')
  act(table, from, offer)
}

/** Everybody has prospected, nobody has chosen a market, and seat 2 has an open offer to seat 1. */
function choosing() {
  const table = open()
  for (let turn = 0; turn < 3; turn++) act(table, at(table.pending, 0), { kind: 'endTurn' })
  offerTo(table, 2, 1)
  return table
}

describe("changing one's mind", () => {
  test('is noticed by nobody else, and changes no byte of what they get', () => {
    const table = choosing()
    act(table, 0, choose('rail'))
    const before = sights(table, OTHERS)
    for (const market of ['rest', 'pipeline', 'rail', 'rail'] as const) {
      const change = act(table, 0, choose(market))
      expect(sights(table, OTHERS)).toBe(before)
      expect(OTHERS.map(viewer => table.notices(change, viewer))).toEqual([false, false, false])
      expect(table.notices(change, 0)).toBe(true)
    }
    expect(table.see(0).log.filter(line => line.kind === 'event' && line.event.kind === 'marketChosen')).toHaveLength(5)
  })

  test('does not show in what another can undo, though he has decided since', () => {
    const table = choosing()
    act(table, 0, choose('rail'))
    act(table, 1, { kind: 'refuse', offer: 1 })
    const before = sights(table, OTHERS)
    const refusal = table.proposeUndo(1)
    act(table, 0, choose('rest'))
    expect(sights(table, OTHERS)).toBe(before)
    expect(table.proposeUndo(1)).toEqual(refusal)
  })

  test('does not show later: two tables that differ in nothing else look alike to the others until the markets are shown, and after', () => {
    const [once, often] = [choosing(), choosing()]
    act(once, 0, choose('rail'))
    for (const market of ['rest', 'pipeline', 'rail'] as const) act(often, 0, choose(market))
    const both = (seat: Seat, command: T['command']) => {
      for (const table of [once, often]) act(table, seat, command)
      expect(sights(often, OTHERS)).toBe(sights(once, OTHERS))
    }
    both(1, { kind: 'refuse', offer: 1 })
    both(2, choose('rail'))
    act(often, 0, choose('rest'))
    act(often, 0, choose('rail'))
    both(1, choose('pipeline'))
    expect(JSON.stringify(often.see(1).log)).toContain('marketsShown')
    for (let n = 0; n < 6 && !once.over; n++) {
      const seat = at(once.pending, 0)
      both(seat, at(engine.legal(once.see(seat).view, seat), 0))
    }
  })

  test('is done by choosing again and not by undo', () => {
    const table = choosing()
    act(table, 0, choose('rail'))
    expect(undoOf(table, 0)).toBe('somebodyLearned')
  })
})

test('the first choice is public: everybody notices that it was made, and undo ends there', () => {
  const table = choosing()
  act(table, 1, { kind: 'refuse', offer: 1 })
  expect(undoOf(table, 1)).toBe('free')
  const change = act(table, 0, choose('rail'))
  expect(OTHERS.map(viewer => table.notices(change, viewer))).toEqual([true, true, true])
  expect(undoOf(table, 1)).toBe('somebodyLearned')
})

test('the names of decisions of other seats do not count it', () => {
  const table = choosing()
  act(table, 0, choose('rail'))
  const names = [1, 2].map(seat => table.see(seat).decision)
  act(table, 0, choose('rest'))
  expect([1, 2].map(seat => table.see(seat).decision)).toEqual(names)
})

test("a sealed choice that cannot be changed ends undo as well: its line in the log is not everybody's", () => {
  const game = toy({ ask: ask([0, 1], (play, seat) => play.seal(seat, { kind: 'own' }, { kind: 'chosen' })) }, ['ask'])
  const table = Table.open(game, 2, {}, KEY)
  act(table, 0, { kind: 'go' })
  expect([0, 1].map(seat => undoOf(table, seat))).toEqual(['somebodyLearned', 'nothingToUndo'])
})
