/** Weights by which shares of the win follow most likely from figures: softmax regression, by Newton's method. */
import { at, sharesOf } from '@wildcat/kernel'

/** A position, and what came of it. */
export interface Position {
  readonly figures: readonly (readonly number[])[] // by seat, then by feature
  readonly result: readonly number[] // each seat's share of the win
}

const STEPS = 30
const CLOSE = 1e-9 // a step that changes no weight by more is the last
const RIDGE = 1e-3 // of a standardised weight, for each position: keeps figures that say the same apart

/** One weight for each feature; those left out by `use` are 0. */
export function fit(positions: readonly Position[], use: readonly boolean[]): number[] {
  const used = use.flatMap((wanted, feature) => (wanted ? [feature] : []))
  const scales = used.map(feature => scaleOf(positions, feature))
  const rows = positions.map(({ figures, result }) => ({
    figures: figures.map(row => used.map((feature, i) => at(row, feature) / at(scales, i))),
    result,
  }))
  let weights: number[] = used.map(() => 0)
  for (let step = 0; step < STEPS; step++) {
    const change = newtonStep(rows, weights)
    weights = weights.map((weight, i) => weight + at(change, i))
    if (change.every(each => Math.abs(each) < CLOSE)) break
  }
  const found = use.map(() => 0)
  for (const [i, feature] of used.entries()) found[feature] = at(weights, i) / at(scales, i)
  return found
}

/** How far a figure is usually from the mean of its table. */
function scaleOf(positions: readonly Position[], feature: number): number {
  let squares = 0
  let count = 0
  for (const { figures } of positions) {
    const mean = figures.reduce((sum, row) => sum + at(row, feature), 0) / figures.length
    for (const row of figures) squares += (at(row, feature) - mean) ** 2
    count += figures.length
  }
  return Math.sqrt(squares / Math.max(1, count)) || 1
}

/** The change of weights that would be right if likelihood were a parabola. */
function newtonStep(positions: readonly Position[], weights: readonly number[]): number[] {
  const size = weights.length
  const ridge = RIDGE * positions.length
  const slope = weights.map(weight => -ridge * weight)
  const bend = weights.map((_, i) => weights.map((__, j) => (i === j ? ridge : 0)))
  for (const { figures, result } of positions) {
    const shares = sharesOf(figures, weights)
    const mean = weights.map((_, i) => figures.reduce((sum, row, seat) => sum + at(shares, seat) * at(row, i), 0))
    for (const [seat, row] of figures.entries()) {
      const share = at(shares, seat)
      const apart = row.map((figure, i) => figure - at(mean, i))
      for (let i = 0; i < size; i++) {
        slope[i] = at(slope, i) + (at(result, seat) - share) * at(row, i)
        const line = at(bend, i)
        for (let j = 0; j <= i; j++) line[j] = at(line, j) + share * at(apart, i) * at(apart, j)
      }
    }
  }
  for (let i = 0; i < size; i++) for (let j = i + 1; j < size; j++) at(bend, i)[j] = at(at(bend, j), i)
  return solve(bend, slope)
}

/** Gauss's elimination; the matrix is symmetric and positive definite, so it needs no pivots. Both are used up. */
function solve(matrix: number[][], right: number[]): number[] {
  const size = right.length
  for (let pivot = 0; pivot < size; pivot++) {
    const line = at(matrix, pivot)
    for (let row = 0; row < size; row++) {
      if (row === pivot) continue
      const other = at(matrix, row)
      const factor = at(other, pivot) / at(line, pivot)
      for (let i = pivot; i < size; i++) other[i] = at(other, i) - factor * at(line, i)
      right[row] = at(right, row) - factor * at(right, pivot)
    }
  }
  return right.map((value, row) => value / at(at(matrix, row), row))
}

/** The mean squared error of forecasts, added up over the seats: 0 at best. */
export function brier(positions: readonly Position[], weights: readonly number[]): number {
  const errors = positions.map(({ figures, result }) =>
    sharesOf(figures, weights).reduce((sum, share, seat) => sum + (share - at(result, seat)) ** 2, 0),
  )
  return errors.reduce((sum, error) => sum + error, 0) / Math.max(1, errors.length)
}
