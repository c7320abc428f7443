import { keyFrom } from '@wildcat/kernel'
import { engine } from '@wildcat/kernel-contract/gusher'
import { en } from '@wildcat/kernel-contract/gusher/words/en.ts'
import { expect, test } from 'vitest'
import type { Spoken } from '../session/use-game.ts'
import { choicesOf, countOf, fits, type Group, matching } from './decisions.ts'

const spoken: Spoken = { engine, words: en, language: 'en' }

test('what is asked and what can be done at any time stand apart, each under its heading', () => {
  const { state } = engine.start(3, { rounds: 2, deals: true }, keyFrom(1))
  const [seat = 0] = engine.pending(state)
  const { asked, aside } = choicesOf(spoken, engine.view(state, seat), seat, ['Ada', 'Bo', 'Cy'])
  expect(asked.map(({ title }) => title)).toEqual(['Peek', 'Drill for $2', 'Turn'])
  expect(asked.flatMap(({ forms }) => forms)).toEqual([])
  expect(aside.map(({ decisions, forms }) => [decisions.length, forms.map(({ samples }) => samples.length)])).toEqual([[0, [0]]])
})

test('a sample fits its blank, whatever the open fields say', () => {
  const blank = { command: { kind: 'bid', points: 1, on: 'jet' }, open: { points: { least: 1, most: 9 } } }
  const bid = (points: number, on: string) => ({ kind: 'bid', points, on })
  expect(fits(blank, bid(7, 'jet'))).toBe(true)
  expect(fits(blank, bid(7, 'gas'))).toBe(false)
  expect(fits(blank, { kind: 'pass' })).toBe(false)
})

const group = (title: string, ...texts: string[]): Group => ({
  title,
  forms: [],
  last: [],
  decisions: texts.map(text => ({ command: { kind: text }, text, search: `${title} ${text}` })),
})

test('typed words are found in any order, accents and capitals aside', () => {
  const groups = [group('Perché', 'Città alta', 'Città bassa'), group('Trivella', 'Pozzo 1', 'Pozzo 12')]
  const found = (typed: string) => matching(groups, typed).flatMap(({ decisions }) => decisions.map(({ text }) => text))
  expect(found('citta')).toEqual(['Città alta', 'Città bassa'])
  expect(found('ALTA perche')).toEqual(['Città alta'])
  expect(found('trivella 12')).toEqual(['Pozzo 12'])
  expect(found('nulla')).toEqual([])
  expect(countOf(matching(groups, '  '))).toBe(4)
})
