/** How much of everything there may be. */
import { RELINK_MINUTES } from '@wildcat/protocol'
import type { Rate } from './socket/buckets.ts'

export interface Limits {
  readonly tables: number // not yet over
  readonly tablesOfGuest: number // the same
  readonly connections: number // of the network itself, also those that are no socket of a table (yet)
  readonly connectionsOfNetwork: number
  readonly requestsOfNetwork: Rate // whoever asks faster is cut off
  readonly recordsOfNetwork: number // replays at once
  readonly downloadsOfNetwork: number // records and exports at once: all at one table want its record when the game is over
  readonly tablesOfNetwork: number // the same, made from there
  readonly entriesOfTable: number // half of them by taking back
  readonly talkOfTable: number // lines: the oldest go
  readonly watchers: number // guests, at one table
  readonly watchersOfNetwork: number // of those
  readonly watchingOfGuest: number // windows of one guest, at one table
  readonly waitingOfGuest: number // tables that have not begun, at which one guest sits
  readonly sockets: number
  readonly socketsOfGuest: number
  readonly socketsOfAddress: number
  readonly idleMs: number // after which a table's game leaves the memory
  readonly relinkMs: number // that somebody must have been away before the host may give out a new link to the seat
}

export const LIMITS: Limits = {
  tables: 20_000,
  tablesOfGuest: 40,
  connections: 12_000,
  connectionsOfNetwork: 400,
  requestsOfNetwork: { atOnce: 3000, perSecond: 100 },
  recordsOfNetwork: 12,
  downloadsOfNetwork: 8,
  tablesOfNetwork: 400,
  entriesOfTable: 20_000,
  talkOfTable: 2000,
  watchers: 60,
  watchersOfNetwork: 40,
  watchingOfGuest: 4,
  waitingOfGuest: 10,
  sockets: 10_000,
  socketsOfGuest: 12,
  socketsOfAddress: 250,
  idleMs: 60_000,
  relinkMs: RELINK_MINUTES * 60_000,
}
