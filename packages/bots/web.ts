/**
 * Bots think in Web Workers, also when the caller is one itself. A worker that must be stopped is terminated, the next question
 * gets a new one. Bundled by Vite, workers inside workers need `worker: { format: 'es' }`.
 */
import type { Thinker } from '@wildcat/table'
import { type Task, tell } from './answer.ts'
import { BUDGET, DEADLINE, type ThinkerSettings, taskFor, within } from './thinking.ts'
import type { Reply } from './web-worker.ts'

export interface WebThinkerSettings extends ThinkerSettings {
  readonly spawn?: () => Worker
}

const spawnWorker = () => new Worker(new URL('./web-worker.ts', import.meta.url), { type: 'module' })

export function webThinker({
  budget = BUDGET,
  deadline = DEADLINE,
  spawn = spawnWorker,
}: WebThinkerSettings = {}): Thinker & { close(): void } {
  const idle: Worker[] = []
  const closing = new AbortController()
  return {
    async think(question, signal, hear) {
      const stop = AbortSignal.any([signal, closing.signal])
      return within(deadline, question.bot, stop, async limit => {
        const worker = idle.pop() ?? spawn()
        const reply = await ask(worker, taskFor(question, budget), limit)
        if (closing.signal.aborted) worker.terminate()
        else idle.push(worker)
        if ('failed' in reply) throw new Error(reply.failed)
        if (hear !== undefined) tell(hear, reply)
        return reply.command
      })
    },
    close() {
      closing.abort(new Error('no more questions: the bots have been dismissed'))
      for (const worker of idle.splice(0)) worker.terminate()
    },
  }
}

/** The worker's reply. When it rejects the worker is gone. */
async function ask(worker: Worker, task: Task, signal: AbortSignal): Promise<Reply> {
  const { promise, resolve, reject } = Promise.withResolvers<Reply>()
  const stop = () => reject(new Error('stopped', { cause: signal.reason }))
  worker.onmessage = ({ data }: MessageEvent<Reply>) => resolve(data)
  worker.onmessageerror = () => reject(new Error('what a bot answered could not be read'))
  worker.onerror = ({ message }) => reject(new Error(`the thread of a bot broke down: ${message}`))
  signal.addEventListener('abort', stop)
  worker.postMessage(task)
  try {
    return await promise
  } catch (error) {
    worker.terminate()
    throw error
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
