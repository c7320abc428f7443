/**
 * Runs the server until it is told to stop. Begun by start.mjs.
 * Exit codes: 1 it could not run, 2 it was called wrongly.
 */
import { existsSync } from 'node:fs'
import { keyFile } from './cookie-key.ts'
import { HELP, readSettings, urlOf } from './settings.mjs'
import type { Found } from './store/database.ts'

const PATIENCE_MS = 3000

function giveUp(sentence: string, exitCode: 1 | 2): never {
  console.error(sentence)
  process.exit(exitCode)
}

const read = readSettings(process.argv.slice(2), process.env)
if ('help' in read) {
  process.stdout.write(HELP)
  process.exit(0)
}
if ('problem' in read) giveUp(read.problem, 2)
const { settings } = read
if (!existsSync(`${settings.web}/index.html`))
  giveUp('The web client has not been built yet. `npm start` builds it and then starts the server.', 1)

process.umask(0o077) // what is kept is its owner's alone
const { createApp } = await import('./app.ts')

let said = ''
const { data } = settings
const hadKey = existsSync(keyFile(data))
const RESTORE = 'If that is not what you want, stop it and put yours or a backup back: npm run restore'
function stateOf({ made, tables, guests, recovered }: Found): string[] {
  if (made && hadKey)
    return [
      `There was no database in ${data}, although Wildcat has run with this folder: a new one was made, without tables and guests. ${RESTORE}`,
    ]
  const lines = [`Its data in ${data} was checked and is whole (tables: ${tables}, guests: ${guests}).`]
  if (recovered) lines.push('It was not stopped properly the last time; all that was safe then is there.')
  if (!hadKey && guests > 0)
    lines.push(`${keyFile(data)} was not there, and a new one was made: everybody who had a seat comes as a stranger. ${RESTORE}`)
  return lines
}
const found = (what: Found) => {
  said = stateOf(what).join('\n')
}
/** What is in memory is worth nothing without it. All that was acknowledged is on the disk, and whoever looks after us starts us again. */
const storeEnded = () =>
  giveUp('The thread of the store has ended, and nothing can be kept any more: so the server ends, too. Start it again.', 1)

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
  console.log(`Wildcat is ready: ${urlOf({ host: settings.host, port })}\n${said}`)
} catch (error) {
  const { explain } = await import('./explain.ts')
  giveUp(explain(error, settings), 1)
}
