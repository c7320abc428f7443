import { useCallback, useSyncExternalStore } from 'react'

/** Does this hold for the window or the system now? As CSS asks it: `(min-width: 80rem)`. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}

export const PHONE = '(max-width: 47.99rem)'
/** A phone, and a tablet: there what can be answered comes first, and what is said besides folds to a line. */
export const NARROW = `${PHONE}, (max-width: 64rem) and (max-height: 50rem)`
