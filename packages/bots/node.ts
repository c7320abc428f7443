/** Bots think in worker threads of Node: a game, however long a bot thinks, never waits for the machine to be free. */
import type { Thinker } from '@wildcat/table'
import { type Said, tell } from './answer.ts'
import type { ThreadTask } from './node-worker.ts'
import { BUDGET, DEADLINE, type ThinkerSettings, taskFor, within } from './thinking.ts'
import { pool, threadsOfThisMachine } from './threads.ts'
import { Turns } from './turns.ts'

export { type ContestSettings, playContest, recordGame } from './arena.ts'
export type { Contest } from './contest.ts'
export { GameFailed, type GameFailure } from './failure.ts'
export { anyBot, NotABot } from './file-bot.ts'
export { makeOf, type Pairing, playDeal } from './ladder/pairing.ts'
export { addResult, nextDeal, readResults, type Standing, standingOf } from './ladder/results.ts'
export { isMeasured } from './measured.ts'
export { seating } from './seating.ts'
export type { Result, Spread } from './tally.ts'

export interface NodeThinkerSettings extends ThinkerSettings {
  readonly threads?: number
  /** May a bot be named by the path of a file? Only where nobody but the owner of the machine names bots. */
  readonly files?: boolean
}

export function nodeThinker(settings: NodeThinkerSettings = {}): Thinker & { close(): Promise<void> } {
  const { budget = BUDGET, deadline = DEADLINE, threads = threadsOfThisMachine(), files = false } = settings
  const workers = pool<ThreadTask, Said>('bots', threads)
  const turns = new Turns(threads) // so that the deadline counts from when a bot begins, not from when it queues
  const closing = new AbortController()
  return {
    async think(question, signal, hear) {
      const stop = AbortSignal.any([signal, closing.signal])
      stop.throwIfAborted()
      try {
        await turns.begin(stop)
      } catch (error) {
        stop.throwIfAborted()
        throw error
      }
      try {
        const task = { ...taskFor(question, budget), files }
        const said = await within(deadline, question.bot, stop, limit => workers.run(task, { signal: limit }))
        if (hear !== undefined) tell(hear, said)
        return said.command
      } finally {
        turns.end()
      }
    },
    async close() {
      closing.abort(new Error('no more questions: the bots have been dismissed'))
      await workers.destroy()
    },
  }
}
