/** Databases that no server has open. */
import { existsSync } from 'node:fs'
import { backup, DatabaseSync } from 'node:sqlite'
import { check } from '../store/sqlite/database.ts'
import { storeFailureOf } from '../store/sqlite/failure.ts'
import { databaseIn } from '../store/sqlite/file.ts'
import { StoreFailure } from '../store/store-failure.ts'
import { makeBackup } from './backup.ts'
import { BackupFailure } from './backup-failure.ts'

/** Opens a database of which no server has the lock, and keeps everybody else out. It is taken as it is, of whatever version. */
export function alone<X>(file: string, work: (db: DatabaseSync) => X): X {
  let db: DatabaseSync | undefined
  try {
    db = new DatabaseSync(file)
    db.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE; COMMIT')
    return work(db)
  } catch (error) {
    throw storeFailureOf(error)
  } finally {
    db?.close()
  }
}

/** A backup of the data of a server that does not run. */
export async function backUpStopped(data: string, folder: string): Promise<void> {
  const file = databaseIn(data)
  if (!existsSync(file)) throw new BackupFailure('nothingThere', data)
  alone(file, () => undefined) // what a killed server has left is brought in, and nobody else has it
  await makeBackup(data, folder, async copy => {
    const db = new DatabaseSync(file)
    try {
      await backup(db, copy)
    } finally {
      db.close()
    }
  })
}

/** Throws if it cannot be used. */
export function checkBackup(folder: string): void {
  try {
    alone(databaseIn(folder), check)
  } catch (error) {
    throw error instanceof StoreFailure && error.code === 'damaged' ? new BackupFailure('copyDamaged', folder, error.message) : error
  }
}
