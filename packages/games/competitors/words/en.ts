/** Competitors in English. */
import { differenceIn, type Words } from '@wildcat/kernel'
import { isReason } from '../rules.ts'
import type { T } from '../types.ts'
import { aid } from './en/aid.ts'
import { command } from './en/decisions.ts'
import { differences } from './en/differences.ts'
import { event } from './en/events.ts'
import { choice, field } from './en/fields.ts'
import { hints } from './en/hints.ts'
import { vp } from './en/phrases.ts'
import { question } from './en/questions.ts'
import { refusals } from './en/refusals.ts'
import { report } from './en/report.ts'
import { chapters, rules } from './en/rules.ts'
import { scoreParts } from './en/score-parts.ts'
import { options } from './en/set-up.ts'
import { situation } from './en/situation.ts'
import { summary } from './en/summary.ts'

export const en: Words<T> = {
  title: 'Competitors',
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
  score: vp,
  scoreParts,
}
