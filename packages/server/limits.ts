/** How much of everything there may be. */
export interface Limits {
  readonly tables: number // not yet over
  readonly tablesOfGuest: number // the same
  readonly connections: number // of the network itself, also those that are no socket of a table (yet)
  readonly connectionsOfNetwork: number
  readonly watchers: number // at one table
  readonly sockets: number
  readonly socketsOfGuest: number
  readonly socketsOfAddress: number
  readonly idleMs: number // after which a table's game leaves the memory
}

export const LIMITS: Limits = {
  tables: 20_000,
  tablesOfGuest: 40,
  connections: 12_000,
  connectionsOfNetwork: 400,
  watchers: 60,
  sockets: 10_000,
  socketsOfGuest: 12,
  socketsOfAddress: 250,
  idleMs: 60_000,
}
