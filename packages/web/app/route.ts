/** Where one is: the address as a value. */
import { useSyncExternalStore } from 'react'

export type Route =
  | { readonly screen: 'lobby' }
  | { readonly screen: 'setup'; readonly game: string }
  | { readonly screen: 'table'; readonly id: string }
  | { readonly screen: 'about' }
  | { readonly screen: 'nowhere'; readonly path: string }

export function routeOf(path: string): Route {
  const [first = '', second, ...rest] = path.split('/').filter(part => part !== '')
  if (rest.length === 0) {
    if (first === '') return { screen: 'lobby' }
    if (first === 'new' && second !== undefined) return { screen: 'setup', game: decoded(second) }
    if (first === 'table' && second !== undefined) return { screen: 'table', id: decoded(second) }
    if (first === 'about' && second === undefined) return { screen: 'about' }
  }
  return { screen: 'nowhere', path }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

export const paths = {
  lobby: '/',
  about: '/about',
  setup: (game: string) => `/new/${encodeURIComponent(game)}`,
  table: (id: string) => `/table/${encodeURIComponent(id)}`,
} as const

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
