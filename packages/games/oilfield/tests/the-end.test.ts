/** [OIL-10, OIL-6.2] End and scoring. */
import { testTable } from '@wildcat/kernel-contract/test-table'
import { expect, test } from 'vitest'
import { winners as byTheBook } from '../endings.ts'
import type { Score } from '../events.ts'
import { fullSections } from '../queries.ts'
import type { State } from '../state.ts'
import { places, winnersOf } from '../steps/the-end.ts'
import { fields, plots, stage } from './stage.ts'

const { table } = testTable(stage)
const ending = (changes: Partial<State>) => table({ round: 9, lastRound: 9, agenda: [{ kind: 'putCardsAway' }], ...changes })
const scores = (changes: Partial<State>): readonly Score[] =>
  ending(changes)
    .events('spectator')
    .flatMap(event => (event.kind === 'gameEnded' ? event.scores : []))

test.each([
  ['2 cubes and one expansion: put in the expansion', 2, 1, 1],
  ['5 cubes and an expansion', 5, 1, 2],
  ['2 cubes without one', 2, 0, 0],
  ['3 cubes without one', 3, 0, 1],
  ['3 cubes and an expansion', 3, 1, 1],
  ['4 cubes and an expansion', 4, 1, 1],
  ['1 cube and an expansion', 1, 1, 0],
  ['4 cubes and two expansions', 4, 2, 2],
  ['6 cubes and two expansions', 6, 2, 2],
  ['7 cubes and two expansions', 7, 2, 3],
  ['9 cubes and three expansions', 9, 3, 4],
  ['8 cubes and three expansions', 8, 3, 3],
  ['no cubes', 0, 2, 0],
])('[OIL-6.2] %s', (_, cubes, storages, full) => {
  expect(fullSections(cubes, storages)).toBe(full)
})

test('[OIL-10.2] 1 VP per full store section, whatever the mix', () => {
  const changes = {
    stores: [
      { oil: 2, gas: 3 },
      { oil: 0, gas: 3 },
      { oil: 1, gas: 1 },
    ],
    expansions: [['storage'], [], []] satisfies State['expansions'],
  }
  expect(scores(changes).map(({ sections }) => sections)).toEqual([2, 1, 0])
})

test('[OIL-10.2] a gas refinery is no section', () => {
  const changes = {
    stores: [
      { oil: 2, gas: 0 },
      { oil: 0, gas: 0 },
      { oil: 0, gas: 0 },
    ],
    expansions: [['gasRefinery'], [], []] satisfies State['expansions'],
  }
  expect(scores(changes).map(({ sections }) => sections)).toEqual([0, 0, 0])
})

test('[OIL-10.2] 1 VP per lease, with a tower or without', () => {
  const held = plots({ dallas: [[0, 'small'], [0]], pecos: [[1]] })
  expect(scores({ plots: held }).map(({ leases }) => leases)).toEqual([2, 1, 0])
})

test.each([
  [
    [20, 30, 10],
    [0, 2, 0],
  ],
  [
    [30, 30, 10],
    [1, 1, 0],
  ],
  [
    [30, 30, 30],
    [0, 0, 0],
  ],
  [
    [0, 0, 0, 1],
    [0, 0, 0, 2],
  ],
])('[OIL-10.2] the most cash: 2 VP, two level 1 each, more none: %j', (money, cash) => {
  expect(scores({ money }).map(each => each.cash)).toEqual(cash)
})

test('[OIL-10.2] everything is added up', () => {
  const t = ending({
    vp: [11, 7, 3],
    money: [5, 9, 2],
    bought: [2, 2, 0],
    plots: plots({ dallas: [[0], [1]], austin: [[1]] }),
    stores: [
      { oil: 3, gas: 0 },
      { oil: 0, gas: 0 },
      { oil: 0, gas: 0 },
    ],
  })
  expect(t.state.outcome).toEqual({ winners: [0], scores: [13, 11, 3] })
  expect(t.events('spectator')).toEqual([
    {
      kind: 'gameEnded',
      how: 'rounds',
      winners: [0],
      scores: [
        { vp: 11, leases: 1, sections: 1, cash: 0, total: 13, money: 5, bought: 2 },
        { vp: 7, leases: 2, sections: 0, cash: 2, total: 11, money: 9, bought: 2 },
        { vp: 3, leases: 0, sections: 0, cash: 0, total: 3, money: 2, bought: 0 },
      ],
    },
  ])
})

