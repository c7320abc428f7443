import { expect, test } from 'vitest'
import { isolated, marks, pieces, plain } from './names.ts'

test('a sentence is cut at its players', () => {
  const sentence = `${marks(0)} offers ${marks(12)} a licence.`
  expect(pieces(sentence)).toEqual([{ seat: 0 }, { text: ' offers ' }, { seat: 12 }, { text: ' a licence.' }])
})

test('a sentence without players stays whole', () => {
  expect(pieces('Nobody sells.')).toEqual([{ text: 'Nobody sells.' }])
  expect(pieces('')).toEqual([])
})

test('read aloud it has the names, each left to its own direction of writing', () => {
  const list = new Intl.ListFormat('en').format([marks(0), marks(1)])
  expect(plain(`${list} share the win.`, ['Ada', 'Bo'])).toBe(`${isolated('Ada')} and ${isolated('Bo')} share the win.`)
})
