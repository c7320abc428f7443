/** What several messages are made of. */
import type { Rejection, RuleId, Tagged, Types, Viewer } from '@wildcat/kernel'
import type { Line, Patch } from '@wildcat/table'
import * as v from 'valibot'

export const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
export const seat = v.pipe(whole, v.maxValue(15))
export const viewer: v.GenericSchema<Viewer> = v.union([seat, v.literal('spectator')])

/** A table's name in addresses: nobody can guess it. */
export const tableId = v.pipe(v.string(), v.regex(/^[\w-]{22}$/, '22 letters, digits, - or _'))
/** What a player adds to the luck of a game. */
export const luckPart = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, '32 hexadecimal digits'))
/** What a seat's link carries behind the #. */
export const seatToken = v.pipe(v.string(), v.regex(/^[\w-]{43}$/, '43 letters, digits, - or _'))
/** What a host gives out for a program: the table, and a secret that serves once. */
export const seatCode = v.pipe(v.string(), v.regex(/^[\w-]{22}\.[\w-]{43}$/, 'a code for a seat: 22 signs, a dot and 43 signs'))
/** From one start of the server to the next. What was before may be gone by then, if a backup was put in place: numbers are of their epoch. */
export const epoch = v.pipe(v.string(), v.regex(/^[\w-]{16}$/, '16 letters, digits, - or _'))
/** The id of a game or a bot. */
export const shortName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/, 'small letters, digits and hyphens'))
/** Milliseconds since 1970, as far as a Date can count them. */
export const moment = v.pipe(whole, v.maxValue(8.64e15))

const isRule = (input: unknown): input is RuleId => typeof input === 'string' && /^.+-.+$/.test(input)
export const rejection: v.GenericSchema<Rejection> = v.object({
  rule: v.custom<RuleId>(isRule, 'the id of a rule'),
  why: v.string(),
  with: v.exactOptional(v.record(v.string(), v.union([v.number(), v.string()]))),
})

export const outcome = v.object({ winners: v.array(seat), scores: v.array(v.number()) })

const isTagged = (input: unknown): input is Tagged =>
  typeof input === 'object' && input !== null && 'kind' in input && typeof input.kind === 'string'
/** Only its outline: what is in it the game itself has made. */
const isView = (input: unknown): input is Types['view'] =>
  typeof input === 'object' && input !== null && 'viewer' in input && 'outcome' in input && 'agenda' in input && Array.isArray(input.agenda)
export const view = v.custom<Types['view']>(isView, 'a view')

export const line: v.GenericSchema<Line<Tagged>> = v.variant('kind', [
  v.object({ kind: v.literal('event'), event: v.custom<Tagged>(isTagged, 'an event') }),
  v.object({ kind: v.literal('undone'), seat, lines: whole }),
])

const path = v.array(v.union([v.string(), whole]))
export const patch: v.GenericSchema<Patch> = v.array(
  v.union([v.strictTuple([path]), v.strictTuple([path, v.unknown()]), v.strictTuple([path, whole, whole, v.array(v.unknown())])]),
)
