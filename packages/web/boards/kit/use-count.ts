import { useEffect, useRef, useState } from 'react'

/** A figure that runs to what it has become while something is shown (`ms`); at once where nothing is. */
export function useCount(value: number, ms: number): number {
  const [shown, setShown] = useState(value)
  const latest = useRef(value)
  useEffect(() => {
    const from = latest.current
    const show = (figure: number) => {
      latest.current = figure
      setShown(figure)
    }
    if (ms === 0) show(value)
    if (ms === 0 || from === value) return
    const start = performance.now()
    const step = (now: number) => {
      const share = Math.min(1, (2 * Math.max(0, now - start)) / ms)
      show(Math.round(from + (value - from) * share))
      if (share < 1) frame = requestAnimationFrame(step)
    }
    let frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [value, ms])
  return ms === 0 ? value : shown
}
