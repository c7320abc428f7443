/**
 * Runs the server until it is told to stop. Begun by start.mjs.
 * Exit codes: 1 it could not run, 2 it was called wrongly.
 */
import { existsSync } from 'node:fs'
import { keyFile } from './cookie-key.ts'
import { helpFor, readSettings, urlOf } from './settings.mjs'
import type { Found } from './store/contract.ts'
import { wordsFor } from './words/index.mjs'

const PATIENCE_MS = 3000

function giveUp(sentence: string, exitCode: 1 | 2): never {
  console.error(sentence)
  process.exit(exitCode)
}

const words = wordsFor(process.env)
const read = readSettings(process.argv.slice(2), process.env)
if ('help' in read) {
  process.stdout.write(helpFor(process.env))
  process.exit(0)
}
if ('problem' in read) giveUp(read.problem, 2)
const { settings } = read
if (!existsSync(`${settings.web}/index.html`)) giveUp(words.start.noPage, 1)

process.umask(0o077) // what is kept is its owner's alone
const { createApp } = await import('./app.ts')

let said = ''
const { data, database } = settings
const hadKey = existsSync(keyFile(data))
function stateOf({ made, tables, guests, recovered }: Found): string[] {
  const { newDatabase, whole, recovered: hasRecovered, newKey, inDatabase } = words.start
  if (database !== '') return [inDatabase(tables, guests)]
  if (made && hadKey) return [newDatabase(data)]
  return [whole(data, tables, guests), ...(recovered ? [hasRecovered] : []), ...(!hadKey && guests > 0 ? [newKey(keyFile(data))] : [])]
}
const found = (what: Found) => {
  said = stateOf(what).join('\n')
}
/** What is in memory is worth nothing without it. All that was acknowledged is on the disk, and whoever looks after us starts us again. */
const storeEnded = () => giveUp(database === '' ? words.start.storeEnded : words.start.nodeGone, 1)

try {
  const app = await createApp({ ...settings, found, storeEnded })
  const { factsOf } = await import('./log.ts') // after the store's thread has been begun: it comes with much else
  // What was not foreseen is logged without what it says, which may be anything. What nobody waited for ends nobody's game.
  process.on('unhandledRejection', error => app.log.error({ error: factsOf(error) }, 'something failed that nobody waited for'))
  process.on('uncaughtException', error => {
    app.log.fatal({ error: factsOf(error) }, 'the server ends by a mistake of ours')
    process.exit(1)
  })
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(0), PATIENCE_MS).unref()
    app.close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  await app.listen(settings)
  const [address] = app.addresses()
  const port = typeof address === 'object' ? address.port : settings.port
  console.log(`${words.start.ready(urlOf({ host: settings.host, port }))}\n${said}`)
} catch (error) {
  const { explain } = await import('./explain.ts')
  giveUp(explain(words, error, settings), 1)
}
