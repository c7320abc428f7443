/** A sensible table at once: one person against bots, as the last time or as the game is usually played. */
import { opponentsFor } from '@wildcat/bots'
import type { Title } from '@wildcat/catalogue'
import { createTable } from '../session/clients.ts'
import { companyOf, firstDraft, givenNames, usualDraft } from '../setup/draft.ts'
import type { Plan } from '../store/plan.ts'

async function planOf(title: Title): Promise<Plan> {
  const { id, seats } = title
  const [bots, rules] = await Promise.all([opponentsFor(id), title.engine()])
  const known = bots.map(bot => bot.id)
  const last = firstDraft(id, seats, known)
  const isGood = companyOf(last) === 'alone' && 'ok' in rules.options(last.seats, last.options)
  const draft = isGood ? last : usualDraft(seats, known)
  return {
    game: id,
    names: givenNames(draft),
    bots: draft.bots.slice(0, draft.seats),
    options: draft.options,
    practice: draft.practice,
  }
}

export const playNow = async (title: Title): Promise<string> => (await createTable(await planOf(title))).id
