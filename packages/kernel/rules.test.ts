/** The rules of every table: their ids, their reasons, the door of a game, and their words in every language. */
import { describe, expect, test } from 'vitest'
import { engine } from '../kernel-contract/gusher/index.ts'
import { words } from '../kernel-contract/gusher/words/index.ts'
import type { Rejection } from './game.ts'
import * as rules from './rules.ts'
import { isTableReason, isTableRule, notUnderstood, refuse, type Schema, TABLE_RULES, understand } from './rules.ts'
import { LANGUAGES, refusalText, ruleText, TABLE_WORDS } from './words.ts'

/** A schema that finds this wrong with everything, or nothing. */
const finding = (...issues: Issue[]): Schema<object> => ({
  '~standard': { validate: () => (issues.length === 0 ? { value: {} } : { issues }) },
})
type Issue = { message: string; path?: (PropertyKey | { key: PropertyKey })[] }

describe('understand', () => {
  test('hands on what fits', () => {
    expect(engine.parse({ kind: 'bid', points: 3 })).toEqual({ ok: { kind: 'bid', points: 3 } })
  })

  test.each([
    [{ kind: 'bid' }, 'points'],
    [{ kind: 'bid', points: '3' }, 'points'],
    [{ kind: 'bid', points: 1.5 }, 'points'],
    [{ kind: 'bid', points: 3, extra: 1 }, 'extra'],
    [{ kind: 'sing' }, 'kind'],
    [{}, 'kind'],
  ])('%j is refused under WILD-4, and the refusal names the field %s', (input, field) => {
    const parsed = engine.parse(input)
    expect(parsed).toMatchObject({ refused: { rule: 'WILD-4', why: 'notUnderstood', with: { field } } })
    expect('refused' in parsed && parsed.refused.with?.['expected']).toMatch(/\w/)
  })

  test.each([undefined, null, 'bid', 7, true, [], [{ kind: 'bid', points: 3 }]])('%j is no command at all: no field to name', input => {
    expect(engine.parse(input)).toMatchObject({ refused: { why: 'notUnderstood', with: { field: '' } } })
  })

  test('a list is not taken for an object without fields', () => {
    expect(understand(finding(), {})).toEqual({ ok: {} })
    expect(understand(finding(), [])).toHaveProperty('refused')
  })

  test('-0, which JSON knows and writes as 0, is 0', () => {
    expect(engine.parse(JSON.parse('{ "kind": "sell", "barrels": -0 }'))).toEqual({ ok: { kind: 'sell', barrels: 0 } })
    const nested: Schema<object> = { '~standard': { validate: () => ({ value: { all: [-0, { n: -0 }, 'x', null] } }) } }
    expect(understand(nested, {})).toEqual({ ok: { all: [0, { n: 0 }, 'x', null] } })
  })

  test('of several faults the first is named', () => {
    expect(understand(finding({ message: 'one', path: ['a'] }, { message: 'two', path: ['b'] }), {})).toEqual({
      refused: notUnderstood('a', 'one'),
    })
  })

  test('a field inside a field is named with its path, in each form that schema libraries give it', () => {
    const issue = { message: 'bad', path: ['cards', 0, { key: 'value' }] }
    expect(understand(finding(issue), {})).toEqual({ refused: notUnderstood('cards.0.value', 'bad') })
  })

  test('a schema that answers later is an error of the game', () => {
    const later: Schema<never> = { '~standard': { validate: () => Promise.resolve({ issues: [] }) } }
    expect(() => understand(later, {})).toThrow('answers at once')
  })
})

test('figures are left out of a refusal that has none', () => {
  expect(refuse('TOY-1', 'no')).toEqual({ rule: 'TOY-1', why: 'no' })
  expect(refuse('TOY-1', 'no', { least: 2 })).toEqual({ rule: 'TOY-1', why: 'no', with: { least: 2 } })
})

test("a rule or a reason is a table's own only by its exact name", () => {
  expect(TABLE_RULES.every(isTableRule)).toBe(true)
  expect(['WILD-0', 'WILD-11', 'GSH-1.1'].some(rule => isTableRule(rule as `${string}-${string}`))).toBe(false)
  expect(['gameOver', 'staleDecision'].every(isTableReason)).toBe(true)
  expect(['constructor', 'toString', '__proto__', 'bidTooLow'].some(isTableReason)).toBe(false)
})

const isRejection = (value: unknown): value is Rejection => typeof value === 'object' && value !== null && 'why' in value
const refusals = [...Object.values(rules).filter(isRejection), notUnderstood(), notUnderstood('points', 'number', '"x"')]
const names = (seat: number) => `player ${seat}`

describe.each(LANGUAGES)('in %s', language => {
  const text = (rejection: Rejection) => refusalText(words[language], language, rejection, names)

  test.each(TABLE_RULES)('%s has a text', rule => {
    expect(ruleText(words[language], language, rule)).toMatch(/^\p{Lu}.{10,}\.$/u)
  })

  test('every refusal of a table is a sentence of its own', () => {
    expect(refusals.map(({ why }) => why)).toEqual(expect.arrayContaining(Object.keys(TABLE_WORDS[language].refusals)))
    const sentences = refusals.map(text)
    for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.{5,}\.$/u)
    expect(new Set(sentences).size).toBe(sentences.length)
  })

  test('a command that was not understood is told which field and why', () => {
    expect(text(notUnderstood('points', 'too many'))).toMatch(/points \w.* too many\.$/)
    expect(text(notUnderstood('', 'too many'))).toMatch(/too many\.$/)
    expect(text(notUnderstood())).not.toContain(':')
    expect(text({ rule: 'WILD-4', why: 'notUnderstood' })).toBe(text(notUnderstood()))
  })

  test("a game's rules and reasons are told in the game's words, also where it names a reason as the tables do", () => {
    expect(ruleText(words[language], language, 'GSH-4.2')).toBe(words[language].rules['GSH-4.2'])
    expect(ruleText(words[language], language, 'GSH-99')).toBeUndefined()
    const own = { ...words[language], refusal: ({ why }: Rejection) => `own ${why}` }
    expect(refusalText(own, language, { rule: 'GSH-6.2', why: 'bidTooLow' }, names)).toBe('own bidTooLow')
    expect(refusalText(own, language, { rule: 'GSH-6.2', why: 'gameOver' }, names)).toBe('own gameOver')
  })
})

test('no language leaves a text in another', () => {
  const all = LANGUAGES.flatMap(language => [
    ...Object.values(TABLE_WORDS[language].rules),
    ...Object.values(TABLE_WORDS[language].refusals).map(say => say({})),
  ])
  expect(new Set(all).size).toBe(all.length)
})