test.each([
  [1, 'rounds'],
  [2, 'exhausted'],
  [3, 'exhausted'],
])('[OIL-10.1] with %i fields exhausted the game ends by %s', (gone, how) => {
  const level = (n: number) => ({ level: n <= gone ? 0 : 1 })
  const [event] = ending({ fields: fields({ dallas: level(1), austin: level(2), pecos: level(3) }) }).events('spectator')
  expect(event).toMatchObject({ kind: 'gameEnded', how })
})

const winners = (changes: Partial<State>) => {
  const { outcome } = ending(changes).state
  return outcome === 'open' ? [] : outcome.winners
}

test('[OIL-10.3] most VP', () => {
  expect(winners({ vp: [3, 9, 8], money: [0, 5, 5] })).toEqual([1])
})

test('[OIL-10.3] then fewer coins', () => {
  expect(winners({ vp: [9, 9, 9], money: [3, 3, 1], plots: plots({ dallas: [[2]] }) })).toEqual([2]) // 10 each
  expect(winners({ vp: [9, 11, 0], money: [5, 4, 0] })).toEqual([1]) // 11 each
})

test('[OIL-10.3] then fewer leases bought in the game', () => {
  const t = { vp: [8, 9, 0], money: [3, 3, 1], bought: [2, 1, 0], plots: plots({ dallas: [[0], [0]], austin: [[1]] }) }
  expect(winners(t)).toEqual([1]) // 11 each, level in coins, one lease against two
})

test('[OIL-10.3] bought, not held at the end: a lease lost to the government still counts', () => {
  const held = plots({ dallas: [[0], [0]], austin: [[1]] })
  expect(winners({ vp: [8, 9, 0], money: [3, 3, 1], bought: [2, 3, 0], plots: held })).toEqual([0]) // holds more, bought fewer
  expect(winners({ vp: [8, 9, 0], money: [3, 3, 1], bought: [2, 2, 0], plots: held })).toEqual([0, 1]) // held leases decide nothing
})

test('[OIL-10.3] then shared', () => {
  expect(winners({ vp: [9, 9, 8], money: [3, 3, 3] })).toEqual([0, 1])
  expect(winners({ vp: [9, 9, 9], money: [3, 3, 3] })).toEqual([0, 1, 2])
})

test('[OIL-10.3] the same parts those behind the winner; who is level in everything shares a place', () => {
  const placed = (changes: Partial<State>) => places(ending(changes).state)
  expect(placed({ vp: [5, 9, 5], money: [3, 1, 2] })).toEqual([2, 1, 3]) // the most cash makes it 7
  expect(placed({ vp: [5, 9, 5], money: [3, 8, 2] })).toEqual([3, 1, 2])
  expect(placed({ vp: [5, 9, 5], money: [3, 8, 3], bought: [2, 0, 1] })).toEqual([3, 1, 2])
  expect(placed({ vp: [5, 9, 5], money: [3, 8, 3], bought: [1, 4, 1] })).toEqual([2, 1, 2])
})

test('[OIL-10.3] the subject’s own reckoning of the winners agrees', () => {
  for (let n = 0; n < 300; n++) {
    const digit = (place: number) => Math.floor(n / 3 ** place) % 3
    const held = Array.from({ length: digit(4) }, () => [0] as const)
    const bought = [digit(1) + digit(4), digit(3), 0]
    const t = ending({ vp: [digit(0), digit(1), 1], money: [digit(2), digit(3), 1], bought, plots: plots({ pecos: held }) })
    const { outcome } = t.state
    expect(outcome === 'open' ? [] : outcome.winners).toEqual(byTheBook(t.state))
  }
  expect(winnersOf([])).toEqual([])
})
