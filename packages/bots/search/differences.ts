/** What one answer brings more than another, world by world: they were tried in the same ones. */

interface Difference {
  readonly mean: number
  readonly error: number // standard, of the mean
}
export function differenceOf(differences: readonly number[]): Difference {
  const mean = meanOf(differences)
  return { mean, error: errorOf(differences, mean) }
}

export const meanOf = (list: readonly number[]): number => list.reduce((sum, x) => sum + x, 0) / Math.max(1, list.length)

/** The standard error of a mean; of less than two nobody knows it. */
export function errorOf(list: readonly number[], mean: number): number {
  if (list.length < 2) return Number.POSITIVE_INFINITY
  return Math.sqrt(meanOf(list.map(each => (each - mean) ** 2)) / (list.length - 1))
}
