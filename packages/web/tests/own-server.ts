// A server of a test's own: a process that can be killed and started again on the same port with the same data. The luck of its games
// is that of the test, and its bots do not pause.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test as withLuck } from './luck.ts'

const inRoot = (path: string) => new URL(`../../../${path}`, import.meta.url)

const program = (data: string, port: number, luck: number) => `
  import { keyFrom } from ${JSON.stringify(inRoot('packages/kernel/index.ts').href)}
  import { createApp } from ${JSON.stringify(inRoot('packages/server/app.ts').href)}
  const fast = { atOnce: 1e6, perSecond: 1e6 }
  let games = 0
  const app = await createApp({
    web: ${JSON.stringify(fileURLToPath(inRoot('packages/web/dist')))},
    data: ${JSON.stringify(data)},
    botPauseMs: 0,
    matchKey: () => keyFrom(${luck}, games++),
    requests: { all: 1e6, some: 1e6, few: 1e6 },
    rates: { socket: fast, guest: fast, address: fast },
  })
  console.log(await app.listen({ host: '127.0.0.1', port: ${port} }))`

export class OwnServer {
  readonly #data: string
  readonly #luck: number
  #process: ChildProcess | undefined
  origin = 'http://127.0.0.1:0' // a port that is free, from the first start on the same

  private constructor(data: string, luck: number) {
    this.#data = data
    this.#luck = luck
  }
  static async start(luck: number): Promise<OwnServer> {
    const server = new OwnServer(await mkdtemp(join(tmpdir(), 'wildcat-online-')), luck)
    await server.run()
    return server
  }

  async run(): Promise<void> {
    const main = join(this.#data, 'server.mjs')
    await writeFile(main, program(join(this.#data, 'data'), Number(new URL(this.origin).port), this.#luck))
    const child = spawn(process.execPath, [main], { stdio: ['ignore', 'pipe', 'inherit'] })
    this.#process = child
    const ended = once(child, 'exit').then(([code]) => {
      throw new Error(`the server ended with ${String(code)}`)
    })
    const ready = await Promise.race([once(child.stdout, 'data'), ended])
    ended.catch(() => undefined)
    this.origin = String(ready[0]).trim()
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
  server: async ({ luck }, use) => {
    const server = await OwnServer.start(luck)
    await use(server)
    await server.remove()
  },
})
