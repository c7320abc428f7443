/** How an account is told: a language brings its words; what is told is the same in all. */
import type { AccountWords } from '@wildcat/kernel'
import type { CurveName } from '../account.ts'

interface Told<Post extends string> {
  readonly posts: Readonly<Record<Post, string>>
  readonly curves: Readonly<Record<CurveName, string>>
  readonly money: (n: number) => string
  readonly number: (n: number) => string
  readonly barrels: (n: number) => string
  readonly derricks: (n: number) => string
}
/** What is paid for derricks, not for barrels. */
const FOR_DERRICKS = ['building', 'gushers', 'deepDrilling']

export const accountIn = <Post extends string>({ posts, curves, money, number, barrels, derricks }: Told<Post>): AccountWords => ({
  posts,
  detail(post, { amount, count }) {
    if (count === 0) return ''
    if (post === 'derricks') return `${number(count)} × ${money(amount / count)}` // by the place of the train
    return FOR_DERRICKS.includes(post) ? derricks(count) : barrels(count)
  },
  curves,
  value: (curve, value) => (curve === 'money' ? money(value) : number(value)),
})
