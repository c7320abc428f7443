/** Gusher in English. */
import type { Words } from '@wildcat/kernel'
import { isReason } from '../rules.ts'
import type { T } from '../types.ts'
import { aid } from './en/aid.ts'
import { command, question } from './en/decisions.ts'
import { event } from './en/events.ts'
import { hints } from './en/hints.ts'
import { counted, money } from './en/phrases.ts'
import { refusals } from './en/refusals.ts'
import { chapters, rules } from './en/rules.ts'
import { scoreParts } from './en/score-parts.ts'
import { situation } from './en/situation.ts'
import { summary } from './en/summary.ts'

const fields: Readonly<Record<string, string>> = {
  points: 'Points',
  barrels: 'Barrels',
  to: 'To',
  ones: 'Licences of 1 point',
  twos: 'Licences of 2 points',
  money: 'Money asked for',
}

export const en: Words<T> = {
  title: 'Gusher',
  summary,
  chapters,
  rules,
  options: {
    rounds: {
      label: 'Rounds',
      help: 'How long the game lasts, unless all wells are drilled first.',
      value: n => counted(n, 'round', 'rounds'),
    },
    deals: {
      label: 'Deals',
      help: 'May players offer each other licences for money and oil?',
      value: on => (on ? 'With deals' : 'Without deals'),
    },
  },
  event,
  refusal: ({ why, with: figures }) => (isReason(why) ? refusals[why](figures ?? {}) : why),
  question,
  hints,
  command,
  field: (c, field) => (c.kind === 'offer' && field === 'barrels' ? 'Barrels asked for' : (fields[field] ?? field)),
  choice: (_, field, value, who) => (field === 'to' ? who(Number(value)) : String(value)),
  situation,
  aid,
  score: money,
  scoreParts,
}
