/** Every hint of a first game finds its moment, and names a rule that says more. */
import { at, chance, type Hint, keyFrom, randomness } from '@wildcat/kernel'
import { expect, test } from 'vitest'
import { engine } from '../index.ts'
import { HINTS } from './hints.ts'
import { words } from './index.ts'

const OPTIONS = { licences: 78, inflation: false, openTracking: false } as const

/** All hints that were given in a game by lots, with what was asked and what could be done. */
function given(seed: number): { hint: Hint; step: string; kinds: ReadonlySet<string> }[] {
  const { state } = engine.start(3, OPTIONS, keyFrom(seed))
  const luck = chance(['moves'], randomness(keyFrom(seed, 1), 1))
  const found: ReturnType<typeof given> = []
  while (state.outcome === 'open') {
    const seat = at(engine.pending(state), 0)
    const legal = engine.legal(state, seat)
    const kinds = new Set(legal.map(({ kind }) => kind))
    const step = at(state.agenda, state.agenda.length - 1).kind
    for (const hint of words.en.hints?.(engine.view(state, seat), seat) ?? []) found.push({ hint, step, kinds })
    const kind = at([...kinds], luck.below('moves', kinds.size))
    const some = legal.filter(command => command.kind === kind)
    engine.apply(state, seat, at(some, luck.below('moves', some.length)))
  }
  return found
}
const all = Array.from({ length: 40 }, (_, seed) => given(seed)).flat()
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
  expect(all.filter(({ hint }) => hint.id === 'bid').length).toBeGreaterThan(when('bluff').length)
  expect(all.findIndex(({ hint }) => hint.id === 'drive')).toBeLessThan(all.findIndex(({ hint }) => hint.id === 'special'))
})
