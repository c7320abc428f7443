/** Luck: streams, copies, fairness and keys. */
import { describe, expect, test } from 'vitest'
import { at } from './lists.ts'
import { below, chance, copyRandomness, keyFrom, keyFromHex, keyToHex, randomness, shuffle } from './random.ts'

const draw = (random: ReturnType<typeof randomness>, stream: number, times: number) =>
  Array.from({ length: times }, () => below(random, stream, 1000))
/** How far counts are from being equal. */
const chiSquare = (counts: readonly number[]) => {
  const expected = counts.reduce((sum, n) => sum + n, 0) / counts.length
  return counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0)
}
function tally(values: Iterable<number>, bins: number): number[] {
  const counts = new Array<number>(bins).fill(0)
  for (const value of values) counts[value] = at(counts, value) + 1
  return counts
}

describe('streams', () => {
  test('what is drawn from one does not change what comes out of another', () => {
    const alone = draw(randomness(keyFrom(1), 3), 1, 50)
    const among = randomness(keyFrom(1), 3)
    const found = alone.map(() => {
      draw(among, 0, 7)
      draw(among, 2, 23)
      return below(among, 1, 1000)
    })
    expect(found).toEqual(alone)
  })

  test('of one key differ from each other', () => {
    const random = randomness(keyFrom(1), 2)
    expect(draw(random, 0, 20)).not.toEqual(draw(random, 1, 20))
  })

  test('are found by name, and a name that the game has not is an error', () => {
    const named = chance(['die', 'deck'], randomness(keyFrom(2), 2))
    const byIndex = randomness(keyFrom(2), 2)
    expect(named.below('deck', 1000)).toBe(below(byIndex, 1, 1000))
    expect(named.shuffle('die', [1, 2, 3, 4, 5])).toEqual(shuffle(byIndex, 0, [1, 2, 3, 4, 5]))
    expect(named.random.drawn).toEqual(byIndex.drawn)
    const wide: { below(stream: string, n: number): number } = chance<string>(['die'], randomness(keyFrom(2), 1))
    expect(() => wide.below('wells', 6)).toThrow("no stream 'wells'")
  })
})

describe('the memo is only a memo', () => {
  const expected = draw(randomness(keyFrom(3), 1), 0, 100)

  test('two copies drawn in turns each continue as the original would', () => {
    const original = randomness(keyFrom(3), 1)
    expect(draw(original, 0, 40)).toEqual(expected.slice(0, 40))
    const copy = copyRandomness(original)
    for (const value of expected.slice(40)) {
      expect(below(original, 0, 1000)).toBe(value)
      expect(below(copy, 0, 1000)).toBe(value)
    }
  })

  test('two keys used in turns do not mix', () => {
    const [one, other] = [randomness(keyFrom(3), 1), randomness(keyFrom(4), 1)]
    const alone = draw(randomness(keyFrom(4), 1), 0, 100)
    expected.forEach((value, i) => {
      expect(below(one, 0, 1000)).toBe(value)
      expect(below(other, 0, 1000)).toBe(alone[i])
    })
  })

  test('a key read back from JSON is the same key', () => {
    let random = randomness(keyFrom(3), 1)
    for (const value of expected) {
      random = JSON.parse(JSON.stringify(random))
      expect(below(random, 0, 1000)).toBe(value)
    }
  })

  test('going back to an earlier count draws the same again', () => {
    const random = randomness(keyFrom(3), 1)
    draw(random, 0, 90)
    random.drawn[0] = 10
    expect(draw(random, 0, 30)).toEqual(expected.slice(10, 40))
  })
})

