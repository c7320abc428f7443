/** Microseconds of a plan, as median and at the slow end, for a game whose rules can plan ahead. */
import type { Planning } from '@wildcat/catalogue'
import { keep } from '../clock.ts'
import type { Moment } from './moments.ts'

const MOST = 600
const SLOW = 0.95

export function plans(planning: Planning, moments: readonly Moment[]): Record<'median' | 'slow', number> {
  const jobs = moments.flatMap(({ view, seat }) => planning.jobs(view, seat))
  const every = Math.max(1, Math.ceil(jobs.length / MOST))
  const micros = jobs.filter((_, n) => n % every === 0).map(timed)
  micros.sort((a, b) => a - b)
  return { median: micros[Math.floor(micros.length / 2)] ?? 0, slow: micros[Math.floor(micros.length * SLOW)] ?? 0 }
}

/** The faster of two: whatever else the machine does makes one of them slower. */
function timed(job: () => unknown): number {
  const once = () => {
    const from = performance.now()
    keep(job())
    return (performance.now() - from) * 1000
  }
  return Math.min(once(), once())
}
