/** What a table may choose. */
import { expect, test } from 'vitest'
import { choices, type Options, options, pieces } from '../options.ts'

const USUAL: Options = {
  length: 'usual',
  wells: 'usual',
  fair: false,
  deeperDoubles: false,
  aggressiveBaron: false,
  openTracking: false,
  layout: 'random',
}
const refusal = (seats: number, input: object) => {
  const parsed = options(seats, input)
  return 'refused' in parsed ? parsed.refused : undefined
}

test('[BG-11.1] every option is off unless it is chosen', () => {
  for (const seats of [2, 3, 4, 5]) expect(options(seats, {})).toEqual({ ok: USUAL })
})

test('[BG-1.1] a table is for two to five', () => {
  for (const seats of [0, 1, 6, 2.5, Number.NaN])
    expect(options(seats, {})).toEqual({ refused: { rule: 'BG-1.1', why: 'seatsOutOfRange', with: { least: 2, most: 5 } } })
})

test('[BG-11.2] a game is short or long, not both', () => {
  expect(choices(4).length).toEqual(['usual', 'short', 'long'])
  expect(refusal(4, { length: 'short,long' })?.rule).toBe('WILD-4')
})

test('[BG-11.6] a map has fewer wells or more, not both', () => {
  expect(choices(4).wells).toEqual(['usual', 'fewer', 'more'])
  expect(refusal(4, { wells: ['fewer', 'more'] })?.rule).toBe('WILD-4')
})

test('[BG-11.8] the aggressive Baron is for two', () => {
  expect(options(2, { aggressiveBaron: true })).toEqual({ ok: { ...USUAL, aggressiveBaron: true } })
  for (const seats of [3, 4, 5]) {
    expect(refusal(seats, { aggressiveBaron: true })).toEqual({ rule: 'BG-11.8', why: 'aggressiveBaronIsForTwo', with: { seats } })
    expect(choices(seats).aggressiveBaron).toEqual([false])
  }
  expect(choices(2).aggressiveBaron).toEqual([false, true])
})

test('[BG-1.2] a layout may be written in several ways and is kept in one', () => {
  for (const layout of ['A2@90 B3@0 C4@180', 'a2@90/b3/c4@180', ' A2@90 / B3 /\tC4@180 '])
    expect(options(2, { layout })).toEqual({ ok: { ...USUAL, layout: 'A2@90 B3@0 C4@180' } })
  expect(options(4, { layout: 'A2@90 A1 / B3 B4@270 / C4 C3' })).toEqual({ ok: { ...USUAL, layout: 'A2@90 A1@0 B3@0 B4@270 C4@0 C3@0' } })
})

test('[BG-1.2] so may random and upright', () => {
  expect(options(2, { layout: ' Random ' })).toEqual({ ok: USUAL })
  expect(options(2, { layout: 'UPRIGHT' })).toEqual({ ok: { ...USUAL, layout: 'upright' } })
})

test('[BG-1.2] what is no tile, or no turn, is refused with an example of what would be right', () => {
  expect(refusal(2, { layout: 'A7 B3 C4' })).toEqual({ rule: 'BG-1.2', why: 'noSuchTile', with: { text: 'A7', example: 'A1@0 B3@0 C3@0' } })
  expect(refusal(2, { layout: 'A1 B3 C4@45' })).toEqual({ rule: 'BG-1.2', why: 'noSuchTurn', with: { text: 'C4@45' } })
  expect(refusal(2, { layout: 'A1-B3-C4-and-much-more' })?.with).toMatchObject({ text: 'A1-B3-C4-and' })
})

test('[BG-C1] the number of tiles must fit the table', () => {
  expect(refusal(4, { layout: 'A1 B3 C3' })).toEqual({
    rule: 'BG-C1',
    why: 'wrongNumberOfTiles',
    with: { given: 3, across: 2, example: 'A1@0 A2@0 B3@0 B4@0 C3@0 C4@0' },
  })
  expect(refusal(2, { layout: '' })).toMatchObject({ why: 'wrongNumberOfTiles', with: { given: 0, across: 1, example: 'A1@0 B3@0 C3@0' } })
})

test('[BG-C1] each position takes a face of its own pair', () => {
  expect(refusal(4, { layout: 'A1 A2 B3 B1 C3 C4' })).toEqual({
    rule: 'BG-C1',
    why: 'wrongFace',
    with: { row: 'B', column: 2, across: 2, face: 'B1', one: 'B3', other: 'B4' },
  })
  expect(refusal(2, { layout: 'B3 A1 C3' })).toMatchObject({
    why: 'wrongFace',
    with: { row: 'A', column: 1, face: 'B3', one: 'A1', other: 'A2' },
  })
})

test('[BG-C1] two positions with the same pair use both faces', () => {
  expect(refusal(3, { layout: 'A1 A2 B2@90 B2@180 C1 C2' })).toEqual({
    rule: 'BG-C1',
    why: 'sameFaceTwice',
    with: { row: 'B', column: 2, across: 2, face: 'B2', one: 'B1', other: 'B2' },
  })
})

test('[BG-11.6] [BG-11.7] with fewer or more wells a layout follows their map', () => {
  expect(refusal(2, { layout: 'A1 B3 C3', wells: 'fewer' })).toMatchObject({ rule: 'BG-C1', with: { face: 'B3', one: 'B1', other: 'B2' } })
  expect(refusal(2, { layout: 'A3 B3 C3', wells: 'more' })).toBeUndefined()
  expect(refusal(3, { layout: 'A4 B3 C3', wells: 'fewer' })).toBeUndefined()
})

test('what is not understood is refused', () => {
  for (const input of [{ wells: 'many' }, { fair: 1 }, { layout: 7 }, { short: true }, { length: 'long', extra: 1 }])
    expect(refusal(4, input)?.rule).toBe('WILD-4')
  expect(options(4, [])).toHaveProperty('refused')
})

test('[BG-1.2] a form can put a layout together: every piece fits its place, the first ones together', () => {
  for (const seats of [2, 3, 4, 5])
    for (const wells of ['usual', 'fewer', 'more'] as const) {
      const { layout } = pieces(seats, { wells })
      const first = layout.map(([piece = '']) => piece)
      const accepted = (text: readonly string[]) => options(seats, { wells, layout: text.join(' ') })
      expect(accepted(first)).toMatchObject({ ok: { layout: first.join(' ') } })
      for (const [place, offered] of layout.entries()) {
        expect(new Set(offered).size).toBe(8)
        for (const piece of offered) expect(accepted(first.with(place, piece))).not.toMatchObject({ refused: { why: 'wrongFace' } })
      }
    }
})
