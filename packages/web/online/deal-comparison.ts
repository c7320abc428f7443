/** Results of one deal, seat by seat. */
import type { DealInfo } from '@wildcat/protocol'

type Game = Exclude<DealInfo['results'], string>[number]
export interface Compared {
  readonly key: string
  readonly seat: Game['seats'][number]
  readonly difference: number | undefined // from the average of all who played from there; none without a score
}

/** For each seat those who played it, the best first. */
export function comparedBySeat(games: readonly Game[], seats: number): Compared[][] {
  return Array.from({ length: seats }, (_, place) => {
    const rows = games.flatMap(({ ended, seats: all }, n) => {
      const seat = all[place]
      return seat === undefined ? [] : [{ key: `${ended} ${n}`, seat }]
    })
    const scores = rows.flatMap(({ seat: { score } }) => (score === 'none' ? [] : [score]))
    const average = scores.reduce((sum, score) => sum + score, 0) / scores.length
    const differenceOf = (score: number | 'none') => (score === 'none' ? undefined : Math.round((score - average) * 10) / 10)
    return rows
      .map(({ key, seat }) => ({ key, seat, difference: differenceOf(seat.score) }))
      .toSorted((a, b) => (b.difference ?? Number.NEGATIVE_INFINITY) - (a.difference ?? Number.NEGATIVE_INFINITY))
  })
}
