/** Going from one screen to another. */
import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}
addEventListener('popstate', tell)

/** What is listed stays so from screen to screen; anything else behind `?` belongs to the screen that is left. */
const KEPT = 'examples'
function targetOf(path: string): string {
  const [bare = '', query = ''] = path.split('?')
  const search = new URLSearchParams(query)
  const kept = new URLSearchParams(location.search).get(KEPT)
  if (kept !== null) search.set(KEPT, kept)
  return search.size === 0 ? bare : `${bare}?${search}`
}

/** Goes there without loading the page anew. */
export function go(path: string, how: 'push' | 'replace' = 'push'): void {
  const target = targetOf(path)
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

/** The address of where one is on this screen: for a reload or a link, without going anywhere. */
export const address = (path: string): void => history.replaceState(null, '', targetOf(path))
