/** Black Gold in English. */
import { differenceIn, type Words } from '@wildcat/kernel'
import { differences } from '@wildcat/oil-rush/words/en/differences.ts'
import { isReason } from '../rules.ts'
import type { T } from '../types.ts'
import { aid } from './en/aid.ts'
import { choice, command, field } from './en/decisions.ts'
import { event } from './en/events.ts'
import { hints } from './en/hints.ts'
import { money } from './en/phrases.ts'
import { question } from './en/questions.ts'
import { refusals } from './en/refusals.ts'
import { report } from './en/report.ts'
import { chapters, rules } from './en/rules.ts'
import { scoreParts } from './en/score-parts.ts'
import { options } from './en/set-up.ts'
import { situation } from './en/situation.ts'
import { summary } from './en/summary.ts'

export const en: Words<T> = {
  title: 'Black Gold',
  summary,
  chapters,
  rules,
  options,
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
