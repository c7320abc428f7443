/** A long run on all cores: each thread plays every so many seeds. */
import { Worker } from 'node:worker_threads'
import type { Configuration } from './configurations.ts'
import { examine, type Findings } from './examine.ts'
import type { Examined } from './examined.ts'

export interface Job {
  readonly game: string
  readonly seeds: readonly number[]
  readonly every: number
  readonly tables: readonly Configuration[]
  readonly checks?: readonly string[] | undefined // only these
}

/** What a thread says: a game more, or all that it found. */
export type Word = { readonly games: number } | { readonly findings: Findings }

type Progress = (games: number, of: number) => void

const WORTH_A_THREAD = 100 // games

export function runJobs(subject: Examined, job: Job, cores: number, progress?: Progress): Promise<Findings[]> {
  const of = job.seeds.length * job.tables.length
  const threads = Math.min(cores, job.seeds.length, Math.ceil(of / WORTH_A_THREAD))
  if (threads <= 1) {
    const { seeds, every, tables } = job
    const only = job.checks === undefined ? {} : { checks: job.checks }
    return Promise.resolve([
      examine(subject, { seeds, every, tables, coverage: false, ...only, ...(progress === undefined ? {} : { progress }) }),
    ])
  }
  const games = new Array<number>(threads).fill(0)
  return Promise.all(
    games.map((_, thread) =>
      inThread({ ...job, seeds: job.seeds.filter((_seed, i) => i % threads === thread) }, played => {
        games[thread] = played
        progress?.(
          games.reduce((sum, n) => sum + n, 0),
          of,
        )
      }),
    ),
  )
}

function inThread(job: Job, played: (games: number) => void): Promise<Findings> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./job.ts', import.meta.url))
    worker.on('message', (word: Word) => ('games' in word ? played(word.games) : resolve(word.findings)))
    worker.on('error', reject)
    worker.on('exit', code => reject(new Error(`a thread of the contract suite ended with ${code}`))) // too late to matter after `resolve`
    worker.postMessage(job)
  })
}
