import { expect, test } from 'vitest'
import { halved } from './halving.ts'

const never = () => false
/** What each answer is worth in each world: its own worth, and luck that all share. */
const tryIn = (worths: Readonly<Record<string, number>>, tried: string[] = []) => {
  return (answer: string, world: number) => {
    tried.push(`${answer}${world}`)
    return { share: (worths[answer] ?? 0) + (world % 5) * 10 }
  }
}

test('the best answer is found, though luck differs more than answers do', () => {
  const { best } = halved(['a', 'b', 'c', 'd'], { worlds: 16, tryIn: tryIn({ a: 1, b: 2, c: 4, d: 3 }), stopped: never })
  expect(best).toBe('c')
})
test('the first answer stands when another is not better', () => {
  expect(halved(['a', 'b', 'c'], { worlds: 16, tryIn: tryIn({ a: 1, b: 1, c: 0 }), stopped: never }).best).toBe('a')
})
test('the first answer stands when chance explains the difference', () => {
  const noise = (answer: string, world: number) => ({ share: answer === 'b' ? (world % 2 === 0 ? 9 : -8) : 0 })
  expect(halved(['a', 'b'], { worlds: 16, tryIn: noise, stopped: never }).best).toBe('a')
})
test('all are tried in the same worlds, the better ones in more of them', () => {
  const tried: string[] = []
  halved(['a', 'b', 'c', 'd', 'e'], { worlds: 16, tryIn: tryIn({ a: 0, b: 1, c: 2, d: 3, e: 4 }, tried), stopped: never })
  const worldsOf = (answer: string) => tried.filter(each => each.startsWith(answer)).map(each => Number(each.slice(1)))
  for (const answer of 'abcde') expect(worldsOf(answer)).toEqual([...worldsOf(answer).keys()])
  expect(['a', 'b', 'e'].map(answer => worldsOf(answer).length)).toEqual([8, 4, 8])
})
test('what is clear is not tried any further, but where somebody wants to compare', () => {
  const worldsWith = (kept: number) => {
    const tried: string[] = []
    const steady = (answer: string, world: number) => {
      tried.push(answer)
      return { share: answer === 'a' ? 10 + (world % 2) : world % 3 }
    }
    halved(['a', 'b', 'c'], { worlds: 64, kept, tryIn: steady, stopped: never })
    return tried.filter(answer => answer === 'a').length
  }
  expect([worldsWith(1), worldsWith(2)]).toEqual([8, 64])
})
test('whoever is stopped answers with the best so far, and says so', () => {
  let worlds = 0
  const { best, isWhole } = halved(['a', 'b'], { worlds: 100, tryIn: tryIn({ a: 1, b: 2 }), stopped: () => worlds++ >= 6 })
  expect([best, isWhole]).toEqual(['b', false])
})

test('another answer must be better by the margin that is asked for', () => {
  const ends: Readonly<Record<string, readonly number[]>> = { first: [0.5, 0.5, 0.5, 0.5], other: [0.9, 0.4, 0.6, 0.6] }
  const chosen = (margin?: number) =>
    halved(['first', 'other'], {
      worlds: 4,
      margin,
      tryIn: (answer, world) => ({ share: ends[answer]?.[world] ?? 0 }),
      stopped: () => false,
    }).best
  expect(chosen()).toBe('other')
  expect(chosen(2)).toBe('first')
})
