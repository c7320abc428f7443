/** What every room needs from the server around it. */
import type { Seat } from '@wildcat/kernel'
import type { Pause, Thinker } from '@wildcat/table'
import type { FastifyBaseLogger } from 'fastify'
import type { Limits } from '../limits.ts'
import type { Records } from '../records/records.ts'
import type { Sealing } from '../sealing.ts'
import type { Store } from '../store/contract.ts'
import type { Away } from './away.ts'
import type { Places } from './places.ts'
import type { Room } from './room.ts'
import type { RoomChange } from './room-change.ts'
import type { RoomState } from './state.ts'

/** At all tables of a company that know of these guests. */
export interface CompanyChange {
  readonly guests: readonly number[]
  readonly at: (now: RoomState, room: Room) => RoomChange
}

export interface RoomContext {
  readonly store: Store
  readonly records: Records
  readonly thinker: Thinker
  readonly limits: Limits
  readonly places: Places
  readonly epoch: string // of this start of the server
  readonly log: FastifyBaseLogger
  readonly now: () => number
  readonly elapsed: () => number // milliseconds that have passed, whatever becomes of the clock: for how long somebody is away
  readonly isDismissed: (guest: number) => boolean // is being deleted, or is no more
  readonly fairLuck: () => RoomState['fairLuck'] // that a new table is bound to
  readonly matchKey: () => readonly number[] // of a game at a table without one
  readonly sealing: Sealing // of what lies in the store
  readonly pause: Pause // before a bot's move, so that people can follow
  readonly away: () => Away
  readonly takeOver: (room: Room, seat: Seat) => Promise<void> // a bot plays for whoever is away
  readonly nextOf: (room: Pick<Room, 'state'>) => Promise<Room | undefined> // where the same people play again, if that is there
  readonly changeCompany: (room: Room, begin: () => CompanyChange) => Promise<void> // at all of them or none; begins when nothing else changes this one
  readonly close: (room: Room, must: () => void) => Promise<void> // before the start, by whoever may
  readonly doubted: (room: Room) => void // whether it is kept as it is in memory: it is read anew
  readonly written: (guest: number, bytes: number) => void // kept for good, where nobody is there to be charged but him
  readonly mark: (network: string) => string // which tells nobody which one it is
  readonly roomChanged: (room: Room, before: RoomState) => void // for lists
  readonly moved: (room: Room) => void
  readonly commanded: () => void // something was accepted, for figures
}
