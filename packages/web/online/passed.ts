/**
 * The server says of time only how much has passed: its clock may be another than this one. `heardAt`: when it said so, by
 * `performance.now`.
 */
import { useEffect, useState } from 'react'

/** What was so long ago then, by the clock of this device. */
export const momentBefore = (ms: number, heardAt: number): number => Date.now() - (performance.now() - heardAt) - ms

/** Milliseconds since then; looked at again every second. */
export function usePassed(heardAt: number): number {
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, now - heardAt)
}
