/** One match in progress, who keeps it going, and the door for records from outside. */
export * from './consent.ts'
export * from './host.ts'
export * from './log.ts'
export * from './patch.ts'
export * from './player-names.ts'
export * from './read-record.ts'
export * from './snapshot.ts'
export * from './table.ts'
