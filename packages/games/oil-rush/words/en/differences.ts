/** What the figures of an evaluation are called, where two ways to go on are compared. */
import { dollars, moreOrFewer } from '@wildcat/kernel/words/en/phrases.ts'
import type { Differences } from '../differences.ts'
import { nearest500 } from '../differences.ts'

const barrels = (by: number) => moreOrFewer(by, 'barrel', 'barrels')
const derricks = (by: number) => moreOrFewer(by, 'derrick', 'derricks')

export const differences: Differences = {
  money: by => `about ${dollars(nearest500(by))} ${by > 0 ? 'more' : 'less'}`,
  stored: by => `${barrels(by)} in the depots`,
  surplus: by => `${barrels(by)} over the depots’ limit`,
  pumped: by => `${barrels(by)} still to be pumped`,
  buried: by => `${barrels(by)} left in the ground`,
  standing: by => `${derricks(by)} standing at the end`,
  licence: by => moreOrFewer(by, 'licence', 'licences'),
  space: by => moreOrFewer(by, 'space', 'spaces', ['further along the track', 'further back on the track']),
  leading: by => (by > 0 ? 'more often out in front on the track' : 'less often out in front on the track'),
  unreached: by => `${derricks(by)} still to be reached on the track`,
  unbuilt: by => `${derricks(by)} still to build`,
}
