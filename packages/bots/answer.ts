/** One question to one bot, from the name of the game to a legal command. Runs in a worker, whichever kind. */
import type { Types } from '@wildcat/kernel'
import type { Hear, Question } from '@wildcat/table'
import type { Budget } from './bot.ts'
import { frozenList, guarded } from './guarded.ts'
import { ask, judge } from './judge.ts'
import { loadEngine } from './load-engine.ts'
import { luckOf } from './luck.ts'
import { type FindBot, listedBot } from './registry.ts'

/** What is sent to a worker. */
export interface Task {
  readonly question: Question<Types>
  readonly budget: Budget
  readonly key: readonly number[] // of the bot's luck
}

export interface Said {
  readonly command: Types['command']
  readonly rest: readonly Types['command'][] // of the turn that it begins: the rules are asked when it comes to them
  readonly cutShort: boolean // the clock stopped it: on another machine it might have said something else
}

/** Rejects with a sentence when there is no such game or bot, when the bot throws, and when its answer is illegal. */
export async function answer({ question, budget, key }: Task, find: FindBot = listedBot): Promise<Said> {
  const { game, seat, view } = question
  const [engine, bot] = await Promise.all([loadEngine(game), find(game, question.bot)])
  const legal = frozenList(engine.legal(view, seat))
  if (legal.length === 0 && !engine.invited(view).includes(seat)) throw new Error(`${game}: seat ${seat} has nothing to decide`)
  const isOver = clock(budget)
  let cutShort = false
  const stopped = () => {
    cutShort ||= isOver()
    return cutShort
  }
  const said = ask(bot, { engine: guarded(engine), view, seat, legal, budget, luck: luckOf(key, seat), stopped })
  return { ...judge(engine, bot, view, seat, said), cutShort }
}

/** Says whatever there is to say besides the command. */
export function tell(hear: Hear, { rest, cutShort }: Said): void {
  if (cutShort) hear.cutShort()
  if (rest.length > 0) hear.rest(rest)
}

/** Tells when the milliseconds of a budget are used up, counted from now. */
export function clock({ milliseconds }: Budget): () => boolean {
  if (milliseconds === undefined) return () => false
  const end = performance.now() + milliseconds
  return () => performance.now() >= end
}
