/** Bots at tables online: which there are, and who plays for somebody who is away. */
import { botsFor, steadyOpponent } from '@wildcat/bots'
import type { Thinker } from '@wildcat/table'
import { Refused } from './refused.ts'

export async function knownBot(game: string, bot: string): Promise<void> {
  const bots = await botsFor(game)
  if (!bots.some(({ id }) => id === bot)) throw new Refused('unknownBot')
}

/** Whom the table has chosen to play for those who are away; else one who does not slip. */
export async function standInAt({ game, standIn }: { readonly game: string; readonly standIn?: string | undefined }): Promise<string> {
  const bots = (await botsFor(game)).map(({ id }) => id)
  return bots.find(id => id === standIn) ?? steadyOpponent(game, bots)
}

/** Who answers for somebody without a plan of their own: by what each answer is worth now. */
export async function cautiousBot(game: string): Promise<string> {
  const bots = (await botsFor(game)).map(({ id }) => id)
  return bots.find(id => id === 'greedy') ?? bots[0] ?? 'random'
}

type Thinking = Thinker & { close(): Promise<void> }
const ofNode = async (): Promise<Thinking> => (await import('@wildcat/bots/node')).nodeThinker()

/** Where bots think, from the first time that one is asked. */
export function laterThinker(made = ofNode): Thinking {
  let thinker: Promise<Thinking> | undefined
  return {
    async think(...asked) {
      thinker ??= made()
      return (await thinker).think(...asked)
    },
    async close() {
      await (await thinker)?.close()
    },
  }
}
