/** What changed of a value brings the one who has the old one to the new one, exactly. */
import { at, below, keyFrom, randomness } from '@wildcat/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { engine } from '../kernel-contract/gusher/index.ts'
import { difference, patched } from './patch.ts'

const through = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** Plain values with few different keys and leaves, so that two of them have much in common. */
const plain = fc.letrec(tie => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(null, true, 0, 1, 2, '', 'a', 'b'),
    fc.array(tie('value'), { maxLength: 5 }),
    fc.dictionary(fc.constantFrom('kind', 'a', 'b', '0'), tie('value'), { noNullPrototype: true, maxKeys: 4 }),
  ),
})).value

describe('a patch', () => {
  test('leads from any value to any other, also through JSON', () => {
    fc.assert(
      fc.property(plain, plain, (before, after) => {
        const kept = JSON.stringify(before)
        const patch = through(difference(before, after))
        expect(patched(before, patch as ReturnType<typeof difference>)).toEqual(after)
        expect(JSON.stringify(before)).toBe(kept)
      }),
      { numRuns: 2000 },
    )
  })

  test('between equals is empty', () => {
    fc.assert(
      fc.property(plain, value => {
        expect(difference(value, through(value))).toEqual([])
      }),
    )
  })

  test('names the leaf that changed', () => {
    expect(difference({ a: { b: [1, 2] }, c: 1 }, { a: { b: [1, 3] }, c: 1 })).toEqual([[['a', 'b', 1], 3]])
    expect(difference({ a: 1, b: 2 }, { b: 2, c: 3 })).toEqual([[['c'], 3], [['a']]])
  })

  test('takes a step of another kind whole', () => {
    expect(difference([{ kind: 'bid', seat: 1 }], [{ kind: 'pay', seat: 1 }])).toEqual([[[0], { kind: 'pay', seat: 1 }]])
  })

  test.each([
    ['at the end', [1, 2], [1, 2, 3], [[[], 2, 0, [3]]]],
    ['at the front', [{ a: 1 }, { a: 2 }], [{ a: 0 }, { a: 1 }, { a: 2 }], [[[], 0, 0, [{ a: 0 }]]]],
    ['in the middle', [1, 2, 3], [1, 3], [[[], 1, 1, []]]],
  ])('says what came or went %s of a list', (_, before, after, patch) => {
    expect(difference(before, after)).toEqual(patch)
  })

  test('leaves what did not change as it was, and shares it', () => {
    const before = { a: { deep: [1] }, b: { deep: [2] } }
    const after = patched(before, [[['b', 'deep', 0], 3]]) as typeof before
    expect(after).toEqual({ a: { deep: [1] }, b: { deep: [3] } })
    expect(after.a).toBe(before.a)
  })

  test.each([
    [{ a: 1 }, [[['b', 'c'], 1]]],
    [{ a: [1] }, [[['a', 4], 1]]],
    [{ a: 1 }, [[['a'], 0, 1, []]]],
    [{ a: 1 }, [[['x'], 0, 1, []]]],
    [1, [[['a'], 1]]],
    [{}, [[[]]]],
  ] as const)('that does not fit is an error: %j %j', (value, patch) => {
    expect(() => patched(value, patch)).toThrow(TypeError)
  })
})

test('the views of a game, move by move, are what their patches make of the first', () => {
  const luck = randomness(keyFrom(3), 1)
  const { state } = engine.start(3, { rounds: 2, deals: true }, keyFrom(1))
  const viewers = [0, 1, 2, 'spectator'] as const
  let held: unknown[] = viewers.map(viewer => engine.view(state, viewer))
  let whole = 0
  let changes = 0
  while (state.outcome === 'open') {
    const before = viewers.map(viewer => engine.view(state, viewer))
    const seat = at(engine.pending(state), 0)
    const legal = engine.legal(state, seat)
    engine.apply(state, seat, at(legal, below(luck, 0, legal.length)))
    held = held.map((value, n) => {
      const patch = difference(before[n], engine.view(state, at(viewers, n)))
      changes += JSON.stringify(patch).length
      whole += JSON.stringify(value).length
      return patched(value, patch)
    })
    expect(held).toEqual(viewers.map(viewer => engine.view(state, viewer)))
  }
  expect(changes).toBeLessThan(whole / 5)
})
