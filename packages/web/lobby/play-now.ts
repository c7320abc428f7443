/** A sensible table at once: one person against bots, as the last time or as the game is usually played. */
import { opponentsFor } from '@wildcat/bots'
import type { Title } from '@wildcat/catalogue'
import { createTable } from '../session/clients.ts'
import { against, companyOf, firstDraft, givenNames, usualDraft } from '../setup/draft.ts'
import type { Plan } from '../store/plan.ts'
import { companyWith } from './next-opponent.ts'

/** `opponent`: of the five, in a game that they play. */
async function planOf(title: Title, opponent: string): Promise<Plan> {
  const { id, seats } = title
  const [bots, rules] = await Promise.all([opponentsFor(id), title.engine()])
  const known = bots.map(bot => bot.id)
  const last = firstDraft(id, seats, known)
  const isGood = companyOf(last) === 'alone' && 'ok' in rules.options(last.seats, last.options)
  const usual = isGood ? last : usualDraft(seats, known)
  const draft = known.includes(opponent) ? against(usual, companyWith(opponent, usual.seats - 1)) : usual
  return {
    game: id,
    names: givenNames(draft),
    bots: draft.bots.slice(0, draft.seats),
    options: draft.options,
    practice: draft.practice,
  }
}

export const playNow = async (title: Title, opponent: string): Promise<string> => (await createTable(await planOf(title, opponent))).id
