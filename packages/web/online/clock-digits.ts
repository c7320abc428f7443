/** How much time is left, as a clock shows it and as it is said. */
import type { Clock } from '@wildcat/protocol'
import type { OnlineWords } from '../words/online/index.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** From here on tenths are shown. */
const LAST_MS = 10 * SECOND

type Units = OnlineWords['clock']['short']
const two = (n: number) => String(n).padStart(2, '0')

/** As few figures as are worth anything: tenths at the very end, no seconds where there are days. */
export function digits(ms: number, units: Units): string {
  if (ms < LAST_MS) return (Math.floor(ms / 100) / 10).toFixed(1)
  const all = Math.ceil(ms / SECOND)
  const [seconds, minutes, hours] = [all % 60, Math.floor(all / 60) % 60, Math.floor(all / 3600)]
  if (ms >= DAY) return `${Math.floor(hours / 24)} ${units.d} ${hours % 24} ${units.h}`
  if (hours >= 3) return `${hours} ${units.h} ${two(minutes)} ${units.min}`
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`
}

/** In whole words: the two largest that it fills. */
export function said(ms: number, { wholeDays, hours, minutes, seconds }: OnlineWords['clock']): string {
  const parts: [number, (n: number) => string][] = [
    [DAY, wholeDays],
    [HOUR, hours],
    [MINUTE, minutes],
    [SECOND, seconds],
  ]
  const first = parts.findIndex(([unit]) => ms >= unit)
  if (first < 0) return seconds(0)
  let rest = ms
  return parts
    .slice(first, first + 2)
    .map(([unit, text]) => {
      const n = Math.floor(rest / unit)
      rest -= n * unit
      return n > 0 ? text(n) : ''
    })
    .filter(text => text !== '')
    .join(' ')
}

/** Until what is shown changes. */
export function nextMs(ms: number): number {
  if (ms < LAST_MS) return 100
  if (ms >= 3 * HOUR) return 15 * SECOND
  return ms % SECOND || SECOND
}

/** When a player whose time runs is told in words: not often, and each once. */
export const calls = (clock: Clock): readonly number[] => {
  if (clock === 'none') return []
  return clock.kind === 'live' ? [5 * MINUTE, MINUTE, LAST_MS] : [DAY, 6 * HOUR, HOUR, 10 * MINUTE]
}

/** Is there so little left that it should be seen? */
export const isLow = (ms: number, clock: Clock): boolean => {
  if (clock === 'none') return false
  return ms < (clock.kind === 'live' ? Math.min(MINUTE, clock.bank * SECOND * 0.2) : 6 * HOUR)
}
