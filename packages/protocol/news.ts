/** What the server tells unasked. */
import * as v from 'valibot'
import { sentSight, talkLine } from './answers.ts'
import { shownClock } from './clock.ts'
import { lobby } from './http.ts'
import { standingOrder } from './orders.ts'
import { line, patch, rejection, seat, viewer, whole } from './pieces.ts'
import { problem } from './problems.ts'
import { hold, room } from './room.ts'

/** Numbers are each viewer's own: one that follows on what he has heard, with what he hears and what changed of his view. */
export const update = v.object({
  news: v.literal('update'),
  heard: whole, // after these lines
  log: v.array(line),
  patch,
  decision: whole,
  undo: v.union([v.literal('free'), rejection]),
})
export type Update = v.InferOutput<typeof update>

export const news = v.variant('news', [
  update,
  v.object({ news: v.literal('sight'), viewer, sight: sentSight }), // the game begins, or this is another seat now
  v.object({ news: v.literal('room'), room }),
  v.object({ news: v.literal('clocks'), clocks: v.array(shownClock) }), // by seat: others run now than before
  v.object({ news: v.literal('hold'), hold }), // which devices hold one's own seat
  v.object({ news: v.literal('orders'), orders: v.array(standingOrder) }), // one's own, and nobody else's
  v.object({ news: v.literal('talk'), talk: v.array(talkLine) }),
  v.object({ news: v.literal('botFailed'), seat }), // a plain move was made in its place
  v.object({ news: v.literal('lobby'), lobby }),
  v.object({ news: v.literal('gone'), problem }), // no longer at the table, and why
  v.object({ news: v.literal('beat') }), // now and then: the line is alive
])
export type News = v.InferOutput<typeof news>
