/** The luck of one bot at one seat: apart from the luck of the game, and the same again for the same key. */
import { below, type Randomness, randomness, type Seat, shuffle } from '@wildcat/kernel'

export interface Luck {
  readonly below: (n: number) => number // 0 ≤ result < n
  readonly shuffle: <X>(list: X[]) => X[] // in place
  readonly key: () => number[] // for a world to imagine
}

/** Beyond the streams of any game, and one for each seat: so nobody's memo of the last block is pushed out by another's draw. */
const FIRST_STREAM = 32
const KEY_WORDS = 8
const WORD = 2 ** 32

export function luckOf(key: readonly number[], seat: Seat): Luck {
  const stream = FIRST_STREAM + seat
  const random: Randomness = randomness(key, stream + 1)
  return {
    below: n => below(random, stream, n),
    shuffle: list => shuffle(random, stream, list),
    key: () => Array.from({ length: KEY_WORDS }, () => below(random, stream, WORD)),
  }
}
