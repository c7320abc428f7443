/** What a broken client, an old bookmark or a cheat might send instead of a command. */
import type { Tagged } from '@wildcat/kernel'
import { isObject } from './values.ts'

const WRONG_TEXTS = ['', 'no such thing', '__proto__', 'constructor', 'toString'] as const
const WRONG_NUMBERS = [Number.NaN, Number.POSITIVE_INFINITY, -1, 0, 0.5, 99, 2 ** 53, 1e308, '1'] as const
const NOT_OBJECTS = [undefined, null, true, 42, 'pass', [], {}, [{}], () => 'pass'] as const
const MANY = 1000

/** Every way to spoil a value; what only looks spoiled is for `check` to accept. */
function spoiled(value: unknown): unknown[] {
  const other = [null, [], {}, true]
  if (typeof value === 'number') return [...WRONG_NUMBERS, value + 1, value - 1, -value, ...other]
  if (typeof value === 'string') return [...WRONG_TEXTS, 7, ...other]
  if (typeof value === 'boolean') return [!value, 'true', 1, ...other.slice(0, 3)]
  if (Array.isArray(value)) return [...spoiledList(value), null, {}, 'list', 3]
  if (isObject(value)) return [...spoiledFields(value), null, [], 'object', 3]
  return other
}

function spoiledList(list: readonly unknown[]): unknown[] {
  const [first, ...rest] = list
  const inside = first === undefined ? [[1], ['x'], [null]] : spoiled(first).map(bad => [bad, ...rest])
  return [[], [...list, ...list], [...list].slice(1), Array.from({ length: MANY }, () => first ?? 1), ...inside]
}

function spoiledFields(value: object): object[] {
  const fields: [string, unknown][] = Object.entries(value)
  return fields.flatMap(([key, inner]) => [
    Object.fromEntries(fields.filter(([other]) => other !== key)), // removed
    ...spoiled(inner).map(bad => ({ ...value, [key]: bad })),
  ])
}

/** All damaged forms of a command, and things that were never one. */
export function damaged(command: Tagged): unknown[] {
  const proto: unknown = JSON.parse(`{ "__proto__": { "kind": ${JSON.stringify(command.kind)}, "polluted": true }, "kind": "constructor" }`)
  const inherited: unknown = Object.create(command)
  return [
    ...NOT_OBJECTS,
    proto,
    inherited,
    { ...command, seat: 1, surprise: 'extra' },
    [command],
    JSON.stringify(command),
    ...spoiledFields(command),
  ]
}
