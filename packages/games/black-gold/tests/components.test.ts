/** What is printed: tokens, the track, cards, prices and the die, against the figures of the rule book. */
import { DIE, OIL_AT_END, PRICES, type WellKind } from '@wildcat/oil-rush'
import { expect, test } from 'vitest'
import { lengths } from '../../oil-rush/tests/rounds.ts'
import {
  BARON_STARTS,
  CARDS,
  type Card,
  DERRICK_BONUS,
  DERRICKS,
  FIRST_ROW,
  LAST_OF_SHORT,
  LAST_ROW,
  LICENCES,
  PILES,
  SEATS,
  SIGNALS,
  SPECIAL_IDS,
  STANDARD_IDS,
  START_MONEY,
  TRAINS_START,
  trackCost,
  valuesOf,
} from '../components.ts'
import { blackGold } from '../index.ts'
import { ROWS } from '../map.ts'
import { rules as en } from '../words/en/rules.ts'
import { rules as it } from '../words/it/rules.ts'

const count = (list: readonly string[]): Record<string, number> => {
  const found: Record<string, number> = {}
  for (const each of list) found[each] = (found[each] ?? 0) + 1
  return found
}

test('[BG-1.1] two to five players, each with 5 derricks and $15,000', () => {
  expect([SEATS.least, SEATS.most, DERRICKS, START_MONEY]).toEqual([2, 5, 5, 15_000])
})

test.each<[WellKind, number, number[], number]>([
  [1, 15, [2, 3, 4], 5],
  [2, 20, [2, 5], 10],
  [3, 15, [4, 5, 6], 5],
])('[BG-1.3] of kind %i there are %i tokens: of each of %j, %i', (kind, all, values, each) => {
  expect(PILES[kind]).toEqual({ values, copies: each })
  expect(values.length * each).toBe(all)
})

test('[BG-1.3] there are 50 tokens in all, in eight piles', () => {
  const piles = Object.values(PILES)
  expect(piles.reduce((sum, { values, copies }) => sum + values.length * copies, 0)).toBe(50)
  expect(piles.flatMap(({ values }) => values)).toHaveLength(8)
})

test('[BG-11.3] with deeper doubles a double of 2 counts 3, and nothing else changes', () => {
  const values = (deeperDoubles: boolean) => ([1, 2, 3] as const).map(kind => valuesOf(kind, { deeperDoubles }))
  expect(values(false)).toEqual([
    [2, 3, 4],
    [2, 5],
    [4, 5, 6],
  ])
  expect(values(true)).toEqual([
    [2, 3, 4],
    [3, 5],
    [4, 5, 6],
  ])
})

test('[BG-1.4] 36 standard cards, 12 special ones, 104 licences', () => {
  expect([STANDARD_IDS.length, SPECIAL_IDS.length, LICENCES]).toEqual([36, 12, 104])
  expect([...STANDARD_IDS, ...SPECIAL_IDS]).toEqual([...CARDS.keys()])
})

test('[BG-1.6] trains start on the sixth row of the track, the Oil Baron on the first', () => {
  expect([TRAINS_START, BARON_STARTS, FIRST_ROW]).toEqual([6, 1, 1])
})

test('[BG-C3] the track has 21 rows, one beside each row of the map; signals on rows 1, 9 and 16', () => {
  expect([LAST_ROW, ROWS]).toEqual([21, 21])
  expect(SIGNALS).toEqual([1, 9, 16])
  const costs = Array.from({ length: LAST_ROW }, (_, index) => trackCost(index + 1))
  expect(costs.join('')).toBe('111111111' + '2222222' + '33333')
})

test('[BG-5.7] from row 6 four spaces cost 1 + 1 + 1 + 2', () => {
  expect([7, 8, 9, 10].map(trackCost)).toEqual([1, 1, 1, 2])
})

const ofDeck = (deck: Card['deck']) => CARDS.filter(card => card.deck === deck)
const baronMoves = [0, 1, 2, 3].map(spaces => ofDeck('special').filter(({ baron }) => baron === spaces).length)

