/** The mistakes of people: the second or third best, where it is not much worse. What nobody would do is not done. */
import type { Types, Weighed } from '@wildcat/kernel'
import type { Situation } from '../bot.ts'

/** So far behind the best, of the whole width of what could be answered. */
const MARGIN = 0.5
const MOST = 2

type Answers = readonly Weighed<Types['command']>[]

/**
 * One of the next best, by luck; the best where all others are much worse, or there is none. A grave one is the worst there is, up to so far
 * behind the best.
 */
export function slipped(answers: Answers, { below }: Situation['luck'], grave?: number): Weighed<Types['command']> | undefined {
  const [best, ...others] = answers
  if (best === undefined) return undefined
  const width = best.worth - Math.min(...answers.map(({ worth }) => worth).filter(Number.isFinite))
  const near = others.filter(({ worth }) => best.worth - worth <= (grave ?? MARGIN) * width)
  const found = grave === undefined ? near.slice(0, MOST) : near.filter(({ worth }) => worth === near.at(-1)?.worth)
  return found.length === 0 ? best : found[below(found.length)]
}
