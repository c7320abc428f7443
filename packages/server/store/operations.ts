/** All that the store can be asked for. Runs in its thread. */
import type { DatabaseSync } from 'node:sqlite'
import { clearingOperations } from './clearing.ts'
import { entryOperations } from './entries.ts'
import { guestOperations } from './guests.ts'
import { probeOperations } from './probe.ts'
import { tableOperations } from './tables.ts'
import { talkOperations } from './talk.ts'

export const operations = (db: DatabaseSync) => ({
  ...guestOperations(db),
  ...tableOperations(db),
  ...entryOperations(db),
  ...talkOperations(db),
  ...probeOperations(db),
  ...clearingOperations(db),
})
export type Operations = ReturnType<typeof operations>
export type OperationName = keyof Operations

/** One operation with what it needs, on its way to the thread. Made by `call`. */
export interface Call {
  readonly name: OperationName
  readonly args: readonly unknown[]
}
/** Operations that count together or not at all. */
export type Unit = readonly Call[]

export const call = <K extends OperationName>(name: K, ...args: Parameters<Operations[K]>): Call => ({ name, args })
