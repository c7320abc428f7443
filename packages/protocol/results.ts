/** GET /api/account/results: the games that whoever asks has played to their end, the newest first. */
import * as v from 'valibot'
import { moment, shortName, tableId, whole } from './pieces.ts'

export const result = v.object({
  table: v.union([tableId, v.literal('none')]), // none when it has been cleared away
  game: shortName,
  ended: moment,
  practice: v.boolean(),
  rated: v.exactOptional(v.boolean()),
  seats: v.array(
    v.object({
      player: v.string(), // what they are called now; empty of bots, and of whoever was deleted
      bot: v.string(), // which played, 'program', or 'none'
      score: v.union([v.number(), v.literal('none')]),
      place: whole,
      gone: v.boolean(), // was somebody else playing for them at the end?
      you: v.boolean(),
    }),
  ),
})
export type Result = v.InferOutput<typeof result>
export const results = v.object({ results: v.array(result) })
