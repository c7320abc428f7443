/** A game between bots that came to nothing, in words. */
import { GameFailed, type GameFailure } from '@wildcat/bots/node'
import { refusalText } from '@wildcat/kernel'
import type { Context } from './context.ts'
import { Failed, Interrupted } from './failure.ts'
import type { LoadedGame } from './load-game.ts'

/** What is thrown for the user to read instead of what the arena has thrown. */
export function failureOf(context: Context, { gameWords }: Pick<LoadedGame, 'gameWords'>, error: unknown): Error {
  const { errors } = context.words
  if (error instanceof Interrupted) return error
  if (error instanceof GameFailed) return new Failed(errors.gameFailed(sentenceOf(context, gameWords, error.failure)))
  return new Failed(errors.gameFailed(error instanceof Error ? error.message : String(error)))
}

function sentenceOf({ words, language }: Context, gameWords: LoadedGame['gameWords'], failure: GameFailure): string {
  const { game, seats, seed, number, fault } = failure
  const { where, faults } = words.contest
  const what = () => {
    switch (fault.kind) {
      case 'threw':
        return faults.threw(fault.bot, fault.detail)
      case 'babbled':
        return faults.babbled(fault.bot, fault.answer)
      case 'cheated':
        return faults.cheated(fault.bot, fault.answer, fault.refused.rule, refusalText(gameWords, language, fault.refused, words.seat))
      case 'late':
        return faults.late(fault.bot, fault.seconds)
      case 'endless':
        return faults.endless(fault.commands)
      case 'broken':
        return fault.detail
    }
  }
  return `${where(game, seats, seed, number)}: ${what()}`
}
