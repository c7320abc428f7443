/** Results of one deal, seat by seat. */
import type { DealInfo } from '@wildcat/protocol'
import { botNames } from '../setup/draft.ts'

type Game = Exclude<DealInfo['results'], string>[number]
export interface Compared {
  readonly key: string
  readonly seat: Game['seats'][number]
  readonly called: string // as at the table
  readonly difference: number | undefined // from the average of all who played from there; none without a score
}

/** For each seat those who played it, the best first. */
export function comparedBySeat(games: readonly Game[], seats: number): Compared[][] {
  return Array.from({ length: seats }, (_, place) => {
    const rows = games.flatMap(({ ended, seats: all }, n) => {
      const seat = all[place]
      return seat === undefined ? [] : [{ key: `${ended} ${n}`, seat, called: nameAt(all, place) }]
    })
    const scores = rows.flatMap(({ seat: { score } }) => (score === 'none' ? [] : [score]))
    const average = scores.reduce((sum, score) => sum + score, 0) / scores.length
    const differenceOf = (score: number | 'none') => (score === 'none' ? undefined : Math.round((score - average) * 10) / 10)
    return rows
      .map(row => ({ ...row, difference: differenceOf(row.seat.score) }))
      .toSorted((a, b) => (b.difference ?? Number.NEGATIVE_INFINITY) - (a.difference ?? Number.NEGATIVE_INFINITY))
  })
}

/** Of several bots of a kind each has a name of its own, by where the others sit. */
function nameAt(seats: Game['seats'], place: number): string {
  const { player, bot } = seats[place] ?? { player: '', bot: 'none' }
  return bot === 'none' ? player : (botNames(seats.map(each => each.bot))[place] ?? '')
}
