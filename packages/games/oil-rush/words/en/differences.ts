/** What the figures of an evaluation are called, where two ways to go on are compared. */
import { byAbout, dollars, moreOrFewer } from '@wildcat/kernel/words/en/phrases.ts'
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
  space: by => `${byAbout(by, 'space', 'spaces')} further ${by > 0 ? 'along' : 'back on'} the track`,
  leading: by => `the lead on the track ${by > 0 ? 'more' : 'less'} often`,
  unreached: by => `${derricks(by)} not yet reached on the track`,
  unbuilt: by => `${derricks(by)} left in stock`,
}
