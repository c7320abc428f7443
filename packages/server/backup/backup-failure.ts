/** Why there is no backup, or why one was not put in place: told in the words of whoever asked for it. */
import { mkdirSync } from 'node:fs'
import * as v from 'valibot'
import { DamagedKey } from '../cookie-key.ts'
import { StoreFailure, type StoreFailureCode } from '../store/store-failure.ts'

const CODES = [
  'exists',
  'noFolder',
  'nothingThere',
  'wrongPath',
  'serverEnded',
  'serverDeaf',
  'copyDamaged',
  'none',
  'foreign',
  'damaged',
  'keyDamaged',
  'newer',
  'unusable',
  'otherwise',
] as const
type BackupFailureCode = (typeof CODES)[number]

export class BackupFailure extends Error {
  readonly code: BackupFailureCode
  readonly file: string // or the folder
  constructor(code: BackupFailureCode, file: string, detail = '') {
    super(detail)
    this.code = code
    this.file = file
  }
}

/** For its owner alone, if it is not there. What stands in its way is named. */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    throw code === 'EEXIST' || code === 'ENOTDIR' ? new BackupFailure('noFolder', folder) : error
  }
}

/** As a server tells it that was asked for a backup. */
export const backupProblem = v.object({ code: v.picklist(CODES), file: v.string(), detail: v.string() })
export type BackupProblem = v.InferOutput<typeof backupProblem>
export const problemOf = (error: unknown): BackupProblem =>
  error instanceof BackupFailure
    ? { code: error.code, file: error.file, detail: error.message }
    : { code: 'otherwise', file: '', detail: error instanceof Error ? error.message : String(error) }

const OF_BACKUP: Partial<Record<StoreFailureCode, BackupFailureCode>> = {
  damaged: 'damaged',
  newer: 'newer',
  store: 'unusable',
  outOfStep: 'unusable',
}
/** What is wrong with the backup itself, and not with the data that it is for. */
export function ofBackup(error: unknown, file: string): unknown {
  if (error instanceof DamagedKey) return new BackupFailure('keyDamaged', error.file)
  const code = error instanceof StoreFailure ? OF_BACKUP[error.code] : undefined
  return code !== undefined && error instanceof StoreFailure ? new BackupFailure(code, file, error.message) : error
}
