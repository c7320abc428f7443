/** What one answer brings more than another, world by world: they were tried in the same ones. */
import { at } from '@wildcat/kernel'
import type { Candidate } from './think.ts'

export interface Difference {
  readonly mean: number
  readonly error: number // standard, of the mean
  readonly agree: number // the share of worlds in which it has the sign of the mean
}
export interface Differences {
  readonly worlds: number // in which both were tried
  readonly share: Difference // of the win
  readonly own: readonly Difference[] // of each figure of the evaluation, in their order
  readonly theirs: readonly Difference[] // the mean of the rivals
  readonly pulls: readonly Difference[] // what each figure, own and theirs, adds to the chances, in log-odds
}

export function differencesOf(one: Candidate, other: Candidate): Differences {
  const worlds = Math.min(one.ends.length, other.ends.length)
  const by = (read: (end: Candidate['ends'][number]) => number): Difference =>
    differenceOf(Array.from({ length: worlds }, (_, world) => read(at(one.ends, world)) - read(at(other.ends, world))))
  const each = (name: 'own' | 'theirs' | 'pulls') => (one.ends[0]?.[name] ?? []).map((_, figure) => by(end => at(end[name], figure)))
  return { worlds, share: by(({ share }) => share), own: each('own'), theirs: each('theirs'), pulls: each('pulls') }
}

export function differenceOf(differences: readonly number[]): Difference {
  const mean = meanOf(differences)
  const agree = meanOf(differences.map(each => (Math.sign(each) === Math.sign(mean) ? 1 : 0)))
  return { mean, error: errorOf(differences, mean), agree }
}

export const meanOf = (list: readonly number[]): number => list.reduce((sum, x) => sum + x, 0) / Math.max(1, list.length)

/** The standard error of a mean; of less than two nobody knows it. */
export function errorOf(list: readonly number[], mean: number): number {
  if (list.length < 2) return Number.POSITIVE_INFINITY
  return Math.sqrt(meanOf(list.map(each => (each - mean) ** 2)) / (list.length - 1))
}
