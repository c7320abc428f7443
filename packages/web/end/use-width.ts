import { type RefObject, useEffect, useState } from 'react'

/** How wide an element is drawn: what is drawn inside keeps the size of its letters. */
export function useWidth(ref: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const element = ref.current
    if (element === null) return
    const sizes = new ResizeObserver(() => setWidth(element.clientWidth))
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [ref])
  return width
}
