/**
 * Measures bots: plays a contest in stretches, spread over worker threads. The result depends on the contest alone, not on the
 * number of threads nor on who is done first: stretches are cut by the number of games and added up in their order.
 */
import { setImmediate } from 'node:timers/promises'
import type { RecordOf, Types } from '@wildcat/kernel'
import { arenaThreads } from './arena-threads.ts'
import type { RecordTask, TallyTask } from './arena-worker.ts'
import { type Contest, openArena } from './contest.ts'
import { type Result, resultOf, type Tally } from './tally.ts'
import { threadsOfThisMachine } from './threads.ts'

export interface ContestSettings {
  readonly threads?: number // none: in this very thread, where nobody can end a thought
  readonly deadline?: number // milliseconds of wall-clock time for one decision
  readonly signal?: AbortSignal
  readonly progress?: (games: number) => void
}
interface Stretch {
  readonly from: number
  readonly to: number
}
/** Long enough for every bot that means to answer: beyond it there is an error and never a result. */
const ARENA_DEADLINE = 60_000
const MOST_GAMES = 1_000
const STRETCHES = 200

/** Rejects with the signal's reason, or with the GameFailed of the first game that failed. */
export async function playContest(contest: Contest, settings: ContestSettings = {}): Promise<Result> {
  const { threads = threadsOfThisMachine(), progress, signal } = settings
  signal?.throwIfAborted()
  const stretches = stretchesOf(contest.games)
  const play = threads === 0 ? await hereAlone(contest) : inThreads(contest, stretches.length, { ...settings, threads })
  let games = 0
  const tallies = stretches.map(async (stretch, place) => {
    const tally = await play.tally(stretch, place)
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

/** One game of a contest as a record, or its beginning. Rejects as a contest does. */
export async function recordGame(task: RecordTask, settings: Pick<ContestSettings, 'signal' | 'deadline'> = {}): Promise<RecordOf<Types>> {
  const { signal, deadline = ARENA_DEADLINE } = settings
  const thread = arenaThreads<RecordTask, RecordOf<Types>>('record', task.contest, { threads: 1, places: 1, deadline, signal })
  try {
    return await thread.run(0, task)
  } finally {
    await thread.close()
  }
}

interface Place {
  tally(stretch: Stretch, place: number): Promise<Tally>
  close(): Promise<void>
}

function inThreads(contest: Contest, places: number, settings: ContestSettings & { threads: number }): Place {
  const { threads, deadline = ARENA_DEADLINE, signal } = settings
  const all = arenaThreads<TallyTask, Tally>('tally', contest, { threads: Math.min(threads, places), places, deadline, signal })
  return {
    tally: (stretch, place) => all.run(place, { contest, ...stretch }),
    close: () => all.close(),
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
