/** The board says where the Oil Baron ends the game, in every length of it. */
import { engine } from '@wildcat/black-gold'
import { keyFrom } from '@wildcat/kernel'
import { expect, test } from 'vitest'
import { describeSpace } from '../oil-rush/describe.ts'
import { rushFacts } from './facts.ts'
import { boardWords } from './words/index.ts'

const titlesOf = (length: 'usual' | 'short' | 'long') => {
  const read = engine.options(3, { length })
  if ('refused' in read) throw new Error(read.refused.why)
  const view = engine.view(engine.start(3, read.ok, keyFrom(1)).state, 'spectator')
  const facts = rushFacts({
    view,
    viewer: 'spectator',
    names: ['Ada', 'Bo', 'Cy'],
    words: boardWords.en,
    legal: [],
    aside: [],
    check: () => null,
    say: () => '',
    readRule: () => undefined,
    why: ({ why }) => why,
  })
  return [17, 21].map(row => describeSpace(facts, undefined, row).title)
}

test.each([
  ['usual', [false, true]],
  ['short', [true, false]],
  ['long', [false, false]],
] as const)('in the %s game', (length, ends) => {
  expect(titlesOf(length).map(title => title.includes('the game ends'))).toEqual(ends)
})
