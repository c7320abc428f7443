/** Figures of several repetitions. */
import { at } from '@wildcat/kernel'
import type { Spread } from './report.ts'

export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b)
  const half = Math.floor(sorted.length / 2)
  const median = sorted.length % 2 === 1 ? at(sorted, half) : (at(sorted, half - 1) + at(sorted, half)) / 2
  return { median, min: at(sorted, 0), max: at(sorted, sorted.length - 1) }
}

/** One repetition with its like. */
export const ratios = (over: readonly number[], under: readonly number[]): Spread => spreadOf(over.map((value, n) => value / at(under, n)))
