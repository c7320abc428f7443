/** What a viewer sees, and the worlds he can imagine. */
import { keyFrom } from '@wildcat/kernel'
import { testTable } from '@wildcat/kernel-contract/test-table'
import { points } from '@wildcat/oil-rush'
import { expect, test } from 'vitest'
import { BEIGE_IDS, CARDS, RED_IDS, TILE_VALUES } from '../components.ts'
import { engine } from '../index.ts'
import { laws } from '../laws.ts'
import { ownHand } from '../queries.ts'
import type { State, Step } from '../state.ts'
import { beige, derrick, dry, inOrder, oil, red, site, square, stage, wells } from './stage.ts'

const { table } = testTable(stage)
const VIEWERS = [0, 1, 2, 'spectator'] as const
const KEYS = Array.from({ length: 30 }, (_, n) => keyFrom(n))
const upwards = (a: number, b: number) => a - b

const middle = table({
  round: 4,
  first: 2,
  bank: 8000,
  supply: -9,
  money: [15_000, 11_000, 11_000],
  trucks: [square('c3r3'), square('c8r4'), 'off'],
  trains: [7, 4, 1],
  black: 6,
  stock: [5, 4, 5],
  depots: [oil(1, 0, 2), oil(0, 0, 0), oil(0, 3, 0)],
  wells: wells({ c3r4: { seenBy: [0] }, c4r1: { seenBy: [0, 1] }, c9r4: derrick(1, 1), c5r3: dry }),
  hands: [[1, 2], [2, 2, 2], [1]],
  discard: [1, 2],
  taken: [beige('3/12'), red('1/4/2 oil 1'), 'none'],
  onShow: [beige('8/3')],
  agenda: inOrder({ kind: 'drive', seat: 0, points: 4 }, { kind: 'discardCard', seat: 0 }),
})

test('[GIG-1.9] secret: tile values, licences in hand, the order of decks and the luck to come', () => {
  const view = middle.view('spectator')
  expect(view.hands).toEqual([[null, null], [null, null, null], [null]])
  expect(view.deck).toEqual(new Array(70).fill(null))
  expect([view.beige.deck, view.red.deck]).toEqual([new Array(28).fill(null), new Array(11).fill(null)])
  expect(view.box).toEqual({ 1: [null, null], 2: [null, null], 3: [null, null] })
  const known = view.wells.flatMap((well, index) => (well.value === null ? [] : [[index, well.value]]))
  expect(known).toEqual([
    [site('c5r3'), 3],
    [site('c9r4'), 2],
  ])
  expect([view.random, view.told]).toEqual([null, null])
})

test('[GIG-1.9] a player knows his own hand and the tiles that he looked at', () => {
  expect(middle.view(0).hands).toEqual([[1, 2], [null, null, null], [null]])
  expect(middle.view(1).hands).toEqual([[null, null], [2, 2, 2], [null]])
  const values = (viewer: 0 | 1 | 2) => [middle.view(viewer).wells[site('c3r4')]?.value, middle.view(viewer).wells[site('c4r1')]?.value]
  expect([values(0), values(1), values(2)]).toEqual([
    [2, 2],
    [null, 2],
    [null, null],
  ])
})

