/** boardgame.io's own server with our rules. It keeps matches in memory, or where it is told to, and sends each seat its view whole. */
import type { Engine, Types } from '@wildcat/kernel'
import { Server } from 'boardgame.io/dist/cjs/server.js'
import { gameOf } from '../../contenders/boardgame/mount.ts'
import { startOf } from '../../starts.ts'
import type { DurableStorage } from './durable.ts'
import type { Serving } from './serving.ts'

export async function boardgame(
  engine: Engine<Types>,
  seats: number,
  way: 'newState' | 'drafts',
  storage?: DurableStorage,
): Promise<Serving> {
  let games = 0
  const setup = () => {
    const { options, key } = startOf(engine, games++, seats) // a match is made when the first player comes: in order
    return engine.start(seats, options, key).state
  }
  const game = {
    ...gameOf(engine, way, setup),
    playerView: ({ G, playerID }: { G: Types['state']; playerID: string | null }) =>
      engine.view(G, playerID === null ? 'spectator' : Number(playerID)),
  }
  const { appServer } = await Server({ games: [game], origins: ['*'], ...(storage && { db: storage }) }).run({
    port: { port: 0, host: '127.0.0.1' },
  })
  const address = appServer.address()
  if (address === null || typeof address === 'string') throw new Error('it does not listen')
  return {
    port: address.port,
    stop: async () => {
      appServer.close()
      await storage?.close()
    },
  }
}
