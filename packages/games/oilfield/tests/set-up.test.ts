/** [OIL-1] The table as the game begins. */
import { chance, keyFrom, randomness } from '@wildcat/kernel'
import { describe, expect, test } from 'vitest'
import { FIELDS, TILES, type Tile } from '../components.ts'
import { oilfield } from '../game.ts'
import { choices, options } from '../options.ts'
import { cubesIn } from '../queries.ts'
import type { State } from '../state.ts'
import { STREAMS } from '../types.ts'

const lay = (seats: number, seed = 1, advanced = false): State =>
  oilfield.setup(seats, { advanced, botSecond: false }, chance(STREAMS, randomness(keyFrom(seed), STREAMS.length)))
const SEEDS = Array.from({ length: 60 }, (_, n) => n)
const many = (seats: number, advanced = false) => SEEDS.map(seed => lay(seats, seed, advanced))
const counts = (tiles: readonly Tile[]) => TILES.map(tile => tiles.filter(each => each === tile).length)

test.each([2, 3, 4, 5])('[OIL-1.1] %i players with $20 each, everything at home', seats => {
  const state = lay(seats)
  expect(state.money).toEqual(new Array(seats).fill(20))
  expect(state).toMatchObject({ round: 0, bank: 0, vp: new Array(seats).fill(0), workers: new Array(seats).fill('home') })
  expect(state.expansions).toEqual(new Array(seats).fill([]))
  expect([state.cards, state.shown]).toEqual([new Array(seats).fill('none'), new Array(seats).fill('none')])
})

test.each([1, 6, 0, 2.5])('[OIL-1.1] not for %d', seats => {
  expect(options(seats, {})).toEqual({ refused: { rule: 'OIL-1.1', why: 'seatsOutOfRange', with: { least: 2, most: 5 } } })
})

describe.each([
  [2, 10],
  [3, 10],
  [4, 12],
  [5, 14],
])('[OIL-1.2] with %i players', (seats, size) => {
  const state = lay(seats)

  test('[OIL-1.2] each player has drawn 2 cubes, and each field is filled', () => {
    expect(state.stores.map(cubesIn)).toEqual(new Array(seats).fill(2))
    for (const field of FIELDS) expect(cubesIn(state.fields[field])).toBe(size)
  })

  test('[OIL-1.2] the rest is in the bag, with the grey cube', () => {
    const out = [...state.stores, ...FIELDS.map(field => state.fields[field])]
    expect(state.bag).toEqual({
      oil: 49 - out.reduce((sum, { oil }) => sum + oil, 0),
      gas: 21 - out.reduce((sum, { gas }) => sum + gas, 0),
      grey: 1,
    })
    expect(state.strike).toBe('none')
  })
})

test('[OIL-1.2] what is drawn differs, and gas comes about as often as it should', () => {
  const fields = many(5).flatMap(state => FIELDS.map(field => state.fields[field]))
  const gas = fields.reduce((sum, each) => sum + each.gas, 0) / fields.length
  expect(gas).toBeGreaterThan(3.8) // 14 × 21 / 70 = 4.2
  expect(gas).toBeLessThan(4.6)
  expect(new Set(many(3).map(state => JSON.stringify(state.stores))).size).toBeGreaterThan(10)
})

test('[OIL-9.1] a first filling without any oil goes back and is drawn again', () => {
  const plain = chance(STREAMS, randomness(keyFrom(1), STREAMS.length))
  let draws = 0
  /** Oil for the stores, then ten gas, and oil from then on. */
  const below = (bag: number) => (draws++ >= 6 && draws <= 16 ? bag - 1 : 0)
  const { fields, stores, bag } = oilfield.setup(
    3,
    { advanced: false, botSecond: false },
    {
      ...plain,
      below: (stream, n) => (stream === 'cubes' ? below(n) : plain.below(stream, n)),
    },
  )
  expect(stores).toEqual(new Array(3).fill({ oil: 2, gas: 0 }))
  expect(draws).toBe(6 + 10 + 3 * 10)
  expect(fields.dallas).toEqual({ oil: 10, gas: 0, level: 3 })
  expect(bag).toEqual({ oil: 13, gas: 21, grey: 1 })
})

test('[OIL-1.3] with two or three players one tile of each type in play is removed', () => {
  expect(lay(3).removed).toEqual(['small', 'medium', 'mixed', 'smallLocal', 'mediumLocal', 'storage'])
  expect(lay(2).removed).toEqual(lay(3).removed)
  expect(lay(3, 1, true).removed).toEqual([...TILES])
  expect([lay(4).removed, lay(5).removed]).toEqual([[], []])
})

test.each([
  [3, false, [2, 2, 2, 2, 2, 0, 0, 2, 0]],
  [3, true, [2, 2, 2, 2, 2, 1, 1, 2, 1]],
  [4, false, [3, 3, 3, 3, 3, 0, 0, 3, 0]],
  [5, true, [3, 3, 3, 3, 3, 2, 2, 3, 2]],
])('[OIL-1.3] [OIL-1.6] tiles with %i players, advanced %s', (seats, advanced, expected) => {
  const { deck, onShow } = lay(seats, 1, advanced).tiles
  expect(counts([...deck, ...onShow])).toEqual(expected)
})

