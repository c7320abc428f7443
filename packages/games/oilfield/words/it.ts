/** Oilfield in italiano. */
import { differenceIn, type Words } from '@wildcat/kernel'
import { isReason } from '../rules.ts'
import type { T } from '../types.ts'
import { aid } from './it/aid.ts'
import { choice, command, field } from './it/decisions.ts'
import { differences } from './it/differences.ts'
import { event } from './it/events.ts'
import { hints } from './it/hints.ts'
import { vp } from './it/phrases.ts'
import { question } from './it/questions.ts'
import { refusals } from './it/refusals.ts'
import { report } from './it/report.ts'
import { chapters, rules } from './it/rules.ts'
import { scoreParts } from './it/score-parts.ts'
import { situation } from './it/situation.ts'
import { summary } from './it/summary.ts'

export const it: Words<T> = {
  title: 'Oilfield',
  summary,
  chapters,
  rules,
  options: {
    advanced: {
      label: 'Edifici avanzati',
      help: 'Aggiunge la raffineria di gas, la torre nazionale e la torre governativa. Per una prima partita è meglio lasciarli fuori.',
      value: on => (on ? 'Con' : 'Senza'),
    },
    botSecond: {
      label: 'Bot neutrale',
      help: 'In due, un bot neutrale gioca a ogni round una carta a caso: per primo, oppure tra i due giocatori.',
      value: on => (on ? 'Secondo' : 'Primo'),
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
  tied: 'A parità di punti è avanti chi ha meno denaro, poi chi ha acquistato meno licenze.',
  scoreParts,
}
