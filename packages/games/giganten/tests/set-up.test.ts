import { at, chance, keyFrom, randomness } from '@wildcat/kernel'
import { columnOf, points, type WellKind } from '@wildcat/oil-rush'
import { describe, expect, test } from 'vitest'
import { BEIGE_IDS, RED_IDS, TILE_VALUES } from '../components.ts'
import { engine, giganten } from '../index.ts'
import { BOARD } from '../map.ts'
import type { Options } from '../options.ts'
import type { State } from '../state.ts'
import { STREAMS } from '../types.ts'
import { oil, placeOf, prices } from './stage.ts'

function usual(input: object = {}): Options {
  const parsed = giganten.options(4, input)
  if ('refused' in parsed) throw new Error(parsed.refused.why)
  return parsed.ok
}
const setUp = (seats: number, options: object = {}, seed = 1): State =>
  giganten.setup(seats, usual(options), chance(STREAMS, randomness(keyFrom(seed), STREAMS.length)))

const three = setUp(3)
const four = setUp(4)
const upwards = (a: number, b: number) => a - b
const many = <X>(of: (seed: number) => X): Set<string> => new Set(Array.from({ length: 60 }, (_, seed) => JSON.stringify(of(seed))))

test('[GIG-1.1] three or four players, each with a truck, a locomotive, 5 derricks and $15,000', () => {
  expect(giganten.seats).toEqual({ least: 3, most: 4 })
  for (const seats of [2, 5, 3.5])
    expect(giganten.options(seats, {})).toEqual({ refused: { rule: 'GIG-1.1', why: 'seatsOutOfRange', with: { least: 3, most: 4 } } })
  expect([3, 4].map(seats => 'ok' in giganten.options(seats, {}))).toEqual([true, true])
  expect(four).toMatchObject({ seats: 4, stock: [5, 5, 5, 5], money: [15_000, 15_000, 15_000, 15_000], bank: 0, supply: 0 })
  expect(three).toMatchObject({ seats: 3, stock: [5, 5, 5], money: [15_000, 15_000, 15_000] })
  expect(three.trucks).toEqual(['off', 'off', 'off'])
  expect([three.hands, three.depots]).toEqual([
    [[], [], []],
    [oil(0, 0, 0), oil(0, 0, 0), oil(0, 0, 0)],
  ])
})

describe.each([3, 4])('with %i players', seats => {
  const state = setUp(seats)
  const ofKind = (kind: WellKind) => state.wells.filter(well => well.kind === kind)

  test('[GIG-1.2] tiles lie value-down on the sites of their kind; two of each kind stay in the box with three players', () => {
    for (const kind of [1, 2, 3] as const) {
      expect(ofKind(kind)).toHaveLength(seats === 4 ? 12 : 10)
      expect(state.box[kind]).toHaveLength(seats === 4 ? 0 : 2)
      expect([...ofKind(kind).map(well => well.value), ...state.box[kind]].toSorted(upwards)).toEqual(TILE_VALUES[kind])
    }
    expect(state.wells.every(well => well.state === 'covered' && well.owner === 'nobody' && well.oil === 0)).toBe(true)
    expect(state.wells.every(well => well.seenBy.length === 0)).toBe(true)
    expect(giganten.view(state, 0).wells.every(well => well.value === null)).toBe(true)
  })

  test('[GIG-1.5] 30 beige and 12 red cards lie in two face-down decks', () => {
    expect([state.beige.deck.toSorted(upwards), state.red.deck.toSorted(upwards)]).toEqual([BEIGE_IDS, RED_IDS])
    expect([BEIGE_IDS.length, RED_IDS.length]).toEqual([30, 12])
    expect([state.beige.discard, state.red.discard, state.onShow]).toEqual([[], [], []])
  })

  test('[GIG-1.7] all locomotives stand at column 1', () => {
    expect(state.trains).toEqual(new Array(seats).fill(1))
    expect(state.black).toBe(1)
  })
})

test('[GIG-1.2] tiles are shuffled within their kind', () => {
  for (const kind of [1, 2, 3])
    expect(
      many(seed =>
        setUp(4, {}, seed)
          .wells.filter(well => well.kind === kind)
          .map(well => well.value),
      ).size,
    ).toBeGreaterThan(50)
  expect(many(seed => setUp(3, {}, seed).box).size).toBeGreaterThan(10)
})

test('[GIG-1.3] with three players the sites marked "3" are ordinary terrain', () => {
  const places = (state: State) => state.wells.map(well => placeOf(well.square))
  const empty = places(four).filter(place => !places(three).includes(place))
  expect(empty).toEqual(['c5r5', 'c6r10', 'c11r4', 'c18r7', 'c14r12', 'c16r1'])
  expect(places(three)).toHaveLength(30)
})

test('[GIG-1.4] the three price markers start at $5,000', () => {
  expect(four.prices).toEqual(prices(5000, 5000, 5000))
})

test('[GIG-1.5] both decks are shuffled', () => {
  expect(many(seed => setUp(3, {}, seed).beige.deck).size).toBe(60)
  expect(many(seed => setUp(3, {}, seed).red.deck).size).toBe(60)
})

test('[GIG-1.6] 78 licences, half of them of value 1 and half of value 2, or 60 if the table says so', () => {
  for (const licences of [78, 60]) {
    const { deck, discard, deckPoints } = setUp(3, { licences })
    expect(deck).toHaveLength(licences)
    expect(deck.filter(licence => licence === 1)).toHaveLength(licences / 2)
    expect([points(deck), deckPoints]).toEqual([1.5 * licences, 1.5 * licences])
    expect(discard).toEqual([])
  }
  expect(many(seed => setUp(3, {}, seed).deck).size).toBe(60)
})

test('[GIG-1.6] 78 is usual; other numbers are refused', () => {
  expect(usual()).toEqual({ licences: 78, inflation: false, openTracking: false })
  expect(giganten.choices(3)).toEqual({ licences: [78, 60], inflation: [false, true], openTracking: [false, true] })
  for (const input of [{ licences: 70 }, { licence: 78 }, []]) expect(giganten.options(3, input)).toHaveProperty('refused')
})

test('[GIG-1.8] the first player is drawn at random', () => {
  const GAMES = 2_000
  for (const seats of [3, 4]) {
    const found: number[] = Array(seats).fill(0)
    for (let seed = 0; seed < GAMES; seed++) {
      const { first } = setUp(seats, {}, seed)
      found[first] = at(found, first) + 1
    }
    for (const times of found) expect(Math.abs(times - GAMES / seats)).toBeLessThan(GAMES / 20) // five times the usual scatter
  }
})

test('[GIG-C2] no site is in the first column, where trucks begin', () => {
  expect(four.wells.map(well => columnOf(BOARD, well.square))).not.toContain(1)
})

test('[GIG-1.8] the game begins with the prices, the cards and the first player’s choice', () => {
  const { state, messages } = engine.start(4, usual(), keyFrom(7))
  expect(messages.map(({ event }) => event.kind)).toEqual([
    'roundStarted',
    'priceRolled',
    'priceRolled',
    'priceRolled',
    'redCardTurned',
    'beigeCardsTurned',
  ])
  expect(at(messages, 0).event).toEqual({ kind: 'roundStarted', round: 1, first: state.first })
  expect(engine.pending(state)).toEqual([state.first])
})
