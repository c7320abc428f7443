/** Bots at tables online: which there are, and who plays for somebody who is away. */
import { botsFor } from '@wildcat/bots'
import { Refused } from './refused.ts'

export async function knownBot(game: string, bot: string): Promise<void> {
  const bots = await botsFor(game)
  if (!bots.some(({ id }) => id === bot)) throw new Refused('unknownBot')
}

/** The one with the most sense. */
export async function standIn(game: string): Promise<string> {
  const bots = await botsFor(game)
  return bots.at(-1)?.id ?? 'random'
}
