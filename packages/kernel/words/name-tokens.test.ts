import { expect, test } from 'vitest'
import { and, to } from './it/phrases.ts'
import { nameToken, piecesOf, settled } from './name-tokens.ts'

const PEOPLE = [
  ['Anna', 'ad', 'e'],
  ['alberto', 'ad', 'e'],
  ['Àgnes', 'ad', 'e'],
  ['«Aldo»', 'ad', 'e'],
  ['\u2068Anna\u2069', 'ad', 'e'],
  ['Adele', 'a', 'e'],
  ['Elena', 'a', 'ed'],
  ['Émile', 'a', 'ed'],
  ['Edoardo', 'a', 'e'],
  ['Enrico', 'a', 'ed'],
  ['Ugo', 'a', 'e'],
  ['Ben', 'a', 'e'],
  ['2 esperti', 'a', 'e'],
] as const

test.each(PEOPLE)('before %s a name decides between a and ad, e and ed, known now or later', (name, a, e) => {
  expect(to(name)).toBe(`${a} ${name}`)
  expect(and.format(['Ben', name])).toBe(`Ben ${e} ${name}`)
  const names = ['Ben', name]
  expect(settled(to(nameToken(1)), names)).toBe(`${a} ${nameToken(1)}`)
  expect(settled(and.format([nameToken(0), nameToken(1)]), names)).toBe(`${nameToken(0)} ${e} ${nameToken(1)}`)
})

test('what was left open keeps its capital, several times in a sentence', () => {
  const sentence = `${to(nameToken(0)).replace('a', 'A')} e poi ${to(nameToken(11))}.`
  const names = Array.from({ length: 12 }, (_, seat) => (seat === 11 ? 'Ada' : 'Anna'))
  expect(piecesOf(sentence, names)).toEqual([{ text: 'Ad ' }, { seat: 0 }, { text: ' e poi a ' }, { seat: 11 }, { text: '.' }])
})

test('a seat without a name leaves no trace of what was open', () => {
  expect(piecesOf(to(nameToken(3)), [])).toEqual([{ text: 'a ' }, { seat: 3 }])
})
