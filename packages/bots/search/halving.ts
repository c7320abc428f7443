/**
 * Which of several answers is best, tried in as few worlds as that takes: all of them in some, the better half in twice as many, and so on.
 * All are tried in the same worlds, so luck that helps one helps the others. The first answer stands unless another is better by more than
 * chance explains. What is clear is not tried any further.
 */
import { at } from '@wildcat/kernel'
import { differenceOf, meanOf } from './differences.ts'

export interface Tried<Answer, End> {
  readonly answer: Answer
  readonly ends: readonly End[] // by world
}
interface Halved<Answer, End> {
  readonly best: Answer
  readonly tried: readonly Tried<Answer, End>[]
  readonly isWhole: boolean // it was not stopped
}
export interface Halving<Answer, End> {
  readonly worlds: number
  readonly kept?: number // so many of the first answers are tried in all worlds
  readonly tryIn: (answer: Answer, world: number) => End
  readonly margin?: number | undefined // standard errors by which another answer must be better than the first
  readonly stopped: () => boolean
}

const FIRST_WORLDS = 4

export function halved<Answer, End extends { readonly share: number }>(
  answers: readonly Answer[],
  { worlds, kept = 1, margin = 1, tryIn, stopped }: Halving<Answer, End>,
): Halved<Answer, End> {
  const rows = answers.map(answer => ({ answer, ends: [] as End[] }))
  const first = rows[0]
  if (first === undefined) throw new Error('there is nothing to choose from')
  const stay = rows.slice(0, kept)
  let left = rows.slice(kept)
  let isWhole = true
  for (let upTo = Math.min(FIRST_WORLDS, worlds); left.length + kept > 1 && isWhole; upTo = Math.min(upTo * 2, worlds)) {
    for (let world = first.ends.length; world < upTo; world++) {
      if (stopped()) {
        isWhole = false
        break
      }
      for (const row of [...stay, ...left]) row.ends.push(tryIn(row.answer, world))
    }
    if (first.ends.length >= worlds || (kept === 1 && isClear([...stay, ...left]))) break
    if (isWhole) left = byMean(left).slice(0, Math.max(1, Math.ceil(left.length / 2)))
  }
  const [best = first] = byMean([...stay.slice(1), ...left])
  return { best: isBetter(best.ends, first.ends, margin) ? best.answer : first.answer, tried: rows, isWhole }
}

type Shares = readonly { readonly share: number }[]
const byMean = <Row extends { readonly ends: Shares }>(rows: readonly Row[]): Row[] => {
  const means = new Map(rows.map(row => [row, meanOf(row.ends.map(({ share }) => share))]))
  return rows.toSorted((a, b) => (means.get(b) ?? 0) - (means.get(a) ?? 0))
}

const CLEAR_AFTER = 8 // worlds
const CLEAR_BY = 3 // standard errors
/** Is one better than each of the others by far more than chance explains? */
function isClear(rows: readonly { readonly ends: Shares }[]): boolean {
  const [best, ...others] = byMean(rows)
  return best !== undefined && best.ends.length >= CLEAR_AFTER && others.every(({ ends }) => isBetter(best.ends, ends, CLEAR_BY))
}

/** By more than so many standard errors of the difference, world by world. */
function isBetter(one: Shares, other: Shares, errors: number): boolean {
  const { mean, error } = differenceOf(one.map(({ share }, world) => share - at(other, world).share))
  return one.length > 1 && mean > errors * error
}
