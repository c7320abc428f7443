/** How a player is called who is not at the table: what may be said of it, and by which ways. Under /api/calls. */
import { LANGUAGES } from '@wildcat/kernel'
import * as v from 'valibot'
import { zone } from './clock.ts'
import { whole } from './pieces.ts'

/** Your turn; a seat is kept for you; the game is over. */
export const CALL_KINDS = ['turn', 'invited', 'over'] as const
export type CallKind = (typeof CALL_KINDS)[number]
/** That one person may have. */
export const MOST_WAYS = 10

const time = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time like 22:30'))
/** From the one to the other nobody is called, by the clock there. */
const quiet = v.strictObject({ from: time, to: time, zone })
export type QuietHours = v.InferOutput<typeof quiet>

/** POST /api/calls/wishes */
export const callWishes = v.strictObject({
  language: v.picklist(LANGUAGES), // in which calls are written
  kinds: v.pipe(v.array(v.picklist(CALL_KINDS)), v.maxLength(CALL_KINDS.length)),
  quiet: v.union([v.literal('none'), quiet]),
})
export type CallWishes = v.InferOutput<typeof callWishes>

const LONGEST_ADDRESS = 1024
const address = v.pipe(v.string(), v.maxLength(LONGEST_ADDRESS), v.url())
const keyText = v.pipe(v.string(), v.regex(/^[\w-]{16,200}=*$/, 'a key as a browser gives it'))

/** POST /api/calls/ways: one more. An e-mail address is used when it was confirmed. */
export const newWay = v.variant('kind', [
  v.strictObject({
    kind: v.literal('push'),
    endpoint: address,
    keys: v.strictObject({ p256dh: keyText, auth: keyText }),
    device: v.pipe(v.string(), v.maxLength(100)), // by which its owner knows it
  }),
  v.strictObject({ kind: v.literal('mail'), address: v.pipe(v.string(), v.maxLength(254), v.email()) }),
  v.strictObject({ kind: v.literal('hook'), url: address, form: v.picklist(['json', 'discord']) }),
])
export type NewWay = v.InferOutput<typeof newWay>

export const WAY_STATES = ['on', 'unconfirmed', 'ended'] as const
const way = v.object({
  n: whole, // by which it is ended: DELETE /api/calls/ways/:n
  kind: v.picklist(['push', 'mail', 'hook']),
  label: v.string(), // a device, an address, the server of a hook
  state: v.picklist(WAY_STATES), // ended: calls did not get through for long
  mark: v.string(), // of a device: the end of its address, by which it knows itself
})
export type Way = v.InferOutput<typeof way>

/** GET /api/calls */
export const calls = v.object({
  key: v.string(), // with which a browser subscribes
  mail: v.boolean(), // does this server send e-mails?
  wishes: callWishes,
  ways: v.array(way),
})
export type Calls = v.InferOutput<typeof calls>

/** What a device is sent, sealed for it alone. Nothing of the game but that it goes on. */
export const pushed = v.object({ kind: v.picklist(CALL_KINDS), title: v.string(), text: v.string(), path: v.string() })
export type Pushed = v.InferOutput<typeof pushed>
