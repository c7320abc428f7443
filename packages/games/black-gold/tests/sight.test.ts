/** What a viewer sees, and the worlds he can imagine. */
import { keyFrom } from '@wildcat/kernel'
import { testTable } from '@wildcat/kernel-contract/test-table'
import { points } from '@wildcat/oil-rush'
import { expect, test } from 'vitest'
import { engine } from '../index.ts'
import { laws } from '../laws.ts'
import type { State, Step } from '../state.ts'
import { baron, derrick, dry, gusher, oil, options, site, special, square, stage, standard, wells } from './stage.ts'

const { table } = testTable(stage)
const VIEWERS = [0, 1, 'spectator'] as const
const KEYS = Array.from({ length: 30 }, (_, n) => keyFrom(n))

const middle = table({
  seats: 2,
  round: 4,
  first: 1,
  bank: 8000,
  supply: -9,
  options: options({ aggressiveBaron: true }),
  money: [15_000, 7000],
  trucks: [square('c3r2', 2), 'off'],
  trains: [9, 6],
  baron: 7,
  baronHands: baron({ hudson: { down: [1, 2], up: [2, 2] }, jet: { down: [2] } }),
  stock: [5, 3],
  depots: [oil(1, 2, 0), oil(0, 3, 0)],
  wells: [...wells({ c2r2: { seenBy: [0] }, c4r3: { seenBy: [0, 1] }, c3r9: derrick(1, 2), c6r2: dry }, 2), gusher('c1r5', 1, 3, 2)],
  hands: [
    [1, 2],
    [2, 2, 2],
  ],
  discard: [1, 2],
  taken: [standard('3/12'), special('1/4/2 oil 2')],
  onShow: [standard('8/3')],
  agenda: [{ kind: 'prospect', seat: 0, points: 4, built: false }],
})

test('[BG-1.9] secret: token values, licences in hand, those of the Oil Baron that lie face down, the order of decks, the luck to come', () => {
  const view = middle.view('spectator')
  expect(view.hands).toEqual([
    [null, null],
    [null, null, null],
  ])
  expect(view.baronHands).toEqual({
    hudson: { down: [null, null], up: [2, 2] },
    jet: { down: [null], up: [] },
    standard: { down: [], up: [] },
  })
  expect(view.deck).toEqual(new Array(104 - 12).fill(null))
  expect([view.standard.deck, view.special.deck]).toEqual([new Array(34).fill(null), new Array(11).fill(null)])
  expect(view.box).toEqual({ 1: new Array(10).fill(null), 2: new Array(13).fill(null), 3: new Array(9).fill(null) })
  const known = view.wells.flatMap((well, index) => (well.value === null ? [] : [index]))
  expect(known).toEqual([site('c6r2', 2), site('c3r9', 2), 18])
  expect([view.random, view.told]).toEqual([null, null])
})

test('[BG-1.9] a player knows his own hand and the tokens that he looked at', () => {
  expect([middle.view(0).hands, middle.view(1).hands]).toEqual([
    [
      [1, 2],
      [null, null, null],
    ],
    [
      [null, null],
      [2, 2, 2],
    ],
  ])
  const sees = (viewer: 0 | 1) => [site('c2r2', 2), site('c4r3', 2)].map(well => middle.view(viewer).wells[well]?.value !== null)
  expect([sees(0), sees(1)]).toEqual([
    [true, true],
    [false, true],
  ])
})

test('[BG-1.9] open to all: what lies on the table, how many cards the Oil Baron has at each company and those face up', () => {
  const { state } = middle
  for (const viewer of VIEWERS) {
    const view = middle.view(viewer)
    expect(view).toMatchObject({
      viewer,
      seats: 2,
      round: 4,
      first: 1,
      bank: 8000,
      supply: -9,
      baron: 7,
      layout: state.layout,
      outcome: 'open',
      deckPoints: 156,
      discard: [1, 2],
      money: state.money,
      stock: state.stock,
      trains: state.trains,
      trucks: state.trucks,
      prices: state.prices,
      depots: state.depots,
      taken: state.taken,
      onShow: state.onShow,
      options: state.options,
      agenda: state.agenda,
    })
    expect([view.standard.discard, view.special.discard]).toEqual([state.standard.discard, state.special.discard])
    expect(view.wells.map(({ value: _, ...well }) => well)).toEqual(state.wells.map(({ value: _, ...well }) => well))
    expect(view.baronHands.hudson.up).toEqual([2, 2])
  }
})

