/**
 * What a bot is. Read this first.
 *
 * A bot is asked when its seat holds up the game, and when it has been made an offer (`engine.invited`): then `legal` may be empty, and
 * it answers with something said aside. It gets what its seat may see, never a state, and gives back one command.
 *     export const timid: Bot = {
 *       id: 'timid',
 *       names: { en: 'Timid', it: 'Timido' },
 *       choose: ({ legal }) => at(legal, 0),
 *     }
 * To add a bot: write such a file, list it in `registry.ts` (for every game, or for one), and measure it:
 *     npx wildcat simulate gusher --seats 3 --games 1000 --bots timid,random,random
 * A bot of your own needs no listing: `--bots ./timid.ts,random` takes any file whose default export is a bot.
 *
 * The contract:
 * - `choose` answers at once (no promises) and changes nothing it was given. The same situation and the same luck give the same
 *   answer: no clock, no `Math.random`, no memory from one decision to the next.
 * - The answer is one of `legal`, or any other command that `engine.check(view, seat, command)` accepts: a number of its own in a
 *   blank (`engine.blanks`), something said aside (`engine.aside`). After a command of a window it is asked again.
 * - It may answer with a turn, `{ command, rest }`. The rest is played on without asking again: until somebody else has done something,
 *   something can be done that could not be done before, or the rules forbid what comes next.
 * - It keeps to `budget` and answers with the best it has as soon as `stopped()`. One that does not is terminated at a deadline:
 *   at a table after ten seconds, in the arena after a minute, which is an error.
 * - A bot that throws, or answers with what the rules refuse, has failed: in the arena that ends the contest with an error, at a
 *   table a plain legal command is played in its place.
 * - To look ahead: `engine.imagine(view, luck.key())` is one world that fits what the seat knows; `engine.copy`, `apply` and
 *   `pending` play on in it.
 */
import type { Engine, Language, Seat, Types } from '@wildcat/kernel'
import type { Luck } from './luck.ts'

export interface Bot<T extends Types = Types> {
  readonly id: string // small letters, digits and hyphens
  readonly names: Readonly<Record<Language, string>>
  readonly about?: Readonly<Record<Language, string>> // how it plays, in a sentence
  choose(situation: Situation<T>): T['command'] | Turn<T>
}

/** A command, and what comes after it in the same turn. */
export interface Turn<T extends Types = Types> {
  readonly command: T['command']
  readonly rest: readonly T['command'][]
}

/** How much a bot may think about one decision. Iterations mean the same everywhere; milliseconds depend on the machine. */
export interface Budget {
  readonly iterations?: number
  readonly milliseconds?: number
}

export interface Situation<T extends Types = Types> {
  readonly engine: Engine<T>
  readonly view: T['view']
  readonly seat: Seat
  readonly legal: readonly T['command'][] // empty only for a seat that is asked in a window and holds up nothing
  readonly budget: Budget
  readonly luck: Luck
  readonly stopped: () => boolean // the milliseconds of the budget are used up: answer now
}
