/**
 * npm run backup, npm run restore.
 * Exit codes: 1 it could not be done, 2 it was called wrongly.
 */
import { join, resolve } from 'node:path'
import { explainStore } from '../explain.ts'
import { readFlags } from '../flags.mjs'
import { dataFolder } from '../settings.mjs'
import { StoreFailure } from '../store/store-failure.ts'
import { wordsFor } from '../words/index.mjs'
import { backupsIn } from './backup.ts'
import { BackupFailure, problemOf } from './backup-failure.ts'
import { restore } from './restore.ts'
import { askForBackup } from './socket.ts'
import { backUpStopped, checkBackup } from './stopped.ts'

const words = wordsFor(process.env)

process.umask(0o077) // what is kept is its owner's alone
const stamp = new Date().toISOString().replace(/[:.]/g, '-')

async function main([what, ...args]: string[]): Promise<number> {
  const text = { type: 'string' } as const
  const read = readFlags({ args, allowPositionals: true, options: { to: text, data: text, help: { type: 'boolean' } } }, words)
  if ('problem' in read) return explainUsage(`${read.problem}\n\n`)
  const { values, positionals } = read
  if (values.help === true) {
    process.stdout.write(words.backup.help)
    return 0
  }
  const [from, ...more] = positionals
  const right = what === 'backup' ? from === undefined : what === 'restore' && from !== undefined && values.to === undefined
  if (!right || more.length > 0) return explainUsage('')
  const data = dataFolder(values.data, process.env)
  try {
    if (from === undefined) await backUp(data, resolve(values.to ?? join(backupsIn(data), stamp)))
    else putBack(data, resolve(from))
    return 0
  } catch (error) {
    console.error(error instanceof StoreFailure ? explainStore(words, error, data) : explainBackup(error, data))
    return 1
  }
}
function explainUsage(problem: string): number {
  process.stderr.write(`${problem}${words.backup.help}`)
  return 2
}
function explainBackup(error: unknown, data: string): string {
  const { code, file, detail } = problemOf(error)
  return words.backupFailed[code](file, detail, data)
}

async function backUp(data: string, folder: string): Promise<void> {
  const made = await askForBackup(data, folder)
  if (made === 'nobody') await backUpStopped(data, folder).catch(unasked)
  checkBackup(folder)
  console.log(words.backup.made(folder, made !== 'nobody'))
}

/** Somebody has the data who could not be asked. */
function unasked(error: unknown): never {
  throw error instanceof StoreFailure && error.code === 'locked' ? new BackupFailure('serverDeaf', '') : error
}

function putBack(data: string, from: string): void {
  const kept = restore(data, from, stamp)
  console.log(words.backup.inPlace(from))
  for (const file of kept) console.log(words.backup.before(file))
}

process.exitCode = await main(process.argv.slice(2))
