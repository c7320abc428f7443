/** The worker threads of a contest, and the watch over them: a decision that takes too long ends its thread, with an error. */
import { at } from '@wildcat/kernel'
import type { Played } from './arena-worker.ts'
import type { Contest } from './contest.ts'
import { GameFailed, type GameFault, messageOf } from './failure.ts'
import { type Pulse, Watch } from './pulse.ts'
import { pool } from './threads.ts'

export interface ThreadSettings {
  readonly threads: number
  readonly places: number // tasks in all
  readonly deadline: number // milliseconds of wall-clock time for one decision
  readonly signal?: AbortSignal | undefined
}

export interface Threads<Task, X> {
  run(place: number, task: Task): Promise<X>
  close(): Promise<void>
}

export function arenaThreads<Task extends object, X>(
  name: 'tally' | 'record',
  contest: Contest,
  { threads, places, deadline, signal }: ThreadSettings,
): Threads<Task, X> {
  const workers = pool<Task & { pulse: Pulse }, Played<X>>('arena', threads)
  const limits = new Map<number, AbortController>()
  const watch = new Watch(places, deadline, place =>
    limits.get(place)?.abort(failed(place, bot => ({ kind: 'late', bot, seconds: deadline / 1_000 }))),
  )

  /** What happened at a place, blamed on the bot that was thinking there. */
  function failed(place: number, fault: (bot: string) => GameFault): GameFailed | undefined {
    const moment = watch.moment(place)
    if (moment === undefined) return undefined
    const { game, seats, seed, bots } = contest
    return new GameFailed({ game, seats, seed, number: moment.game, fault: fault(at(bots, moment.bot)) })
  }

  return {
    async run(place, task) {
      const limit = new AbortController()
      limits.set(place, limit)
      const stop = signal === undefined ? limit.signal : AbortSignal.any([signal, limit.signal])
      try {
        const answer = await workers.run({ ...task, pulse: watch.pulse(place) }, { name, signal: stop })
        if ('failed' in answer) throw new GameFailed(answer.failed)
        return answer.played
      } catch (error) {
        signal?.throwIfAborted()
        limit.signal.throwIfAborted()
        if (error instanceof GameFailed) throw error
        throw failed(place, bot => ({ kind: 'threw', bot, detail: messageOf(error) })) ?? error
      } finally {
        watch.done(place)
        limits.delete(place)
      }
    },
    async close() {
      watch.end()
      await workers.destroy()
    },
  }
}
