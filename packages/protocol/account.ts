/** Bodies of requests and answers under /api/account: on which devices a guest is known, and by which ways they come back. */
import { LANGUAGES } from '@wildcat/kernel'
import * as v from 'valibot'
import { moment, seatToken, whole } from './pieces.ts'

/** A browser in which a guest is known, by what it says of itself. */
export const session = v.object({
  id: whole,
  browser: v.string(),
  system: v.string(),
  since: moment,
  seen: moment, // to the day
  present: v.boolean(), // is a page open there?
  you: v.boolean(), // the one that asks
})
export type Session = v.InferOutput<typeof session>

export const passkey = v.object({ id: v.string(), name: v.string(), created: moment, used: moment }) // 0: never
export type Passkey = v.InferOutput<typeof passkey>

export const mailAddress = v.object({ address: v.string(), confirmed: moment, used: moment }) // 0: never
export type MailAddress = v.InferOutput<typeof mailAddress>
/** That one person may have. */
export const MOST_MAIL_ADDRESSES = 5
/** For which a code is good that was sent by e-mail. */
export const MAIL_CODE_MINUTES = 15

/** GET /api/account, and the answer to whatever changes it. */
export const account = v.object({
  name: v.string(),
  since: moment,
  sessions: v.array(session),
  passkeys: v.array(passkey),
  codes: whole, // recovery codes that are left
  mail: v.object({
    offered: v.boolean(), // does this server send e-mails?
    addresses: v.array(mailAddress), // with which they sign in, if it does
  }),
})
export type Account = v.InferOutput<typeof account>

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(8000))
const label = v.pipe(v.string(), v.maxLength(200))
const passkeyId = v.pipe(v.string(), v.minLength(1), v.maxLength(1400))

/** What a browser makes of a passkey; more may be in it, which nobody reads. */
const made = v.object({
  id: passkeyId,
  response: v.object({ clientDataJSON: text, attestationObject: text, transports: v.optional(v.array(label), []) }),
})
const shown = v.object({
  id: passkeyId,
  response: v.object({ clientDataJSON: text, authenticatorData: text, signature: text, userHandle: v.optional(v.nullable(label)) }),
})
export type MadePasskey = v.InferOutput<typeof made>
export type ShownPasskey = v.InferOutput<typeof shown>

export const newPasskey = v.strictObject({ passkey: made, name: label }) // POST /api/account/passkeys
export const passkeyName = v.strictObject({ id: passkeyId, name: label }) // … /passkeys/rename
export const passkeyWish = v.strictObject({ id: passkeyId }) // … /passkeys/remove

/** POST /api/account/codes: new ones in place of all before. They are told this once. */
export const recoveryCodes = v.object({ codes: v.array(v.string()) })

/** In small letters: an address leads to one person, however it is typed. */
export const typedAddress = v.pipe(v.string(), v.trim(), v.maxLength(254), v.email(), v.toLowerCase())
/** POST /api/account/mail, for a further address, and /api/account/sign-in/mail: a code is sent there, which is good only with the ticket. */
export const mailWish = v.strictObject({ address: label, language: v.picklist(LANGUAGES) })
export const mailTicket = v.object({ ticket: seatToken })
export const mailCode = v.strictObject({ ticket: seatToken, code: label }) // POST /api/account/mail/confirm
export type MailCode = v.InferOutput<typeof mailCode>
export const mailRemoval = v.strictObject({ address: label }) // … /mail/remove

/** POST /api/account/sign-out */
export const signOut = v.strictObject({ which: v.union([v.picklist(['this', 'others', 'all']), whole]) })

/** GET /api/account/sign-in: what there is beside passkeys and recovery codes. */
export const signInWays = v.object({ mail: v.boolean() })
/** POST /api/account/sign-in */
export const signIn = v.union([
  v.strictObject({ passkey: shown }),
  v.strictObject({ code: label }), // for recovery
  v.strictObject({ mail: mailCode }),
])
export type SignIn = v.InferOutput<typeof signIn>
/** Where whoever signs in was a guest with tables of their own, they say what becomes of those. */
export const signedIn = v.union([
  v.object({ name: v.string() }),
  v.object({ choose: v.object({ ticket: seatToken, guest: v.string(), name: v.string(), tables: whole, running: whole }) }),
])
export type SignedIn = v.InferOutput<typeof signedIn>
/** POST /api/account/sign-in/choose: their seats move to the account, or stay behind. */
export const signInChoice = v.strictObject({ ticket: seatToken, guest: v.picklist(['together', 'leave']) })

/** POST /api/account/devices/…: a link for one further device, and who has opened it. */
export const deviceLink = v.object({ token: seatToken })
export const deviceLinkWish = v.strictObject({ token: seatToken })
export const deviceState = v.union([
  v.object({ state: v.picklist(['waiting', 'ended']) }),
  v.object({ state: v.literal('asks'), browser: v.string(), system: v.string(), number: whole }), // both devices show the number
])
export type DeviceState = v.InferOutput<typeof deviceState>
export const deviceAllowed = v.strictObject({ token: seatToken, allow: v.boolean() })
export const deviceKnock = v.object({ knock: seatToken, number: whole, name: v.string() })
export type DeviceKnock = v.InferOutput<typeof deviceKnock>
export const deviceEntry = v.strictObject({ token: seatToken, knock: seatToken })
export const deviceEntered = v.union([v.object({ state: v.literal('waiting') }), signedIn])
