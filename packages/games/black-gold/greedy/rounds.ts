/** [BG-10.1, BG-11.1, BG-11.2] How long the game will last. Which special cards are gone is open, so the chances are exact. */
import { at } from '@wildcat/kernel'
import { CARDS, LAST_OF_SHORT, LAST_ROW, SPECIAL_IDS } from '../components.ts'
import type { View } from '../state.ts'

export interface Rounds {
  readonly left: number // that will be played to their end, the running one included
  readonly next: number // how likely it is that another one comes
}

/** Of the special cards to come, how many move the Oil Baron by 1, 2 and 3 rows. */
type Advances = readonly [number, number, number]

export function roundsOf(view: View): Rounds {
  const toCome = advancesToCome(view)
  const cards = toCome[0] + toCome[1] + toCome[2]
  if (view.options.length === 'long') return { left: 1 + cards, next: cards > 0 ? 1 : 0 }
  const rows = (view.options.length === 'short' ? LAST_OF_SHORT : LAST_ROW) - view.baron
  const safe = toCome.reduce((sum, count, index) => sum + (index + 1 < rows ? count : 0), 0)
  return { left: 1 + moreRounds(rows, toCome), next: safe / Math.max(1, cards) }
}

function advancesToCome({ special, onShow, taken }: View): Advances {
  const count: [number, number, number] = [0, 0, 0]
  for (const id of SPECIAL_IDS) {
    if (special.discard.includes(id) || onShow.includes(id) || taken.includes(id)) continue
    const { baron } = at(CARDS, id)
    if (baron === 1) count[0]++
    else if (baron === 2) count[1]++
    else count[2]++
  }
  return count
}

const known = new Map<number, number>()

/** The mean number of further rounds before the Oil Baron has gone so many rows. */
function moreRounds(rows: number, [ones, twos, threes]: Advances): number {
  const cards = ones + twos + threes
  if (cards === 0) return 0
  const key = ((rows * 13 + ones) * 13 + twos) * 13 + threes
  const before = known.get(key)
  if (before !== undefined) return before
  const after = (advance: number, count: number, left: Advances) =>
    count === 0 || advance >= rows ? 0 : (count / cards) * (1 + moreRounds(rows - advance, left))
  const mean =
    after(1, ones, [ones - 1, twos, threes]) + after(2, twos, [ones, twos - 1, threes]) + after(3, threes, [ones, twos, threes - 1])
  known.set(key, mean)
  return mean
}
