import { at, chance, keyFrom, randomness } from '@wildcat/kernel'
import { selfPlay } from '@wildcat/kernel-contract/self-play'
import { testTable } from '@wildcat/kernel-contract/test-table'
import { describe, expect, test } from 'vitest'
import type { Command } from './commands.ts'
import { type Estate, estateOf } from './greedy/estate.ts'
import { greedy } from './greedy/index.ts'
import { soldNationally } from './greedy/moves.ts'
import { nationalHunch, nationalOutlook, roundsLeft } from './greedy/outlook.ts'
import { afterCard } from './greedy/plans.ts'
import { engine } from './index.ts'
import type { State } from './state.ts'
import { ADVANCED, fields, inOrder, at as on, plots, selling, stage } from './tests/stage.ts'

const { table } = testTable(stage)
const never = () => 0
const estate = (changes: Partial<State>): Estate => estateOf(table(changes).view(0), 0, 5, 3)

const NOTHING = [
  { oil: 0, gas: 0 },
  { oil: 0, gas: 0 },
]

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

describe('a bid for a lease that must be paid with an investment', () => {
  const short = { money: [1, 20, 20], vp: [7, 0, 0], rows: { 5: [0, 1, 1], 3: [], 2: [0] } } satisfies Partial<State>

  test('is not made when the lease is worth less than the points', () => {
    const placing = { ...short, round: 9, lastRound: 9, agenda: [{ kind: 'placeWorker', seat: 0 } as const] }
    expect(choice(placing)).not.toMatchObject({ column: 'lease' })
  })
  test('is paid with one large investment rather than with two', () => {
    const raising = { ...short, agenda: inOrder({ kind: 'lease', seat: 0, by: 'worker', price: 8 } as const) }
    expect(choice(raising)).toEqual({ kind: 'raiseMoney', investment: 5 })
  })
})

describe('foreseeing', () => {
  test('the tower that brings most drills first, if room is short', () => {
    const towers = { plots: plots({ dallas: [[0, 'medium']], pecos: [[0, 'mixed']] }), stores: [{ oil: 1, gas: 0 }, ...NOTHING] }
    expect(afterCard(estate(towers), 'drill')).toMatchObject({ oil: 1, gas: 2 })
  })
  test('two national towers do not sell the same oil', () => {
    const towers = plots({
      dallas: [
        [0, 'national'],
        [0, 'national'],
      ],
    })
    const sold = (oil: number) => soldNationally(estate({ plots: towers, fields: fields({ dallas: { oil } }) }), { oil: 0, gas: 0 })
    expect([1, 2].map(oil => sold(oil).money)).toEqual([24, 28])
    expect(sold(1).fields.dallas.oil).toBe(0)
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
  test('nor are there more rounds than thirty, announced or not', () => {
    const left = (round: number) => roundsLeft(table({ round }).view(0))
    expect([27, 29, 30].map(left)).toEqual([3, 1, 0])
    const dry = fields({ austin: { level: 0 }, pecos: { level: 0 } })
    expect(roundsLeft(table({ round: 29, lastRound: 30, fields: dry }).view(0))).toBe(1)
  })
  test('full stores of others make national prices doubtful', () => {
    const full = { oil: 3, gas: 0 }
    const none = { oil: 0, gas: 0 }
    const alone = nationalOutlook(table({ stores: [full, none, none] }).view(0), 0)
    const crowded = nationalOutlook(table({ stores: [full, full, full] }).view(0), 0)
    expect(alone).toBeGreaterThan(2.5)
    expect(crowded).toBeLessThan(2)
  })
  test('who sells or drills with his worker is seen through', () => {
    const full = { oil: 3, gas: 0 }
    const others = (...workers: State['workers']) =>
      nationalOutlook(table({ stores: [full, full, full], workers: ['home', ...workers] }).view(0), 0)
    expect(others(on('local'), 'home')).toBeGreaterThan(others('home', 'home') + 0.2)
    const drilling = { stores: [full, ...NOTHING], plots: plots({ dallas: [[1, 'medium']] }) }
    const outlook = (worker: State['workers'][number]) =>
      nationalOutlook(table({ ...drilling, workers: ['home', worker, 'home'] }).view(0), 0)
    expect(outlook(on('drill'))).toBeLessThan(outlook('home') - 0.2)
  })
  test('a guess is one of the prices, and on the whole the outlook', () => {
    const luck = chance(['luck'], randomness(keyFrom(5), 1))
    const view = table({ seats: 4, stores: new Array(4).fill({ oil: 3, gas: 0 }) }).view(0)
    const guesses = Array.from({ length: 400 }, () => nationalHunch(view, 0, n => luck.below('luck', n)))
    expect(new Set(guesses)).toEqual(new Set([4, 3, 1]))
    expect(Math.abs(guesses.reduce((sum, price) => sum + price, 0) / 400 - nationalOutlook(view, 0))).toBeLessThan(0.15)
  })
  test.each([3, 4, 5])('with %i such bots the price is on the whole what they expected who chose the card', seats => {
    let [cards, expected, real] = [0, 0, 0]
    for (let seed = 0; seed < 24; seed++) {
      const outlooks: number[] = []
      selfPlay({ engine, policy: greedy, seats, seed }, (state, seat, command) => {
        const step = state.agenda.at(-1)
        if (command.kind === 'chooseCard') outlooks[seat] = nationalOutlook(engine.view(state, seat), seat)
        if (step?.kind !== 'national' || command.kind === 'sellInvestment') return
        cards++
        expected += at(outlooks, seat)
        real += step.price
      })
    }
    expect(cards).toBeGreaterThan(100)
    expect(Math.abs(expected - real) / cards).toBeLessThan(0.3)
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
