/** What a client asks over the socket. Every ask has a number; the answer has the same one. */
import * as v from 'valibot'
import { clock } from './clock.ts'
import { MOST_LINES, MOST_SAID } from './limits.ts'
import { order } from './orders.ts'
import { PHRASES } from './phrases.ts'
import { epoch, luckPart, seat, seatToken, shortName, tableId, whole } from './pieces.ts'
import { takeover } from './room.ts'

const ask = <K extends string, E extends v.ObjectEntries>(kind: K, entries: E) => v.strictObject({ kind: v.literal(kind), ...entries })
const lines = v.pipe(whole, v.minValue(1), v.maxValue(MOST_LINES))

export const ASKS = {
  // the list of tables, live
  lobby: ask('lobby', {}),
  // coming and going
  join: ask('join', {
    table: tableId,
    seat: v.exactOptional(v.union([seat, v.literal('spectator')])), // of several that are one's own, or to watch only
    token: v.exactOptional(seatToken), // of a seat's link, which serves one device: from now on this guest holds that seat, too
    epoch: v.exactOptional(epoch), // in which the following counts: in another one the server knows nothing of it
    heard: v.exactOptional(whole), // up to this number of one's own, after a broken connection
    talk: v.exactOptional(whole), // and what was said up to here
  }),
  leave: ask('leave', {}), // nothing is given up by it
  look: ask('look', { looking: v.boolean() }), // is the page in front? Whoever does not look is called
  // the game
  command: ask('command', { decision: whole, command: v.unknown() }),
  setOrder: ask('setOrder', { order }), // what the table answers for this seat from now on
  dropOrder: ask('dropOrder', { order: whole }), // by its number
  undo: ask('undo', { decision: whole, commands: v.exactOptional(whole) }), // so many of one's own last ones; else the last
  requestUndo: ask('requestUndo', { decision: whole, practice: v.exactOptional(v.boolean()) }), // alone with bots: may it be practice?
  answerUndo: ask('answerUndo', { request: whole, agree: v.boolean() }), // who asked takes it back by not agreeing himself
  log: ask('log', { from: whole, lines }),
  // around the game
  concede: ask('concede', {}),
  stop: ask('stop', { agree: v.boolean() }),
  pause: ask('pause', { agree: v.boolean() }), // all must agree to it; one who does not any more ends it
  handOver: ask('handOver', { bot: shortName }), // one's own seat, for now
  resumeSeat: ask('resumeSeat', {}),
  say: ask('say', { text: v.pipe(v.string(), v.minLength(1), v.maxLength(MOST_SAID)) }),
  phrase: ask('phrase', { phrase: v.picklist(PHRASES) }),
  talk: ask('talk', { before: whole, lines }),
  // before the game
  sit: ask('sit', { seat }),
  stand: ask('stand', {}),
  addLuck: ask('addLuck', { part: luckPart }), // one's own random part of the game's luck, once
  // one's own seat
  renew: ask('renew', {}), // a new link for it; the old one ends
  drop: ask('drop', { device: whole }), // another device that holds it, and came later
  // the host
  fill: ask('fill', { seat, bot: v.union([shortName, v.literal('none')]) }), // with a bot, or open again
  invite: ask('invite', { seat }), // a program: a code for whoever runs it, before the start
  remove: ask('remove', { seat }), // a person, a program, or for whom it is kept, before the start
  changeTableSettings: ask('changeTableSettings', {
    listed: v.boolean(),
    takeover,
    standIn: v.optional(shortName),
    clock: v.optional(clock),
  }), // after the start only by the host themself
  start: ask('start', {}),
  link: ask('link', { seat }), // a new one for whoever stays away: whoever opens it plays the seat, unless its player comes back before
  close: ask('close', {}), // before the start
  letBotPlay: ask('letBotPlay', { seat }), // for whoever is away, once one offers to: it plays until they take their seat back
  mute: ask('mute', { seat, muted: v.boolean() }), // a person's talk, or let them speak again
  closeTalk: ask('closeTalk', { closed: v.boolean() }), // then only the host speaks
  removeWatcher: ask('removeWatcher', { watcher: whole }), // by the number in `watching`
  // after the game
  again: ask('again', {}), // another table for the same people: who asks first makes it, who comes after him sits down there
} as const
export type AskKind = keyof typeof ASKS
export type AskOf<K extends AskKind> = v.InferOutput<(typeof ASKS)[K]>
export type Ask = { [K in AskKind]: AskOf<K> }[AskKind]

/** The outline of any message; `ask` is judged by its kind. */
export const asked = v.strictObject({ n: v.pipe(whole, v.maxValue(2 ** 31)), ask: v.looseObject({ kind: v.string() }) })
export interface Asked {
  readonly n: number
  readonly ask: Ask
}
