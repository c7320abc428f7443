/** What is still to come: how many rounds, and how many will sell nationally. */
import { at, type Seat } from '@wildcat/kernel'
import { CARDS, FIELDS, fieldSize, MOST_ROUNDS, TOP_LEVEL } from '../components.ts'
import { nationalPrice } from '../queries.ts'
import type { View } from '../state.ts'

const WHOLE_GAME = 11 // rounds, from the first filling of a field to its end
const OIL_IN_A_FILLING = 0.7

/** Whole rounds after the running one: known once the end is announced, until then judged by the second field to run dry. */
export function roundsLeft(view: View): number {
  if (view.lastRound < MOST_ROUNDS) return view.lastRound - view.round
  const full = OIL_IN_A_FILLING * fieldSize(view.seats)
  const shares = FIELDS.map(field => {
    const { level, oil } = view.fields[field]
    return level === 0 ? 0 : (level - 1 + Math.min(1, oil / full)) / TOP_LEVEL
  })
  const second = at(
    shares.toSorted((a, b) => a - b),
    1,
  )
  return Math.max(1, second * WHOLE_GAME)
}

/** [OIL-5.7] What an oil will bring nationally, by what the others have in their stores. */
export function nationalOutlook(view: View, seat: Seat): number {
  const known = view.shown.some(card => card !== 'none')
  if (known) return nationalPrice(view.seats, Math.max(1, view.shown.filter(card => card === 'national').length + botSells(view)))
  let sellers = [1] // how likely it is that none, one, two … of the others sell
  for (let other = 0; other < view.seats; other++) if (other !== seat) sellers = oneMore(sellers, eager(at(view.stores, other).oil))
  if (view.bot !== 'none') sellers = oneMore(sellers, 1 / CARDS.length)
  return sellers.reduce((sum, likely, others) => sum + likely * nationalPrice(view.seats, others + 1), 0)
}

const botSells = ({ bot }: View): number => (bot !== 'none' && bot.card === 'national' ? 1 : 0)
const eager = (oil: number): number => (oil === 0 ? 0.05 : Math.min(0.4, 0.1 + 0.1 * oil))
const oneMore = (likely: readonly number[], chance: number): number[] =>
  [...likely, 0].map((each, n) => each * (1 - chance) + (likely[n - 1] ?? 0) * chance)
