/** A pool of worker threads that run one of the files beside this one. Aborting a task terminates its thread; a new one takes its place. */
import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'

export const threadsOfThisMachine = (): number => availableParallelism()

const FILES = {
  bots: new URL('./node-worker.ts', import.meta.url),
  arena: new URL('./arena-worker.ts', import.meta.url),
} as const

export function pool<Task, Answer>(file: keyof typeof FILES, threads: number): Piscina<Task, Answer> {
  const workers = new Piscina<Task, Answer>({
    filename: FILES[file].href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: Number.POSITIVE_INFINITY,
  })
  workers.on('error', () => undefined) // of no task that anybody waits for, such as an answer that crosses with its thread's end
  return workers
}
