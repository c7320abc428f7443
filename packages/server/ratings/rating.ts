/** How strong somebody is at one game, as far as rated games tell: Weng and Lin's Plackett–Luce model, by `openskill`. Loaded when a game is rated. */
import { rate } from 'openskill'
import type { PlayedRow } from '../store/rating-contract.ts'
import { NEWCOMER, type Rating } from './scale.ts'

/** Whoever left is behind all who stayed, and equal with others who left. Where a game ended with somebody's time, those who stayed are equal. */
const LAST = 1000
const rankOf = ({ gone, place }: PlayedRow): number => (gone ? LAST : Math.max(1, place))

/** Somebody who has two seats by now, since they were two guests, is one person, who did as well as at the worse of them. Guest 0 is anybody. */
export function personsOf(people: readonly PlayedRow[]): PlayedRow[] {
  const worst = new Map<number, PlayedRow>()
  for (const each of people) {
    const other = worst.get(each.guest)
    if (other === undefined || rankOf(each) > rankOf(other)) worst.set(each.guest, each)
  }
  return people.filter(each => each.guest === 0 || worst.get(each.guest) === each)
}

/** After this game, for each of the people who played it. */
export function ratingsAfter(people: readonly PlayedRow[]): Rating[] {
  const before = people.map(({ rating }) => rating ?? NEWCOMER)
  if (people.length < 2) return before
  const after = rate(
    before.map(({ mu, sigma }) => [{ mu, sigma }]),
    { rank: people.map(rankOf) },
  )
  return before.map((old, n) => ({ ...old, ...after[n]?.[0], games: old.games + 1 }))
}
