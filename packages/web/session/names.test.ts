import { and, to } from '@wildcat/kernel/words/it/phrases.ts'
import { expect, test } from 'vitest'
import { isolated, pieces, plain, playerTokens } from './names.ts'

test('a sentence is cut at its players', () => {
  const sentence = `${playerTokens(0)} offers ${playerTokens(12)} a licence.`
  expect(pieces(sentence, ['Ada', 'Bo'])).toEqual([{ seat: 0 }, { text: ' offers ' }, { seat: 12 }, { text: ' a licence.' }])
})

test('a sentence without players stays whole', () => {
  expect(pieces('Nobody sells.', ['Ada'])).toEqual([{ text: 'Nobody sells.' }])
  expect(pieces('', ['Ada'])).toEqual([])
})

test('read aloud it has the names, each left to its own direction of writing', () => {
  const list = new Intl.ListFormat('en').format([playerTokens(0), playerTokens(1)])
  expect(plain(`${list} share the win.`, ['Ada', 'Bo'])).toBe(`${isolated('Ada')} and ${isolated('Bo')} share the win.`)
})

test('the word before a name waits for it: a and ad, e and ed', () => {
  const sentence = `${playerTokens(0)} paga ${to(playerTokens(1))}; vincono ${and.format([playerTokens(1), playerTokens(0)])}.`
  expect(plain(sentence, ['Elena', 'Anna'])).toBe(
    `${isolated('Elena')} paga ad ${isolated('Anna')}; vincono ${isolated('Anna')} ed ${isolated('Elena')}.`,
  )
  expect(plain(sentence, ['Anna', 'Elena'])).toBe(
    `${isolated('Anna')} paga a ${isolated('Elena')}; vincono ${isolated('Elena')} e ${isolated('Anna')}.`,
  )
})
