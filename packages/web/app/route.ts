/** Where one is: the address as a value. */

export type Route =
  | { readonly screen: 'lobby' }
  | { readonly screen: 'setup'; readonly game: string }
  | { readonly screen: 'table'; readonly id: string }
  | { readonly screen: 'replay'; readonly id: string }
  | { readonly screen: 'about' }
  | { readonly screen: 'nowhere'; readonly path: string }

export function routeOf(path: string): Route {
  const [first = '', second, ...rest] = path.split('/').filter(part => part !== '')
  if (rest.length === 0) {
    if (first === '') return { screen: 'lobby' }
    if (first === 'new' && second !== undefined) return { screen: 'setup', game: decoded(second) }
    if (first === 'table' && second !== undefined) return { screen: 'table', id: decoded(second) }
    if (first === 'replay' && second !== undefined) return { screen: 'replay', id: decoded(second) }
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
  replay: (id: string) => `/replay/${encodeURIComponent(id)}`,
} as const
