/** The table as a game begins; how map and tokens come onto it is tested in laying.test.ts. */
import { at, chance, keyFrom, randomness } from '@wildcat/kernel'
import { KINDS, licencesOf, points } from '@wildcat/oil-rush'
import { expect, test } from 'vitest'
import { SPECIAL_IDS, STANDARD_IDS } from '../components.ts'
import { regionOf } from '../ground.ts'
import { blackGold, engine } from '../index.ts'
import { openCompanies } from '../queries.ts'
import { STREAMS } from '../types.ts'
import { options, priceSpace } from './stage.ts'

const SEATS = [2, 3, 4, 5]
const lay = (seats: number, seed = 1) =>
  blackGold.setup(seats, options({}, seats), chance(STREAMS, randomness(keyFrom(seed), STREAMS.length)))
const upwards = (a: number, b: number) => a - b

test.each(SEATS)('[BG-1.1] %i players, each with 1 truck, 1 train, 5 derricks and $15,000', seats => {
  const { trucks, trains, stock, money, hands, depots, taken } = lay(seats)
  expect([trucks, trains, stock, money, hands, depots, taken].map(list => list.length)).toEqual(new Array(7).fill(seats))
  expect([...trucks, ...stock, ...money]).toEqual([
    ...new Array(seats).fill('off'),
    ...new Array(seats).fill(5),
    ...new Array(seats).fill(15_000),
  ])
})

test('[BG-1.1] there is no table for one or six', () => {
  for (const seats of [1, 6, 2.5])
    expect(engine.options(seats, {})).toEqual({ refused: { rule: 'BG-1.1', why: 'seatsOutOfRange', with: { least: 2, most: 5 } } })
})

test('[BG-1.4] price markers at $5,000; the decks are complete and shuffled', () => {
  const { prices, standard, special, deck, discard, deckPoints } = lay(3)
  expect(prices).toEqual({ hudson: priceSpace(5000), jet: priceSpace(5000), standard: priceSpace(5000) })
  expect(standard.deck.toSorted(upwards)).toEqual(STANDARD_IDS)
  expect(special.deck.toSorted(upwards)).toEqual(SPECIAL_IDS)
  expect(deck.toSorted(upwards)).toEqual(licencesOf(104))
  expect([standard.discard, special.discard, discard]).toEqual([[], [], []])
  expect([deckPoints, points(deck)]).toEqual([156, 156])
  const other = lay(3, 2)
  expect([other.standard.deck, other.special.deck, other.deck]).not.toContainEqual(standard.deck)
  for (const [one, two] of [
    [standard.deck, other.standard.deck],
    [special.deck, other.special.deck],
    [deck, other.deck],
  ] as const)
    expect(one).not.toEqual(two)
})

test('[BG-1.5] with 2 or 3 players US Standard is closed', () => {
  expect(SEATS.map(seats => openCompanies({ seats }))).toEqual([
    ['hudson', 'jet'],
    ['hudson', 'jet'],
    ['hudson', 'jet', 'standard'],
    ['hudson', 'jet', 'standard'],
  ])
})

test('[BG-1.6] player trains start on the sixth row of the track, the Oil Baron on the first', () => {
  expect(lay(4)).toMatchObject({ trains: [6, 6, 6, 6], baron: 1 })
})

test('[BG-1.7] the first player is drawn at random', () => {
  const first = Array.from({ length: 60 }, (_, seed) => lay(5, seed).first)
  expect(new Set(first)).toEqual(new Set([0, 1, 2, 3, 4]))
})

test('[BG-1.8] oil is never short: what is on the table comes from a supply without a limit', () => {
  expect(lay(3).supply).toBe(0)
})

test.each(SEATS)('[BG-1.3] with %i players a token lies on each well of the map', seats => {
  const { wells, box, layout } = lay(seats)
  expect(wells.map(({ square, kind }) => ({ square, kind }))).toEqual(regionOf({ layout }).board.wells)
  expect(
    wells.every(({ state, oil, owner, seenBy }) => state === 'covered' && oil === 0 && owner === 'nobody' && seenBy.length === 0),
  ).toBe(true)
  const all = (kind: (typeof KINDS)[number]) => wells.filter(well => well.kind === kind).length + box[kind].length
  expect(KINDS.map(all)).toEqual([15, 20, 15])
})

test('[BG-7.6] the Oil Baron begins without licences', () => {
  expect(Object.values(lay(2).baronHands)).toEqual(new Array(3).fill({ down: [], up: [] }))
})

test('a map is surveyed once, and as many as are played', () => {
  const layouts = Array.from({ length: 250 }, (_, seed) => lay(4, seed).layout)
  expect(new Set(layouts).size).toBeGreaterThan(200)
  const maps = layouts.map(layout => regionOf({ layout }))
  expect(regionOf({ layout: at(layouts, 249) })).toBe(maps[249])
  expect(regionOf({ layout: at(layouts, 0) })).toEqual(maps[0])
})
