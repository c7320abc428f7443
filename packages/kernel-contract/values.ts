/** Plain values, looked at from outside: what is in them, where two differ, and what happens when one is spoiled. */

const entriesOf = (value: object): [string, unknown][] => Object.entries(value)
export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const step = (path: string, key: string) => (/^\d+$/.test(key) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`)
const short = (value: unknown) => {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}

/** Why a value would not come back from JSON as it was. Undefined: it would. `hidden`: null is allowed. */
export function flaw(value: unknown, hidden: boolean, path = '', depth = 0): string | undefined {
  if (value === null) return hidden ? undefined : `null at '${path}': null means hidden, and here nothing is`
  if (typeof value === 'number' && Object.is(value, -0)) return `-0 at '${path}'`
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : `${value} at '${path}'`
  if (typeof value === 'string' || typeof value === 'boolean') return undefined
  if (typeof value !== 'object') return `${typeof value} at '${path}'`
  if (depth > 50) return `'${path}' is deeper than 50 levels: does it contain itself?`
  const list = Array.isArray(value)
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== (list ? Array.prototype : Object.prototype))
    return `an object that is not plain (${value.constructor?.name}) at '${path}'`
  const keys = Object.keys(value)
  if (list && keys.length !== value.length) return `a list with gaps or names of its own at '${path}'`
  if (Object.getOwnPropertySymbols(value).length > 0) return `a symbol as a key at '${path}'`
  for (const [key, inner] of entriesOf(value)) {
    const found = flaw(inner, hidden, step(path, key), depth + 1)
    if (found !== undefined) return found
  }
  return undefined
}

/** The first place where two values differ, for a message. */
export function difference(a: unknown, b: unknown, path = ''): string {
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return `'${path}': ${short(a)} and ${short(b)}`
  const inA = new Map(entriesOf(a))
  const inB = new Map(entriesOf(b))
  for (const key of new Set([...inA.keys(), ...inB.keys()])) {
    const x = inA.get(key)
    const y = inB.get(key)
    if (JSON.stringify(x) !== JSON.stringify(y)) return difference(x, y, step(path, key))
  }
  return `'${path}': the same fields in another order`
}

/** Where a view hides something that is not the same in two states: how often in each place, numbers in the path left out. */
export function hiddenDifferences(
  view: unknown,
  a: unknown,
  b: unknown,
  path = '',
  found = new Map<string, number>(),
): Map<string, number> {
  if (view === null && JSON.stringify(a) !== JSON.stringify(b)) found.set(path, (found.get(path) ?? 0) + 1)
  if (!isObject(view) || !isObject(a) || !isObject(b)) return found
  const [inA, inB] = [new Map(entriesOf(a)), new Map(entriesOf(b))]
  for (const [key, seen] of entriesOf(view)) {
    const place = /^\d+$/.test(key) ? path : step(path, key)
    hiddenDifferences(seen, inA.get(key), inB.get(key), place, found)
  }
  return found
}

/** The same text for the same content, whatever the order of the keys. */
export function canonical(value: unknown): string {
  if (!isObject(value)) return JSON.stringify(value) ?? 'undefined'
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  const parts = entriesOf(value).map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`)
  return `{${parts.sort().join(',')}}`
}

/** What becomes of a value that is stored and loaded. */
export function throughJson<X extends object>(value: X, bytes = JSON.stringify(value)): X {
  const loaded: unknown = JSON.parse(bytes)
  if (isLike(loaded, value)) return loaded
  throw new TypeError('it does not come back from JSON')
}
const isLike = <X extends object>(loaded: unknown, value: X): loaded is X =>
  isObject(loaded) && Array.isArray(loaded) === Array.isArray(value)

/** Read-only all the way down: from now on a write throws. */
export function frozen<X>(value: X): X {
  if (isObject(value) && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const [, inner] of entriesOf(value)) frozen(inner)
  }
  return value
}

/** Overwrites every list and every field, as a careless reader might. */
export function scramble(value: unknown): void {
  if (!isObject(value)) return
  for (const [key, inner] of entriesOf(value)) {
    scramble(inner)
    Reflect.set(value, key, 'scrambled')
  }
  if (Array.isArray(value)) Reflect.set(value, 'length', 0)
}
