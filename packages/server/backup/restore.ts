/** Puts a backup in the place of the data. What was there stays beside it, under another name. */
import { chmodSync, copyFileSync, existsSync, linkSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { keptKey, keyFile } from '../cookie-key.ts'
import { discardParts, putInPlace } from '../safe-file.ts'
import { check, isOurs, versionOf } from '../store/sqlite/database.ts'
import { databaseIn } from '../store/sqlite/file.ts'
import { MIGRATIONS } from '../store/sqlite/migrations.ts'
import { copyBeforeRestore } from '../store/sqlite/old-copies.ts'
import { StoreFailure } from '../store/store-failure.ts'
import { BackupFailure, makeFolder, ofBackup } from './backup-failure.ts'
import { alone } from './stopped.ts'

/** Files that belong to a database, beside it. */
const BESIDE = ['-wal', '-shm'] as const

/**
 * `from` is a backup, a copy of a data folder, or a database alone. Gives the names under which what was there is kept. Nothing is
 * touched before the backup has been checked, and at no moment is there no database.
 */
export function restore(data: string, from: string, stamp: string): string[] {
  const folder = statSync(from, { throwIfNoEntry: false })?.isDirectory() === true ? from : dirname(from)
  const source = folder === from ? databaseIn(from) : from
  if (!existsSync(source)) throw new BackupFailure('none', from)
  const key = folder === from ? judged(source, () => keptKey(from)) : undefined
  makeFolder(data)
  const kept: string[] = []
  const aside = (file: string, move: (from: string, to: string) => void) => {
    if (!existsSync(file)) return
    const copy = copyBeforeRestore(file, stamp)
    move(file, copy)
    kept.push(copy)
  }
  const file = databaseIn(data)
  discardParts(file)
  putInPlace(file, part => {
    judged(source, () => copied(source, part))
    release(file)
    aside(file, twin)
    for (const end of BESIDE) if (existsSync(file + end)) renameSync(file + end, copyBeforeRestore(file, stamp) + end) // of another history than the backup
  })
  if (key !== undefined && (!existsSync(keyFile(data)) || readFileSync(keyFile(data), 'utf8').trim() !== key)) {
    aside(keyFile(data), twin)
    putInPlace(keyFile(data), part => copyFileSync(keyFile(folder), part))
    chmodSync(keyFile(data), 0o600)
  }
  return kept
}

/** What fails here is to be said of the backup. */
function judged<X>(source: string, look: () => X): X {
  try {
    return look()
  } catch (error) {
    throw ofBackup(error, source)
  }
}

/** In one file, checked, ours, and of a version that we know. */
function copied(source: string, part: string): void {
  copyFileSync(source, part)
  chmodSync(part, 0o600)
  if (existsSync(`${source}-wal`)) copyFileSync(`${source}-wal`, `${part}-wal`)
  try {
    const isBackup = alone(part, db => {
      check(db)
      const version = versionOf(db)
      if (version > MIGRATIONS.length) throw new StoreFailure('newer', String(version))
      db.exec('PRAGMA journal_mode = DELETE')
      return isOurs(db)
    })
    if (!isBackup) throw new BackupFailure('foreign', source)
  } finally {
    for (const end of BESIDE) rmSync(part + end, { force: true })
  }
}

/** Nobody has it, and all that belongs to it is in it. What is damaged cannot be in use. */
function release(file: string): void {
  if (!existsSync(file)) return
  try {
    alone(file, () => undefined)
  } catch (error) {
    if (!(error instanceof StoreFailure && error.code === 'damaged')) throw error
  }
}

/** The same file under another name; not every disk can do that. */
function twin(file: string, name: string): void {
  try {
    linkSync(file, name)
  } catch {
    copyFileSync(file, name)
  }
}
