// A server of a test's own: a process that can be killed and started again on the same port with the same data. The luck of its games
// is always the same, and its bots do not pause.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../../tests/browser/port.ts'
import { test as withLuck } from './luck.ts'

const inRoot = (path: string) => new URL(`../../../${path}`, import.meta.url)

const program = (data: string, port: number) => `
  import { keyFrom } from ${JSON.stringify(inRoot('packages/kernel/index.ts').href)}
  import { createApp } from ${JSON.stringify(inRoot('packages/server/app.ts').href)}
  const fast = { atOnce: 1e6, perSecond: 1e6 }
  let games = 0
  const app = await createApp({
    web: ${JSON.stringify(fileURLToPath(inRoot('packages/web/dist')))},
    data: ${JSON.stringify(data)},
    botPauseMs: 0,
    matchKey: () => keyFrom(7, games++),
    requests: { all: 1e6, some: 1e6, few: 1e6 },
    rates: { socket: fast, guest: fast, address: fast },
  })
  await app.listen({ host: '127.0.0.1', port: ${port} })
  console.log('ready')`

export class OwnServer {
  readonly origin: string
  readonly #data: string
  readonly #port: number
  #process: ChildProcess | undefined

  private constructor(data: string, port: number) {
    this.#data = data
    this.#port = port
    this.origin = `http://127.0.0.1:${port}`
  }
  static async start(): Promise<OwnServer> {
    const server = new OwnServer(await mkdtemp(join(tmpdir(), 'wildcat-online-')), await freePort())
    await server.run()
    return server
  }

  async run(): Promise<void> {
    const main = join(this.#data, 'server.mjs')
    await writeFile(main, program(join(this.#data, 'data'), this.#port))
    const child = spawn(process.execPath, [main], { stdio: ['ignore', 'pipe', 'inherit'] })
    this.#process = child
    const ended = once(child, 'exit').then(([code]) => {
      throw new Error(`the server ended with ${String(code)}`)
    })
    await Promise.race([once(child.stdout, 'data'), ended])
    ended.catch(() => undefined)
  }
  /** As a power cut would. */
  async kill(): Promise<void> {
    const child = this.#process
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  async remove(): Promise<void> {
    await this.kill()
    await rm(this.#data, { recursive: true, force: true })
  }
}

export const test = withLuck.extend<{ server: OwnServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants to see what a fixture needs
  server: async ({}, use) => {
    const server = await OwnServer.start()
    await use(server)
    await server.remove()
  },
})
