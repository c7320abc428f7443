/** Going from one screen to another. */
import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}
addEventListener('popstate', tell)

/** Goes there without loading the page anew. What follows `?` stays: it says what is listed. */
export function go(path: string, how: 'push' | 'replace' = 'push'): void {
  const target = path + location.search
  if (how === 'push') history.pushState(null, '', target)
  else history.replaceState(null, '', target)
  scrollTo(0, 0)
  tell()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
export const usePath = (): string => useSyncExternalStore(subscribe, () => location.pathname)
