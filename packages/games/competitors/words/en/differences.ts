/** What the figures of an evaluation are called, where two ways to go on are compared. */
import { byAbout, euros, moreOrFewer } from '@wildcat/kernel/words/en/phrases.ts'
import { WEALTH_UNIT } from '../../components.ts'
import type { Differences } from '../../evaluate.ts'

const points = (by: number) => moreOrFewer(by, 'VP', 'VP')

export const differences: Differences = {
  vp: points,
  deliveries: by => `${moreOrFewer(by, 'delivery', 'deliveries')} still needed to win`,
  wealth: by => `about ${euros(Math.max(1, Math.round(Math.abs(by) * (WEALTH_UNIT / 1000))) * 1000)} ${by > 0 ? 'more' : 'less'} in all`,
  states: by => moreOrFewer(by, 'territory card', 'territory cards'),
  contracts: by => moreOrFewer(by, 'contract', 'contracts'),
  turn: by => `a turn still to come in the round ${by > 0 ? 'more' : 'less'} often`,
  actions: by => `${moreOrFewer(by, 'action', 'actions')} left`,
  plan: by => `${points(by)} in sight with what is in hand`,
  next: by => `the next delivery ${byAbout(by, 'action', 'actions')} ${by > 0 ? 'later' : 'sooner'}`,
}
