/** Whole games as reports: what is told together, how long it gets, and what it keeps to itself. */
import type { Viewer } from '@wildcat/kernel'
import { type Log, logsOf, passagesOf } from '@wildcat/kernel-contract/transcript'
import { expect, test } from 'vitest'
import type { Event } from '../events.ts'
import { greedy } from '../greedy/index.ts'
import { engine } from '../index.ts'
import type { T } from '../types.ts'
import { words } from './index.ts'
import { follows } from './passages.ts'

const play = (seats: number, seed: number, inflation = false) =>
  logsOf({ engine, policy: greedy, seats, seed, options: { inflation } }, [0, 'spectator'])
const reportOf = (log: Log<T>, language: 'en' | 'it' = 'en') => passagesOf(words[language], log).texts

test.each([
  [3, 5, false],
  [3, 8, true],
  [4, 6, false],
])('a game of %i with seed %i is told in 100 to 200 passages, and nothing is lost', (seats, seed, inflation) => {
  for (const log of play(seats, seed, inflation)) {
    const { passages } = passagesOf(words.en, log)
    expect(passages.flat()).toEqual(log.events)
    expect(passages.length).toBeGreaterThanOrEqual(100)
    expect(passages.length).toBeLessThanOrEqual(200)
    const texts = [reportOf(log), reportOf(log, 'it')]
    for (const text of texts.flat()) expect(text).toMatch(/^[A-Z0-9].*\.$/)
    expect(texts.flat().join('\n')).not.toMatch(/ {2}|\.\.|,,| ,| \.|undefined|NaN/)
  }
})

test('what only one player knows is in his report alone', () => {
  const logs = play(3, 5)
  const secrets = (viewer: Viewer) =>
    logs.flatMap(log => (log.viewer === viewer ? reportOf(log) : [])).filter(text => /sees \d barrels? at|is dealt/.test(text))
  expect(secrets('spectator')).toEqual([])
  expect(secrets(0).length).toBeGreaterThan(8)
  for (const text of secrets(0)) expect(text.match(/(\w+) (starts|drives|sees|is dealt)/)?.[1]).toBe('Ann')
})

test('each player’s turn, shipment and auction is a passage of its own', () => {
  const drive = (seat: number): Event => ({ kind: 'turnEnded', seat })
  const pumped = (seat: number): Event => ({ kind: 'oilProduced', seat, wells: [1], exhausted: [] })
  const carried = (seat: number): Event => ({ kind: 'oilCarried', seat, well: 1, by: 'own', carriers: [], company: 'jet' })
  expect(follows([drive(0)], drive(0))).toBe(true)
  expect(follows([drive(0)], drive(1))).toBe(false)
  expect(follows([drive(0)], { kind: 'builtNothing', seat: 0 })).toBe(false)
  expect(follows([pumped(0)], carried(0))).toBe(true)
  expect(follows([pumped(0), carried(0)], pumped(0))).toBe(false)
  expect(follows([pumped(0), carried(0)], pumped(1))).toBe(false)
  const opened = (company: 'hudson' | 'jet'): Event => ({ kind: 'auctionOpened', company, bidders: [0, 1] })
  const sold = (company: 'hudson' | 'jet'): Event => ({ kind: 'oilSold', seat: 0, company, barrels: 1, price: 5000 })
  const closed = (company: 'hudson' | 'jet'): Event => ({ kind: 'nobodySells', company, why: 'nobodyThere' })
  const bluff: Event = { kind: 'bluffCalled', seat: 0, company: 'jet', points: 9, lost: [] }
  expect(follows([sold('hudson')], opened('jet'))).toBe(false)
  expect(follows([sold('hudson')], closed('jet'))).toBe(false)
  expect(follows([closed('hudson')], opened('jet'))).toBe(false)
  expect(follows([closed('hudson')], closed('jet'))).toBe(true)
  expect(follows([opened('jet'), bluff], opened('jet'))).toBe(true)
  expect(follows([opened('jet'), bluff], opened('hudson'))).toBe(false)
  expect(follows([opened('jet')], { kind: 'bidMade', seat: 0, company: 'jet', points: 1 })).toBe(true)
  expect(follows([opened('jet')], { kind: 'bidMade', seat: 0, company: 'hudson', points: 1 })).toBe(false)
})

test('a round and the end of the game open a part', () => {
  const { report } = words.en
  expect(report?.opens({ kind: 'roundStarted', round: 2, first: 0 })).toBe(true)
  expect(report?.opens({ kind: 'gameEnded', winners: [0], scores: [], hands: [] })).toBe(true)
  expect(report?.opens({ kind: 'turnEnded', seat: 0 })).toBe(false)
  expect(follows([{ kind: 'roundStarted', round: 2, first: 0 }], { kind: 'roundStarted', round: 3, first: 1 })).toBe(false)
  expect(follows([], { kind: 'turnEnded', seat: 0 })).toBe(false)
})
