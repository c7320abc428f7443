/** What a viewer sees, and the worlds he can imagine. */
import { keyFrom } from '@wildcat/kernel'
import { testTable } from '@wildcat/kernel-contract/test-table'
import { expect, test } from 'vitest'
import { CARDS } from '../components.ts'
import { engine } from '../index.ts'
import { laws } from '../laws.ts'
import { builtTiles } from '../queries.ts'
import type { State } from '../state.ts'
import { ADVANCED, at, fields, inOrder, plots, stage } from './stage.ts'

const { table } = testTable(stage)
const VIEWERS = [0, 1, 2, 'spectator'] as const
const KEYS = Array.from({ length: 30 }, (_, n) => keyFrom(n))

/** Phase 2: cards lie face down, something of everything is on the table. */
const MIDDLE: Partial<State> = {
  options: ADVANCED,
  round: 4,
  first: 2,
  lastRound: 9,
  bank: 7,
  subsidy: 3,
  money: [12, 3, 30],
  vp: [4, 5, 0],
  earned: [1, 0, 0],
  bought: [2, 1, 0],
  stores: [
    { oil: 2, gas: 1 },
    { oil: 0, gas: 0 },
    { oil: 1, gas: 4 },
  ],
  expansions: [[], ['gasRefinery'], ['storage']],
  fields: fields({ austin: { oil: 2, gas: 1, level: 1 } }),
  strike: 'pecos',
  plots: plots({ dallas: [[0, 'small'], [2]], austin: [[1, 'governmentPaid']], pecos: [[2, 'national']] }),
  removed: ['small', 'medium'],
  rows: { 5: [1], 3: [0, 'government'], 2: [] },
  workers: [at('invest'), 'home', at('lease', 2)],
  cards: ['drill', 'national', 'lease'],
  agenda: inOrder({ kind: 'invest', seat: 0 }, { kind: 'workerBack', seat: 0 }, { kind: 'refillFields' }, { kind: 'showCards' }),
}
const middle = table(MIDDLE)

test('[OIL-2.4] secret: the cards of others; [OIL-1.3] [OIL-1.4] the order of the decks; the luck to come', () => {
  const view = middle.view('spectator')
  expect(view.cards).toEqual([null, null, null])
  expect(view.leases.deck).toEqual(middle.state.leases.deck.map(() => null))
  expect(view.tiles.deck).toEqual(middle.state.tiles.deck.map(() => null))
  expect([view.random, view.told]).toEqual([null, null])
  expect(view.tiles.deck.length).toBeGreaterThan(0)
})

test('[OIL-2.4] a player sees his own card', () => {
  expect([0, 1, 2].map(viewer => middle.view(viewer).cards)).toEqual([
    ['drill', null, null],
    [null, 'national', null],
    [null, null, 'lease'],
  ])
})

test('everything else is open to all', () => {
  const { state } = middle
  for (const viewer of VIEWERS) {
    const { viewer: whose, cards: _, random: __, told: ___, ...seen } = middle.view(viewer)
    expect(whose).toBe(viewer)
    const { viewer: ____, cards: _____, random: ______, told: _______, ...all } = state
    const hidden = { deck: expect.any(Array) }
    expect(seen).toEqual({ ...all, leases: { ...all.leases, ...hidden }, tiles: { ...all.tiles, ...hidden } })
  }
})

test('[OIL-2.4] a state loses nothing on its way through a view: every step is seen whole', () => {
  const steps: State['agenda'] = [
    { kind: 'fee', seat: 1, plot: 3, struck: true },
    { kind: 'drill', seat: 1, by: 'card', only: 4, used: [1, 2] },
    { kind: 'lease', seat: 2, by: 'worker', price: 7 },
    { kind: 'build', seat: 0, by: 'card' },
    { kind: 'local', seat: 0, by: 'worker' },
    { kind: 'national', seat: 0, price: 4 },
    { kind: 'becomeFirst', seat: 0 },
    { kind: 'subsidy', seat: 1 },
    { kind: 'botCard', card: 'drill' },
    { kind: 'refill', field: 'pecos' },
    { kind: 'endStrike' },
    { kind: 'restock' },
    { kind: 'putCardsAway' },
    { kind: 'startRound' },
    { kind: 'publicActions' },
    { kind: 'chooseCards' },
    { kind: 'placeWorker', seat: 2 },
  ]
  const view = table({ ...MIDDLE, agenda: steps }).view('spectator')
  expect(view.agenda.slice(1)).toStrictEqual(steps)
})

test('[OIL-10.3] the result is open to all', () => {
  const t = table({ ...MIDDLE, round: 9, agenda: [{ kind: 'putCardsAway' }] })
  expect(t.state.outcome).not.toBe('open')
  for (const viewer of VIEWERS) expect(t.view(viewer).outcome).toEqual(t.state.outcome)
})

test('[OIL-C2] a paid-up government tower is still a government tile', () => {
  expect(builtTiles(middle.state)).toEqual(['small', 'government', 'national', 'gasRefinery', 'storage'])
})

test('[OIL-4.1] once shown, cards are open to all', () => {
  const t = table({ ...MIDDLE, cards: ['none', 'none', 'none'], shown: ['drill', 'national', 'lease'] })
  for (const viewer of VIEWERS) expect(t.view(viewer).shown).toEqual(['drill', 'national', 'lease'])
})

test('an imagined world keeps all that is known, and adds up', () => {
  for (const viewer of VIEWERS)
    for (const key of KEYS) {
      const view = middle.view(viewer)
      const world = engine.imagine(view, key)
      expect(engine.view(world, viewer)).toEqual(view)
      for (const law of laws) expect([law.name, law.of(world)]).toEqual([law.name, law.of(middle.state)])
    }
})

test('[OIL-2.4] the cards of others can be any, the decks in any order', () => {
  const worlds = KEYS.map(key => engine.imagine(middle.view(0), key))
  expect(new Set(worlds.map(({ cards }) => cards[0]))).toEqual(new Set(['drill']))
  expect(new Set(worlds.map(({ cards }) => cards[1]))).toEqual(new Set(CARDS))
  expect(new Set(worlds.map(({ leases }) => leases.deck.join())).size).toBeGreaterThan(5)
  expect(new Set(worlds.map(({ tiles }) => tiles.deck.join())).size).toBeGreaterThan(10)
  for (const { tiles, leases } of worlds) {
    expect(tiles.deck.toSorted()).toEqual(middle.state.tiles.deck.toSorted())
    expect(leases.deck.toSorted()).toEqual(middle.state.leases.deck.toSorted())
  }
})

test('nobody who has not chosen is imagined to have', () => {
  const t = table({ ...MIDDLE, cards: ['none', 'drill', 'none'], agenda: [{ kind: 'chooseCards' }] })
  for (const key of KEYS) expect(engine.imagine(t.view(0), key).cards.map(card => card === 'none')).toEqual([true, false, true])
})
