/** Who asks, at which table, in which seat: what every ask at a table begins with. */
import type { Seat } from '@wildcat/kernel'
import { Refused } from '../../refused.ts'
import type { Listener } from '../audience.ts'
import type { RoomContext } from '../context.ts'
import type { Room } from '../room.ts'
import { hostSeat, isHostOf } from '../state.ts'

export interface Asker {
  readonly room: Room
  readonly listener: Listener
  readonly context: RoomContext
}
export const DONE = { done: true } as const

/** The seat that this connection speaks for. */
export function seatOf({ room, listener }: Asker): Seat {
  const viewer = room.audience.viewerOf(listener)
  if (viewer === undefined) throw new Refused('notJoined')
  if (viewer === 'spectator') throw new Refused('notSeated')
  return viewer
}
export function mustHost({ room, listener }: Asker): void {
  if (!room.isHost(listener.guest)) throw new Refused('notHost')
}
/** For what cannot be undone: a host must not lose it for a moment without a connection. */
export function mustHostHimself({ room, listener }: Asker): void {
  if (!isHostOf(room.state, listener.guest)) throw new Refused('notHost')
}
/**
 * For what binds the host, too. Nobody does it for them because they are away for a moment; after as long as their seat might be given to
 * another, whoever acts for them does.
 */
export function mustHostForLong(asker: Asker): void {
  mustHost(asker)
  const { room, listener, context } = asker
  if (isHostOf(room.state, listener.guest)) return
  const { seats, host } = room.state
  const own = seats[hostSeat(room.state) ?? -1]?.holders.map(({ guest }) => guest) ?? []
  if (host !== 0 && room.presence.guestsAwayMs([host, ...own]) < context.limits.relinkMs) throw new Refused('notHost')
}
