/** How one stands at the end: by how much the winners are ahead, and how far one is behind them. */
import type { Outcome, Seat } from '@wildcat/kernel'

/** Of the winners on the best of the others: nothing, where the rules broke a tie. Without anybody behind there is no lead. */
export function leadOf({ winners, scores }: Outcome): number | undefined {
  const best = Math.max(...scores.filter((_, seat) => !winners.includes(seat)))
  const won = Math.min(...winners.map(seat => scores[seat] ?? 0))
  return Number.isFinite(best) && Number.isFinite(won) ? won - best : undefined
}

/** How much a seat lacks to the winners' score. */
export function behind({ winners, scores }: Outcome, seat: Seat): number {
  return Math.max(...winners.map(winner => scores[winner] ?? 0)) - (scores[seat] ?? 0)
}
