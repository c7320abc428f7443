/** A backup is a folder with all that a server needs to go on: its database, and the key that its guests' cookies are signed with. */
import { chmodSync, copyFileSync, existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { keyFile } from '../cookie-key.ts'
import { flushLater, putInPlaceLater } from '../safe-file.ts'
import { databaseIn } from '../store/file.ts'
import { BackupFailure } from './backup-failure.ts'

/** `copyTo` writes the database into a file. The folder appears when all is in it and on the disk. */
export async function makeBackup(data: string, folder: string, copyTo: (file: string) => Promise<void>): Promise<void> {
  if (existsSync(folder)) throw new BackupFailure('exists', folder)
  mkdirSync(dirname(folder), { recursive: true, mode: 0o700 })
  await putInPlaceLater(folder, async part => {
    mkdirSync(part, { mode: 0o700 })
    await copyTo(databaseIn(part))
    await restrictAndFlush(databaseIn(part))
    if (!existsSync(keyFile(data))) return
    copyFileSync(keyFile(data), keyFile(part))
    await restrictAndFlush(keyFile(part))
  })
}

async function restrictAndFlush(file: string): Promise<void> {
  chmodSync(file, 0o600)
  await flushLater(file)
}
