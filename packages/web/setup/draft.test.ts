import { beforeEach, expect, test, vi } from 'vitest'
import { type Draft, firstDraft, namesOf, remember, sameNames, shuffled } from './draft.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

const seats = { least: 2, most: 5 }
const person = (n: number) => `Player ${n}`

test('the first time, one person sits down with two bots', () => {
  const draft = firstDraft('gusher', seats, 'random')
  expect(draft.bots.slice(0, draft.seats)).toEqual(['none', 'random', 'random'])
  expect(namesOf(draft, person)).toEqual(['Player 1', 'Buster', 'Clara'])
})

test('the next time it is as it was, with the usual names in the language of the moment', () => {
  remember({ game: 'gusher', names: ['Rosa', 'Player 2'], bots: ['none', 'none'], options: { rounds: 8 } })
  const draft = firstDraft('gusher', seats, 'random')
  expect(draft).toMatchObject({ seats: 2, options: { rounds: 8 } })
  expect(namesOf(draft, n => `Giocatore ${n}`)).toEqual(['Rosa', 'Giocatore 2'])
})

test('what cannot be read or does not fit the game is forgotten', () => {
  kept.set('wildcat.plan.gusher', '{"names": 7}')
  expect(firstDraft('gusher', seats, 'random').seats).toBe(3)
  remember({ game: 'gusher', names: ['A'], bots: ['none'], options: {} })
  expect(firstDraft('gusher', seats, 'random').seats).toBe(3)
})

test('two players with one name are told apart, whatever the capitals', () => {
  expect(sameNames(['Ada', 'Bo', 'ADA', 'Bo'])).toEqual([2, 3])
})

test('shuffling keeps everybody, and the empty seats where they are', () => {
  const draft: Draft = { seats: 3, names: ['a', 'b', 'c', '', ''], bots: ['none', 'x', 'y', 'z', 'z'], options: {} }
  const { names, bots } = shuffled(draft)
  expect(names.slice(0, 3).sort()).toEqual(['a', 'b', 'c'])
  expect(names.slice(3)).toEqual(['', ''])
  expect(bots[names.indexOf('a')]).toBe('none')
})