test('[OIL-1.3] 5 tiles on show with two or three players, 6 with more, in another order each time', () => {
  expect([2, 3, 4, 5].map(seats => lay(seats).tiles.onShow.length)).toEqual([5, 5, 6, 6])
  expect(new Set(many(4).map(({ tiles }) => tiles.onShow.join())).size).toBeGreaterThan(30)
})

test('[OIL-1.3] never three alike on show, and all tiles are still there', () => {
  for (const seats of [4, 5])
    for (let seed = 0; seed < 400; seed++) {
      const { tiles } = lay(seats, seed)
      expect(Math.max(...counts(tiles.onShow))).toBeLessThan(3)
      expect(counts([...tiles.deck, ...tiles.onShow])).toEqual([3, 3, 3, 3, 3, 0, 0, 3, 0])
      expect(tiles.onShow).toHaveLength(6)
    }
})

test('[OIL-1.4] 4 leases on show, 3 with two players; a space for each lease', () => {
  expect([3, 4, 5].map(seats => lay(seats).leases.onShow.length)).toEqual([4, 4, 4])
  expect(lay(3).leases.deck).toHaveLength(8)
  const { leases } = lay(2)
  expect([leases.onShow.length, leases.deck.length]).toEqual([3, 6])
  const all = [...lay(3).leases.deck, ...lay(3).leases.onShow]
  expect(FIELDS.map(field => all.filter(each => each === field).length)).toEqual([3, 4, 5])
  expect(FIELDS.map(field => lay(3).plots.filter(plot => plot.field === field).length)).toEqual([3, 4, 5])
  expect(new Set(many(3).map(state => state.leases.onShow.join())).size).toBeGreaterThan(20)
})

test('[OIL-1.5] every field on the top level, $1 of subsidy, the first player at random', () => {
  const state = lay(4)
  expect(FIELDS.map(field => state.fields[field].level)).toEqual([3, 3, 3])
  expect(state.subsidy).toBe(1)
  expect(new Set(many(4).map(({ first }) => first))).toEqual(new Set([0, 1, 2, 3]))
})

test('[OIL-1.6] the advanced buildings are a choice of the table, and usually out', () => {
  expect(options(3, {})).toEqual({ ok: { advanced: false, botSecond: false } })
  expect(options(3, { advanced: true })).toEqual({ ok: { advanced: true, botSecond: false } })
  expect(choices(3)).toEqual({ advanced: [false, true], botSecond: [false] })
  expect(choices(2)).toEqual({ advanced: [false, true], botSecond: [false, true] })
})

test('[OIL-11.4] that the bot comes second can be chosen only with two players', () => {
  expect(options(2, { botSecond: true })).toEqual({ ok: { advanced: false, botSecond: true } })
  expect(options(3, { botSecond: true })).toEqual({ refused: { rule: 'OIL-11.4', why: 'botOnlyWithTwo', with: { seats: 3 } } })
  expect(options(4, { botSecond: false })).toEqual({ ok: { advanced: false, botSecond: false } })
})

test('[OIL-11.1] only two players have the bot, with three markers; a lease of each field is out of the game', () => {
  expect([3, 4, 5].map(seats => lay(seats).bot)).toEqual(['none', 'none', 'none'])
  const { plots, leases } = lay(2)
  expect(FIELDS.map(field => plots.filter(plot => plot.field === field && plot.owner === 'bot').length)).toEqual([1, 1, 1])
  const all = [...leases.deck, ...leases.onShow]
  expect(FIELDS.map(field => all.filter(each => each === field).length)).toEqual([2, 3, 4])
  expect(lay(3).plots.every(({ owner, tower }) => owner === 'nobody' && tower === 'none')).toBe(true)
})

test('[OIL-11.2] a small local, a small and a medium tower from the pile stand on the fields at random', () => {
  const towersOf = ({ plots }: State) => plots.filter(({ owner }) => owner === 'bot').map(({ tower }) => tower)
  for (const state of many(2, true)) {
    expect(towersOf(state).toSorted()).toEqual(['medium', 'small', 'smallLocal'])
    expect(counts([...state.tiles.deck, ...state.tiles.onShow])).toEqual([1, 1, 2, 1, 2, 1, 1, 2, 1])
  }
  expect(new Set(many(2).map(state => towersOf(state).join())).size).toBe(6)
})

test('[OIL-11.3] its worker starts by a random card: the $5 space of LEASE, or the top of BUILD, DRILL or LOCAL', () => {
  const starts = new Set(many(2).map(({ bot }) => (bot === 'none' ? 'none' : `${bot.worker.column} ${bot.worker.space}`)))
  expect(starts).toEqual(new Set(['lease 3', 'build 0', 'drill 0', 'local 0']))
})
