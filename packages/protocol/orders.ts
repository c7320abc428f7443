/** Standing orders: what the table answers for a player until they take it back. Only who gave one ever hears of it. */
import * as v from 'valibot'
import { whole } from './pieces.ts'

/** Of one seat. */
export const MOST_ORDERS = 6
const word = v.pipe(v.string(), v.minLength(1), v.maxLength(40))
const COMMAND_CHARACTERS = 300
const command = v.pipe(
  v.looseObject({ kind: word }),
  v.check(input => JSON.stringify(input).length <= COMMAND_CHARACTERS, `a command of at most ${COMMAND_CHARACTERS} characters`),
)

export const order = v.variant('kind', [
  v.strictObject({ kind: v.literal('limit'), command: word, field: word, most: whole }), // raise as little as the rules ask for, up to this much
  v.strictObject({ kind: v.literal('pass'), until: v.picklist(['matter', 'round', 'always']) }),
  v.strictObject({ kind: v.literal('same'), command }), // whenever the same is asked and it may be said
])
export type Order = v.InferOutput<typeof order>

export const standingOrder = v.object({
  n: whole, // by which it is taken back
  step: v.string(), // the kind of decision that it answers
  matter: v.string(), // and the matter: one auction
  round: whole, // in which it was given
  order,
})
export type StandingOrder = v.InferOutput<typeof standingOrder>
