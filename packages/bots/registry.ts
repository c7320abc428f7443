/** The bots there are. */
import type { Bot } from './bot.ts'
import { greedyOf } from './greedy.ts'
import { hasLevels, levelsFor, soundOpponents } from './levels/index.ts'
import { OPPONENTS, type Opponent } from './levels/opponents.ts'
import { random } from './random.ts'

/** Bots that play every game, the weakest first. */
const EVERYWHERE: readonly Bot[] = [random]

/** What can be played against in this game, the weakest first. Those that know one game are loaded with it. */
export async function botsFor(game: string): Promise<readonly Bot[]> {
  const own = await greedyOf(game)
  return own === undefined ? EVERYWHERE : [...EVERYWHERE, own, ...(await levelsFor(game))]
}

/** Whom people are offered to play against, the weakest first. Nothing of the game is loaded for those who are the same in every game. */
export async function opponentsFor(game: string): Promise<readonly Opponent[]> {
  if (hasLevels(game)) return OPPONENTS
  return (await botsFor(game)).map(({ id, names, about }) => ({ id, names, called: [], ...(about && { about }) }))
}
/** Who plays where nobody chose: not the strongest, whom nobody beats at first. */
export const usualOpponent = (opponents: readonly string[]): string => opponents.find(id => id === 'gus') ?? opponents.at(-1) ?? 'none'

/**
 * Who plays for somebody who is away, where nobody chose: Ada, or where she slips the next above her who does not. So no hand is spoilt, and
 * no seat is made much stronger than its player.
 */
export function steadyOpponent(game: string, opponents: readonly string[]): string {
  const sound = soundOpponents(game)
  const strong = OPPONENTS.slice(OPPONENTS.findIndex(({ id }) => id === 'ada')).find(
    ({ id }) => sound.includes(id) && opponents.includes(id),
  )
  return strong?.id ?? usualOpponent(opponents)
}

/** Where a bot comes from when it is asked for by name. */
export type FindBot = (game: string, bot: string) => Promise<Bot>

export const listedBot: FindBot = async (game, bot) => {
  const bots = await botsFor(game)
  const found = bots.find(({ id }) => id === bot)
  if (found === undefined) throw new Error(`there is no bot '${bot}' for ${game}; there is: ${bots.map(({ id }) => id).join(', ')}`)
  return found
}
