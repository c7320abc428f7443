/** The drawing of the table. */
import { LANGUAGES } from '@wildcat/kernel'
import { describe, expect, test } from 'vitest'
import { countIn, flaw, textsIn } from '../../oil-rush/tests/drawing.ts'
import { TILES } from '../components.ts'
import { oilfield } from '../game.ts'
import type { State, View } from '../state.ts'
import { picture as en } from '../words/en/picture.ts'
import { picture as it } from '../words/it/picture.ts'
import { ADVANCED, at, fields, plots, stage } from './stage.ts'

const PICTURES = { en, it }
const names = (seat: number) => `Player ${seat}`
const seen = (changes: Partial<State> = {}): View => oilfield.view(stage.lay(changes), 'spectator')
const oilIn = (svg: string): number => svg.split('<g class="oil"').length - 1

describe.each([2, 3, 4, 5])('a table for %i', seats => {
  test.each(LANGUAGES)('is drawn in %s', language => {
    const view = seen({ seats, options: ADVANCED })
    const drawn = PICTURES[language].draw(view, names)
    expect(flaw(drawn)).toBeUndefined()
    expect(drawn).not.toMatch(/<script|url\(|href=|@font-face/)
    expect(['action', 'field', 'player', 'tile'].map(what => countIn(drawn, what))).toEqual([7, 3, seats, view.tiles.onShow.length])
    expect(countIn(drawn, 'lease')).toBe(view.leases.onShow.length)
    expect(oilIn(drawn)).toBe(3 * (view.fields.dallas.oil + 1)) // each field names its cubes by one more
    for (let seat = 0; seat < seats; seat++) expect(textsIn(drawn)).toContain(names(seat))
  })
})

test('what stands, what is stored and who is where, each in its owner’s sign', () => {
  const view = seen({
    options: ADVANCED,
    money: [12, 3, 30],
    vp: [4, 5, 0],
    stores: [
      { oil: 2, gas: 1 },
      { oil: 0, gas: 0 },
      { oil: 1, gas: 4 },
    ],
    expansions: [[], ['gasRefinery'], ['storage']],
    fields: fields({ dallas: { oil: 0, gas: 0, level: 0 }, austin: { oil: 2, gas: 1, level: 1 }, pecos: { oil: 0, gas: 0, level: 2 } }),
    strike: 'pecos',
    plots: plots({ dallas: [[0, 'small'], [2]], austin: [[1, 'governmentPaid']], pecos: [[2, 'national']] }),
    rows: { 5: [1], 3: [0, 'government'], 2: [] },
    workers: [at('invest'), 'home', at('lease', 2)],
  })
  const drawn = en.draw(view, names, { signs: ['●', '▲', '■'] })
  expect(flaw(drawn)).toBeUndefined()
  expect(countIn(drawn, 'tower')).toBe(3)
  expect(oilIn(drawn)).toBe(2 + 3 + 3)
  const texts = textsIn(drawn)
  const times = (text: string) => texts.filter(each => each === text).length
  expect(['●', '▲', '■'].map(times)).toEqual([1 + 1 + 1 + 1, 1 + 1 + 1, 1 + 2 + 1])
  expect(texts).toEqual(expect.arrayContaining(['$12', '4 VP', 'exhausted', 'Oilfield · 3 players · Round 1']))
})

test('when the game is over, with the points that came at the end', () => {
  const view = seen({ vp: [4, 5, 0], outcome: { winners: [0], scores: [9, 7, 3] } })
  expect(textsIn(en.draw(view, names))).toEqual(expect.arrayContaining(['9 VP', '7 VP', '3 VP']))
})

test('every kind of tile can be on show, and is explained below; without the key only the table is drawn', () => {
  const view = seen({ options: ADVANCED, tiles: { deck: [], onShow: [...TILES] } })
  for (const language of LANGUAGES) {
    const drawn = PICTURES[language].draw(view, names)
    expect(flaw(drawn)).toBeUndefined()
    expect(countIn(drawn, 'tile')).toBe(TILES.length)
    expect(textsIn(drawn).filter(text => text.includes(': '))).toHaveLength(TILES.length)
  }
  expect(textsIn(en.draw(view, names, { legend: false })).some(text => text.includes(': '))).toBe(false)
})

test('names are written as they are, whatever is in them', () => {
  const drawn = en.draw(seen(), () => 'A&B <script> "x" \u0000\uD800 and a very long rest of the name')
  expect(flaw(drawn)).toBeUndefined()
  expect(drawn).not.toContain('<script>')
  expect(textsIn(drawn).some(text => text.startsWith('A&B <script> "x" '))).toBe(true)
})
