/** A backup is a folder with all that a server needs to go on: its database, and the key that its guests' cookies are signed with. */
import { chmodSync, copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { keyFile } from '../cookie-key.ts'
import { flushLater, isPart, putInPlaceLater } from '../safe-file.ts'
import { databaseIn } from '../store/sqlite/file.ts'
import { BackupFailure, makeFolder } from './backup-failure.ts'

/** `copyTo` writes the database into a file. The folder appears when all is in it and on the disk. */
export async function makeBackup(data: string, folder: string, copyTo: (file: string) => Promise<void>): Promise<void> {
  if (existsSync(folder)) throw new BackupFailure('exists', folder)
  makeFolder(dirname(folder))
  discardHalfMade(dirname(folder))
  const making = putInPlaceLater(folder, async part => {
    mkdirSync(part, { mode: 0o700 })
    await copyTo(databaseIn(part))
    await restrictAndFlush(databaseIn(part))
    if (!existsSync(keyFile(data))) return
    copyFileSync(keyFile(data), keyFile(part))
    await restrictAndFlush(keyFile(part))
  })
  await making.catch((error: unknown) => {
    throw existsSync(folder) ? new BackupFailure('exists', folder) : error // another one was made there meanwhile
  })
}

/** Where backups go if nothing else is said. */
export const backupsIn = (data: string): string => join(data, 'backups')

const HOUR = 3_600_000
/** What is left of backups during which somebody was killed. Whoever makes one just now has written to it a moment ago. */
export function discardHalfMade(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) return
  for (const name of readdirSync(folder)) {
    const part = join(folder, name)
    try {
      if (isPart(name) && isLeft(part)) rmSync(part, { recursive: true })
    } catch {} // somebody else was faster, or it is not ours to discard
  }
}
function isLeft(part: string): boolean {
  const files = readdirSync(part)
  const isOld = (path: string) => statSync(path).mtimeMs < Date.now() - HOUR
  return files.every(file => OURS.test(file)) && [part, ...files.map(file => join(part, file))].every(isOld)
}
const OURS = new RegExp(`^(${basename(databaseIn(''))}(-\\w+)?|${basename(keyFile(''))})$`)

async function restrictAndFlush(file: string): Promise<void> {
  chmodSync(file, 0o600)
  await flushLater(file)
}
