/** What results tell of whoever played them: figures, opponents, the best and the worst. Practice is played for nothing. */
import type { Result } from '@wildcat/protocol'

export interface Filter {
  readonly game: string // its id, or 'all'
  readonly seats: number | 'all'
}
type Seat = Result['seats'][number]

export const ownSeat = ({ seats }: Result): Seat | undefined => seats.find(({ you }) => you)
export const hasWon = (result: Result): boolean => ownSeat(result)?.place === 1

export const counted = (results: readonly Result[], { game, seats }: Filter): Result[] =>
  results.filter(each => !each.practice && (game === 'all' || each.game === game) && (seats === 'all' || each.seats.length === seats))

/** By how much one was ahead of the best of the others, or behind the winner. None where a game ended without scores. */
export function marginOf(result: Result): number | undefined {
  const own = ownSeat(result)
  const others = result.seats.filter(({ you }) => !you).flatMap(({ score }) => (score === 'none' ? [] : [score]))
  if (own === undefined || own.score === 'none' || others.length === 0) return undefined
  return own.score - Math.max(...others)
}
const scoreOf = (result: Result): number | undefined => {
  const score = ownSeat(result)?.score
  return score === 'none' ? undefined : score
}

/** The one with the most of something, if that is any at all. */
function most(results: readonly Result[], figure: (result: Result) => number | undefined): { result: Result; value: number } | undefined {
  let best: { result: Result; value: number } | undefined
  for (const result of results) {
    const value = figure(result)
    if (value !== undefined && (best === undefined || value > best.value)) best = { result, value }
  }
  return best
}
/** Of one game: scores of several do not compare. */
export function momentsOf(results: readonly Result[]) {
  const defeat = most(
    results.filter(each => !hasWon(each)),
    each => {
      const margin = marginOf(each)
      return margin === undefined ? undefined : -margin
    },
  )
  return { score: most(results, scoreOf), victory: most(results.filter(hasWon), marginOf), defeat }
}

/** One's scores, the oldest first. */
export const scoresOf = (results: readonly Result[]): { readonly ended: number; readonly score: number }[] =>
  results
    .flatMap(result => {
      const score = scoreOf(result)
      return score === undefined ? [] : [{ ended: result.ended, score }]
    })
    .toReversed()

export interface Opponent {
  readonly name: string // empty: a bot
  readonly bot: string
  readonly games: number
  readonly ahead: number // in how many of them one was placed better
}
/** Those met most often first. Whoever was deleted is nobody. */
export function opponentsOf(results: readonly Result[]): Opponent[] {
  const found = new Map<string, Opponent>()
  for (const result of results) {
    const own = ownSeat(result)?.place ?? Number.POSITIVE_INFINITY
    const met = new Map(
      result.seats
        .filter(({ you, player, bot }) => !you && (player !== '' || bot !== 'none'))
        .map(each => [`${each.bot} ${each.player}`, each]),
    )
    for (const [key, { player, bot, place }] of met) {
      const { games, ahead } = found.get(key) ?? { games: 0, ahead: 0 }
      found.set(key, { name: player, bot, games: games + 1, ahead: ahead + (own < place ? 1 : 0) })
    }
  }
  return [...found.values()].toSorted((a, b) => b.games - a.games)
}
