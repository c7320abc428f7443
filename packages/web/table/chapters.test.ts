import { TABLE_RULES } from '@wildcat/kernel'
import { expect, test } from 'vitest'
import { bookOf, chaptersOf, matchingRules } from './chapters.ts'

const RULES = ['GIG-5.1', 'GIG-5.2', 'GIG-50.1', 'GIG-C7'] as const
const TITLES = { 'GIG-5': 'Trucks', 'GIG-C': 'Cards', 'GIG-9': 'Empty' }

test('rules stand under their chapters, in the order of the book', () => {
  expect(chaptersOf(RULES, TITLES).map(({ title, rules }) => [title, ...rules])).toEqual([
    ['Trucks', 'GIG-5.1', 'GIG-5.2'],
    ['GIG-50', 'GIG-50.1'],
    ['Cards', 'GIG-C7'],
  ])
})

test('rules are found by their text, their id and the title of their chapter', () => {
  const found = (...looking: string[]) =>
    matchingRules(chaptersOf(RULES, TITLES), looking, rule => `Text of ${rule}`).flatMap(({ rules }) => rules)
  expect(found('trucks')).toEqual(['GIG-5.1', 'GIG-5.2'])
  expect(found('trucks', '5.2')).toEqual(['GIG-5.2'])
  expect(found('text', 'c7')).toEqual(['GIG-C7'])
  expect(found('nothing')).toEqual([])
})

test('what is found in another language stands under the titles of this one', () => {
  const foreign = chaptersOf(RULES, { 'GIG-5': 'Camion' })
  const shown = chaptersOf(RULES, TITLES)
  expect(matchingRules(foreign, ['camion'], () => '', shown).map(({ title }) => title)).toEqual(['Trucks'])
})

test('the rules of every table come last', () => {
  expect(bookOf(RULES, TITLES, 'At every table').at(-1)).toMatchObject({ title: 'At every table', rules: TABLE_RULES })
})
