// A server of a test's own: a process that can be killed and started again on the same port with the same data. The luck of its games
// is that of the test, and its bots do not pause. Starting one takes longer than many a test: one that nothing was done to, with the usual
// settings, serves the next test of the same worker, whose guests know nothing of the tables of the one before.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test as withLuck } from './luck.ts'

const inRoot = (path: string) => new URL(`../../../${path}`, import.meta.url)

const program = (data: string, port: number, { hurry = 1, ...settings }: ServerWishes) => `
  import { flushCompileCache } from 'node:module'
  import { keyFrom } from ${JSON.stringify(inRoot('packages/kernel/index.ts').href)}
  import { createApp } from ${JSON.stringify(inRoot('packages/server/app.ts').href)}
  const fast = { atOnce: 1e6, perSecond: 1e6 }
  let luck = 0
  let games = 0
  let later = 0
  process.on('message', async told => {
    if (told === 'stop') {
      await app.close()
      process.exit()
    }
    if (typeof told === 'object') later = told.later
    else [luck, games] = [told, 0]
    process.send('told')
  })
  process.on('disconnect', () => process.exit())
  const app = await createApp({
    web: ${JSON.stringify(fileURLToPath(inRoot('packages/web/dist')))},
    data: ${JSON.stringify(data)},
    elapsed: () => performance.now() * ${hurry} + later,
    now: () => Date.now() + later,
    botPauseMs: 0,
    matchKey: () => keyFrom(luck, games++),
    requests: { all: 1e6, some: 1e6, few: 1e6 },
    rates: { socket: fast, guest: fast, address: fast, reading: fast, talk: fast, floods: fast },
    quotas: { writtenByGuest: fast, writtenByNetwork: fast, tablesByGuest: fast, tablesByNetwork: fast },
    ...${JSON.stringify(settings)},
  })
  process.send(await app.listen({ host: '127.0.0.1', port: ${port} }))
  flushCompileCache()`

export interface ServerWishes {
  readonly url?: string // by which others know it
  readonly database?: string // a PostgreSQL, which several may share
  readonly web?: string // the folder of the page, if not as it is built
  readonly hurry?: number // for whoever is away, or to decide, so many times as much passes
  readonly sweepMs?: number // after which tables are looked at again
  readonly requests?: { readonly all: number; readonly some: number; readonly few: number } // in a minute
  readonly privateHooks?: boolean // may calls go to this machine?
  readonly mail?: { readonly smtp: string; readonly sender: string } // if it sends e-mails
  readonly callPace?: { readonly gatherMs: number; readonly delayMs: number; readonly everyMs: number }
  readonly limits?: { readonly socketsOfGuest?: number; readonly relinkMs?: number }
}

export class OwnServer {
  readonly #data: string
  readonly #settings: ServerWishes
  #luck = 0
  #later = 0
  #process: ChildProcess | undefined
  /** Whether something was done to it that the next test would notice. */
  wasDisturbed = false
  origin = 'http://127.0.0.1:0' // a port that is free, from the first start on the same

  private constructor(data: string, settings: ServerWishes) {
    this.#data = data
    this.#settings = settings
  }
  static async start(settings: ServerWishes): Promise<OwnServer> {
    const server = new OwnServer(await mkdtemp(join(tmpdir(), 'wildcat-online-')), settings)
    await server.run()
    return server
  }

  async run(settings: ServerWishes = this.#settings): Promise<void> {
    const main = join(this.#data, 'server.mjs')
    await writeFile(main, program(join(this.#data, 'data'), Number(new URL(this.origin).port), settings))
    // What one of them has compiled the next ones need not.
    const env = { ...process.env, NODE_COMPILE_CACHE: fileURLToPath(inRoot('./.build/compile-cache')) }
    const child = spawn(process.execPath, [main], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], env })
    this.#process = child
    const ended = once(child, 'exit').then(([code]) => {
      throw new Error(`the server ended with ${String(code)}`)
    })
    const told = await Promise.race([once(child, 'message'), ended])
    ended.catch(() => undefined)
    this.origin = String(told[0])
    await this.draw(this.#luck)
    if (this.#later > 0) await this.#tell({ later: this.#later })
  }
  /** From now on games have this luck, beginning with its first. */
  async draw(luck: number): Promise<void> {
    this.#luck = luck
    await this.#tell(luck)
  }
  async #tell(news: number | { readonly later: number }): Promise<void> {
    const child = this.#process
    if (child === undefined) return
    const told = once(child, 'message')
    child.send(news)
    await told
  }
  /** All its clocks are so much later, and go on. */
  async skip(ms: number): Promise<void> {
    this.wasDisturbed = true
    this.#later += ms
    await this.#tell({ later: this.#later })
  }
  /** As whoever runs it stops it. */
  async stop(): Promise<void> {
    this.wasDisturbed = true
    const child = this.#process
    if (child === undefined) return
    const exit = once(child, 'exit')
    child.send('stop')
    await exit
  }
  /** While it does not run: its games were played by an earlier version of their rules, which it has been updated from. */
  async update(): Promise<void> {
    const main = join(this.#data, 'update.mjs')
    const { href } = inRoot('packages/server/testing/earlier-rules.ts')
    await writeFile(main, `import { asOfRules } from '${href}'\nasOfRules(${JSON.stringify(join(this.#data, 'data'))}, 1)`)
    await this.#run(main)
  }
  /** Takes nothing any more, and says nothing. */
  halt(): void {
    this.wasDisturbed = true
    this.#process?.kill('SIGSTOP')
  }
  /** As a power cut would. */
  async kill(): Promise<void> {
    this.wasDisturbed = true
    const child = this.#process
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  /** Of now; and, while it does not run, back to it. */
  backUp = (): Promise<void> => this.#command('backup', '--to', join(this.#data, 'backup'))
  restore = (): Promise<void> => this.#command('restore', join(this.#data, 'backup'))
  async #command(...args: string[]): Promise<void> {
    await this.#run(fileURLToPath(inRoot('packages/server/backup/run.ts')), ...args, '--data', join(this.#data, 'data'))
  }
  async #run(program: string, ...args: string[]): Promise<void> {
    const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'ignore', 'inherit'] })
    await once(child, 'exit')
    if (child.exitCode !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${child.exitCode}`)
  }
  async remove(): Promise<void> {
    await this.kill()
    await rm(this.#data, { recursive: true, force: true })
  }
}

interface Servers {
  settings: ServerWishes
  server: OwnServer
}

export const test = withLuck.extend<Servers, { idle: OwnServer[] }>({
  settings: [{}, { option: true }],
  /** Servers that the next test may have. */
  idle: [
    async ({ browserName: _ }, use) => {
      const servers: OwnServer[] = []
      await use(servers)
      for (const server of servers) await server.remove()
    },
    { scope: 'worker' },
  ],
  server: async ({ luck, settings, idle }, use) => {
    const isUsual = Object.keys(settings).length === 0
    const server = (isUsual ? idle.pop() : undefined) ?? (await OwnServer.start(settings))
    await server.draw(luck ?? 0)
    await use(server)
    if (isUsual && !server.wasDisturbed) idle.push(server)
    else await server.remove()
  },
})
