/** Messages as a broken or an ill-meaning client might send them: good ones with something wrong, and pure rubbish. */
import { at, below, keyFrom, randomness } from '@wildcat/kernel'

export type Any = (n: number) => number
export const lots = (...seed: number[]): Any => {
  const luck = randomness(keyFrom(...seed), 1)
  return n => below(luck, 0, n)
}

const WRONG = [
  null,
  true,
  -1,
  0.5,
  2 ** 53,
  1e308,
  '',
  '0',
  'x'.repeat(500),
  [],
  {},
  [[]],
  { kind: 'join' },
  '__proto__',
  '\u0000',
  '\ud800',
] as const
const KEYS = ['n', 'ask', 'kind', '__proto__', 'constructor', 'toString', 'seat', 'table', ''] as const

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Something in a value is replaced, removed, added or wrapped. */
function spoilt(value: unknown, any: Any): unknown {
  if (isObject(value) && any(4) > 0) {
    const keys = Object.keys(value)
    const key = keys.length === 0 ? '' : at(keys, any(keys.length))
    const { [key]: inner, ...rest } = value
    switch (any(4)) {
      case 0:
        return rest
      case 1:
        return { ...value, [at(KEYS, any(KEYS.length))]: at(WRONG, any(WRONG.length)) }
      case 2:
        return { ...rest, [at(KEYS, any(KEYS.length))]: inner }
    }
    return { ...value, [key]: spoilt(inner, any) }
  }
  return any(5) === 0 ? [value] : at(WRONG, any(WRONG.length))
}

/** Bytes are flipped, cut out, doubled or put in between. */
function torn(text: string, any: Any): Buffer {
  const bytes = Buffer.from(text)
  const [from, length] = [any(bytes.length), 1 + any(12)]
  const piece = bytes.subarray(from, from + length)
  switch (any(5)) {
    case 0:
      return Buffer.concat([bytes.subarray(0, from), Buffer.from(piece.map(byte => byte ^ (1 << any(7)))), bytes.subarray(from + length)])
    case 1:
      return Buffer.concat([bytes.subarray(0, from), bytes.subarray(from + length)])
    case 2:
      return Buffer.concat([bytes, piece, piece])
    case 3:
      return bytes.subarray(0, from)
  }
  return Buffer.concat([bytes.subarray(0, from), Buffer.from(Array.from({ length }, () => any(256))), bytes.subarray(from)])
}

const rubbish = (any: Any): Buffer => {
  switch (any(4)) {
    case 0:
      return Buffer.from('['.repeat(1 + any(8000)))
    case 1:
      return Buffer.from(`{"n":${'9'.repeat(1 + any(400))},"ask":{"kind":"leave"}}`)
    case 2:
      return Buffer.from('"'.repeat(any(9000)))
  }
  return Buffer.from(Array.from({ length: any(300) }, () => any(256)))
}

export interface Sent {
  readonly data: Buffer
  readonly binary: boolean
}
export function damagedMessage(good: readonly object[], n: number, any: Any): Sent {
  const message = { n, ask: at(good, any(good.length)) }
  const binary = any(20) === 0
  switch (any(3)) {
    case 0:
      return { data: Buffer.from(JSON.stringify(spoilt(spoilt(message, any), any)) ?? ''), binary }
    case 1:
      return { data: torn(JSON.stringify(message), any), binary }
  }
  return { data: any(2) === 0 ? rubbish(any) : torn(JSON.stringify(spoilt(message, any)) ?? '', any), binary }
}
