/** What is printed, against the figures of the rule book. */
import { LANGUAGES } from '@wildcat/kernel'
import { expect, test } from 'vitest'
import {
  BASE_STORE,
  CARDS,
  FIELDS,
  fieldSize,
  GAS_CUBES,
  INVESTMENT_CUBES,
  INVESTMENT_PRICES,
  LEASE_MARKERS,
  LEASE_PRICES,
  LEASES,
  NATIONAL_PRICES,
  OIL_CUBES,
  SPACES,
  START_MONEY,
  TILE_FACTS,
  TILES,
  TOP_LEVEL,
} from '../components.ts'
import { isOpen } from '../queries.ts'
import { words } from '../words/index.ts'

test('[OIL-1.1] a refinery with a store of 3, five cards, 4 lease markers, 5 cubes to invest, $20', () => {
  expect([BASE_STORE, CARDS.length, LEASE_MARKERS, INVESTMENT_CUBES, START_MONEY]).toEqual([3, 5, 4, 5, 20])
  expect(CARDS).toEqual(['lease', 'build', 'drill', 'local', 'national'])
})

test('[OIL-1.2] 71 cubes with the grey one', () => {
  expect([OIL_CUBES, GAS_CUBES]).toEqual([49, 21])
  expect(OIL_CUBES + GAS_CUBES + 1).toBe(71)
  expect([2, 3, 4, 5].map(fieldSize)).toEqual([10, 10, 12, 14])
})

test('[OIL-1.4] 12 leases: Dallas 3, Austin 4, Pecos 5', () => {
  expect(FIELDS.map(field => LEASES[field])).toEqual([3, 4, 5])
})

test('[OIL-C1] LEASE $8, $7, $6, $5; BUILD 2, DRILL 2 (3), LOCAL 1 (2), 1ST PLAYER 1, SUBSIDY 1, INVEST 2', () => {
  expect(LEASE_PRICES).toEqual([8, 7, 6, 5])
  const open = (seats: number) =>
    (['lease', 'build', 'drill', 'local', 'first', 'subsidy', 'invest'] as const).map(
      column => SPACES[column].filter((_, space) => isOpen({ seats }, column, space)).length,
    )
  expect([2, 3, 4, 5].map(open)).toEqual([
    [4, 2, 2, 1, 1, 1, 2],
    [4, 2, 2, 1, 1, 1, 2],
    [4, 2, 2, 2, 1, 1, 2],
    [4, 2, 3, 2, 1, 1, 2],
  ])
})

test('[OIL-C2] 24 tiles: the basic towers and the storage ×3, the advanced buildings ×2', () => {
  expect(TILES.map(tile => TILE_FACTS[tile].copies).reduce((sum, n) => sum + n)).toBe(24)
  const copies = (n: number) => TILES.filter(tile => TILE_FACTS[tile].copies === n)
  expect(copies(3)).toEqual(['small', 'medium', 'mixed', 'smallLocal', 'mediumLocal', 'storage'])
  expect(copies(2)).toEqual(['national', 'government', 'gasRefinery'])
  expect(TILES.filter(tile => TILE_FACTS[tile].advanced)).toEqual(copies(2))
})

test('[OIL-C6] the storage expansion costs $6', () => {
  expect(TILE_FACTS.storage.price).toBe(6)
})

test('[OIL-6.1] small $5, medium $8, mixed $10, small local $7, medium local $13', () => {
  const prices = (['small', 'medium', 'mixed', 'smallLocal', 'mediumLocal'] as const).map(tile => TILE_FACTS[tile].price)
  expect(prices).toEqual([5, 8, 10, 7, 13])
})

test('[OIL-7.1] [OIL-7.2] [OIL-7.3] gas refinery $8, national tower $10, government tower free', () => {
  expect([TILE_FACTS.gasRefinery.price, TILE_FACTS.national.price, TILE_FACTS.government.price]).toEqual([8, 10, 0])
})

test('[OIL-C3] the investment rows', () => {
  expect(INVESTMENT_PRICES).toEqual({ 5: [10, 11, 12, 13, 14, 15], 3: [6, 7, 8, 9, 10, 11], 2: [3, 4, 5, 5, 6, 6] })
})

test('[OIL-C4] four levels, 3 to 0', () => {
  expect(TOP_LEVEL).toBe(3)
})

test('[OIL-5.7] the national prices', () => {
  expect(NATIONAL_PRICES).toEqual({ few: [3, 1], many: [4, 3, 1] })
})

test('the texts of the components name the figures of the components', () => {
  for (const language of LANGUAGES) {
    const { rules } = words[language]
    const money = (n: number) => (language === 'en' ? `$${n}` : `${n}\u00A0$`)
    for (const price of LEASE_PRICES) expect(rules['OIL-C1']).toContain(money(price))
    for (const row of [5, 3, 2] as const) expect(rules['OIL-C3']).toContain(INVESTMENT_PRICES[row].join(', '))
    for (const tile of ['small', 'medium', 'mixed', 'smallLocal', 'mediumLocal'] as const)
      expect(rules['OIL-6.1']).toContain(money(TILE_FACTS[tile].price))
    expect(rules['OIL-C6']).toContain(money(TILE_FACTS.storage.price))
    expect(rules['OIL-C2']).toMatch(/^24 /)
  }
})
