/** When the page is seen for the first time. What is not needed for that is asked for afterwards: it would only be in the way. */
import { useEffect, useState } from 'react'

const FIRST = 'first-contentful-paint'
const isPaintedIn = (seen: Performance | PerformanceObserverEntryList) => seen.getEntriesByName(FIRST).length > 0
/** Where nobody looks nothing is painted, and some browsers do not tell. */
const isWaitedFor = () => document.visibilityState === 'visible' && PerformanceObserver.supportedEntryTypes.includes('paint')

export function useFirstPaint(): boolean {
  const [is, setIs] = useState(() => !isWaitedFor() || isPaintedIn(performance))
  useEffect(() => {
    if (is) return
    const observer = new PerformanceObserver(seen => isPaintedIn(seen) && setIs(true))
    observer.observe({ type: 'paint', buffered: true })
    return () => observer.disconnect()
  }, [is])
  return is
}
