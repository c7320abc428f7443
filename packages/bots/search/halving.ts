/**
 * Which of several answers is best, tried in as few worlds as that takes: all of them in some, the better half in twice as many, and so on.
 * All are tried in the same worlds, so luck that helps one helps the others. The first answer stands unless another is better by more than
 * chance explains.
 */
import { at } from '@wildcat/kernel'

export interface Tried<Answer> {
  readonly answer: Answer
  readonly shares: readonly number[] // of the win, by world
  readonly mean: number
}
interface Halved<Answer> {
  readonly best: Answer
  readonly tried: readonly Tried<Answer>[]
  readonly isWhole: boolean // it was not stopped
}

const FIRST_WORLDS = 4

export function halved<Answer>(
  answers: readonly Answer[],
  worlds: number,
  tryIn: (answer: Answer, world: number) => number,
  stopped: () => boolean,
): Halved<Answer> {
  const rows = answers.map(answer => ({ answer, shares: [] as number[] }))
  const [first, ...others] = rows
  if (first === undefined) throw new Error('there is nothing to choose from')
  let left = others
  let isWhole = true
  for (let upTo = Math.min(FIRST_WORLDS, worlds); left.length > 0 && isWhole; upTo = Math.min(upTo * 2, worlds)) {
    for (let world = first.shares.length; world < upTo; world++) {
      if (stopped()) {
        isWhole = false
        break
      }
      for (const row of [first, ...left]) row.shares.push(tryIn(row.answer, world))
    }
    if (first.shares.length >= worlds) break
    if (isWhole) left = left.toSorted((a, b) => meanOf(b.shares) - meanOf(a.shares)).slice(0, Math.max(1, Math.ceil(left.length / 2)))
  }
  const tried = rows.map(row => ({ ...row, mean: meanOf(row.shares) }))
  const [best] = left.toSorted((a, b) => meanOf(b.shares) - meanOf(a.shares))
  return { best: best !== undefined && isBetter(best.shares, first.shares) ? best.answer : first.answer, tried, isWhole }
}

const meanOf = (list: readonly number[]): number => list.reduce((sum, x) => sum + x, 0) / Math.max(1, list.length)

/** By more than one standard error of the difference, world by world. */
function isBetter(one: readonly number[], other: readonly number[]): boolean {
  const differences = one.map((share, world) => share - at(other, world))
  const mean = meanOf(differences)
  if (differences.length < 2) return false
  const variance = meanOf(differences.map(each => (each - mean) ** 2)) / (differences.length - 1)
  return mean > Math.sqrt(variance)
}
