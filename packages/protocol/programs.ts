/**
 * What programs of other people say to the server and hear from it, over a socket at `/programs/v1`: asks with a number, answers with the
 * same one, and what happens told unasked. See docs/programs.md. Also what their owners are told of them over HTTP.
 */
import type { Blank, Tagged } from '@wildcat/kernel'
import * as v from 'valibot'
import { done, verdict } from './answers.ts'
import { shownClock } from './clock.ts'
import { moment, outcome, seat, seatCode, seatToken, shortName, tableId, view, whole } from './pieces.ts'
import { problem } from './problems.ts'
import { roomSeat, STAGES } from './room.ts'

/** Where the door is. Another version has another address. */
export const PROGRAMS_DOOR = '/programs/v1'
/** That one person may have. */
export const MOST_PROGRAMS = 5
/** Behind the name of each, in any language: with it no name is longer than a person's. */
export const PROGRAM_MARK = ' (bot)'
export const MOST_PROGRAM_NAME = 18

/** Which position a program has seen: to be sent back with its command, and otherwise nobody's business. */
const revision = v.pipe(v.string(), v.maxLength(40))

const ask = <K extends string, E extends v.ObjectEntries>(kind: K, entries: E) => v.strictObject({ kind: v.literal(kind), ...entries })

export const PROGRAM_ASKS = {
  tables: ask('tables', {}), // at which it has a seat
  join: v.union([
    ask('join', { code: seatCode }), // for the first time
    ask('join', { table: tableId }), // where it has a seat already
  ]),
  play: ask('play', { id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)), revision, command: v.unknown() }),
  resume: ask('resume', {}), // its own seat, from the bot that plays for it
  leave: ask('leave', {}), // nothing is given up by it
} as const
export type ProgramAskKind = keyof typeof PROGRAM_ASKS

const listedTable = v.object({ table: tableId, game: shortName, stage: v.picklist(STAGES), seat, yourTurn: v.boolean() })
export type ListedTable = v.InferOutput<typeof listedTable>
const tables = v.object({ tables: v.array(listedTable) })

export const PROGRAM_ANSWERS = { tables, join: done, play: verdict, resume: done, leave: done } as const satisfies Record<
  ProgramAskKind,
  v.GenericSchema
>

const range = v.object({ least: v.number(), most: v.number() })
const blank: v.GenericSchema<Blank<Tagged>> = v.object({
  command: v.looseObject({ kind: v.string() }),
  open: v.record(v.string(), v.union([range, v.array(v.union([v.string(), v.number()]))])), // by field
})

/** One position of a table, as a seat may see it, with what it may answer. */
const tableNews = v.object({
  news: v.literal('table'),
  table: tableId,
  game: shortName,
  options: v.looseObject({}),
  stage: v.picklist(STAGES),
  seat,
  seats: v.array(v.pick(roomSeat, ['by', 'name', 'bot', 'present', 'conceded'])),
  paused: v.boolean(),
  outcome: v.union([v.literal('open'), outcome]),
  clock: shownClock, // of this seat
  position: v.union([
    v.literal('none'), // before the game
    v.object({
      revision,
      view,
      asked: v.boolean(), // does the game wait for this seat?
      question: v.string(), // the kind of the step on top; empty when the game is over
      legal: v.array(v.looseObject({ kind: v.string() })), // answers that can be listed
      aside: v.array(v.looseObject({ kind: v.string() })), // what may be said beside it, like offers
      blanks: v.array(blank), // forms of answers that are too many to list
    }),
  ]),
})
export type TableNews = v.InferOutput<typeof tableNews>

export const programNews = v.variant('news', [
  v.object({ news: v.literal('hello'), version: v.literal(1), name: v.string(), owner: v.string() }),
  tableNews,
  v.object({ news: v.literal('gone'), problem }), // no longer at the table, and why
  v.object({ news: v.literal('beat') }), // now and then: the line is alive
])
export type ProgramNews = v.InferOutput<typeof programNews>

/** POST /api/programs. Its token is told once. DELETE /api/programs/:n ends it. */
export const programWish = v.strictObject({ name: v.pipe(v.string(), v.maxLength(200)) })
const program = v.object({ n: whole, name: v.string(), created: moment, used: v.union([v.literal('never'), moment]) })
export const madeProgram = v.object({ n: whole, token: seatToken })
/** GET /api/programs */
export const programs = v.object({ programs: v.array(program), most: whole })
export type Programs = v.InferOutput<typeof programs>
