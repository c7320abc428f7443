/** Le parti del punteggio e le curve, in italiano. */
import { accountIn } from '@wildcat/oil-rush/words/account.ts'
import { curves, posts } from '@wildcat/oil-rush/words/it/account.ts'
import type { Post } from '../../account.ts'
import { barrels, derricks, money, number } from './phrases.ts'

export const account = accountIn<Post>({
  posts: { ...posts, gushers: 'Zampilli aperti', deepDrilling: 'Trivellazione profonda' },
  curves: { ...curves, train: 'Riga del treno' },
  money,
  number,
  barrels,
  derricks,
})
