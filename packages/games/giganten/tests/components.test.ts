/** What is printed: the map, the track, tiles, cards, prices and the die, against the figures of the rule book. */
import { at, LANGUAGES } from '@wildcat/kernel'
import { DIE, entryCost, PRICES, sectionOf, type WellKind } from '@wildcat/oil-rush'
import { expect, test } from 'vitest'
import { lengths } from '../../oil-rush/tests/rounds.ts'
import { CARDS, DERRICKS, LAST_SPACE, STAR, START_MONEY, TILE_VALUES, trackCost } from '../components.ts'
import { giganten } from '../index.ts'
import { BOARD, SITES } from '../map.ts'
import { words } from '../words/index.ts'
import { placeOf, square } from './stage.ts'

const count = <X>(list: readonly X[]): Map<X, number> => {
  const found = new Map<X, number>()
  for (const x of list) found.set(x, (found.get(x) ?? 0) + 1)
  return found
}

/** h: hills, M: mountains. */
const RELIEF = [
  '..h...h..h..M.....h.',
  '....M...h.....h.M...',
  '...h..h...M.......M.',
  '.h.....M....M.M....h',
  '..M..M.....h....h...',
  '.....h..M....h....h.',
  '.M.M......h....M.M.M',
  '.....M..M...h.....h.',
  '...M...h...M..M.h...',
  '.h...h..M...M.....Mh',
  '.M....M...M....M....',
  '.MM.M...h....M...h..',
]
/** Derricks on the tile; a, b, c: the same with the mark "3". */
const DRILLING = [
  '...1.1.....3...c.2..',
  '.........3..........',
  '....1.......2.3...3.',
  '..1.....2.b.....2...',
  '....a........2....3.',
  '......1.............',
  '..1............2.b..',
  '......1.2.3..3......',
  '...1............3...',
  '.....a.......2....3.',
  '..1.................',
  '....1...2.3..c...2..',
]

test('[GIG-C1] the map has 20 columns and 12 rows of plains (1), hills (2) and mountains (3)', () => {
  expect(BOARD).toMatchObject({ columns: 20, rows: 12 })
  const costs = { '.': 1, h: 2, M: 3 }
  const picture = RELIEF.flatMap(row => row.split(''))
  expect(BOARD.cost).toEqual(picture.map(sign => (sign === 'h' || sign === 'M' ? costs[sign] : 1)))
})

test('[GIG-C1] row 7 has mountains in columns 2, 4, 16, 18 and 20 and hills in column 11', () => {
  expect([2, 4, 16, 18, 20].map(column => entryCost(BOARD, square(`c${column}r7`)))).toEqual([3, 3, 3, 3, 3])
  expect([10, 11, 12].map(column => entryCost(BOARD, square(`c${column}r7`)))).toEqual([1, 2, 1])
})

test('[GIG-C2] twelve sites of each kind lie where the map shows them', () => {
  const drawn = BOARD.cost.map(() => '.')
  for (const { square: place, kind, onlyWithFour } of SITES) drawn[place] = at(onlyWithFour ? ['a', 'b', 'c'] : ['1', '2', '3'], kind - 1)
  expect(Array.from({ length: 12 }, (_, row) => drawn.slice(row * 20, row * 20 + 20).join(''))).toEqual(DRILLING)
  expect(count(SITES.map(({ kind }) => kind))).toEqual(new Map([1, 2, 3].map(kind => [kind, 12])))
})

test('[GIG-C2] two sites of each kind are marked "3"', () => {
  const marked = SITES.filter(({ onlyWithFour }) => onlyWithFour)
  expect(marked.map(({ square: place, kind }) => `${kind} ${placeOf(place)}`)).toEqual([
    '1 c5r5',
    '1 c6r10',
    '2 c11r4',
    '2 c18r7',
    '3 c14r12',
    '3 c16r1',
  ])
})

test.each<[WellKind, [number, number][]]>([
  [1, [2, 3, 4].map(value => [value, 4])],
  [2, [2, 5].map(value => [value, 6])],
  [3, [4, 5, 6].map(value => [value, 4])],
])('[GIG-C3] the tiles of kind %i', (kind, copies) => {
  expect(count(TILE_VALUES[kind])).toEqual(new Map(copies))
})

