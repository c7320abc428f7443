/** A rating in the numbers that people are shown. */
import type { Rating as Shown } from '@wildcat/protocol'
import type { RatingRow } from '../store/rating-contract.ts'

export type Rating = Pick<RatingRow, 'mu' | 'sigma' | 'games'>

/** Of whom nothing is known: as strong as anybody, and that is quite uncertain. As `openskill` has it. */
export const NEWCOMER: Rating = { mu: 25, sigma: 25 / 3, games: 0 }

/** As many points as on the scale of chess for the same odds, about; a newcomer has 1500. */
const POINTS = 30
const USUAL = 1500

export const shownRating = ({ mu, sigma, games }: Rating): Shown => ({
  value: Math.round(USUAL + POINTS * (mu - NEWCOMER.mu)),
  spread: Math.round(POINTS * sigma),
  games,
})
