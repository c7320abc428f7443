/**
 * A game from its beginning, as one viewer saw it: position after position, each with a number that is the same for everybody, so
 * that a link can name it. Of a running game nobody gets more than he was told; when it is over, all of it.
 */
import { setImmediate as breath } from 'node:timers/promises'
import type { Seat, Tagged, Types, Viewer } from '@wildcat/kernel'
import { sealed } from '@wildcat/kernel'
import type { Replay, replayWish } from '@wildcat/protocol'
import { type AnyRecord, difference, digest, type Line, linesOf, Table } from '@wildcat/table'
import type * as v from 'valibot'
import { Refused } from './refused.ts'
import { understood } from './rooms/loading.ts'
import type { Room } from './rooms/room.ts'
import type { Store } from './store/store.ts'

type Wish = v.InferOutput<typeof replayWish>
/** Entries that are played before others get their turn. */
const AT_ONCE = 200

async function wholeRecord(store: Store, room: Room) {
  const row = await store.do('table', room.id)
  if (row === undefined || row.head === '') throw new Refused('notPlaying')
  return understood(row.head, await store.do('entriesAfter', row.id, 0, -1))
}

/** While the game goes on, one sees it as one's own seat does, or as a spectator. */
function viewerFor(room: Room, own: readonly Seat[], wish: Viewer | undefined): Viewer {
  const viewer = wish ?? own[0] ?? 'spectator'
  const ended = room.state.stage === 'over' || room.state.stage === 'stopped'
  if (viewer !== 'spectator' && (viewer >= room.state.seats.length || (!ended && !own.includes(viewer)))) throw new Refused('notSeated')
  return viewer
}

export async function replayOf(store: Store, room: Room, own: readonly Seat[], { from, frames: most, as }: Wish): Promise<Replay> {
  const viewer = viewerFor(room, own, as)
  const { engine, record } = await wholeRecord(store, room)
  const { entries, ...head } = record
  const table = Table.resume(engine, { ...head, entries: [] })
  const frames: Replay['frames'] = []
  let before: Types['view'] | undefined
  const show = (log: readonly Line<Tagged>[]) => {
    const move = table.lines('spectator')
    if (move < from || frames.length >= most) return
    const { view } = table.see(viewer, Number.POSITIVE_INFINITY)
    frames.push({ move, log: [...log], sight: before === undefined ? { view } : { patch: [...difference(before, view)] } })
    before = view
  }
  show(table.see(viewer).log)
  for (const [index, entry] of entries.entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) await breath()
    const change = table.enter(entry)
    if (table.notices(change, viewer)) show(linesOf(change, viewer))
    table.forget()
  }
  return { room: room.shown, viewer, last: table.lines('spectator'), frames }
}

/** The whole record, with its key: only when nothing is left to be kept secret. */
export async function recordOf(store: Store, room: Room): Promise<AnyRecord> {
  const { stage, seats, practice } = room.state
  if (stage !== 'over' && stage !== 'stopped') throw new Refused('notOver')
  const { engine, record } = await wholeRecord(store, room)
  return sealed(engine, { ...record, names: seats.map(({ name }) => name), ...(practice && { practice }) }, digest)
}
