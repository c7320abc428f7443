/** Le parti del punteggio e le curve, in italiano. */
import { accountIn } from '@wildcat/oil-rush/words/account.ts'
import { curves, posts } from '@wildcat/oil-rush/words/it/account.ts'
import type { Post } from '../../account.ts'
import { barrels, derricks, money, number } from './phrases.ts'

export const account = accountIn<Post>({
  posts,
  curves: { ...curves, train: 'Colonna della locomotiva' },
  money,
  number,
  barrels,
  derricks,
})
