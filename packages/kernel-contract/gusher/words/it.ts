/** Gusher in italiano. */
import type { Words } from '@wildcat/kernel'
import { isReason } from '../rules.ts'
import type { T } from '../types.ts'
import { aid } from './it/aid.ts'
import { command, question } from './it/decisions.ts'
import { event } from './it/events.ts'
import { hints } from './it/hints.ts'
import { counted, money } from './it/phrases.ts'
import { refusals } from './it/refusals.ts'
import { chapters, rules } from './it/rules.ts'
import { scoreParts } from './it/score-parts.ts'
import { situation } from './it/situation.ts'
import { summary } from './it/summary.ts'

const fields: Readonly<Record<string, string>> = {
  points: 'Punti',
  barrels: 'Barili',
  to: 'A chi',
  ones: 'Licenze da 1 punto',
  twos: 'Licenze da 2 punti',
  money: 'Denaro richiesto',
}

export const it: Words<T> = {
  title: 'Gusher',
  summary,
  chapters,
  rules,
  options: {
    rounds: {
      label: 'Round',
      help: 'Quanto dura la partita, se prima non vengono trivellati tutti i pozzi.',
      value: n => counted(n, 'round', 'round'),
    },
    deals: {
      label: 'Scambi',
      help: 'I giocatori possono proporsi licenze in cambio di denaro e petrolio?',
      value: on => (on ? 'Con scambi' : 'Senza scambi'),
    },
  },
  event,
  refusal: ({ why, with: figures }) => (isReason(why) ? refusals[why](figures ?? {}) : why),
  question,
  hints,
  command,
  field: (c, field) => (c.kind === 'offer' && field === 'barrels' ? 'Barili richiesti' : (fields[field] ?? field)),
  choice: (_, field, value, who) => (field === 'to' ? who(Number(value)) : String(value)),
  situation,
  aid,
  score: money,
  scoreParts,
}
