/** Bots at tables online: which there are, and who plays for somebody who is away. */
import { botsFor, usualOpponent } from '@wildcat/bots'
import type { Thinker } from '@wildcat/table'
import { Refused } from './refused.ts'

export async function knownBot(game: string, bot: string): Promise<void> {
  const bots = await botsFor(game)
  if (!bots.some(({ id }) => id === bot)) throw new Refused('unknownBot')
}

/** One who plays soundly, and does not keep a server busy. */
export async function standIn(game: string): Promise<string> {
  const bots = await botsFor(game)
  return usualOpponent(bots.map(({ id }) => id))
}

/** Where bots think, from the first time that one is asked. */
export function laterThinker(): Thinker & { close(): Promise<void> } {
  let thinker: Promise<Thinker & { close(): Promise<void> }> | undefined
  const made = async () => (await import('@wildcat/bots/node')).nodeThinker()
  return {
    async think(question, signal) {
      thinker ??= made()
      return (await thinker).think(question, signal)
    },
    async close() {
      await (await thinker)?.close()
    },
  }
}
