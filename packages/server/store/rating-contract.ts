/** Ratings and how often somebody leaves, as the store keeps them. */
export interface RatingRow {
  readonly guest: number
  readonly game: string
  readonly mu: number
  readonly sigma: number
  readonly games: number // rated, so far
}
/** Somebody in a game that is to be rated. */
export interface PlayedRow {
  readonly guest: number // 0: was deleted since
  readonly place: number // 0: the game ended before there were any
  readonly gone: boolean
  readonly rating: Pick<RatingRow, 'mu' | 'sigma' | 'games'> | undefined
}
export interface ToRate {
  readonly table: number
  readonly name: string
  readonly game: string
  readonly after: number // so many games had been rated
  readonly people: readonly PlayedRow[]
}
/** Of the last games that somebody played with other people. */
export interface LeavingRow {
  readonly guest: number
  readonly games: number
  readonly left: number
}
/** Of so many games it is counted how often somebody left: who has mended their ways is not followed by it for ever. */
export const GAMES_COUNTED = 50

export interface RatingOperations {
  /** If ratings were made in another way they all go, and every rated game is to be rated anew. */
  prepareRatings(version: number): void
  /** The one that ended first of those that are to be. */
  nextToRate(): ToRate | undefined
  /** If so many games have been rated until now, and not one more; gives whether. */
  saveRatings(table: number, after: number, ratings: readonly RatingRow[]): boolean
  ratingsOf(guests: readonly number[]): RatingRow[]
  leavingsOf(guests: readonly number[]): LeavingRow[]
}