const STEPS: Step[] = [
  { kind: 'startRound' },
  { kind: 'rollPrice', company: 'jet' },
  { kind: 'turnUpCards' },
  { kind: 'takeCard', seat: 1 },
  { kind: 'discardLastCard' },
  { kind: 'dealLicences', seat: 1 },
  { kind: 'dealToBaron', company: 'jet' },
  { kind: 'startProspecting', seat: 0 },
  { kind: 'placeTruck', seat: 0 },
  { kind: 'prospect', seat: 1, points: 7, built: true },
  { kind: 'deepen', seat: 1, wells: [2, 4] },
  { kind: 'discardCards' },
  { kind: 'produce', seat: 1 },
  { kind: 'ship', seat: 1, well: 4 },
  { kind: 'transport', seat: 1, well: 3 },
  { kind: 'auction', company: 'hudson' },
  { kind: 'auction', company: 'liquidation' },
  { kind: 'bidding', company: 'hudson', in: [0, 1], turn: 1, standing: 'none' },
  { kind: 'bidding', company: 'hudson', in: [0, 1], turn: 1, standing: { seat: 0, points: 3 } },
  { kind: 'raiseBid', company: 'jet', seat: 1, standing: { seat: 1, points: 3 } },
  { kind: 'onlyBid', company: 'jet', seat: 1 },
  { kind: 'faceBaron', company: 'jet', seat: 1, points: 5 },
  { kind: 'turnUpBaron', company: 'jet' },
  { kind: 'outbidBaron', company: 'jet', seat: 1, standing: 'none' },
  { kind: 'outbidBaron', company: 'jet', seat: 1, standing: { seat: 1, points: 3 } },
  { kind: 'settleBid', company: 'jet', winner: 1, points: 9 },
  { kind: 'payBid', company: 'liquidation', winner: 1, points: 9 },
  { kind: 'nameCompany', seller: 1 },
  { kind: 'sell', company: 'standard', seller: 1 },
  { kind: 'auctionSettled', company: 'jet', sold: 2 },
  { kind: 'limitDepots' },
  { kind: 'passDie' },
]

test('[BG-1.9] bids, passes and what is to come are open: no step holds a secret', () => {
  const state: State = { ...middle.state, agenda: STEPS }
  for (const viewer of VIEWERS) expect(engine.view(state, viewer).agenda).toStrictEqual(STEPS)
})

/** Everything in a value that could be changed. */
const objectsIn = (value: unknown): object[] =>
  typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(objectsIn)] : []

test('[BG-1.9] a view shares nothing with the state, and a copy only what is never changed', () => {
  const state: State = { ...middle.state, agenda: STEPS, outcome: { winners: [0], scores: [3, 2] } }
  const own = new Set(objectsIn(state))
  expect(objectsIn(engine.view(state, 0)).filter(each => own.has(each))).toEqual([])
  const lasting = new Set([state.options, state.agenda, ...state.wells, state.outcome, state.random.key].flatMap(objectsIn))
  const copied = engine.copy(state)
  expect(copied).toStrictEqual(state)
  expect(objectsIn(copied).filter(each => own.has(each) && !lasting.has(each))).toEqual([])
  expect(copied.agenda).not.toBe(state.agenda)
})

test('[BG-1.9] an imagined world looks to its viewer like the true one, and everything in the box is there', () => {
  for (const viewer of VIEWERS)
    for (const key of KEYS) {
      const view = middle.view(viewer)
      const world = engine.imagine(view, key)
      expect(engine.view(world, viewer)).toEqual(view)
      for (const law of laws) expect([law.name, law.of(world)]).toEqual([law.name, law.of(middle.state)])
    }
})

test('[BG-1.9] what a viewer does not know differs from world to world', () => {
  const worlds = KEYS.map(key => engine.imagine(middle.view('spectator'), key))
  const kinds = (of: (world: State) => unknown) => new Set(worlds.map(world => JSON.stringify(of(world)))).size
  expect(kinds(world => world.hands[0])).toBeGreaterThan(1)
  expect(kinds(world => world.baronHands.hudson.down)).toBeGreaterThan(1)
  expect(kinds(world => world.baronHands.jet.down)).toBeGreaterThan(1)
  expect(kinds(world => world.deck)).toBeGreaterThan(20)
  for (const kind of [1, 2, 3] as const) {
    expect(kinds(world => world.wells.filter(well => well.kind === kind).map(well => well.value))).toBeGreaterThan(5)
    expect(kinds(world => world.box[kind])).toBeGreaterThan(5)
  }
  expect(kinds(world => world.standard.deck)).toBe(30)
  expect(kinds(world => world.special.deck)).toBe(30)
})

test('[BG-11.5] under fair wells all know which tokens were taken: only these are imagined', () => {
  const chosen = options({ fair: true, deeperDoubles: true })
  const { state } = engine.start(2, chosen, keyFrom(3))
  const upwards = (a: number, b: number) => a - b
  for (const key of KEYS) {
    const world = engine.imagine(engine.view(state, 0), key)
    const tokens = (kind: 1 | 2 | 3) => [...world.wells.filter(well => well.kind === kind).map(well => well.value), ...world.box[kind]]
    expect(tokens(1).toSorted(upwards)).toEqual([2, 2, 3, 3, 4, 4])
    expect(tokens(2).toSorted(upwards)).toEqual([3, 3, 3, 3, 5, 5, 5, 5])
    expect(tokens(3).toSorted(upwards)).toEqual([4, 4, 4, 5, 5, 5, 6, 6, 6])
  }
})

test('[BG-7.3] in every imagined world the winner can pay his bid', () => {
  const t = table({ hands: [[2, 2, 2, 2], [1, 1], []], agenda: [{ kind: 'payBid', company: 'jet', winner: 0, points: 7 }] })
  for (const viewer of [1, 2, 'spectator'] as const)
    for (const key of KEYS) expect(points(engine.imagine(t.view(viewer), key).hands[0] ?? [])).toBeGreaterThanOrEqual(7)
})

test('[BG-1.3] the stage of these tests adds up', () => {
  const start = engine.start(2, middle.state.options, keyFrom(1)).state
  for (const law of laws) if (!/bank|supply/.test(law.name)) expect([law.name, law.of(middle.state)]).toEqual([law.name, law.of(start)])
})
