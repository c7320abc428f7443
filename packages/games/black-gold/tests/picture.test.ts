/** The drawing of a table, and its map in signs. */
import { chance, keyFrom, LANGUAGES, randomness } from '@wildcat/kernel'
import { squareAt } from '@wildcat/oil-rush'
import { COLOURS } from '@wildcat/oil-rush/picture/art.ts'
import { describe, expect, test } from 'vitest'
import { countIn, flaw, textsIn } from '../../oil-rush/tests/drawing.ts'
import { blackGold } from '../game.ts'
import { layoutOf, ROWS } from '../map.ts'
import type { View } from '../state.ts'
import { chart } from '../words/chart.ts'
import { picture as en } from '../words/en/picture.ts'
import { picture as it } from '../words/it/picture.ts'

const PICTURES = { en, it }
const names = (seat: number) => `Player ${seat}`

/** A table as it is laid, seen by all. */
function laidOut(seats: number, input: object = {}): View {
  const parsed = blackGold.options(seats, input)
  if ('refused' in parsed) throw new Error(parsed.refused.why)
  const luck = chance(blackGold.streams, randomness(keyFrom(seats), blackGold.streams.length))
  return blackGold.view(blackGold.setup(seats, parsed.ok, luck), 'spectator')
}

describe.each([2, 3, 4, 5])('a table for %i', seats => {
  test.each(['usual', 'fewer', 'more'])('with %s wells is drawn in every language', wells => {
    const view = laidOut(seats, { wells, fair: true })
    for (const language of LANGUAGES) {
      const drawn = PICTURES[language].draw(view, names)
      expect(flaw(drawn)).toBeUndefined()
      expect(countIn(drawn, 'covered')).toBe(view.wells.length)
      const texts = textsIn(drawn)
      for (const { face } of layoutOf(view.layout)) expect(texts).toContain(face)
      for (let seat = 0; seat < seats; seat++) expect(texts).toContain(names(seat))
      expect(texts.some(text => text.startsWith(`${view.wells.filter(({ kind }) => kind === 2).length} `))).toBe(true)
    }
  })
})

test('rows are numbered and columns lettered on both sides, tiles named with their turns', () => {
  const texts = textsIn(en.draw(laidOut(4, { layout: 'A2@90 A1 B3 B4@270 C4@180 C3' }), names))
  const times = (text: string) => texts.filter(each => each === text).length
  expect(['A', 'N', '17', '21'].map(times)).toEqual([2, 2, 2, 2])
  expect(texts.filter(text => text.endsWith('°'))).toEqual(['90°', '270°', '180°'])
  expect(texts).toEqual(expect.arrayContaining(['A2@90 A1@0', 'B3@0 B4@270', 'C4@180 C3@0']))
})

test('what was chosen is said, what is usual is not', () => {
  const about = (input: object) => textsIn(en.draw(laidOut(2, input), names)).slice(0, 200)
  expect(about({ length: 'short', aggressiveBaron: true })).toEqual(
    expect.arrayContaining(['Length: Shorter game', 'Oil Baron in auctions: Aggressive Baron']),
  )
  expect(about({}).filter(text => /^(?:Length|Wells:|Tokens|Double|Oil Baron in)/.test(text))).toEqual([])
})

test('a value is drawn only where the viewer knows it, and a derrick with its owner and its barrels', () => {
  const hidden = laidOut(3)
  const [first, second, ...rest] = hidden.wells
  if (first === undefined || second === undefined) throw new Error('no wells')
  const known = {
    ...hidden,
    wells: [{ ...first, value: 4 }, { ...second, state: 'derrick' as const, owner: 2, oil: 3, value: 4 }, ...rest],
  }
  const onMap = (view: View) => /<g class="(?:covered|derrick)">.*?<\/g><\/g>/g[Symbol.match](en.draw(view, names))?.flatMap(textsIn)
  expect(onMap(hidden)).toEqual([])
  expect(onMap(known)).toEqual(['4', '2', '3'])
})

test('names are written as they are, whatever is in them', () => {
  const odd = 'A&B <script> "x" \u0000\uD800 and a very long rest of the name'
  const drawn = en.draw(laidOut(2), () => odd)
  expect(flaw(drawn)).toBeUndefined()
  expect(drawn).not.toContain('<script>')
  expect(textsIn(drawn).some(text => text.startsWith('A&B <script> "x" '))).toBe(true)
})

test('players are drawn in the colours of the game, with the signs by which they are known elsewhere', () => {
  const drawn = en.draw(laidOut(2), names, { legend: false, signs: ['●', '▲'] })
  expect(flaw(drawn)).toBeUndefined()
  expect(textsIn(drawn)).toEqual(expect.arrayContaining(['●', '▲']))
  expect([drawn.includes(COLOURS.red.fill), drawn.includes(COLOURS.purple.fill)]).toEqual([true, false])
  expect(textsIn(drawn)).not.toContain(names(0)) // that is the legend's
})

test('the map is also told in signs, the entry at the bottom', () => {
  const layout = 'A1 B3 C3'
  const square = (column: number, row: number) => squareAt({ columns: 7 }, column, row)
  const laid = laidOut(2, { layout })
  const wells = laid.wells.map(well => (well.square === square(2, 2) ? { ...well, state: 'derrick' as const, owner: 1, oil: 2 } : well))
  const { title, columns, rows } = chart({ ...laid, wells, trucks: [square(1, 1), square(1, 3)] }, 'Map', names)
  expect([title, columns]).toEqual(['Map', ['', 'A', 'B', 'C', 'D', 'E', 'F', 'G']])
  expect(rows).toHaveLength(ROWS)
  expect(rows.slice(-7)).toEqual([
    ['7', '·', '·', '·', '·', 'H', '·', '·'],
    ['6', '·', '1', '·', 'r', '1', '·', '·'],
    ['5', '·', '·', 'H', '·', '·', 'r', 'H'],
    ['4', '·', '·', 'r', '·', 'H', '·', '·'],
    ['3', 'r T Player 1', '·', '·', '1', '·', 'r', '·'],
    ['2', '·', 'D Player 1', '·', 'H', '·', '1', '·'],
    ['1', 'T Player 0', '·', '·', '·', '·', '·', '·'],
  ])
})
