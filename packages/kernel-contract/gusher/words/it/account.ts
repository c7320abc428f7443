/** Le parti del punteggio e le curve. */
import type { AccountWords } from '@wildcat/kernel'
import type { CurveName, Post } from '../../account.ts'
import { counted, money } from './phrases.ts'

const posts: Readonly<Record<Post, string>> = {
  start: 'Denaro iniziale',
  sales: 'Petrolio venduto all’asta',
  markets: 'Ferrovia e oleodotto',
  deals: 'Scambi',
  drilling: 'Pozzi trivellati',
  oil: 'Petrolio rimasto alla fine',
}
const curves: Readonly<Record<CurveName, string>> = { money: 'Denaro', oil: 'Barili in mano' }
const unit = (post: string, n: number) => {
  if (post === 'markets') return counted(n, 'volta', 'volte')
  if (post === 'deals') return counted(n, 'scambio', 'scambi')
  return post === 'drilling' ? counted(n, 'pozzo', 'pozzi') : counted(n, 'barile', 'barili')
}

export const account: AccountWords = {
  posts,
  detail: (post, { count }) => (count === 0 ? '' : unit(post, count)),
  curves,
  value: (curve, value) => (curve === 'money' ? money(value) : String(value)),
}
