import { titleOf } from '@wildcat/catalogue'
import { keyFrom, type Tagged } from '@wildcat/kernel'
import { expect, test } from 'vitest'
import type { Spoken } from '../session/use-game.ts'
import { en } from '../words/en.ts'
import type { PageLine } from '../worker/sights.ts'
import { beginningsOf, opensPart, passageOf, passagesOf } from './line-text.ts'

async function giganten(): Promise<Spoken> {
  const title = titleOf('giganten')
  if (title === undefined) throw new Error('no game')
  return { engine: await title.engine(), words: await title.words('en'), language: 'en' }
}
const spoken = await giganten()
const options = spoken.engine.options(3, {})
if ('refused' in options) throw new Error(options.refused.why)
const view = spoken.engine.view(spoken.engine.start(3, options.ok, keyFrom(1)).state, 'spectator')
const event = <E extends Tagged>(each: E): PageLine => ({ kind: 'event', event: each })
const bid = (seat: number, points: number) => event({ kind: 'bidMade', seat, company: 'jet', points })
const round = event({ kind: 'roundStarted', round: 1, first: 0 })
const texts = (lines: readonly PageLine[], seenBefore = 0) => {
  const { passages, fresh } = passagesOf(spoken, lines, seenBefore)
  return { fresh, said: passages.map(passage => passageOf(spoken, passage, view, en).replaceAll(/\uE000(\d)\uE001/g, 'P$1')) }
}

test('the last passage grows while it is happening', () => {
  const lines = [round, bid(0, 1), bid(1, 2), bid(0, 3)]
  const said = lines.map((_, i) => texts(lines.slice(0, i + 1)).said.at(-1))
  expect(said).toEqual([
    'Round 1. P0 has the die and goes first.',
    'P0 bids 1.',
    'At Jet P0 bids 1 and P1 goes to 2.',
    'At Jet P0 bids 1, P1 goes to 2 and P0 to 3.',
  ])
})

test('what is new since somebody last decided begins a passage of its own', () => {
  expect(texts([round, bid(0, 1), bid(1, 2), bid(0, 3)], 2)).toEqual({
    fresh: 2,
    said: ['Round 1. P0 has the die and goes first.', 'P0 bids 1.', 'At Jet P1 bids 2 and P0 goes to 3.'],
  })
  expect(texts([round, bid(0, 1)], 2).fresh).toBe(2)
})

test('a passage is known by the line it begins with, also when two before it have become one', () => {
  const next = event({ kind: 'roundStarted', round: 2, first: 1 })
  const lines = [round, bid(0, 1), bid(1, 2), bid(0, 3), next, bid(1, 1)]
  const beginnings = (seenBefore: number) => beginningsOf(passagesOf(spoken, lines, seenBefore).passages, lines)
  expect(beginnings(2)).toEqual([0, 1, 2, 4, 5])
  expect(beginnings(4)).toEqual([0, 1, 4, 5])
})

test('what was taken back is gone, and who took a seat stands by itself', () => {
  const undone: PageLine = { kind: 'undone', seat: 0, lines: 1 }
  expect(texts([bid(0, 1), bid(1, 2), undone]).said).toEqual(['P0 bids 1.', en.table.undone('P0')])
  expect(texts([bid(0, 1), bid(1, 2), undone, bid(1, 4)]).said).toEqual(['At Jet P0 bids 1 and P1 goes to 4.'])
  expect(texts([bid(0, 1), { kind: 'seated', seat: 1, by: 'bot' }, bid(1, 2)]).said).toEqual([
    'P0 bids 1.',
    en.table.seated('P1', 'bot'),
    'P1 bids 2.',
  ])
})

test('a round is set apart', () => {
  expect([[round], [bid(0, 1)], [{ kind: 'undone', seat: 0, lines: 1 } as const]].map(passage => opensPart(spoken, passage))).toEqual([
    true,
    false,
    false,
  ])
})