test('[GIG-1.9] open to all: money, oil, derricks, trucks, locomotives, prices, cards taken and discarded, deck sizes, who looked where', () => {
  const { state } = middle
  for (const viewer of VIEWERS) {
    const view = middle.view(viewer)
    expect(view).toMatchObject({
      viewer,
      seats: 3,
      round: 4,
      first: 2,
      bank: 8000,
      supply: -9,
      black: 6,
      outcome: 'open',
      deckPoints: 117,
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
    expect([view.beige.discard, view.red.discard]).toEqual([state.beige.discard, state.red.discard])
    expect(view.wells.map(({ value: _, ...well }) => well)).toEqual(state.wells.map(({ value: _, ...well }) => well))
  }
})

const STEPS: Step[] = [
  { kind: 'startRound' },
  { kind: 'rollPrice', company: 'jet' },
  { kind: 'turnUpCards' },
  { kind: 'takeCard', seat: 1 },
  { kind: 'discardLastCard' },
  { kind: 'dealLicences', seat: 1 },
  { kind: 'startDriving', seat: 2 },
  { kind: 'placeTruck', seat: 2 },
  { kind: 'drive', seat: 2, points: 7 },
  { kind: 'discardCard', seat: 1 },
  { kind: 'offerBuilding', seat: 0 },
  { kind: 'build', seat: 1 },
  { kind: 'produce', seat: 1 },
  { kind: 'ship', seat: 1, well: 4 },
  { kind: 'transport', seat: 1, well: 3 },
  { kind: 'auction', company: 'hudson' },
  { kind: 'bidding', company: 'hudson', in: [1, 2], turn: 2, standing: 'none' },
  { kind: 'bidding', company: 'hudson', in: [0, 2], turn: 2, standing: { seat: 0, points: 3 } },
  { kind: 'settleBid', company: 'jet', winner: 2, points: 9 },
  { kind: 'payBid', company: 'jet', winner: 2, points: 9 },
  { kind: 'sell', company: 'standard', seller: 1 },
  { kind: 'auctionSettled', company: 'jet', sold: 2 },
  { kind: 'limitDepots' },
  { kind: 'passDie' },
]

test('[GIG-1.9] bids, passes and what is to come are open: no step holds a secret', () => {
  const state: State = { ...middle.state, agenda: STEPS }
  for (const viewer of VIEWERS) expect(engine.view(state, viewer).agenda).toStrictEqual(STEPS)
})

test('[GIG-1.9] the outcome is open', () => {
  const state: State = { ...middle.state, outcome: { winners: [0], scores: [3, 2, 1] } }
  expect(engine.view(state, 'spectator')).toMatchObject({ outcome: { winners: [0], scores: [3, 2, 1] }, hands: state.hands })
})

/** Everything in a value that could be changed. */
const objectsIn = (value: unknown): object[] =>
  typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(objectsIn)] : []

test('[GIG-1.9] a view shares nothing with the state, and a copy only what is never changed', () => {
  const state: State = { ...middle.state, agenda: STEPS, outcome: { winners: [0], scores: [3, 2, 1] } }
  const own = new Set(objectsIn(state))
  expect(objectsIn(engine.view(state, 0)).filter(each => own.has(each))).toEqual([])
  const lasting = new Set([state.options, state.agenda, ...state.wells, state.outcome, state.random.key].flatMap(objectsIn))
  const copied = engine.copy(state)
  expect(copied).toStrictEqual(state)
  expect(objectsIn(copied).filter(each => own.has(each) && !lasting.has(each))).toEqual([])
  expect(copied.agenda).not.toBe(state.agenda)
})

test('[GIG-1.9] the own hand is that of the viewer; a spectator has none', () => {
  expect([ownHand(middle.view(0)), ownHand(middle.view(1)), ownHand(middle.view('spectator'))]).toEqual([[1, 2], [2, 2, 2], []])
})

test('[GIG-1.9] an imagined world looks to its viewer like the true one, and everything in the box is there', () => {
  for (const viewer of VIEWERS)
    for (const key of KEYS) {
      const view = middle.view(viewer)
      const world = engine.imagine(view, key)
      expect(engine.view(world, viewer)).toEqual(view)
      for (const law of laws) expect([law.name, law.of(world)]).toEqual([law.name, law.of(middle.state)])
    }
})

test('[GIG-1.9] what a viewer does not know differs from world to world', () => {
  const worlds = KEYS.map(key => engine.imagine(middle.view(2), key))
  const kinds = (of: (world: State) => unknown) => new Set(worlds.map(world => JSON.stringify(of(world)))).size
  expect(kinds(world => world.hands[0])).toBeGreaterThan(1)
  expect(kinds(world => world.deck)).toBeGreaterThan(20)
  for (const kind of [1, 2, 3] as const) {
    expect(kinds(world => world.wells.filter(well => well.kind === kind).map(well => well.value))).toBeGreaterThan(10)
    expect(kinds(world => world.box[kind])).toBeGreaterThan(1)
  }
  expect(kinds(world => world.beige.deck)).toBe(30)
  expect(kinds(world => world.red.deck)).toBe(30)
})

test('[GIG-8.4] in every imagined world the winner can pay his bid', () => {
  const t = table({ hands: [[2, 2, 2, 2], [1, 1], []], agenda: [{ kind: 'payBid', company: 'jet', winner: 0, points: 7 }] })
  for (const viewer of [1, 2, 'spectator'] as const)
    for (const key of KEYS) expect(points(engine.imagine(t.view(viewer), key).hands[0] ?? [])).toBeGreaterThanOrEqual(7)
})

test('[GIG-C3] the stage of these tests adds up: 36 tiles, 42 cards, 78 licences', () => {
  const { wells: all, box, deck, discard, hands, ...state } = middle.state
  for (const kind of [1, 2, 3] as const)
    expect([...all.filter(well => well.kind === kind).map(well => well.value), ...box[kind]].toSorted(upwards)).toEqual(TILE_VALUES[kind])
  expect([...deck, ...discard, ...hands.flat()]).toHaveLength(78)
  const cards = [...state.beige.deck, ...state.red.deck, ...state.onShow, ...state.taken.filter(card => card !== 'none')]
  expect(cards.toSorted(upwards)).toEqual([...BEIGE_IDS, ...RED_IDS])
  expect(CARDS).toHaveLength(42)
})