describe('below', () => {
  test('six faces come equally often', () => {
    const random = randomness(keyFrom(5), 1)
    const counts = tally(
      Array.from({ length: 60_000 }, () => below(random, 0, 6)),
      6,
    )
    expect(chiSquare(counts)).toBeLessThan(20.5) // one in a thousand, five degrees of freedom
  })

  test('words that would favour low numbers are thrown away', () => {
    const random = randomness(keyFrom(6), 1)
    const third = 2 ** 30 // of 3 · 2^30: without rejection the first third would come half of the time
    const counts = tally(
      Array.from({ length: 30_000 }, () => Math.floor(below(random, 0, 3 * third) / third)),
      3,
    )
    expect(chiSquare(counts)).toBeLessThan(13.8)
    expect(at(random.drawn, 0)).toBeGreaterThan(35_000)
  })

  test('reaches both ends and no further', () => {
    const random = randomness(keyFrom(7), 1)
    expect(new Set(Array.from({ length: 200 }, () => below(random, 0, 3)))).toEqual(new Set([0, 1, 2]))
    expect(below(random, 0, 1)).toBe(0)
  })

  test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 32 + 1])('cannot draw below %d, and uses up nothing', n => {
    const random = randomness(keyFrom(7), 1)
    expect(() => below(random, 0, n)).toThrow(RangeError)
    expect(random.drawn).toEqual([0])
  })
})

describe('shuffle', () => {
  test('keeps every card, in place', () => {
    const deck = Array.from({ length: 48 }, (_, i) => i)
    const same = shuffle(randomness(keyFrom(8), 1), 0, deck)
    expect(same).toBe(deck)
    expect(deck).not.toEqual(deck.toSorted((a, b) => a - b))
    expect(deck.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 48 }, (_, i) => i))
  })

  test('each order of four cards comes equally often', () => {
    const random = randomness(keyFrom(9), 1)
    const counts = new Map<string, number>()
    for (let n = 0; n < 24_000; n++) {
      const order = shuffle(random, 0, [1, 2, 3, 4]).join('')
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
    expect(counts.size).toBe(24)
    expect(chiSquare([...counts.values()])).toBeLessThan(49.7) // one in a thousand, 23 degrees of freedom
  })

  test('of nothing and of one card draws nothing', () => {
    const random = randomness(keyFrom(10), 1)
    expect([shuffle(random, 0, []), shuffle(random, 0, ['a'])]).toEqual([[], ['a']])
    expect(random.drawn).toEqual([0])
  })

  test('a list with gaps is an error, not a deck with holes', () => {
    expect(() => shuffle(randomness(keyFrom(10), 1), 0, new Array<number>(3))).toThrow('no gaps')
  })
})

describe('keys', () => {
  test('the same numbers make the same key, others another', () => {
    const seeds = [[], [0], [0, 0], [1], [0, 1], [1, 0], [2 ** 32], [2 ** 53 - 1], [1, 2, 3, 4], [4, 3, 2, 1]]
    const keys = seeds.map(seed => keyToHex(keyFrom(...seed)))
    expect(new Set(keys).size).toBe(seeds.length)
    expect(seeds.map(seed => keyToHex(keyFrom(...seed)))).toEqual(keys)
    expect(new Set(Array.from({ length: 5000 }, (_, n) => keyToHex(keyFrom(n)))).size).toBe(5000)
  })

  test.each([[[-1]], [[0.5]], [[2 ** 53]], [[Number.NaN]], [[1, 2, 3, 4, 5]]])('%j is no seed', seed => {
    expect(() => keyFrom(...seed)).toThrow(RangeError)
  })

  test('go to hexadecimal digits and back', () => {
    for (let n = 0; n < 200; n++) {
      const key = keyFrom(n)
      expect(key).toHaveLength(8)
      expect(keyToHex(key)).toMatch(/^[0-9a-f]{64}$/)
      expect(keyFromHex(keyToHex(key))).toEqual(key)
    }
    expect(keyToHex([-1, 0, 1, 2, 3, 4, 5, 6])).toBe('ffffffff00000000000000010000000200000003000000040000000500000006')
  })

  test.each(['', '0'.repeat(63), '0'.repeat(65), 'g'.repeat(64), 'A'.repeat(64), `${'0'.repeat(64)}\n`])('%j is no key', hex => {
    expect(keyFromHex(hex)).toBeNull()
  })
})
