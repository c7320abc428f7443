import { beforeEach, expect, test, vi } from 'vitest'
import { against, companyOf, type Draft, firstDraft, givenNames, remember, sameNames, seated, shuffled } from './draft.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

const seats = { least: 2, most: 5 }
const first = () => firstDraft('gusher', seats, ['random', 'greedy'])
const draft = (changes: Partial<Draft>): Draft => ({
  seats: 2,
  names: ['', ''],
  bots: ['none', 'none'],
  options: {},
  practice: false,
  ...changes,
})

test('the first time, one person sits down with two of the strongest bots', () => {
  expect(first().bots.slice(0, first().seats)).toEqual(['none', 'greedy', 'greedy'])
  expect(givenNames(first())).toEqual(['', 'Buster', 'Clara'])
})

test('the next time it is as it was typed: what was left empty stays empty, in every language', () => {
  remember('gusher', draft({ names: ['Rosa', ''], options: { rounds: 8 } }))
  expect(first()).toMatchObject({ seats: 2, options: { rounds: 8 } })
  expect(givenNames(first())).toEqual(['Rosa', ''])
})

test('a person who is called like a bot, or like the usual name of a seat, is not forgotten', () => {
  remember('gusher', draft({ names: ['Ada', 'Player 7'] }))
  expect(givenNames(first())).toEqual(['Ada', 'Player 7'])
})

test('what cannot be read or does not fit the game is forgotten', () => {
  kept.set('wildcat.draft.gusher', '{"names": 7}')
  expect(first().seats).toBe(3)
  remember('gusher', draft({ seats: 1 }))
  expect(first().seats).toBe(3)
})

test('a bot that is not there any more gives its seat to the strongest', () => {
  remember('gusher', draft({ bots: ['none', 'retired'] }))
  expect(first().bots.slice(0, 2)).toEqual(['none', 'greedy'])
})

test('two players with one name are told apart, whatever the capitals', () => {
  expect(sameNames(['Ada', 'Bo', 'ADA', 'Bo'])).toEqual([2, 3])
})

test('shuffling keeps everybody, and the empty seats where they are', () => {
  const three: Draft = { seats: 3, names: ['a', 'b', 'c', '', ''], bots: ['none', 'x', 'y', 'z', 'z'], options: {}, practice: false }
  const { names, bots } = shuffled(three)
  expect(names.slice(0, 3).sort()).toEqual(['a', 'b', 'c'])
  expect(names.slice(3)).toEqual(['', ''])
  expect(bots[names.indexOf('a')]).toBe('none')
})

test('everybody’s seat can be chosen at once, and a bot stays the bot it was', () => {
  const mixed = draft({ seats: 3, names: ['', '', '', ''], bots: ['random', 'none', 'none', 'none'] })
  expect(companyOf(mixed)).toBe('mixed')
  for (const company of ['alone', 'together', 'watch'] as const)
    expect(companyOf({ seats: 3, bots: seated(mixed, company, 'greedy') })).toBe(company)
  expect(seated(mixed, 'watch', 'greedy')).toEqual(['random', 'greedy', 'greedy', 'greedy'])
})

test('opponents take the seats of bots, wherever the person sits, and go by their own names', () => {
  const last = draft({ seats: 3, names: ['Zorro', 'Rosa', '', ''], bots: ['gus', 'none', 'ada', 'gus'] })
  const { names, bots } = against(last, ['rex', 'ada'])
  expect(bots).toEqual(['rex', 'none', 'ada', 'gus'])
  expect(givenNames({ ...last, names, bots })).toEqual(['Rex', 'Rosa', 'Ada'])
})
