/**
 * A game from its beginning, as one viewer saw it: position after position, each with a number that is the same for everybody, so
 * that a link can name it. Of a running game nobody gets more than he was told; when it is over, all of it.
 */
import type { Seat, Viewer } from '@wildcat/kernel'
import type { replayWish } from '@wildcat/protocol'
import type * as v from 'valibot'
import type { Kept } from './records/entries.ts'
import { Refused } from './refused.ts'
import type { RoomContext } from './rooms/context.ts'
import { fairLuckOf } from './rooms/luck.ts'
import { namesOf } from './rooms/public-room.ts'
import type { Room } from './rooms/room.ts'
import type { Rooms } from './rooms/rooms.ts'
import { seatsOf } from './rooms/state.ts'

type Wish = v.InferOutput<typeof replayWish>
type Behind = Pick<RoomContext, 'store' | 'records'>

async function kept({ store }: Behind, room: Room): Promise<Kept> {
  const row = await store.do('table', room.id)
  if (row === undefined || row.head === '') throw new Refused('notPlaying')
  return { key: row.id, head: row.head }
}

/** While the game goes on, one sees it as one's own seat does, or as a spectator. */
function viewerFor(room: Room, own: readonly Seat[], wish: Viewer | undefined): Viewer {
  const viewer = wish ?? own[0] ?? 'spectator'
  const ended = room.state.stage === 'over' || room.state.stage === 'stopped'
  if (viewer !== 'spectator' && (viewer >= room.state.seats.length || (!ended && !own.includes(viewer)))) throw new Refused('notSeated')
  return viewer
}

/**
 * As JSON, like the record: it is made elsewhere and only passed on here. Whoever has lost the seat meanwhile gets nothing: it may hold
 * what the seat has learned since.
 */
export async function replayOf(rooms: Rooms, room: Room, guest: number | undefined, { from, frames, as }: Wish): Promise<Buffer> {
  const ownSeats = ({ state }: Room) => (guest === undefined ? [] : seatsOf(state, guest))
  const { records } = rooms.context
  const viewer = viewerFor(room, ownSeats(room), as)
  const seen = await records.done({ kind: 'replay', wish: { ...(await kept(rooms.context, room)), viewer, from, most: frames } })
  const now = await rooms.find(room.id) // the table may have left the memory and come back
  const own = ownSeats(now)
  viewerFor(now, own, viewer)
  return Buffer.concat([Buffer.from(`{"room":${JSON.stringify(now.shownTo(own[0] ?? 'spectator'))},`), seen.subarray(1)])
}

/** The whole record, with its key: only when nothing is left to be kept secret. */
export async function recordOf(behind: Behind, room: Room): Promise<Buffer> {
  const { stage, practice } = room.state
  if (stage !== 'over' && stage !== 'stopped') throw new Refused('notOver')
  const names = namesOf(room.state)
  const luck = fairLuckOf(room.id, room.state)
  return behind.records.done({
    kind: 'record',
    wish: { ...(await kept(behind, room)), names, ...(practice && { practice }), ...(luck && { luck }) },
  })
}
