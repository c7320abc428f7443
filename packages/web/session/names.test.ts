import { expect, test } from 'vitest'
import { isolated, pieces, plain, playerTokens } from './names.ts'

test('a sentence is cut at its players', () => {
  const sentence = `${playerTokens(0)} offers ${playerTokens(12)} a licence.`
  expect(pieces(sentence)).toEqual([{ seat: 0 }, { text: ' offers ' }, { seat: 12 }, { text: ' a licence.' }])
})

test('a sentence without players stays whole', () => {
  expect(pieces('Nobody sells.')).toEqual([{ text: 'Nobody sells.' }])
  expect(pieces('')).toEqual([])
})

test('read aloud it has the names, each left to its own direction of writing', () => {
  const list = new Intl.ListFormat('en').format([playerTokens(0), playerTokens(1)])
  expect(plain(`${list} share the win.`, ['Ada', 'Bo'])).toBe(`${isolated('Ada')} and ${isolated('Bo')} share the win.`)
})
