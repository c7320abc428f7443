import { at, keyFrom, randomness, below as rolled, type Seat } from '@wildcat/kernel'
import { expect, test } from 'vitest'
import { engine } from '../index.ts'
import type { State } from '../state.ts'
import { meansOf } from './aim.ts'
import { FIRST } from './constants.ts'
import { greedy } from './index.ts'
import { likely } from './likely.ts'
import { bestProgram, untilNext } from './program.ts'

const luck = (seed: number) => {
  const random = randomness(keyFrom(seed), 1)
  return (n: number) => rolled(random, 0, n)
}
const begun = (seed: number): State => {
  const usual = engine.options(4, {})
  if ('refused' in usual) throw new Error(usual.refused.why)
  return engine.start(4, usual.ok, keyFrom(seed)).state
}
const untilNextOf = (state: State, seat: Seat) => untilNext(bestProgram(meansOf(engine.glance(state, seat), seat)))

/** The first decision of each round of a game, as who decides there sees it. */
function* rounds(seed: number) {
  const state = begun(seed)
  const below = luck(seed)
  for (let round = 0; state.outcome === 'open'; ) {
    const seat = engine.invited(state)[0] ?? at(engine.pending(state), 0)
    const view = engine.view(state, seat)
    if (state.round > 1 && state.round !== round) yield { state: engine.copy(state), view, seat }
    round = state.round
    engine.apply(state, seat, greedy.choose(view, seat, engine.legal(view, seat), below))
  }
}

test('what a seat sees stays as it is, and what it does not see is dealt out again', () => {
  for (const { view, seat } of rounds(3)) {
    const imagined = engine.imagine(view, keyFrom(1))
    const before = engine.copy(imagined)
    likely(imagined, seat, luck(5), FIRST)
    expect(engine.view(imagined, seat)).toEqual(engine.view(before, seat))
    expect(imagined.contracts).not.toEqual(before.contracts)
    const all = ({ contracts, decks, signed }: State) =>
      [...contracts.flat(), ...decks.contract, ...signed.flat().map(each => each.contract)].sort()
    expect(all(imagined)).toEqual(all(before))
    const states = ({ territories, decks }: State) => [...territories.flat(), ...decks.territory].sort()
    expect(states(imagined)).toEqual(states(before))
  }
})

test('rivals are as near to their next delivery as in truth, which they are not where any hand is as likely', () => {
  const sums = { truth: 0, uniform: 0, likely: 0, positions: 0 }
  for (const seed of [1, 2, 3, 4])
    for (const { state, view, seat } of rounds(seed)) {
      const rival = (seat + 1) % 4
      const imagined = engine.imagine(view, keyFrom(seed))
      sums.positions++
      sums.truth += untilNextOf(state, rival)
      sums.uniform += untilNextOf(imagined, rival)
      likely(imagined, seat, luck(seed), FIRST)
      sums.likely += untilNextOf(imagined, rival)
    }
  expect(sums.positions).toBeGreaterThan(15)
  expect(sums.uniform - sums.truth).toBeGreaterThan(0.3 * sums.positions)
  expect(Math.abs(sums.likely - sums.truth)).toBeLessThan(0.3 * sums.positions)
})
