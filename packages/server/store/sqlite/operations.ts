/** All that the store can be asked for, by SQLite. Runs in its thread. */
import type { DatabaseSync } from 'node:sqlite'
import type { Operations } from '../contract.ts'
import { accountOperations } from './accounts.ts'
import { archiveOperations } from './archive.ts'
import { callOperations } from './calls.ts'
import { clearingOperations } from './clearing.ts'
import { dealOperations } from './deals.ts'
import { entryOperations } from './entries.ts'
import { guestOperations } from './guests.ts'
import { probeOperations } from './probe.ts'
import { programOperations } from './programs.ts'
import { ratingOperations } from './ratings.ts'
import { resultOperations } from './results.ts'
import { tableOperations } from './tables.ts'
import { talkOperations } from './talk.ts'

export const operations = (db: DatabaseSync) =>
  ({
    ...guestOperations(db),
    ...programOperations(db),
    ...accountOperations(db),
    ...tableOperations(db),
    ...entryOperations(db),
    ...archiveOperations(db),
    ...talkOperations(db),
    ...resultOperations(db),
    ...ratingOperations(db),
    ...dealOperations(db),
    ...probeOperations(db),
    ...clearingOperations(db),
    ...callOperations(db),
  }) satisfies Operations
export type SqliteOperations = ReturnType<typeof operations>
