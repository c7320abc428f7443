import type { Engine, Outcome, Seat, Types } from '@wildcat/kernel'

/** How a game ended. `places`: of every seat, where the rules part equal scores. */
export interface Ended extends Outcome {
  readonly places?: readonly number[]
}

export function endedIn({ places }: Pick<Engine<Types>, 'places'>, view: Types['view']): Ended | 'open' {
  if (view.outcome === 'open' || places === undefined) return view.outcome
  return { ...view.outcome, places: places(view) }
}

/** The best first, each with its place. */
export function ranking(ended: Ended): { seat: Seat; place: number; score: number }[] {
  const places = placesOf(ended)
  return ended.scores.map((score, seat) => ({ seat, place: places[seat] ?? 0, score })).sort((a, b) => a.place - b.place || a.seat - b.seat)
}

/** The place of each seat: winners first, then by score; equal scores share a place, unless the rules part them. */
export function placesOf({ winners, scores, places }: Ended): readonly number[] {
  const isAhead = (a: Seat, b: Seat) => {
    const isWinner = winners.includes(a)
    return isWinner === winners.includes(b) ? (scores[a] ?? 0) > (scores[b] ?? 0) : isWinner
  }
  return places ?? scores.map((_, seat) => 1 + scores.filter((__, other) => isAhead(other, seat)).length)
}

/** Have the rules parted players with equal scores? */
export const hasPartedTie = (ended: Ended): boolean =>
  ranking(ended).some(({ place, score }, n, all) => score === all[n - 1]?.score && place !== all[n - 1]?.place)
