/** What is still to come: how many rounds, and how many will sell nationally. */
import { at, type Below, type Seat } from '@wildcat/kernel'
import { CARDS, DRILLING, FIELDS, fieldSize, TOP_LEVEL } from '../components.ts'
import { capacityOf, cubesIn, endIsNear, nationalPrice, towersOf } from '../queries.ts'
import type { View } from '../state.ts'

const WHOLE_GAME = 11 // rounds, from the first filling of a field to its end
const OIL_IN_A_FILLING = 0.7

/** Whole rounds after the running one: known once the end is near, until then judged by the second field to run dry. */
export function roundsLeft(view: View): number {
  const most = view.lastRound - view.round
  if (endIsNear(view)) return most
  const full = OIL_IN_A_FILLING * fieldSize(view.seats)
  const shares = FIELDS.map(field => {
    const { level, oil } = view.fields[field]
    return level === 0 ? 0 : (level - 1 + Math.min(1, oil / full)) / TOP_LEVEL
  })
  const second = at(
    shares.toSorted((a, b) => a - b),
    1,
  )
  return Math.min(most, Math.max(1, second * WHOLE_GAME))
}

/** How likely somebody is to sell nationally who will have so much oil in store: none, one, two or more. Counted in games of greedy bots. */
const EAGER = { few: [0.02, 0.1, 0.38], many: [0.04, 0.2, 0.6] } as const

/** [OIL-5.7] What an oil will bring nationally: the mean of all that may happen, or the price once the cards are shown. */
export function nationalOutlook(view: View, seat: Seat): number {
  if (areShown(view)) return shownPrice(view)
  let sellers = [1] // how likely it is that none, one, two … of the others sell
  for (const chance of rivals(view, seat)) sellers = oneMore(sellers, chance)
  return sellers.reduce((sum, likely, others) => sum + likely * nationalPrice(view.seats, others + 1), 0)
}

/** The same, guessed for this once. Bots that all reckoned with the mean would all crowd the market together, or leave it together. */
export function nationalHunch(view: View, seat: Seat, below: Below): number {
  if (areShown(view)) return shownPrice(view)
  const others = rivals(view, seat).filter(chance => below(100) < 100 * chance)
  return nationalPrice(view.seats, others.length + 1)
}

const areShown = ({ shown }: View): boolean => shown.some(card => card !== 'none')
const shownPrice = ({ seats, shown, bot }: View): number =>
  nationalPrice(seats, [...shown, bot === 'none' ? 'none' : bot.card].filter(card => card === 'national').length)

/** How likely each of the others is to sell, the neutral bot included. */
function rivals(view: View, seat: Seat): number[] {
  const eager = view.seats < 4 ? EAGER.few : EAGER.many
  const found: number[] = view.bot === 'none' ? [] : [1 / CARDS.length]
  for (let other = 0; other < view.seats; other++)
    if (other !== seat) found.push(at(eager, Math.min(oilBefore(view, other), eager.length - 1)))
  return found
}

/** The oil that somebody will have when the cards are carried out: his worker sells or drills before. */
function oilBefore(view: View, seat: Seat): number {
  const store = at(view.stores, seat)
  const worker = at(view.workers, seat)
  if (worker === 'home' || (worker.column !== 'local' && worker.column !== 'drill')) return store.oil
  if (worker.column === 'local') return 0
  const drilled = towersOf(view, seat).reduce((sum, plot) => {
    const { tower, field } = at(view.plots, plot)
    return tower === 'none' || field === view.strike ? sum : sum + Math.min(DRILLING[tower].oil, view.fields[field].oil)
  }, 0)
  return Math.min(store.oil + drilled, capacityOf(view, seat) - cubesIn(store) + store.oil)
}

const oneMore = (likely: readonly number[], chance: number): number[] =>
  [...likely, 0].map((each, n) => each * (1 - chance) + (likely[n - 1] ?? 0) * chance)
