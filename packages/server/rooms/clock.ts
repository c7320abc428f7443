/**
 * How much time each seat has left, by what everybody sees: who is asked, and who has answered. Plain data and functions; what has passed is
 * handed in.
 *
 * Time is lost by who is asked and has not answered, each by themself: who waits for others loses none, also where all choose at once. A turn is
 * over when a seat is no longer asked. It brings an increment, or a move's days anew, once, however often it is taken back and
 * played again; nor does taking back give any time back. So nobody takes back alone what was played for them without time of their own.
 */
import type { Seat } from '@wildcat/kernel'
import { type Clock, whole } from '@wildcat/protocol'
import * as v from 'valibot'

const SECOND = 1000
const DAY = 86_400 * SECOND
/** Whoever comes back after a bot, or the table, has played a turn for them can at least begin. */
const LEAST_TO_BEGIN = { live: 30 * SECOND, days: DAY }
/** Turns that might still be taken back. */
const TURNS_KEPT = 128

const turn = v.object({
  seat: whole,
  move: whole,
  had: whole,
  isGift: v.optional(v.boolean(), false), // there was too little to begin the next one, which it then brought
})
const clocks = v.object({
  left: v.array(whole), // milliseconds, by seat
  moves: whole, // that stand and can be taken back, counted from the first one
  turns: v.array(turn), // that ended: with which move, and how much time there was before what they brought
  repeated: v.array(whole), // by seat: so many turns were taken back, and bring nothing when they end again
})
export type Clocks = Readonly<v.InferOutput<typeof clocks>>
export type TimeControl = Exclude<Clock, 'none'>

/** What lies in the store; anew where that is none, so that nobody loses time by it. */
export function readClocks(json: string, clock: TimeControl, seats: number): Clocks {
  if (json === '') return newClocks(clock, seats)
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), clocks), json)
  return read.success && read.output.left.length === seats ? read.output : newClocks(clock, seats)
}

const fullMs = (clock: TimeControl): number => (clock.kind === 'live' ? clock.bank * SECOND : clock.days * DAY)
const incrementMs = (clock: TimeControl): number => (clock.kind === 'live' ? clock.increment * SECOND : 0)
const beginMs = (clock: TimeControl): number => Math.max(incrementMs(clock), Math.min(fullMs(clock), LEAST_TO_BEGIN[clock.kind]))
const isPerMove = (clock: TimeControl): boolean => clock.kind === 'days' && clock.per === 'move'

export const newClocks = (clock: TimeControl, seats: number): Clocks => ({
  left: Array.from({ length: seats }, () => fullMs(clock)),
  moves: 0,
  turns: [],
  repeated: Array.from({ length: seats }, () => 0),
})

const changedAt = (list: readonly number[], seat: Seat, change: (before: number) => number): number[] =>
  list.map((each, place) => (place === seat ? change(each) : each))

/** So much has passed for these. */
export const passed = (now: Clocks, running: readonly Seat[], ms: number): Clocks =>
  running.length === 0 || ms === 0
    ? now
    : { ...now, left: now.left.map((left, seat) => (running.includes(seat) ? Math.max(0, left - ms) : left)) }

/** Who was asked before a command, and who is after it. */
export interface Asked {
  readonly before: readonly Seat[]
  readonly after: readonly Seat[]
}

/** Somebody has answered. `isUnheard`: nobody else knows of it, and it cannot be taken back. `isBot`: a bot plays there, who has no time to lose. */
export function answered(clock: TimeControl, now: Clocks, asked: Asked, isUnheard: boolean, isBot: (seat: Seat) => boolean): Clocks {
  const moves = now.moves + (isUnheard ? 0 : 1)
  const ended = asked.before.filter(seat => !asked.after.includes(seat))
  return ended.reduce((then, seat) => turnEnded(clock, then, seat, isBot(seat)), { ...now, moves })
}

function turnEnded(clock: TimeControl, now: Clocks, seat: Seat, isBots: boolean): Clocks {
  const had = now.left[seat] ?? 0
  const again = (now.repeated[seat] ?? 0) > 0
  const isGift = had === 0 || (isBots && !isPerMove(clock) && had < beginMs(clock))
  const more = () => {
    if (isPerMove(clock)) return fullMs(clock)
    return had === 0 || isBots ? Math.max(had, beginMs(clock)) : had + (again ? 0 : incrementMs(clock))
  }
  return {
    moves: now.moves,
    left: changedAt(now.left, seat, more),
    turns: [...now.turns, { seat, move: now.moves, had, isGift }].slice(-TURNS_KEPT),
    repeated: changedAt(now.repeated, seat, n => Math.max(0, n - 1)),
  }
}

/** Would this seat, by taking back so many moves, play a turn with time that it has only because the turn was played for it? */
export const takesGift = (now: Clocks, by: Seat, going: number): boolean =>
  now.turns.some(({ seat, move, isGift }) => seat === by && isGift && move > now.moves - going)

/** This seat has taken back so many moves. */
export function takenBack(clock: TimeControl, now: Clocks, by: Seat, going: number): Clocks {
  const moves = Math.max(0, now.moves - going)
  const gone = now.turns.filter(({ move }) => move > moves)
  const again = (repeated: readonly number[], { seat }: (typeof gone)[number]) => changedAt(repeated, seat, n => n + 1)
  // Whoever takes back has no more time for the same move than they had left for it.
  const had = gone.filter(({ seat }) => seat === by).map(each => each.had)
  return {
    moves,
    left: isPerMove(clock) ? changedAt(now.left, by, left => Math.min(left, ...had)) : now.left,
    turns: now.turns.filter(({ move }) => move <= moves),
    repeated: gone.reduce(again, now.repeated),
  }
}
