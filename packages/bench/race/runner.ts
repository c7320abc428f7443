/** A process of one contender, as seen from the one that asks. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { ContenderName } from '../contenders/index.ts'
import { type Answer, isReply, type Task } from './task.ts'

const CHILD = fileURLToPath(new URL('child.ts', import.meta.url))

/** The core that all contenders run on, one at a time; undefined where processes cannot be pinned. */
export function coreToPin(): number | undefined {
  const cores = [...Array(availableParallelism()).keys()].reverse()
  return cores.find(core => spawnSync('taskset', ['-c', String(core), 'true']).status === 0)
}

export class Runner {
  readonly #child: ChildProcess
  readonly #name: ContenderName

  private constructor(game: string, name: ContenderName, core: number | undefined) {
    const node = [process.execPath, CHILD, game, name] as const
    const [program, ...args] = core === undefined ? node : ['taskset', '-c', String(core), ...node]
    this.#name = name
    this.#child = spawn(program, args, {
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
  }

  static async start(game: string, name: ContenderName, core: number | undefined): Promise<Runner> {
    const runner = new Runner(game, name, core)
    await runner.#reply() // it says when it is there
    return runner
  }

  ask(task: Task): Promise<Answer> {
    const answer = this.#reply()
    this.#child.send(task)
    return answer
  }

  stop(): void {
    this.#child.kill()
  }

  #reply(): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const end = (settle: () => void) => {
        this.#child.off('message', onMessage).off('exit', onExit).off('error', reject)
        settle()
      }
      const onMessage = (message: unknown) =>
        end(() => {
          if (!isReply(message)) reject(new Error(`${this.#name}: not an answer`))
          else if ('failed' in message) reject(new Error(`${this.#name}: ${message.failed}`))
          else resolve(message.answer)
        })
      const onExit = () => end(() => reject(new Error(`${this.#name}: its process ended`)))
      this.#child.on('message', onMessage).on('exit', onExit).on('error', reject)
    })
  }
}
