/** A pool of worker threads that run one of the files beside this one. Aborting a task terminates its thread; a new one takes its place. */
import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'

export const threadsOfThisMachine = (): number => availableParallelism()

export const pool = <Task, Answer>(file: './node-worker.ts' | './arena-worker.ts', threads: number): Piscina<Task, Answer> =>
  new Piscina({
    filename: new URL(file, import.meta.url).href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: Number.POSITIVE_INFINITY,
  })
