/** A server in a process of its own, as seen from the one that measures. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { type Answer, isReply, type ServerName, type ServerTask } from './task.ts'

const CHILD = fileURLToPath(new URL('child.ts', import.meta.url))

export class ServerProcess {
  readonly name: ServerName
  readonly #child: ChildProcess
  port = 0

  private constructor(name: ServerName, game: string, seats: number, core: number | undefined, database: string) {
    const node = [process.execPath, CHILD, name, game, String(seats), database] as const
    const [program, ...args] = core === undefined ? node : ['taskset', '-c', String(core), ...node]
    this.name = name
    this.#child = spawn(program, args, { env: { ...process.env, NODE_ENV: 'production' }, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  }

  /** `database`: of a PostgreSQL, where ours keeps everything that it keeps in a file otherwise. */
  static async start(name: ServerName, game: string, seats: number, core?: number, database = ''): Promise<ServerProcess> {
    const server = new ServerProcess(name, game, seats, core, database)
    const { port = 0 } = await server.#reply()
    server.port = port
    return server
  }

  ask(task: ServerTask): Promise<Answer> {
    const answer = this.#reply()
    this.#child.send(task)
    return answer
  }

  async stop(): Promise<void> {
    const ended = once(this.#child, 'exit')
    this.#child.send('stop')
    await ended
  }

  #reply(): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const ended = () => reject(new Error(`${this.name}: its process ended`))
      this.#child.once('exit', ended)
      this.#child.once('message', (message: unknown) => {
        this.#child.off('exit', ended)
        if (!isReply(message)) reject(new Error(`${this.name}: not an answer`))
        else if ('failed' in message) reject(new Error(`${this.name}: ${message.failed}`))
        else resolve(message.answer)
      })
    })
  }
}
