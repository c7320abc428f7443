/** How an account is told: a language brings its words; what is told is the same in all. */
import type { AccountWords } from '@wildcat/kernel'
import type { CurveName, Post } from '../account.ts'

interface Told {
  readonly posts: Readonly<Record<Post, string>>
  readonly details: Readonly<Record<Post, (count: number) => string>>
  readonly curves: Readonly<Record<CurveName, string>>
  readonly money: (n: number) => string
  readonly number: (n: number) => string
}

const isPost = (post: string, details: Told['details']): post is Post => Object.hasOwn(details, post)

export const accountIn = ({ posts, details, curves, money, number }: Told): AccountWords => ({
  posts,
  detail: (post, { count }) => (count === 0 || !isPost(post, details) ? '' : details[post](count)),
  curves,
  value: (curve, value) => (curve === 'money' || curve === 'wealth' ? money(value) : number(value)),
})
