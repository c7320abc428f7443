/** [OIL-2.4] At a table: a card is nobody else's business until all are shown, and nobody notices a change of mind. */
import { at, keyFrom } from '@wildcat/kernel'
import { expect, test } from 'vitest'
import { Table } from '../../../table/table.ts'
import { act, sights, undoOf } from '../../../table/testing/play.ts'
import { CARDS, type Card } from '../components.ts'
import { engine } from '../index.ts'

const open = () => Table.open(engine, 3, { advanced: true, botSecond: false }, keyFrom(5))
type AtTable = ReturnType<typeof open>
const choose = (card: Card) => ({ kind: 'chooseCard', card }) as const

const playFirst = (table: AtTable) => {
  const seat = at(table.pending, 0)
  act(table, seat, at(engine.legal(table.see(seat).view, seat), 0))
}
/** All workers are placed. */
function choosing(): AtTable {
  const table = open()
  for (let n = 0; n < 3; n++) playFirst(table)
  return table
}
const OTHERS = [1, 2, 'spectator'] as const

test('[OIL-2.4] whichever card somebody chooses, the others get the same, byte for byte', () => {
  const seen = CARDS.map(card => {
    const table = choosing()
    const change = act(table, 0, choose(card))
    expect(OTHERS.map(viewer => table.notices(change, viewer))).toEqual([true, true, true])
    return sights(table, OTHERS)
  })
  expect(new Set(seen).size).toBe(1)
})

test('[OIL-2.4] a change of mind shows nowhere, not even afterwards', () => {
  const [once, often] = [choosing(), choosing()]
  act(once, 0, choose('drill'))
  for (const card of ['lease', 'national', 'drill'] as const) act(often, 0, choose(card))
  const change = act(often, 0, choose('drill'))
  expect(OTHERS.map(viewer => often.notices(change, viewer))).toEqual([false, false, false])
  for (const table of [once, often]) {
    act(table, 1, choose('build'))
    act(table, 2, choose('local'))
  }
  expect(sights(often, OTHERS)).toBe(sights(once, OTHERS))
  for (let n = 0; n < 12 && !once.over; n++) {
    for (const table of [once, often]) playFirst(table)
    expect(sights(often, OTHERS)).toBe(sights(once, OTHERS))
  }
})

test('[OIL-2.4] until phase 3 the others cannot tell one card from another, whatever the workers do', () => {
  const tables = CARDS.map(card => {
    const table = choosing()
    for (const [seat, own] of [
      [0, card],
      [1, 'build'],
      [2, 'local'],
    ] as const)
      act(table, seat, choose(own))
    return table
  })
  const shown = (table: AtTable) => table.see('spectator').view.shown.some(card => card !== 'none')
  let actions = 0
  while (tables.every(table => !shown(table))) {
    expect(new Set(tables.map(table => sights(table, OTHERS))).size).toBe(1)
    for (const table of tables) playFirst(table)
    actions++
  }
  expect(actions).toBe(3)
  expect(new Set(tables.map(table => sights(table, OTHERS))).size).toBe(CARDS.length)
})

test('[OIL-2.4] a choice cannot be taken back, only changed; and not any more once all have chosen', () => {
  const table = choosing()
  act(table, 0, choose('drill'))
  expect(undoOf(table, 0)).toBe('somebodyLearned')
  act(table, 1, choose('build'))
  act(table, 2, choose('build'))
  expect(table.propose(0, table.see(0).decision, choose('lease'))).toMatchObject({ refused: { rule: 'WILD-2' } })
})
