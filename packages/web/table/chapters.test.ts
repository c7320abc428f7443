import { expect, test } from 'vitest'
import { chaptersOf } from './chapters.ts'

test('rules stand under their chapters, in the order of the book', () => {
  const chapters = chaptersOf(['GIG-5.1', 'GIG-5.2', 'GIG-50.1', 'GIG-C7'], { 'GIG-5': 'Trucks', 'GIG-C': 'Cards', 'GIG-9': 'Empty' })
  expect(chapters.map(({ title, rules }) => [title, ...rules])).toEqual([
    ['Trucks', 'GIG-5.1', 'GIG-5.2'],
    ['GIG-50', 'GIG-50.1'],
    ['Cards', 'GIG-C7'],
  ])
})
