/** The parts of a score and the curves, in English. */
import { accountIn } from '@wildcat/oil-rush/words/account.ts'
import { curves, posts } from '@wildcat/oil-rush/words/en/account.ts'
import type { Post } from '../../account.ts'
import { barrels, derricks, money, number } from './phrases.ts'

export const account = accountIn<Post>({
  posts,
  curves: { ...curves, train: 'Column of the locomotive' },
  money,
  number,
  barrels,
  derricks,
})
