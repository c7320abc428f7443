import { describe, expect, test } from 'vitest'
import { hasAll, stretches, wanted } from './search.ts'

test('words are found in any order, capitals and accents aside', () => {
  expect(hasAll('Perché la Locomotiva nera?', wanted('  NERA perche '))).toBe(true)
  expect(hasAll('Perché la Locomotiva nera?', wanted('nera rossa'))).toBe(false)
  expect(hasAll('anything', wanted('  '))).toBe(true)
})

describe('what was found is marked', () => {
  const marked = (text: string, typed: string) =>
    stretches(text, wanted(typed))
      .map(({ text: each, found }) => (found ? `[${each}]` : each))
      .join('')
  test.each([
    ['A truck moves. Trucks do not block.', 'truck', 'A [truck] moves. [Truck]s do not block.'],
    ['Più in là, è così', 'piu cosi', '[Più] in là, è [così]'],
    ['Più in là', 'piu', '[Più] in là'],
    ['oil oil', 'oil', '[oil] [oil]'],
    ['nothing', 'x', 'nothing'],
    ['nothing', '', 'nothing'],
    ['🛢️ a barrel', 'barrel', '🛢️ a [barrel]'],
    ['abcd', 'bc cd', 'a[bcd]'],
  ])('in %j for %j', (text, typed, shown) => {
    expect(marked(text, typed)).toBe(shown)
  })
  test('and nothing of the text is lost', () => {
    const text = 'Petrolio gratis: un barile in uno dei tuoi depositi, quello che vuoi.'
    expect(
      stretches(text, wanted('barile tu'))
        .map(each => each.text)
        .join(''),
    ).toBe(text)
  })
})
