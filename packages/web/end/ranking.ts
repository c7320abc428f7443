import type { Outcome, Seat } from '@wildcat/kernel'

/** Winners first, then by score; equal scores share a place. A tie that the rules have broken is broken here too. */
export function ranking({ winners, scores }: Outcome): { seat: Seat; place: number; score: number }[] {
  const isWinner = (seat: Seat) => winners.includes(seat)
  const ahead = (a: Seat, b: Seat) => (isWinner(a) === isWinner(b) ? (scores[a] ?? 0) > (scores[b] ?? 0) : isWinner(a))
  return [...scores.keys()]
    .map(seat => ({ seat, place: 1 + [...scores.keys()].filter(other => ahead(other, seat)).length, score: scores[seat] ?? 0 }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat)
}

/** The place of each seat. */
export function placesOf(outcome: Outcome): number[] {
  const ranked = ranking(outcome)
  return outcome.scores.map((_, seat) => ranked.find(each => each.seat === seat)?.place ?? 0)
}
