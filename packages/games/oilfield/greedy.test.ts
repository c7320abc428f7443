import { at, chance, keyFrom, randomness } from '@wildcat/kernel'
import { scene } from '@wildcat/kernel-contract/scene'
import { describe, expect, test } from 'vitest'
import type { Command } from './commands.ts'
import { greedy } from './greedy/index.ts'
import { nationalOutlook, roundsLeft } from './greedy/outlook.ts'
import { engine } from './index.ts'
import type { State } from './state.ts'
import { ADVANCED, fields, inOrder, at as on, plots, selling, stage } from './tests/stage.ts'

const { table } = scene(stage)
const never = () => 0

/** What the bot does in seat 0. */
function choice(changes: Partial<State>): Command {
  const t = table(changes)
  return greedy.choose(t.view(0), 0, t.legal(0), never)
}

test('it begins with a lease and builds on it in the same round', () => {
  expect(choice({ agenda: [{ kind: 'placeWorker', seat: 0 }] })).toMatchObject({ kind: 'placeWorker', column: 'lease' })
  const bidding = { workers: [on('lease', 3), on('drill'), on('subsidy')], agenda: [{ kind: 'chooseCards' } as const] }
  expect(choice(bidding)).toEqual({ kind: 'chooseCard', card: 'build' })
})

test('it builds a tower where there is oil, and none in an exhausted field', () => {
  const building = { agenda: inOrder({ kind: 'build', seat: 0, by: 'card' }), tiles: selling('medium') }
  expect(choice({ ...building, plots: plots({ austin: [[0]] }) })).toEqual({ kind: 'build', tile: 'medium', on: 'austin' })
  const dry = fields({ austin: { oil: 0, gas: 0, level: 0 } })
  expect(choice({ ...building, plots: plots({ austin: [[0]], pecos: [[0]] }), fields: dry })).toEqual({
    kind: 'build',
    tile: 'medium',
    on: 'pecos',
  })
  expect(choice({ ...building, plots: plots({ austin: [[0]] }), fields: dry })).toEqual({ kind: 'decline' })
})

test('it drills what the store takes and sells what cannot be stored', () => {
  const drilling = { agenda: inOrder({ kind: 'drill', seat: 0, by: 'card', only: 'all', used: [] } as const) }
  expect(choice({ ...drilling, plots: plots({ dallas: [[0, 'medium']] }) })).toMatchObject({ kind: 'drill', oil: 3 })
  const gas = choice({ ...drilling, plots: plots({ dallas: [[0, 'smallLocal']] }) })
  expect(gas).toMatchObject({ kind: 'drill', sold: 'gas' }) // a point is more than two dollars
})

test('it invests money that it has, at the end in whatever it can pay', () => {
  const investing = { agenda: inOrder({ kind: 'invest', seat: 0 }) }
  expect(choice({ ...investing, money: [20, 20, 20] })).toEqual({ kind: 'invest', investment: 5 })
  expect(choice({ ...investing, money: [4, 20, 20], round: 9, lastRound: 9 })).toEqual({ kind: 'invest', investment: 2 })
})

describe('selling', () => {
  const local = { agenda: inOrder({ kind: 'local', seat: 0, by: 'card' } as const) }
  test('it sells oil for money as long as money can be used, and for points at the end', () => {
    const stores = [
      { oil: 2, gas: 1 },
      { oil: 0, gas: 0 },
      { oil: 0, gas: 0 },
    ]
    expect(choice({ ...local, stores, money: [2, 20, 20] })).toEqual({ kind: 'sellLocal', oil: 2, pairs: 0, gas: 1 })
    expect(choice({ ...local, stores, money: [2, 20, 20], round: 9, lastRound: 9 })).toEqual({
      kind: 'sellLocal',
      oil: 0,
      pairs: 1,
      gas: 1,
    })
  })
  test('at the end two oil bring a point, and the third money', () => {
    const stores = [
      { oil: 3, gas: 0 },
      { oil: 0, gas: 0 },
      { oil: 0, gas: 0 },
    ]
    const sale = choice({ ...local, stores, money: [2, 20, 20], round: 9, lastRound: 9 })
    expect(sale).toMatchObject({ kind: 'sellLocal', pairs: 1 })
  })
  test('it sells an investment for a lease and a tower early on, and none at the end', () => {
    const short = {
      money: [1, 20, 20],
      rows: { 5: [0, 1, 1, 2, 2], 3: [], 2: [] },
      vp: [5, 10, 10],
      plots: plots({ austin: [[0]] }),
      tiles: selling('mediumLocal'),
      agenda: inOrder({ kind: 'build', seat: 0, by: 'card' } as const),
    } satisfies Partial<State>
    expect(choice(short)).toEqual({ kind: 'sellInvestment', investment: 5 })
    expect(choice({ ...short, round: 9, lastRound: 9 })).toEqual({ kind: 'decline' })
  })
})

