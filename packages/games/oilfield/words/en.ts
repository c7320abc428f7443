/** Oilfield in English. */
import { differenceIn, type Words } from '@wildcat/kernel'
import { isReason } from '../rules.ts'
import type { T } from '../types.ts'
import { aid } from './en/aid.ts'
import { choice, command, field } from './en/decisions.ts'
import { differences } from './en/differences.ts'
import { event } from './en/events.ts'
import { hints } from './en/hints.ts'
import { vp } from './en/phrases.ts'
import { question } from './en/questions.ts'
import { refusals } from './en/refusals.ts'
import { report } from './en/report.ts'
import { chapters, rules } from './en/rules.ts'
import { scoreParts } from './en/score-parts.ts'
import { situation } from './en/situation.ts'
import { summary } from './en/summary.ts'

export const en: Words<T> = {
  title: 'Oilfield',
  summary,
  chapters,
  rules,
  options: {
    advanced: {
      label: 'Advanced buildings',
      help: 'Adds the gas refinery, the national tower and the government tower. Leave them out for a first game.',
      value: on => (on ? 'With' : 'Without'),
    },
    botSecond: {
      label: 'Neutral bot',
      help: 'With two players a neutral bot plays a random card each round: before the first player’s, or between the two.',
      value: on => (on ? 'Second' : 'First'),
    },
  },
  event,
  report,
  refusal: ({ why, with: figures }) => (isReason(why) ? refusals[why](figures ?? {}) : why),
  question,
  hints,
  command,
  field,
  choice,
  situation,
  aid,
  difference: (figure, by) => differenceIn(differences, figure, by),
  score: vp,
  tied: 'Level on points: fewer coins come first, then fewer leases bought.',
  scoreParts,
}
