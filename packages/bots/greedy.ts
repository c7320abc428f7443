/**
 * The bot with sense that a game brings along, as a bot like any other: with the constants that it had at first, a yardstick that stays the
 * same. The five opponents play by those that were fitted since.
 */
import { titleOf } from '@wildcat/catalogue'
import type { Policy, Types } from '@wildcat/kernel'
import type { Bot } from './bot.ts'

const greedy = (policy: Policy<Types>): Bot => ({
  id: 'greedy',
  names: { en: 'Greedy', it: 'Avido' },
  about: {
    en: 'Weighs what each move is worth now and takes the best. Plays soundly, without plans for later.',
    it: 'Valuta quanto rende subito ogni mossa e prende la migliore. Gioca con buon senso, senza piani a lungo termine.',
  },
  choose: ({ view, seat, legal, luck }) => policy.choose(view, seat, legal, luck.below),
})

export async function greedyOf(game: string): Promise<Bot | undefined> {
  const title = titleOf(game)
  const tuning = await title?.tuning?.()
  const policy = tuning === undefined ? await title?.greedy?.() : tuning.policyBy(seats => tuning.first(seats))
  return policy === undefined ? undefined : greedy(policy)
}
