/** Who listens, after others sit at the table than before: whoever lost their seat sees no more than a spectator; who sat down sees what their seat sees. */
import type { News } from '@wildcat/protocol'
import { factsOf } from '../log.ts'
import type { Listener } from './audience.ts'
import type { RoomContext } from './context.ts'
import { wholeSightOf } from './joining.ts'
import { whyLost } from './links.ts'
import type { Room } from './room.ts'
import { isFinished, type RoomState, seatsOf } from './state.ts'

export function seatAgain(room: Room, { log }: RoomContext, before: RoomState): void {
  const { audience, state } = room
  for (const listener of audience.everybody()) {
    const viewer = audience.viewerOf(listener) ?? 'spectator'
    const own = seatsOf(state, listener.guest)
    if (viewer !== 'spectator' && !own.includes(viewer)) {
      room.unlisten(listener)
      const isProgram = listener.isProgram === true // which watches nothing
      if (state.stage === 'waiting' && !isProgram) audience.add(listener, own[0] ?? 'spectator')
      else if (isFinished(state) && !isFinished(before) && !isProgram) void watchEnd(room, log, listener)
      else listener.tell(JSON.stringify({ news: 'gone', problem: { code: whyLost(before, state, viewer) } } satisfies News))
    } else if (viewer === 'spectator' && own[0] !== undefined && state.stage === 'waiting') {
      audience.remove(listener)
      audience.add(listener, own[0])
    }
  }
}

/** Whoever stood in to the end looks on from now on. */
async function watchEnd(room: Room, log: RoomContext['log'], listener: Listener): Promise<void> {
  room.audience.add(listener, 'spectator')
  try {
    const sight = await wholeSightOf(room, 'spectator')
    if (room.audience.viewerOf(listener) === 'spectator')
      listener.tell(JSON.stringify({ news: 'sight', viewer: 'spectator', sight } satisfies News))
  } catch (error) {
    log.error({ table: room.key, error: factsOf(error) }, 'the end of a game could not be shown')
  }
}
