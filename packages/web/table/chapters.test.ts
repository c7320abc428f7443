import { expect, test } from 'vitest'
import { chaptersOf } from './chapters.ts'

test('rules stand under the chapter that begins their id', () => {
  const chapters = chaptersOf(['GIG-5.1', 'GIG-5.2', 'GIG-50.1', 'GIG-7'], { 'GIG-5': 'Trucks', 'GIG-7': 'Auction', 'GIG-9': 'Empty' })
  expect(chapters.map(({ title, rules }) => [title, ...rules])).toEqual([
    ['Trucks', 'GIG-5.1', 'GIG-5.2'],
    ['Auction', 'GIG-7'],
    ['', 'GIG-50.1'],
  ])
})
