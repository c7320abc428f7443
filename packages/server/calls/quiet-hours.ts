/** Hours in which somebody is not to be called, by the clock where they live. */
import type { QuietHours } from '@wildcat/protocol'

const MINUTE = 60_000
const DAY_MINUTES = 1440

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
function minuteIn(zone: string, now: number): number {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(now)
  return minutesOf(parts)
}

/** When they end, if it is in them now. Where the clock is set meanwhile it is looked at again then. */
export function quietUntil({ from, to, zone }: QuietHours, now: number): number | undefined {
  const [begin, end, minute] = [minutesOf(from), minutesOf(to), minuteIn(zone, now)]
  const since = (minute - begin + DAY_MINUTES) % DAY_MINUTES
  const length = (end - begin + DAY_MINUTES) % DAY_MINUTES
  return since < length ? now - (now % MINUTE) + (length - since) * MINUTE : undefined
}
