/** Days on which no time runs, by the calendar of a table's time zone: what day it is there, whatever that day is long. */
import type { Clock } from '@wildcat/protocol'

const MINUTE = 60_000
const SATURDAY = 6
const SUNDAY = 0

/** More than there are zones: whoever makes tables may write one in ever other letters, and each takes 30 kB. */
const MOST_FORMATS = 600
const formats = new Map<string, Intl.DateTimeFormat>()
const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone)
  if (known !== undefined) return known
  const made = new Intl.DateTimeFormat('en', { timeZone, calendar: 'iso8601', year: 'numeric', month: '2-digit', day: '2-digit' })
  formats.set(timeZone, made)
  for (const [oldest] of formats) if (formats.size > MOST_FORMATS) formats.delete(oldest)
  return made
}

/** As it is written in `datesOff`. */
function dateIn(zone: string, at: number): string {
  const parts = formatOf(zone).formatToParts(at)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find(each => each.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}`
}

/** The day in each zone, looked up once a minute for all tables. */
let [minute, days] = [Number.NaN, new Map<string, string>()]
function dayIn(zone: string, at: number): string {
  const now = Math.floor(at / MINUTE)
  if (now !== minute) [minute, days] = [now, new Map<string, string>()]
  const known = days.get(zone) ?? dateIn(zone, at)
  days.set(zone, known)
  return known
}

export function isDayOff(clock: Clock, at: number): boolean {
  if (clock === 'none' || clock.kind !== 'days' || (!clock.weekendsOff && clock.datesOff.length === 0)) return false
  const day = dayIn(clock.zone, at)
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return (clock.weekendsOff && (weekday === SATURDAY || weekday === SUNDAY)) || clock.datesOff.includes(day)
}
