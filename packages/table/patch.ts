/**
 * What changed between two plain values, such as two views of one seat, and the second from the first and that. Views of games
 * keep their shape, so it is the few leaves that changed, and pieces that came or went in lists.
 */

export type Path = readonly (string | number)[]
export type PatchStep =
  | readonly [path: Path, value: unknown] // this is here now
  | readonly [path: Path] // this field is gone
  | readonly [path: Path, at: number, gone: number, come: readonly unknown[]] // in a list, from there on, so many went and these came
export type Patch = readonly PatchStep[]

export function difference(before: unknown, after: unknown): Patch {
  const steps: PatchStep[] = []
  compare(before, after, [], steps)
  return steps
}

/** In these fields, which both have. */
export function differenceIn(fields: readonly string[], before: object, after: object): Patch {
  const steps: PatchStep[] = []
  const place: Place = []
  for (let n = 0; n < fields.length; n++) {
    const key = fields[n] ?? ''
    compareAt(key, Reflect.get(before, key), Reflect.get(after, key), place, steps)
  }
  return steps
}

type Place = (string | number)[] // grows and shrinks on the way; copied into a step

// This is done for every viewer at every move. Pieces in lists are many and alike: over those `for … in` is three times as fast as
// a list of keys. A single object with numbers for keys would spoil that for all, so what hangs at a field is compared apart.

function compare(before: unknown, after: unknown, place: Place, steps: PatchStep[]): void {
  if (before === after) return
  if (Array.isArray(before) && Array.isArray(after)) compareLists(before, after, place, steps)
  else if (isPlain(before) && isPlain(after) && !isAnotherKind(before, after)) compareFields(before, after, place, steps)
  else steps.push([place.slice(), after])
}

function compareFields(before: Fields, after: Fields, place: Place, steps: PatchStep[]): void {
  const now = Object.keys(after)
  for (let n = 0; n < now.length; n++) {
    const key = now[n] ?? ''
    if (before[key] !== after[key]) compareAt(key, before[key], after[key], place, steps)
  }
  const then = Object.keys(before)
  for (let n = 0; n < then.length; n++) {
    const key = then[n] ?? ''
    if (after[key] === undefined) steps.push([[...place, key]])
  }
}

function comparePieces(before: unknown, after: unknown, place: Place, steps: PatchStep[]): void {
  if (!isPlain(before) || !isPlain(after) || isAnotherKind(before, after)) {
    compare(before, after, place, steps)
    return
  }
  for (const key in after) if (before[key] !== after[key]) compareAt(key, before[key], after[key], place, steps)
  for (const key in before) if (after[key] === undefined) steps.push([[...place, key]])
}

function compareAt(key: string, before: unknown, after: unknown, place: Place, steps: PatchStep[]): void {
  place.push(key)
  compare(before, after, place, steps)
  place.pop()
}

/** The same at both ends stays; in between, pieces are compared as they lie, and the rest came or went. */
function compareLists(before: readonly unknown[], after: readonly unknown[], place: Place, steps: PatchStep[]): void {
  const both = Math.min(before.length, after.length)
  const resized = before.length !== after.length
  let head = 0
  while (resized && head < both && isSame(before[head], after[head])) head++
  let tail = 0
  while (resized && tail < both - head && isSame(before[before.length - 1 - tail], after[after.length - 1 - tail])) tail++
  const compared = both - tail
  for (let index = head; index < compared; index++) {
    if (before[index] === after[index]) continue
    place.push(index)
    comparePieces(before[index], after[index], place, steps)
    place.pop()
  }
  if (resized) steps.push([place.slice(), compared, before.length - tail - compared, after.slice(compared, after.length - tail)])
}

export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (Array.isArray(one)) {
    if (!Array.isArray(other) || one.length !== other.length) return false
    for (let index = 0; index < one.length; index++) if (!isSame(one[index], other[index])) return false
    return true
  }
  if (!isPlain(one) || !isPlain(other)) return false
  let more = 0
  for (const key in one) {
    if (one[key] !== other[key] && !isSame(one[key], other[key])) return false
    more++
  }
  for (const _ in other) more--
  return more === 0
}

/** A step that gave way to another has nothing in common with it. */
const isAnotherKind = (before: Fields, after: Fields): boolean => typeof after['kind'] === 'string' && before['kind'] !== after['kind']

/** The value after it, sharing all that did not change with the one before. Throws where the patch does not fit. */
export const patched = (value: unknown, patch: Patch): unknown =>
  patch.reduce((now: unknown, step) => changed(now, step[0], 0, step), value)

function changed(value: unknown, path: Path, depth: number, step: PatchStep): unknown {
  const key = path[depth]
  if (key === undefined) return atTheEnd(value, step)
  if (Array.isArray(value) && typeof key === 'number' && key < value.length)
    return value.with(key, changed(value[key], path, depth + 1, step))
  if (!isPlain(value) || typeof key === 'number') throw new TypeError(`there is no ${path.join('.')} to change`)
  if (depth < path.length - 1 || step.length === 4) {
    if (!Object.hasOwn(value, key)) throw new TypeError(`there is no ${path.join('.')} to change`)
    return { ...value, [key]: changed(value[key], path, depth + 1, step) }
  }
  if (step.length === 2) return { ...value, [key]: step[1] }
  const { [key]: _, ...rest } = value
  return rest
}

function atTheEnd(value: unknown, step: PatchStep): unknown {
  if (step.length === 2) return step[1]
  if (step.length === 4 && Array.isArray(value)) return value.toSpliced(step[1], step[2], ...step[3])
  throw new TypeError('the patch does not fit')
}

type Fields = Readonly<Record<string, unknown>>
const isPlain = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)
