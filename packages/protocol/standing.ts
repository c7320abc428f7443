/** What is known of people from games before: how strong they are, and how often they left. */
import * as v from 'valibot'
import { shortName, whole } from './pieces.ts'

/** At one game, by rated games: a newcomer has 1500. */
export const rating = v.object({
  value: v.pipe(v.number(), v.safeInteger()),
  spread: whole, // about as far it may be off
  games: whole, // that it was made of
})
export type Rating = v.InferOutput<typeof rating>

/** Of the last games with other people. Not told of anybody who has played only a few. */
export const leaving = v.object({ left: whole, games: whole })
export type Leaving = v.InferOutput<typeof leaving>

/** GET /api/account/standing: one's own. */
export const standing = v.object({
  ratings: v.array(v.object({ game: shortName, rating })),
  leaving: v.union([v.literal('none'), leaving]),
})
export type Standing = v.InferOutput<typeof standing>
