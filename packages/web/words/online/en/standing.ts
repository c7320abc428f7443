/** How strong people are and how often they left, in English. */
import type { Leaving, Rating } from '@wildcat/protocol'
import { numbersOf } from '../../plural.ts'

const { number, count } = numbersOf('en')
const games = (n: number) => count(n, 'game', 'games')

/** Farther off than that, a rating says little yet. */
export const UNCERTAIN = 150

export const standing = {
  field: 'Does it count for ratings?',
  unrated: 'No, just for fun',
  ratedChoice: 'Yes, rated',
  help: 'Whoever sits down agrees to be rated. Bots are not rated. Nothing that others have seen can be undone, and whoever leaves comes last.',
  rated: 'Rated',
  rating: ({ value, spread, games: played }: Rating) =>
    `about ${number(value)}, ${spread > UNCERTAIN ? 'still uncertain after' : 'after'} ${games(played)}`,
  number,
  newcomer: 'not rated yet',
  leaving: ({ left, games: played }: Leaving) =>
    left === 0 ? `finished all of the last ${games(played)}` : `left ${number(left)} of ${games(played)}`,
}
