/** How an account is told: a language brings its words; what is told is the same in all. */
import type { AccountWords } from '@wildcat/kernel'
import type { CurveName, Post } from '../account.ts'

interface Told {
  readonly posts: Readonly<Record<Post, string>>
  readonly curves: Readonly<Record<CurveName, string>>
  readonly money: (n: number) => string
  readonly number: (n: number) => string
  readonly barrels: (n: number) => string
  readonly derricks: (n: number) => string
}

export const accountIn = ({ posts, curves, money, number, barrels, derricks }: Told): AccountWords => ({
  posts,
  detail(post, { amount, count }) {
    if (count === 0) return ''
    if (post === 'derricks') return `${number(count)} × ${money(amount / count)}` // by the place of the locomotive
    return post === 'building' ? derricks(count) : barrels(count)
  },
  curves,
  value: (curve, value) => (curve === 'money' ? money(value) : number(value)),
})
