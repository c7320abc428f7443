/** Does the system ask for little movement? */
import { useSyncExternalStore } from 'react'

const wish = matchMedia('(prefers-reduced-motion: reduce)')
const subscribe = (listener: () => void) => {
  wish.addEventListener('change', listener)
  return () => wish.removeEventListener('change', listener)
}
export const useStillness = (): boolean => useSyncExternalStore(subscribe, () => wish.matches)
