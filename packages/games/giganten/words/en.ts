/** Giganten in English. */
import { differenceIn, type Words } from '@wildcat/kernel'
import { differences } from '@wildcat/oil-rush/words/en/differences.ts'
import { openTracking } from '@wildcat/oil-rush/words/en/options.ts'
import { isReason } from '../rules.ts'
import type { T } from '../types.ts'
import { aid } from './en/aid.ts'
import { choice, command, field } from './en/decisions.ts'
import { event } from './en/events.ts'
import { hints } from './en/hints.ts'
import { licences, money } from './en/phrases.ts'
import { question } from './en/questions.ts'
import { refusals } from './en/refusals.ts'
import { report } from './en/report.ts'
import { chapters, rules } from './en/rules.ts'
import { scoreParts } from './en/score-parts.ts'
import { situation } from './en/situation.ts'
import { summary } from './en/summary.ts'

export const en: Words<T> = {
  title: 'Giganten',
  summary,
  chapters,
  rules,
  options: {
    licences: {
      label: 'Licence deck',
      help: 'How many licences there are, half of 1 point and half of 2. The usual deck has 78; with 60 it is reshuffled more often.',
      value: licences,
    },
    inflation: {
      label: 'Inflation',
      help: 'After its auction a company’s price rises a step if little was sold there, and falls a step if a lot was.',
      value: on => (on ? 'With inflation' : 'Without inflation'),
    },
    openTracking,
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
  score: money,
  scoreParts,
}
