/**
 * npm run backup, npm run restore.
 * Exit codes: 1 it could not be done, 2 it was called wrongly.
 */
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { explain } from '../explain.ts'
import { dataFolder } from '../settings.mjs'
import { StoreFailure } from '../store/store-failure.ts'
import { restore } from './restore.ts'
import { askForBackup } from './socket.ts'
import { backUpStopped, checkBackup } from './stopped.ts'

const HELP = `npm run backup -- [--to FOLDER] [--data FOLDER]
npm run restore -- FOLDER [--data FOLDER]

  backup   makes a backup, also while the server runs, in a new folder (--to; else in backups/ in the data folder)
  restore  puts a backup in the place of the data, while the server is stopped; what was there is kept beside it
  --data   where everything is kept (WILDCAT_DATA; data)
`

process.umask(0o077) // what is kept is its owner's alone
const stamp = new Date().toISOString().replace(/[:.]/g, '-')

async function main([what, ...args]: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { to: { type: 'string' }, data: { type: 'string' }, help: { type: 'boolean' } },
  })
  const [from, ...more] = positionals
  const right = what === 'backup' ? from === undefined : what === 'restore' && from !== undefined && values.to === undefined
  if (values.help === true || !right || more.length > 0) {
    process[values.help === true ? 'stdout' : 'stderr'].write(HELP)
    return values.help === true ? 0 : 2
  }
  const data = dataFolder(values.data, process.env)
  try {
    if (from === undefined) await backUp(data, resolve(values.to ?? join(data, 'backups', stamp)))
    else putBack(data, resolve(from))
    return 0
  } catch (error) {
    console.error(error instanceof StoreFailure ? explain(error, { port: 0, data }) : error instanceof Error ? `${error.message}.` : error)
    return 1
  }
}

async function backUp(data: string, folder: string): Promise<void> {
  const made = await askForBackup(data, folder)
  if (made === 'nobody') await backUpStopped(data, folder)
  checkBackup(folder)
  const whose = made === 'nobody' ? 'the server does not run' : 'the server goes on'
  console.log(`Backup made and checked (${whose}): ${folder}\nTo go back to it: npm run restore -- ${folder}`)
}

function putBack(data: string, from: string): void {
  const kept = restore(data, from, stamp)
  console.log(`The backup was checked and is in place: ${from}`)
  for (const file of kept) console.log(`What was there before is kept as ${file}`)
}

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(`${error instanceof Error ? error.message : String(error)}\n\n${HELP}`)
  return 2
})
