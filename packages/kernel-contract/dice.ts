/** Luck for the suite, apart from the game's own: the same numbers give the same dice. */

import type { Below } from '@wildcat/kernel'
import { at, below, keyFrom, randomness } from '@wildcat/kernel'

const STREAM = 0

export function dice(...numbers: readonly number[]): Below {
  const random = randomness(keyFrom(...numbers), 1)
  return n => below(random, STREAM, n)
}

export const pick = <X>(list: readonly X[], below: Below): X => at(list, below(list.length))

/** Up to n of a list, in its order. */
export function sample<X>(list: readonly X[], n: number, below: Below): readonly X[] {
  if (list.length <= n) return list
  let wanted = n
  return list.filter((_, i) => {
    if (below(list.length - i) >= wanted) return false
    wanted--
    return true
  })
}

/** A key for an imagined world. */
export const newKey = (below: Below): number[] => Array.from({ length: 8 }, () => below(0x1_0000_0000))
