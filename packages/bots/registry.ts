/** The bots there are. Those of one game are loaded when that game is wanted: they carry its rules with them. */
import type { Types } from '@wildcat/kernel'
import type { Bot } from './bot.ts'
import { random } from './random.ts'

/** Bots that play every game, the weakest first. */
const EVERYWHERE: readonly Bot[] = [random]

/** Bots that know one game: `giganten: async () => [(await import('./giganten/greedy.ts')).greedy]`. */
const OF_GAME: Readonly<Record<string, () => Promise<readonly Bot<Types>[]>>> = {}

/** What can be played against in this game, the weakest first. */
export async function botsFor(game: string): Promise<readonly Bot[]> {
  const own = Object.hasOwn(OF_GAME, game) ? await OF_GAME[game]?.() : undefined
  return [...EVERYWHERE, ...(own ?? [])]
}

/** Where a bot comes from when it is asked for by name. */
export type FindBot = (game: string, bot: string) => Promise<Bot>

export const listedBot: FindBot = async (game, bot) => {
  const bots = await botsFor(game)
  const found = bots.find(({ id }) => id === bot)
  if (found === undefined) throw new Error(`there is no bot '${bot}' for ${game}; there is: ${bots.map(({ id }) => id).join(', ')}`)
  return found
}
