/** Competitors in italiano. */
import { differenceIn, type Words } from '@wildcat/kernel'
import { isReason } from '../rules.ts'
import type { T } from '../types.ts'
import { aid } from './it/aid.ts'
import { command } from './it/decisions.ts'
import { differences } from './it/differences.ts'
import { event } from './it/events.ts'
import { choice, field } from './it/fields.ts'
import { hints } from './it/hints.ts'
import { vp } from './it/phrases.ts'
import { question } from './it/questions.ts'
import { refusals } from './it/refusals.ts'
import { report } from './it/report.ts'
import { chapters, rules } from './it/rules.ts'
import { scoreParts } from './it/score-parts.ts'
import { options } from './it/set-up.ts'
import { situation } from './it/situation.ts'
import { summary } from './it/summary.ts'

export const it: Words<T> = {
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
