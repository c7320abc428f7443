/** What the server answers to each ask. */
import * as v from 'valibot'
import type { AskKind } from './asks.ts'
import { clock } from './clock.ts'
import { lobby, made } from './http.ts'
import { standingOrder } from './orders.ts'
import { NOTICES, PHRASES } from './phrases.ts'
import { epoch, line, rejection, seat, seatCode, seatToken, shortName, view, viewer, whole } from './pieces.ts'
import { problem } from './problems.ts'
import { hold, room, takeover } from './room.ts'

/** Something said at the table. */
export const talkLine = v.object({
  n: whole, // counted at this table from 1
  at: whole,
  seat, // whose, or of whom; people at the table speak, who watches listens
  said: v.union([
    v.object({ text: v.string() }),
    v.object({ phrase: v.picklist(PHRASES) }),
    v.object({ notice: v.picklist(NOTICES) }),
    v.object({ takeover }), // as the host has set it
    v.object({ clock }), // the same
    v.object({ standIn: shortName }), // the bot that plays for whoever is away
  ]),
})
export type TalkLine = v.InferOutput<typeof talkLine>

/** What one viewer may see of the game, whole. `heard` counts the lines of his own log. */
export const sentSight = v.object({
  heard: whole,
  view,
  decision: whole,
  undo: v.union([v.literal('free'), rejection]),
  from: whole, // the first of these lines
  log: v.array(line), // since what he has heard, or the last few
})
export type SentSight = v.InferOutput<typeof sentSight>

export const joined = v.object({
  epoch, // in which numbers of lines and decisions count
  viewer,
  host: v.boolean(), // may this guest do what a host may?
  room,
  sight: v.union([v.literal('none'), v.literal('same'), sentSight]), // none before the start; the same as after what he had heard
  talk: v.array(talkLine), // since what he has, if that is of this epoch; otherwise the last few
  hold: v.union([v.literal('none'), hold]), // of his seat, if he has one
  orders: v.array(standingOrder), // of his seat, that he gave
  token: v.union([v.literal('none'), seatToken]), // of a fresh link, if he came by one: that one is used up
})
export type Joined = v.InferOutput<typeof joined>

/** By the rules: counted, or why not. */
export const verdict = v.union([v.object({ accepted: v.literal(true) }), v.object({ refused: rejection })])
export const done = v.object({ done: v.literal(true) })
const seated = v.object({ seat, token: seatToken })

export const ANSWERS = {
  lobby,
  join: joined,
  leave: done,
  look: done,
  command: verdict,
  setOrder: done,
  dropOrder: done,
  undo: verdict,
  requestUndo: verdict,
  answerUndo: verdict,
  log: v.object({ from: whole, log: v.array(line) }),
  concede: done,
  stop: done,
  pause: done,
  handOver: done,
  resumeSeat: done,
  say: done,
  phrase: done,
  talk: v.object({ talk: v.array(talkLine) }),
  sit: seated,
  stand: done,
  addLuck: done,
  renew: seated,
  drop: done,
  fill: done,
  invite: v.object({ seat, code: seatCode }),
  remove: done,
  changeTableSettings: done,
  start: done,
  link: seated,
  close: done,
  letBotPlay: done,
  mute: done,
  closeTalk: done,
  removeWatcher: done,
  again: made,
} as const satisfies Record<AskKind, v.GenericSchema>
export type AnswerTo<K extends AskKind> = v.InferOutput<(typeof ANSWERS)[K]>

/** `answer` is read by the schema of what was asked. To what could not be read at all, n is 0. */
export const reply = v.union([v.object({ n: whole, answer: v.unknown() }), v.object({ n: whole, problem })])
