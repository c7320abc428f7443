/** Every hint of a first game finds its moment, and names a rule that says more. */
import { byLots } from '@wildcat/kernel-contract/self-play'
import { hintsGiven } from '@wildcat/kernel-contract/transcript'
import { expect, test } from 'vitest'
import { engine } from '../index.ts'
import { HINTS } from './hints.ts'
import { words } from './index.ts'

const all = Array.from({ length: 40 }, (_, seed) => hintsGiven({ engine, policy: byLots, seats: 3, seed }, words.en)).flat()
const when = (id: string) => all.filter(({ hint }) => hint.id === id)

test('each is given in some game', () => {
  expect(Object.keys(HINTS).filter(id => when(id).length === 0)).toEqual([])
})

test('one about a look comes when one can look, one about crossing when the truck must drive on', () => {
  expect(when('look').every(({ kinds }) => kinds.has('look'))).toBe(true)
  expect(all.some(({ step, kinds }) => step === 'drive' && !kinds.has('look'))).toBe(true)
  expect(when('crossing').every(({ kinds }) => !kinds.has('endTurn'))).toBe(true)
  expect(when('special').length).toBeLessThan(when('drive').length)
})

test('transport is free or for a fee, never both', () => {
  expect(when('carryFree').every(({ kinds }) => !kinds.has('giveUp'))).toBe(true)
  expect(when('carryForFee').every(({ kinds }) => kinds.has('giveUp'))).toBe(true)
})

test('what is general comes before what is particular, so that it is said first', () => {
  expect(when('bid').length).toBeGreaterThan(when('bluff').length)
  expect(all.findIndex(({ hint }) => hint.id === 'drive')).toBeLessThan(all.findIndex(({ hint }) => hint.id === 'special'))
})
