/** What a schema finds wrong with a command, in the words of every language. */
import { refusalText, understand } from '@wildcat/kernel'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { words } from './gusher/words/index.ts'

const names = (seat: number) => `player ${seat}`

describe('what is wrong with a command is told in the language of the page', () => {
  const whole = v.pipe(v.number(), v.integer(), v.minValue(0))
  const schema = v.variant('kind', [
    v.strictObject({ kind: v.literal('bid'), points: whole }),
    v.strictObject({
      kind: v.literal('give'),
      to: v.union([v.literal('bank'), v.picklist(['left', 'right'])]),
      cards: v.pipe(v.array(whole), v.minLength(2)),
    }),
  ])
  const told = (input: unknown, language: 'en' | 'it') => {
    const parsed = understand(schema, input)
    return 'refused' in parsed ? refusalText(words[language], language, parsed.refused, names) : ''
  }
  const give = { kind: 'give', to: 'bank', cards: [1, 2] }
  test.each([
    [{ kind: 'bid' }, 'points is missing.', 'manca points.'],
    [{}, 'kind is missing.', 'manca kind.'],
    [{ kind: 'bid', points: 'x' }, 'points should be a number, not "x".', 'points dovrebbe essere un numero, non «x».'],
    [{ kind: 'bid', points: 1.5 }, 'points should be a whole number, not 1.5.', 'points dovrebbe essere un numero intero, non 1.5.'],
    [{ kind: 'bid', points: -1 }, 'points should be at least 0, not -1.', 'points dovrebbe essere almeno 0, non -1.'],
    [{ kind: 'bid', points: [] }, 'points should be a number, not a list.', 'points dovrebbe essere un numero, non un elenco.'],
    [{ kind: 'bid', points: 1, more: 2 }, 'more does not belong there.', 'more è di troppo.'],
    [{ kind: 'sing' }, 'kind should be "bid" or "give", not "sing".', 'kind dovrebbe essere «bid» o «give», non «sing».'],
    [{ ...give, to: 7 }, 'to should be "bank", "left", or "right", not 7.', 'to dovrebbe essere «bank», «left» o «right», non 7.'],
    [
      { ...give, cards: [1] },
      'cards should be a list with at least 2 entries, not 1.',
      'cards dovrebbe essere un elenco con almeno 2 voci, non 1.',
    ],
    [{ ...give, cards: [1, null] }, 'cards.1 should be a number, not null.', 'cards.1 dovrebbe essere un numero, non null.'],
    [null, 'it should be an object, not null.', 'dovrebbe essere un oggetto, non null.'],
    [[], 'it should be an object, not a list.', 'dovrebbe essere un oggetto, non un elenco.'],
  ])('%j', (input, english, italian) => {
    expect(told(input, 'en')).toBe(`This command is malformed: ${english}`)
    expect(told(input, 'it')).toBe(`Il comando è malformato: ${italian}`)
  })
  test('only the beginning of what was sent is repeated, and of many right answers the first', () => {
    expect(told({ kind: 'x'.repeat(1000) }, 'en').length).toBeLessThan(120)
    const many = understand(v.object({ a: v.picklist(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) }), { a: 'z' })
    expect('refused' in many && refusalText(words.it, 'it', many.refused, names)).toContain('«a», «b», «c», «d», «e», «f» o …')
  })
})
