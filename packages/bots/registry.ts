/** The bots there are. */
import type { Bot } from './bot.ts'
import { greedyOf } from './greedy.ts'
import { random } from './random.ts'

/** Bots that play every game, the weakest first. */
const EVERYWHERE: readonly Bot[] = [random]

/** What can be played against in this game, the weakest first. Those that know one game are loaded with it. */
export async function botsFor(game: string): Promise<readonly Bot[]> {
  const own = await greedyOf(game)
  return own === undefined ? EVERYWHERE : [...EVERYWHERE, own]
}

/** Where a bot comes from when it is asked for by name. */
export type FindBot = (game: string, bot: string) => Promise<Bot>

export const listedBot: FindBot = async (game, bot) => {
  const bots = await botsFor(game)
  const found = bots.find(({ id }) => id === bot)
  if (found === undefined) throw new Error(`there is no bot '${bot}' for ${game}; there is: ${bots.map(({ id }) => id).join(', ')}`)
  return found
}
