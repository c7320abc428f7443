/** How much time players have: what a table has set, and how it stands. */
import * as v from 'valibot'
import { whole } from './pieces.ts'

/** What happens when somebody's time is up: a bot plays on, the table answers as cautiously as it can, or the game ends. */
export const AT_ZERO = ['bot', 'answer', 'end'] as const
const atZero = v.picklist(AT_ZERO)

/** Dates that somebody named: days on which no time runs. */
export const MOST_DATES = 60

const seconds = (least: number, most: number) => v.pipe(whole, v.minValue(least), v.maxValue(most))
const isDay = (text: string): boolean => new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true
const date = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/, 'a date like 2026-12-25'), v.check(isDay, 'a day that there is'))

function isZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
export const zone = v.pipe(v.string(), v.maxLength(64), v.check(isZone, 'a time zone like Europe/Rome'))

const live = v.strictObject({
  kind: v.literal('live'),
  bank: seconds(10, 36_000), // of each player, for the whole game
  increment: seconds(0, 600), // more of it after each turn
  atZero,
})
const days = v.strictObject({
  kind: v.literal('days'),
  days: v.pipe(whole, v.minValue(1), v.maxValue(60)),
  per: v.picklist(['move', 'game']), // anew for each turn, or for all of them
  weekendsOff: v.boolean(),
  datesOff: v.pipe(v.array(date), v.maxLength(MOST_DATES)),
  zone, // whose calendar counts
  atZero,
})
export const clock = v.union([v.literal('none'), live, days])
export type Clock = v.InferOutput<typeof clock>
export type LiveClock = v.InferOutput<typeof live>
export type DaysClock = v.InferOutput<typeof days>

/** Of one seat: never a moment, since clocks differ. Who runs follows from what all see: who is asked. */
export const seatClock = v.object({
  leftMs: whole, // when this was told
  runs: v.boolean(),
})
export type SeatClock = v.InferOutput<typeof seatClock>
/** None at a table without clocks, and for bots. */
export const shownClock = v.union([v.literal('none'), seatClock])
