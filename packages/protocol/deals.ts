/** Deals: the same luck at several tables, whose results are compared seat by seat. Under /api/deals. */
import * as v from 'valibot'
import { luckPart, shortName, tableId, whole } from './pieces.ts'
import { result } from './results.ts'

/** POST /api/deals: the server seals a secret. */
export const newDeal = v.strictObject({
  game: shortName,
  seats: v.pipe(whole, v.minValue(1), v.maxValue(15)),
  options: v.looseObject({}),
})
export type NewDeal = v.InferOutput<typeof newDeal>
export const madeDeal = v.object({ code: tableId, commitment: v.string() })
/** POST /api/deals/:code/part: then whoever made it adds a random part, once, which the server could not know. From then on it can be played. */
export const dealPart = v.strictObject({ part: luckPart })

/** GET /api/deals/:code: nothing of how it went elsewhere before one's own game of it is over. */
export const dealInfo = v.object({
  code: tableId,
  game: shortName,
  seats: whole,
  options: v.looseObject({}),
  commitment: v.string(),
  part: v.string(),
  you: v.picklist(['new', 'playing', 'over']), // has whoever asks played it?
  table: v.union([tableId, v.literal('none')]), // where
  tables: whole, // at which it was begun
  results: v.union([v.literal('hidden'), v.array(v.pick(result, ['table', 'ended', 'seats']))]),
})
export type DealInfo = v.InferOutput<typeof dealInfo>
