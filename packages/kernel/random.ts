/**
 * ChaCha8 with named streams. The key and the number of words drawn from each stream are all the state there is:
 * nobody can work out the next die from those he saw, and a copy of a state continues as the original would.
 */
import type { Chance, Randomness } from './game.ts'

const SIGMA = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const // "expand 32-byte k"
const WORDS = 16
const TWO_32 = 0x1_0000_0000

function quarterRound(s: Int32Array, a: number, b: number, c: number, d: number): void {
  let sa = s[a] ?? 0
  let sb = s[b] ?? 0
  let sc = s[c] ?? 0
  let sd = s[d] ?? 0
  sa = (sa + sb) | 0
  sd ^= sa
  sd = (sd << 16) | (sd >>> 16)
  sc = (sc + sd) | 0
  sb ^= sc
  sb = (sb << 12) | (sb >>> 20)
  sa = (sa + sb) | 0
  sd ^= sa
  sd = (sd << 8) | (sd >>> 24)
  sc = (sc + sd) | 0
  sb ^= sc
  sb = (sb << 7) | (sb >>> 25)
  s[a] = sa
  s[b] = sb
  s[c] = sc
  s[d] = sd
}

const initial = new Int32Array(WORDS)
const mixed = new Int32Array(WORDS)

/** One block of the ChaCha keystream into `to`: sixteen words from a key of eight and the last four words of the matrix. */
export function chachaBlock(key: readonly number[], tail: readonly number[], to: Uint32Array, rounds = 8): void {
  for (let i = 0; i < 4; i++) initial[i] = SIGMA[i] ?? 0
  for (let i = 0; i < 8; i++) initial[4 + i] = key[i] ?? 0
  for (let i = 0; i < 4; i++) initial[12 + i] = tail[i] ?? 0
  mixed.set(initial)
  for (let round = 0; round < rounds; round += 2) {
    quarterRound(mixed, 0, 4, 8, 12)
    quarterRound(mixed, 1, 5, 9, 13)
    quarterRound(mixed, 2, 6, 10, 14)
    quarterRound(mixed, 3, 7, 11, 15)
    quarterRound(mixed, 0, 5, 10, 15)
    quarterRound(mixed, 1, 6, 11, 12)
    quarterRound(mixed, 2, 7, 8, 13)
    quarterRound(mixed, 3, 4, 9, 14)
  }
  for (let i = 0; i < WORDS; i++) to[i] = (mixed[i] ?? 0) + (initial[i] ?? 0)
}

/** The last block of each stream, kept outside the state: only ever a memo of a pure function. */
interface Memo {
  key: readonly number[]
  block: number
  readonly words: Uint32Array
}
const memos: Memo[] = []
const NO_KEY: readonly number[] = []

function word(random: Randomness, stream: number): number {
  const n = random.drawn[stream] ?? 0
  random.drawn[stream] = n + 1
  let memo = memos[stream]
  if (memo === undefined) {
    memo = { key: NO_KEY, block: -1, words: new Uint32Array(WORDS) }
    memos[stream] = memo
  }
  const block = n < 0x8000_0000 ? n >>> 4 : Math.floor(n / WORDS)
  if (memo.key !== random.key || memo.block !== block) {
    chachaBlock(random.key, [block % TWO_32, Math.floor(block / TWO_32), stream, 0], memo.words)
    memo.key = random.key
    memo.block = block
  }
  return memo.words[n & 15] ?? 0
}

/** 0 ≤ result < n, every value equally likely. */
export function below(random: Randomness, stream: number, n: number): number {
  if (!Number.isInteger(n) || n < 1 || n > TWO_32) throw new RangeError(`cannot draw below ${n}: a whole number from 1 to 2^32 is needed`)
  let drawn = word(random, stream)
  // The incomplete last stretch is shorter than n: the exact limit is worked out only there.
  while (drawn >= TWO_32 - n && drawn >= TWO_32 - (TWO_32 % n)) drawn = word(random, stream)
  return drawn % n
}

/** Fisher–Yates, in place. */
export function shuffle<X>(random: Randomness, stream: number, list: X[]): X[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(random, stream, i + 1)
    const last = list[i]
    const other = list[j]
    if (last === undefined || other === undefined) throw new TypeError('a list to shuffle has no gaps')
    list[i] = other
    list[j] = last
  }
  return list
}

/** The streams of a game by their names. */
export function chance<Stream extends string>(streams: readonly Stream[], random: Randomness): Chance<Stream> {
  const index = (stream: Stream) => streamIndex(streams, stream)
  return {
    random,
    below: (stream, n) => below(random, index(stream), n),
    shuffle: (stream, list) => shuffle(random, index(stream), list),
  }
}

export function streamIndex(streams: readonly string[], stream: string): number {
  const index = streams.indexOf(stream)
  if (index < 0) throw new Error(`no stream '${stream}' in this game`)
  return index
}

export const randomness = (key: readonly number[], streams: number): Randomness => ({ key, drawn: new Array<number>(streams).fill(0) })
export const copyRandomness = (random: Randomness): Randomness => ({ key: random.key, drawn: random.drawn.slice() })

/** A key for simulations and tests, the same for the same numbers. A match that matters takes its key from the system's entropy. */
export function keyFrom(...numbers: readonly number[]): number[] {
  if (numbers.length > 4 || numbers.some(n => !Number.isSafeInteger(n) || n < 0))
    throw new RangeError('a seed is made of up to four whole numbers from 0 to 2^53 - 1')
  const words = numbers.flatMap(n => [n % TWO_32, Math.floor(n / TWO_32)])
  const block = new Uint32Array(WORDS)
  chachaBlock(words, [numbers.length, 0, 0, 0], block, 20)
  return [...block.subarray(0, 8)]
}

export const keyToHex = (key: readonly number[]): string => key.map(w => (w >>> 0).toString(16).padStart(8, '0')).join('')

export function keyFromHex(hex: string): number[] | null {
  if (!/^[0-9a-f]{64}$/.test(hex)) return null
  const key: number[] = []
  for (let i = 0; i < 64; i += 8) key.push(Number.parseInt(hex.slice(i, i + 8), 16))
  return key
}
