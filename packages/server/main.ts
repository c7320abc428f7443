// node packages/server/main.ts [folder of the built client]
// Runs the server until it is told to stop. Exit codes: 1 it could not run, 2 it was called wrongly.

import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readAddress, urlOf } from './address.mjs'
import { createApp } from './app.ts'

const webFolder = process.argv[2] ?? fileURLToPath(new URL('../web/dist', import.meta.url))
const PATIENCE_MS = 3000

function giveUp(sentence: string, exitCode: 1 | 2): never {
  console.error(sentence)
  process.exit(exitCode)
}

function explain(error: unknown, port: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return `Port ${port} is already taken. Choose another one, for example: PORT=${port === 65535 ? 4000 : port + 1} npm start`
  if (code === 'EACCES') return `Port ${port} may not be used by this account. Ports from 1024 upwards usually may.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST does not name an address of this machine. Leave it out to be reachable from here only.`
  return `The server could not start: ${error instanceof Error ? error.message : String(error)}`
}

const read = readAddress(process.env)
if ('problem' in read) giveUp(read.problem, 2)
if (!existsSync(`${webFolder}/index.html`))
  giveUp('The web client has not been built yet. `npm start` builds it and then starts the server.', 1)

const app = await createApp(webFolder)

let stopping = false
function stop() {
  if (stopping) return
  stopping = true
  setTimeout(() => process.exit(0), PATIENCE_MS).unref()
  app.close().then(
    () => process.exit(0),
    () => process.exit(1),
  )
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)

try {
  await app.listen(read.address)
} catch (error) {
  giveUp(explain(error, read.address.port), 1)
}
console.log(`Wildcat is ready: ${urlOf(read.address)}`)