test('[GIG-C4] a step costs 1 to column 10, 2 to column 17, 3 to column 20, the last; the star is 20 moves from column 1', () => {
  const costs = Array.from({ length: 19 }, (_, index) => trackCost(index + 2))
  expect(costs.join('')).toBe('111111111' + '2222222' + '333')
  expect(LAST_SPACE).toBe(20)
  expect(STAR - 1).toBe(20)
})

test('[GIG-C5] prices go from $1,500 to $9,000 in steps of $500, in three sections', () => {
  expect(PRICES).toHaveLength(16)
  expect(PRICES.map((price, space) => price - 500 * space)).toEqual(PRICES.map(() => 1500))
  const section = (of: string) => PRICES.filter((_, space) => sectionOf(space) === of)
  expect(section('red')).toEqual([1500, 2000, 2500, 3000, 3500])
  expect(section('white')).toEqual([4000, 4500, 5000, 5500, 6000, 6500])
  expect(section('blue')).toEqual([7000, 7500, 8000, 8500, 9000])
})

test('[GIG-C6] the die has 2, 3 and 4 in blue and in red', () => {
  expect(DIE.map(({ colour, pips }) => `${colour} ${pips}`).toSorted()).toEqual(['blue 2', 'blue 3', 'blue 4', 'red 2', 'red 3', 'red 4'])
})

const beige = CARDS.filter(({ colour }) => colour === 'beige')
const red = CARDS.filter(({ colour }) => colour === 'red')

test('[GIG-C7] thirty beige cards: licences, movement, price', () => {
  expect(beige).toHaveLength(30)
  const texts = beige.map(({ licences, movement, special }) => {
    expect(['none', 'price']).toContain(special.kind)
    return [licences, movement, ...(special.kind === 'price' ? [special.spaces] : [])].join('/')
  })
  expect(Object.fromEntries(count(texts))).toEqual({
    '3/12': 3,
    '4/10': 5,
    '5/8': 6,
    '6/6': 4,
    '7/4': 2,
    '8/3': 1,
    '2/10/2': 2,
    '6/4/2': 1,
    '3/8/3': 1,
    '4/6/3': 1,
    '5/5/3': 1,
    '4/5/4': 3,
  })
  expect(beige.every(({ black }) => black === 0)).toBe(true)
})

test('[GIG-C8] twelve red cards: black locomotive, licences, movement, effect', () => {
  expect(red).toHaveLength(12)
  const texts = red.map(({ black, licences, movement, special }) => {
    expect(['pushBack', 'freeOil']).toContain(special.kind)
    return `${black}/${licences}/${movement} ${special.kind === 'pushBack' ? `back ${special.spaces}` : 'oil'}`
  })
  expect(Object.fromEntries(count(texts))).toEqual({
    '1/2/8 back 3': 1,
    '2/2/6 back 4': 1,
    '2/3/6 back 3': 1,
    '2/4/8 back 2': 1,
    '2/3/2 back 5': 1,
    '3/2/4 back 5': 1,
    '3/2/6 back 4': 1,
    '1/4/2 oil': 1,
    '2/2/6 oil': 2,
    '3/3/4 oil': 2,
  })
})

test('[GIG-C9] the players are red, grey, blue and green', () => {
  const colours = { en: ['red', 'grey', 'blue', 'green'], it: ['rosso', 'grigio', 'blu', 'verde'] } as const
  for (const language of LANGUAGES) {
    expect(giganten.colours).toEqual(colours.en)
    expect(words[language].rules['GIG-C9']).toContain(new Intl.ListFormat(language === 'en' ? 'en-GB' : 'it').format(colours[language]))
  }
})

test('[GIG-1.1] each player has 5 derricks and $15,000', () => {
  expect([DERRICKS, START_MONEY]).toEqual([5, 15_000])
})

test('[GIG-C4] a game has 7, 8 or 9 complete rounds with 3.0, 46.1 and 50.9 %', () => {
  const copies = [0, 1, 2, 3].map(black => red.filter(card => card.black === black).length)
  expect(lengths(copies, STAR - 1)).toEqual({ 7: '3.0', 8: '46.1', 9: '50.9' })
})