test('[BG-C3] a game has 7, 8 or 9 complete rounds with 3.0, 46.1 and 50.9 %', () => {
  expect(lengths(baronMoves, LAST_ROW - BARON_STARTS)).toEqual({ 7: '3.0', 8: '46.1', 9: '50.9' })
})

test('[BG-11.1] a short one has 5, 6, 7 or 8 with 1.6, 37.8, 55.6 and 5.1 %', () => {
  expect(LAST_OF_SHORT).toBe(17)
  expect(lengths(baronMoves, LAST_OF_SHORT - BARON_STARTS)).toEqual({ 5: '1.6', 6: '37.8', 7: '55.6', 8: '5.1' })
})

test('[BG-11.2] a long one has as many complete rounds as there are special cards: 12', () => {
  expect(SPECIAL_IDS).toHaveLength(12)
})

test('[BG-C4] prices and die are those of Giganten', () => {
  expect([PRICES.at(0), PRICES.at(-1), PRICES.length]).toEqual([1500, 9000, 16])
  expect(DIE.map(({ colour, pips }) => `${colour} ${pips}`).toSorted()).toEqual(['blue 2', 'blue 3', 'blue 4', 'red 2', 'red 3', 'red 4'])
})

/** As the rule book writes them. */
const effect = ({ special }: Card): string => {
  switch (special.kind) {
    case 'none':
      return ''
    case 'price':
      return `/${special.spaces}`
    case 'extraOil':
      return ` oil ${special.barrels}`
    case 'gusher':
      return ' gusher'
    case 'deepDrilling':
      return ' deep drilling'
    case 'pushBack':
      return ` back ${special.spaces}`
  }
}

test('[BG-C5] twelve special cards: Baron, licences, movement, effect', () => {
  expect(count(ofDeck('special').map(card => `${card.baron}/${card.licences}/${card.movement}${effect(card)}`))).toEqual({
    '2/4/8 back 2': 1,
    '1/2/8 back 3': 1,
    '2/2/6 back 4': 1,
    '3/2/4 back 5': 1,
    '3/3/4 oil 1': 2,
    '2/2/6 oil 1': 1,
    '1/4/2 oil 2': 1,
    '2/2/6 gusher': 1,
    '3/2/6 gusher': 1,
    '2/3/6 deep drilling': 1,
    '2/3/4 deep drilling': 1,
  })
})

test('[BG-C6] 36 standard cards: licences, movement, and a price on some', () => {
  expect(count(ofDeck('standard').map(card => `${card.licences}/${card.movement}${effect(card)}`))).toEqual({
    '3/12': 4,
    '4/10': 6,
    '5/8': 7,
    '6/6': 5,
    '7/4': 2,
    '8/3': 1,
    '2/10/2': 2,
    '3/8/2': 1,
    '4/6/2': 1,
    '5/6/2': 1,
    '6/4/2': 1,
    '4/5/4': 3,
    '5/5/4': 1,
    '3/7/4': 1,
  })
  expect(ofDeck('standard').every(({ baron }) => baron === 0)).toBe(true)
})

test('[BG-10.2] the leading train brings $5,000 a derrick, the second $3,000, all others $1,000; oil $1,000', () => {
  expect(DERRICK_BONUS).toEqual([5000, 3000, 1000, 1000, 1000])
  expect(OIL_AT_END).toBe(1000)
})

test('[BG-C7] the players are red, blue, green, purple and yellow', () => {
  expect(blackGold.colours).toEqual(['red', 'blue', 'green', 'purple', 'yellow'])
  expect(en['BG-C7']).toContain(new Intl.ListFormat('en-GB').format(['red', 'blue', 'green', 'purple', 'yellow']))
  expect(it['BG-C7']).toContain(new Intl.ListFormat('it').format(['rosso', 'blu', 'verde', 'viola', 'giallo']))
})
