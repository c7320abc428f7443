/** Why a bot, or a game between bots, came to nothing. As data: it crosses threads, and whoever shows it says it in words of his own. */
import type { Rejection } from '@wildcat/kernel'

export type GameFault =
  | { readonly kind: 'threw'; readonly bot: string; readonly detail: string }
  | { readonly kind: 'babbled'; readonly bot: string; readonly answer: string; readonly refused: Rejection } // no command at all
  | { readonly kind: 'cheated'; readonly bot: string; readonly answer: string; readonly refused: Rejection } // an illegal one
  | { readonly kind: 'late'; readonly bot: string; readonly seconds: number }
  | { readonly kind: 'endless'; readonly commands: number } // the game, not a bot
  | { readonly kind: 'broken'; readonly detail: string } // the rules, or the thread

/** A game of a contest, by what is needed to play it again, and what went wrong in it. */
export interface GameFailure {
  readonly game: string
  readonly seats: number
  readonly seed: number
  readonly number: number
  readonly fault: GameFault
}

export class FaultError extends Error {
  readonly fault: GameFault
  constructor(fault: GameFault, options?: ErrorOptions) {
    super(textOf(fault), options)
    this.fault = fault
  }
}

export class GameFailed extends Error {
  readonly failure: GameFailure
  constructor(failure: GameFailure, options?: ErrorOptions) {
    const { game, seats, seed, number, fault } = failure
    super(`${game}, ${seats} seats, seed ${seed}, game ${number}: ${textOf(fault)}`, options)
    this.failure = failure
  }
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
export const faultOf = (error: unknown): GameFault =>
  error instanceof FaultError ? error.fault : { kind: 'broken', detail: messageOf(error) }

/** For whoever writes bots. */
function textOf(fault: GameFault): string {
  switch (fault.kind) {
    case 'threw':
      return `the bot '${fault.bot}' failed: ${fault.detail}`
    case 'babbled':
      return `the bot '${fault.bot}' answered ${fault.answer}, which is not a command: ${JSON.stringify(fault.refused)}`
    case 'cheated':
      return `the bot '${fault.bot}' answered ${fault.answer}, which is illegal: ${JSON.stringify(fault.refused)}`
    case 'late':
      return `the bot '${fault.bot}' did not answer within ${fault.seconds} s`
    case 'endless':
      return `it is not over after ${fault.commands} commands`
    case 'broken':
      return fault.detail
  }
}
