/** What the figures of an evaluation are called, where two ways to go on are compared. */
import { dollars, moreOrFewer } from '@wildcat/kernel/words/en/phrases.ts'
import type { Differences } from '../../evaluate.ts'

const points = (by: number) => moreOrFewer(by, 'VP', 'VP')

export const differences: Differences = {
  points,
  towers: by => moreOrFewer(by, 'tower', 'towers'),
  leases: by => moreOrFewer(by, 'lease without a tower', 'leases without a tower'),
  cash: by => `${points(by)} to come from money`,
  store: by => `${points(by)} to come from the store`,
  production: by => `${points(by)} to come from drilling`,
  money: by => `about ${dollars(Math.max(1, Math.round(Math.abs(by))))} ${by > 0 ? 'more' : 'less'}`,
}
