/** A cold start: from nothing to the first answer over HTTP, beside a Node that does nothing but answer. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isBundled } from '@wildcat/server/bundle'
import config from '@wildcat/server/rolldown.config'
import { build } from 'rolldown'
import { inside } from './lines/inside.ts'
import type { Notes } from './notes.ts'

const MAIN = fileURLToPath(import.meta.resolve('@wildcat/server/start'))
const BARE = `import { createServer } from 'node:http'
const server = createServer((request, response) => response.end('{"status":"ok"}'))
server.listen(0, '127.0.0.1', () => console.log('ready: http://127.0.0.1:' + server.address().port))`
/** Says what it has used. Loaded before either of them. */
const WATCH = `process.once('message', () => { const { user, system } = process.cpuUsage(); process.send({ micros: user + system }) }); process.channel?.unref()`

interface Start {
  readonly micros: number // of CPU
  readonly ms: number // of wall
}

export async function coldStarts(repetitions: number, notes: Notes): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'wildcat-cold-'))
  try {
    await mkdir(join(folder, 'web'))
    await writeFile(join(folder, 'web', 'index.html'), '')
    const ours = [MAIN, '--port', '0', '--web', join(folder, 'web'), '--data', join(folder, 'data')]
    const bare = ['--input-type=module', '--eval', BARE]
    if (!isBundled()) await build(config) // as `npm start` does
    await start(ours) // the very first one makes the database, and what Node keeps of compiled code
    for (let n = 0; n < repetitions; n++)
      for (const [whose, args] of [
        ['bare', bare],
        ['wildcat', ours],
      ] as const) {
        const { micros, ms } = await start(args)
        notes.add('coldCpu', whose, micros / 1000)
        notes.add('coldWall', whose, ms)
      }
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function start(args: readonly string[]): Promise<Start> {
  const from = performance.now()
  const child = spawn(process.execPath, ['--import', `data:text/javascript,${encodeURIComponent(WATCH)}`, ...args], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  try {
    const answer = await fetch(new URL('/health', await addressOf(child)))
    if (!answer.ok) throw new Error(`a server that has just started answers ${answer.status}`)
    const ms = performance.now() - from
    const used = once(child, 'message')
    child.send('usage')
    return { micros: Number(inside(await used, '0', 'micros')), ms }
  } finally {
    child.kill()
    await ended
  }
}

/** From the line in which it says so. */
async function addressOf({ stdout }: ChildProcess): Promise<string> {
  if (stdout === null) throw new Error('it says nothing')
  let said = ''
  for await (const chunk of stdout) {
    said += chunk
    const [address] = /http:\S+(?=\s)/.exec(said) ?? []
    if (address !== undefined) return address
  }
  throw new Error(`it ended, saying: ${said}`)
}
