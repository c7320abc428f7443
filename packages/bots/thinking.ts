/** What the places where bots think have in common: a budget for the bot, and a deadline beyond which it is not waited for. */
import type { Types } from '@wildcat/kernel'
import type { Question } from '@wildcat/table'
import type { Task } from './answer.ts'
import type { Budget } from './bot.ts'

export interface ThinkerSettings {
  readonly budget?: Budget
  /** Milliseconds of wall-clock time after which a bot that has not stopped by itself is terminated. */
  readonly deadline?: number
}
export const BUDGET: Budget = { iterations: 1_000, milliseconds: 1_000 }
export const DEADLINE = 10_000

/** A task with luck from the system's entropy: nobody can foresee what a bot does at a table. */
export const taskFor = (question: Question<Types>, budget: Budget): Task => ({
  question,
  budget,
  key: [...crypto.getRandomValues(new Uint32Array(8))],
})

/** Work under a signal that also fires at the deadline. Whatever the work makes of that, the reason comes out. */
export async function within<X>(
  milliseconds: number,
  bot: string,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<X>,
): Promise<X> {
  signal.throwIfAborted()
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(new Error(`the bot '${bot}' did not answer within ${milliseconds} ms`)), milliseconds)
  try {
    return await work(AbortSignal.any([signal, limit.signal]))
  } catch (error) {
    signal.throwIfAborted()
    limit.signal.throwIfAborted()
    throw error
  } finally {
    clearTimeout(timer)
  }
}
