/** Changes of rooms: made on the side, written, and only then in force. */
import type { Seat } from '@wildcat/kernel'
import type { TalkLine } from '@wildcat/protocol'
import type { Store, Unit } from '../store/contract.ts'
import type { RoomState } from './state.ts'

/** A change of the room, and what is to be written together with it. */
export interface RoomChange {
  readonly room: RoomState
  readonly unit?: Unit
  readonly tells?: readonly { readonly seat: Seat; readonly said: TalkLine['said'] }[] // to everybody, by the table itself: not made without that
  readonly alongside?: () => void // comes into force with it, before anybody looks at either
  readonly accepted?: () => void // in the moment in which it is in force
}

export interface ProposedChange {
  readonly unit: Unit
  readonly accept: (results: readonly unknown[]) => void
}
/** All of them, or none: as one unit. */
export async function written(store: Store, changes: readonly ProposedChange[]): Promise<void> {
  const unit = changes.flatMap(change => change.unit)
  if (unit.length === 0) return
  const results = [...(await store.together(unit))]
  for (const change of changes) change.accept(results.splice(0, change.unit.length))
}
