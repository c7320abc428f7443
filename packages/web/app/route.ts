/** Where one is: the address as a value. */

export type Route =
  | { readonly screen: 'lobby' }
  | { readonly screen: 'setup'; readonly game: string }
  | { readonly screen: 'table'; readonly id: string }
  | { readonly screen: 'replay'; readonly id: string }
  | { readonly screen: 'friends' }
  | { readonly screen: 'friendsSetup'; readonly game: string }
  | { readonly screen: 'friendsTable'; readonly id: string }
  | { readonly screen: 'friendsReplay'; readonly id: string }
  | { readonly screen: 'friendsDeal'; readonly code: string }
  | { readonly screen: 'join' }
  | { readonly screen: 'you' }
  | { readonly screen: 'about' }
  | { readonly screen: 'nowhere'; readonly path: string }

export function routeOf(path: string): Route {
  const [first = '', second, third, ...rest] = path.split('/').filter(part => part !== '')
  if (first === 'friends' && rest.length === 0) return friendsOf(path, second, third)
  if (third === undefined) {
    if (first === '') return { screen: 'lobby' }
    if (first === 'new' && second !== undefined) return { screen: 'setup', game: decoded(second) }
    if (first === 'table' && second !== undefined) return { screen: 'table', id: decoded(second) }
    if (first === 'replay' && second !== undefined) return { screen: 'replay', id: decoded(second) }
    if (first === 'join' && second === undefined) return { screen: 'join' }
    if (first === 'you' && second === undefined) return { screen: 'you' }
    if (first === 'about' && second === undefined) return { screen: 'about' }
  }
  return { screen: 'nowhere', path }
}

function friendsOf(path: string, second: string | undefined, third: string | undefined): Route {
  if (second === undefined) return { screen: 'friends' }
  if (second === 'new') return third === undefined ? { screen: 'nowhere', path } : { screen: 'friendsSetup', game: decoded(third) }
  if (second === 'deal') return third === undefined ? { screen: 'nowhere', path } : { screen: 'friendsDeal', code: decoded(third) }
  if (third === undefined) return { screen: 'friendsTable', id: decoded(second) }
  return third === 'replay' ? { screen: 'friendsReplay', id: decoded(second) } : { screen: 'nowhere', path }
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
  you: '/you',
  setup: (game: string) => `/new/${encodeURIComponent(game)}`,
  table: (id: string) => `/table/${encodeURIComponent(id)}`,
  replay: (id: string) => `/replay/${encodeURIComponent(id)}`,
  friends: '/friends',
  friendsSetup: (game: string) => `/friends/new/${encodeURIComponent(game)}`,
  friendsTable: (id: string) => `/friends/${encodeURIComponent(id)}`,
  friendsReplay: (id: string) => `/friends/${encodeURIComponent(id)}/replay`,
  friendsDeal: (code: string) => `/friends/deal/${encodeURIComponent(code)}`,
  join: '/join',
} as const
