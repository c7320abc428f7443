/** What must have words in every language: each figure by which a position is judged. */
import type { Weights } from '../greedy/evaluating.ts'

export type Differences = Readonly<Record<keyof Weights, (by: number) => string>>

/** Money is judged in thousands, and told to the nearest $500. */
export const nearest500 = (thousands: number): number => Math.max(1, Math.round(Math.abs(thousands) * 2)) * 500
