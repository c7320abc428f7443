import { expect, test } from 'vitest'
import { textsIn } from './texts.mjs'

test('strings and templates are texts, what is filled in stands for itself', () => {
  const source =
    "const a = 'It\\'s', b = `§{n}\\u00A0§ for §{x === 1 ? 'one' : `§{y} more`}` // 'no'\n/* 'nor this' */ const c = { d: \"e\" }"
  expect(textsIn(source.replaceAll('§', '$'))).toEqual(["It's", 'one', '{} more', '{}\u00A0$ for {}', 'e'])
})
