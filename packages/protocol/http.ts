/** Bodies of requests and answers under /api. What goes wrong is answered by a `problem`. */
import * as v from 'valibot'
import { clock, shownClock } from './clock.ts'
import { MOST_FRAMES } from './limits.ts'
import { line, moment, outcome, patch, seat, shortName, tableId, view, viewer, whole } from './pieces.ts'
import { room, roomSeat, STAGES, takeover } from './room.ts'

/** POST /api/guest: one gets a name, or another one. GET and DELETE without a body. */
export const guestWish = v.strictObject({ name: v.pipe(v.string(), v.maxLength(200)) })
export const guest = v.object({ name: v.string() })
export type Guest = v.InferOutput<typeof guest>

/** POST /api/tables. Whoever makes a table sits at it, or only hosts it. */
export const newTable = v.strictObject({
  game: shortName,
  options: v.looseObject({}),
  seats: v.pipe(
    v.array(v.union([v.literal('me'), v.literal('open'), v.strictObject({ bot: shortName })])),
    v.minLength(1),
    v.maxLength(15),
  ),
  listed: v.boolean(),
  takeover,
  standIn: v.optional(shortName),
  clock: v.optional(clock, 'none'),
  rated: v.optional(v.boolean(), false), // does it count for the ratings of those who sit down?
  advice: v.optional(v.boolean(), false), // may a seat ask what a strong player would do? Not where it is rated, or a deal
  deal: v.exactOptional(tableId), // by its code: the same luck as at other tables
})
export type NewTable = v.InferInput<typeof newTable>
export const made = v.object({ id: tableId, seat: v.union([seat, v.literal('none')]), token: v.string() })
export type Made = v.InferOutput<typeof made>

/** A table in a list. */
export const summary = v.object({
  id: tableId,
  game: shortName,
  stage: v.picklist(STAGES),
  listed: v.boolean(),
  seats: v.array(v.pick(roomSeat, ['by', 'name', 'owner', 'bot', 'rating'])),
  rated: v.exactOptional(v.boolean()),
  yours: v.array(seat),
  yourTurn: v.boolean(),
  asked: v.array(seat), // whose turn it is
  clock, // of the table
  yourClock: shownClock, // where it is your turn
  outcome: v.union([v.literal('open'), outcome]),
  practice: v.boolean(),
  created: moment,
  touched: moment,
})
export type Summary = v.InferOutput<typeof summary>

/** GET /api/tables */
export const lobby = v.object({ open: v.array(summary), mine: v.array(summary) })
export type Lobby = v.InferOutput<typeof lobby>

/** GET /api/tables/:id: what anybody who has the link may know, also before having a name. Nothing of the game itself. */
export const tableInfo = v.object({
  id: tableId,
  game: shortName,
  options: v.looseObject({}),
  stage: v.picklist(STAGES),
  practice: v.boolean(),
  rated: v.exactOptional(v.boolean()),
  advice: v.exactOptional(v.boolean()),
  deal: v.exactOptional(tableId),
  clock,
  host: v.object({ seat: v.union([seat, v.literal('none')]), name: v.string() }), // without a seat they may have a name all the same
  seats: v.array(
    v.object({
      ...v.pick(roomSeat, ['by', 'name', 'owner', 'bot', 'present', 'kept', 'rating', 'leaving']).entries,
      free: v.boolean(), // may whoever asks sit down there?
    }),
  ),
  yours: v.array(seat), // which whoever asks holds, or has again on coming back
  hosting: v.boolean(), // does whoever asks host it?
})
export type TableInfo = v.InferOutput<typeof tableInfo>

/** GET /api/server: who can come here, for the waiting room. */
export const reach = v.object({
  network: v.boolean(), // can others come, or only this machine?
  links: v.array(v.string()), // addresses for others, the best first
})
export type Reach = v.InferOutput<typeof reach>

/** GET /api/tables/:id/replay?from=&frames=&as=: positions by the number of public lines, as this viewer saw them. */
export const replayWish = v.strictObject({
  from: v.exactOptional(whole, 0),
  frames: v.exactOptional(v.pipe(whole, v.minValue(1), v.maxValue(MOST_FRAMES)), MOST_FRAMES),
  as: v.exactOptional(viewer),
})
export const frame = v.object({
  move: whole, // public lines so far: the same number for every viewer, so that a link can name it
  log: v.array(line),
  sight: v.union([v.object({ view }), v.object({ patch })]), // the first is whole
})
export const replay = v.object({
  earlier: v.optional(v.boolean(), false), // what came before the first position was played under rules that are not there any more
  room,
  viewer,
  last: whole, // as far as this viewer may see
  frames: v.array(frame),
})
export type Replay = v.InferOutput<typeof replay>
