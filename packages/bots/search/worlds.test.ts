import { at, keyFrom } from '@wildcat/kernel'
import { expect, test } from 'vitest'
import { partsOf } from '../levels/index.ts'
import { luckOf } from '../luck.ts'
import { imaginedWorld } from './worlds.ts'

/** Oilfield, where one seat has laid its card face down and another is asked for its own. */
async function laid() {
  const parts = await partsOf('oilfield')
  if (parts === undefined) throw new Error('Oilfield cannot be thought about')
  const { engine, policy } = parts
  const options = engine.options(3, {})
  if ('refused' in options) throw new Error('Oilfield refuses its usual options')
  const { state } = engine.start(3, options.ok, keyFrom(1))
  const { below } = luckOf(keyFrom(2), 0)
  while (state.agenda.at(-1)?.kind !== 'chooseCards' || engine.pending(state).length === 3) {
    const seat = at(engine.pending(state), 0)
    engine.apply(state, seat, policy.choose(engine.view(state, seat), seat, engine.legal(state, seat), below))
  }
  const seat = at(engine.pending(state), 0)
  const rival = at(engine.may(state), 0)
  return { parts, view: engine.view(state, seat), seat, rival }
}

test('what a rival has laid face down is what the policy would lay, and elsewhere anything', async () => {
  const { parts, view, seat, rival } = await laid()
  const cardsWith = (policy: typeof parts.policy) =>
    Array.from({ length: 12 }, (_, n) => {
      const { state } = imaginedWorld({ ...parts, policy, view, seat }, luckOf(keyFrom(n), seat))
      return JSON.stringify(at(Reflect.get(state, 'cards') as readonly unknown[], rival))
    })
  expect(parts.policy).toHaveProperty('sealed')
  expect(new Set(cardsWith({ ...parts.policy, sealed: (_, __, legal) => legal.at(-1) })).size).toBe(1)
  expect(new Set(cardsWith({ ...parts.policy, sealed: () => undefined })).size).toBeGreaterThan(2)
})

test('rivals are imagined to play alike, or some of them in another way; the own seat plays in its own', async () => {
  const { parts, view, seat, rival } = await laid()
  const otherWay = { ...parts.policy }
  const waysOf = (who: number, rivals?: 'various') =>
    new Set(
      Array.from({ length: 12 }, (_, n) => {
        const luck = luckOf(keyFrom(n), seat)
        return at(imaginedWorld({ ...parts, otherPolicies: [otherWay], view, seat }, luck, rivals).policies, who)
      }),
    )
  expect(waysOf(rival)).toEqual(new Set([parts.policy]))
  expect(waysOf(rival, 'various').size).toBe(2)
  expect(waysOf(seat, 'various').size).toBe(1)
})