describe('the government fee', () => {
  const fee = {
    options: ADVANCED,
    plots: plots({ austin: [[0, 'government']] }),
    agenda: inOrder({ kind: 'fee', seat: 0, plot: 3, struck: false } as const),
  }
  test('it pays for a tower that will bring that in again', () => {
    expect(choice({ ...fee, money: [20, 20, 20] })).toMatchObject({ kind: 'payFee', oil: 2, sold: 'gas' })
  })
  test('it sells an investment to pay, as long as there is time to use the tower', () => {
    const short = { ...fee, money: [4, 20, 20], rows: { 5: [], 3: [0, 1, 1, 1], 2: [] }, vp: [3, 9, 0] } satisfies Partial<State>
    expect(choice(short)).toEqual({ kind: 'sellInvestment', investment: 3 })
    expect(choice({ ...short, round: 8, lastRound: 9, agenda: [{ kind: 'fee', seat: 0, plot: 3, struck: true }] })).toEqual({
      kind: 'giveUpTower',
    })
  })
})

describe('the outlook', () => {
  test('rounds left are known once the end is announced; a full board has a whole game before it', () => {
    expect(roundsLeft(table({ round: 7, lastRound: 8 }).view(0))).toBe(1)
    expect(roundsLeft(table({}).view(0))).toBeGreaterThan(9)
    const nearly = fields({ austin: { oil: 0, gas: 0, level: 0 }, pecos: { oil: 1, gas: 0, level: 1 } })
    expect(roundsLeft(table({ fields: nearly }).view(0))).toBeLessThan(2)
  })
  test('full stores of others make national prices doubtful', () => {
    const full = { oil: 3, gas: 0 }
    const none = { oil: 0, gas: 0 }
    const alone = nationalOutlook(table({ stores: [full, none, none] }).view(0), 0)
    const crowded = nationalOutlook(table({ stores: [full, full, full] }).view(0), 0)
    expect(alone).toBeGreaterThan(2.5)
    expect(crowded).toBeLessThan(2)
  })
  test('once the cards are shown the price is known', () => {
    const view = table({
      shown: ['national', 'drill', 'drill'],
      stores: [
        { oil: 3, gas: 0 },
        { oil: 3, gas: 0 },
        { oil: 3, gas: 0 },
      ],
    }).view(0)
    expect(nationalOutlook(view, 0)).toBe(3)
  })
})

/** One bot with sense among randoms: how often it wins. */
function wins(seats: number, games: number, options: State['options']): number {
  let won = 0
  for (let game = 0; game < games; game++) {
    const { state } = engine.start(seats, options, keyFrom(game, 71))
    const luck = chance(['luck'], randomness(keyFrom(game, 72), 1))
    const below = (n: number) => luck.below('luck', n)
    while (state.outcome === 'open') {
      const seat = at(engine.pending(state), 0)
      const legal = engine.legal(state, seat)
      const command = seat === game % seats ? greedy.choose(engine.view(state, seat), seat, legal, below) : at(legal, below(legal.length))
      engine.apply(state, seat, command)
    }
    if (state.outcome.winners.includes(game % seats)) won += 1 / state.outcome.winners.length
  }
  return won
}

test.each([2, 3, 4, 5])('it beats randoms in at least 95 of 100 games, %i players', seats => {
  expect(wins(seats, 20, { advanced: false, botSecond: false })).toBeGreaterThanOrEqual(19)
  expect(wins(seats, 20, { advanced: true, botSecond: seats === 2 })).toBeGreaterThanOrEqual(19)
})

test('it plays to the end of a game that only such bots play, well before the rounds run out', () => {
  const { state } = engine.start(4, ADVANCED, keyFrom(3, 73))
  while (state.outcome === 'open') {
    const seat = at(engine.pending(state), 0)
    engine.apply(state, seat, greedy.choose(engine.view(state, seat), seat, engine.legal(state, seat), never))
  }
  expect(state.round).toBeLessThan(20)
  expect(Math.max(...state.outcome.scores)).toBeGreaterThan(15)
})
