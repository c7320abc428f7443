/** Giganten in italiano. */
import { differenceIn, type Words } from '@wildcat/kernel'
import { differences } from '@wildcat/oil-rush/words/it/differences.ts'
import { openTracking } from '@wildcat/oil-rush/words/it/options.ts'
import { isReason } from '../rules.ts'
import type { T } from '../types.ts'
import { aid } from './it/aid.ts'
import { choice, command, field } from './it/decisions.ts'
import { event } from './it/events.ts'
import { hints } from './it/hints.ts'
import { licences, money } from './it/phrases.ts'
import { question } from './it/questions.ts'
import { refusals } from './it/refusals.ts'
import { report } from './it/report.ts'
import { chapters, rules } from './it/rules.ts'
import { scoreParts } from './it/score-parts.ts'
import { situation } from './it/situation.ts'
import { summary } from './it/summary.ts'

export const it: Words<T> = {
  title: 'Giganten',
  summary,
  chapters,
  rules,
  options: {
    licences: {
      label: 'Mazzo delle licenze',
      help: 'Quante licenze ci sono, metà da 1 punto e metà da 2. Il mazzo normale ne ha 78; con 60 si rimescola più spesso.',
      value: licences,
    },
    inflation: {
      label: 'Inflazione',
      help: 'Dopo l’asta il prezzo di una compagnia sale di uno scatto se lì si è venduto poco, e scende di uno scatto se si è venduto molto.',
      value: on => (on ? 'Con inflazione' : 'Senza inflazione'),
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
