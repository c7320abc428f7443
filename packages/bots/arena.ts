/**
 * Measures bots: plays a contest in stretches, spread over worker threads. The result depends on the contest alone, not on the
 * number of threads nor on who is done first: stretches are cut by the number of games and added up in their order.
 */
import { setImmediate } from 'node:timers/promises'
import type { RecordOf, Types } from '@wildcat/kernel'
import type { RecordTask, TallyTask } from './arena-worker.ts'
import { type Contest, openArena } from './contest.ts'
import { type Result, resultOf, type Tally } from './tally.ts'
import { pool, threadsOfThisMachine } from './threads.ts'

export interface ContestSettings {
  readonly threads?: number // none: in this very thread
  readonly signal?: AbortSignal
  readonly progress?: (games: number) => void
}
interface Stretch {
  readonly from: number
  readonly to: number
}
const MOST_GAMES = 1_000
const STRETCHES = 200

/** Rejects with the signal's reason, or with the error of the first game that failed. */
export async function playContest(contest: Contest, settings: ContestSettings = {}): Promise<Result> {
  const { threads = threadsOfThisMachine(), signal, progress } = settings
  signal?.throwIfAborted()
  const stretches = stretchesOf(contest.games)
  const play = threads === 0 ? await hereAlone(contest) : inThreads(contest, Math.min(threads, stretches.length), signal)
  let games = 0
  const tallies = stretches.map(async stretch => {
    const tally = await play.tally(stretch)
    games += tally.games
    progress?.(games)
    return tally
  })
  for (const tally of tallies) tally.catch(() => undefined) // told below, in the order of the games
  try {
    const done: Tally[] = []
    for (const tally of tallies) {
      done.push(await tally)
      signal?.throwIfAborted()
    }
    return resultOf(contest, done)
  } catch (error) {
    signal?.throwIfAborted()
    throw error
  } finally {
    await play.close()
  }
}

/** One game of a contest as a record, or its beginning. */
export async function recordGame(task: RecordTask, signal?: AbortSignal): Promise<RecordOf<Types>> {
  const workers = pool<RecordTask, RecordOf<Types>>('arena', 1)
  try {
    return await workers.run(task, { name: 'record', ...(signal && { signal }) })
  } catch (error) {
    signal?.throwIfAborted()
    throw error
  } finally {
    await workers.destroy()
  }
}

interface Place {
  tally(stretch: Stretch): Promise<Tally>
  close(): Promise<void>
}

function inThreads(contest: Contest, threads: number, signal: AbortSignal | undefined): Place {
  const workers = pool<TallyTask, Tally>('arena', threads)
  return {
    tally: stretch => workers.run({ contest, ...stretch }, { name: 'tally', ...(signal && { signal }) }),
    close: () => workers.destroy(),
  }
}

async function hereAlone(contest: Contest): Promise<Place> {
  const arena = await openArena(contest)
  let last: Promise<unknown> = Promise.resolve()
  let closed = false
  return {
    tally(stretch) {
      const tally = last.then(async () => {
        await setImmediate() // whoever wants to stop this gets a word in
        if (closed) throw new Error('stopped')
        return arena.tally(stretch.from, stretch.to)
      })
      last = tally
      return tally
    },
    async close() {
      closed = true
    },
  }
}

function stretchesOf(games: number): Stretch[] {
  const length = Math.min(MOST_GAMES, Math.ceil(games / STRETCHES))
  return Array.from({ length: Math.ceil(games / length) }, (_, i) => ({ from: i * length, to: Math.min(games, (i + 1) * length) }))
}
