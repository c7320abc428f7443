/** Every hint of a first game finds its moment, and names a rule that says more. */
import { byLots } from '@wildcat/kernel-contract/self-play'
import { hintsGiven } from '@wildcat/kernel-contract/transcript'
import { expect, test } from 'vitest'
import { greedy } from '../greedy/index.ts'
import { engine } from '../index.ts'
import type { Options } from '../options.ts'
import { HINTS } from './hints.ts'
import { words } from './index.ts'

/** In games by lots, and in one of bots with sense: they build more. */
const given = (seats: number, options: Partial<Options> = {}) =>
  Array.from({ length: 13 }, (_, seed) =>
    hintsGiven({ engine, policy: seed === 0 ? greedy : byLots, seats, options, seed }, words.en),
  ).flat()
const two = given(2)
const aggressive = given(2, { aggressiveBaron: true, length: 'long' })
const five = given(5)
const all = [...two, ...aggressive, ...five]
const when = (id: string, games = all) => games.filter(({ hint }) => hint.id === id)

test('each is given in some game', () => {
  expect(Object.keys(HINTS).filter(id => when(id).length === 0)).toEqual([])
})

test('one about a look or a derrick comes when one can look or build, one about crossing when the truck must drive on', () => {
  expect(when('look').every(({ kinds }) => kinds.has('look'))).toBe(true)
  expect(when('build').every(({ kinds }) => kinds.has('build') || !kinds.has('endTurn'))).toBe(true)
  expect(all.filter(({ step, kinds }) => step === 'prospect' && kinds.has('look')).length).toBeLessThan(when('prospect').length)
  expect(when('crossing').every(({ kinds }) => !kinds.has('endTurn'))).toBe(true)
  expect(when('special').length + when('gusher').length).toBeLessThan(when('prospect').length)
})

test('transport is free or for a fee, never both', () => {
  expect(when('carryFree').every(({ kinds }) => !kinds.has('giveUp'))).toBe(true)
  expect(when('carryForFee').every(({ kinds }) => kinds.has('giveUp'))).toBe(true)
})

test('the Oil Baron is spoken of at a table of two, each kind of him at his own; the liquidation at one of five', () => {
  const of = (games: typeof all) =>
    ['baron', 'lastBid', 'aggressiveBaron', 'outbid', 'liquidation'].filter(id => when(id, games).length > 0)
  expect(of(two)).toEqual(['baron', 'lastBid'])
  expect(of(aggressive)).toEqual(['aggressiveBaron', 'outbid'])
  expect(of(five)).toEqual(['liquidation'])
})

test('the end is told when it is near: by his row, or by the cards that are left', () => {
  expect(when('end', aggressive)).toEqual([])
  expect(when('lastCards', two)).toEqual([])
  expect(when('end', two).length).toBeLessThan(when('takeCard', two).length)
  expect(when('lastCards', aggressive).length).toBeLessThan(when('takeCard', aggressive).length)
})
