/** The parts of a score and the curves. */
import type { AccountWords } from '@wildcat/kernel'
import type { CurveName, Post } from '../../account.ts'
import { counted, money } from './phrases.ts'

const posts: Readonly<Record<Post, string>> = {
  start: 'Start money',
  sales: 'Oil sold in auctions',
  markets: 'Rail and pipeline',
  deals: 'Deals',
  drilling: 'Wells drilled',
  oil: 'Oil left at the end',
}
const curves: Readonly<Record<CurveName, string>> = { money: 'Money', oil: 'Barrels in hand' }
const unit = (post: string, n: number) => {
  if (post === 'markets') return counted(n, 'time', 'times')
  if (post === 'deals') return counted(n, 'deal', 'deals')
  return post === 'drilling' ? counted(n, 'well', 'wells') : counted(n, 'barrel', 'barrels')
}

export const account: AccountWords = {
  posts,
  detail: (post, { count }) => (count === 0 ? '' : unit(post, count)),
  curves,
  value: (curve, value) => (curve === 'money' ? money(value) : String(value)),
}
