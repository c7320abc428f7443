import type { Analysis, Feat, Reason, Slip, Turning } from '@wildcat/bots/advice'
import { passagesOf, type Tagged, type Types } from '@wildcat/kernel'
import { because } from '@wildcat/kernel/words/because.ts'
import { playerTokens } from '../session/names.ts'
import type { Spoken } from '../session/use-game.ts'
import { ADVICE } from '../words/advice/index.ts'

/** Moments of an analysis in words, with tokens for players. */
export function tellingOf(spoken: Spoken, { seat, rounds }: Pick<Analysis, 'seat' | 'rounds'>) {
  const words = ADVICE[spoken.language].analysis
  const say = (view: Types['view'], command: Tagged) => spoken.words.command(command, view, seat, playerTokens).text
  const why = (reasons: readonly Reason[]) => because(spoken.words, spoken.language, reasons, rounds)
  const begun = (view: Types['view'], command: Tagged, rest: readonly Tagged[]) =>
    rest.length > 0 ? words.turn(say(view, command)) : say(view, command)
  const chosen = ({ view, chosen: command, chosenRest }: Slip | Feat) => begun(view, command, chosenRest)
  const better = ({ view, better: command, betterRest }: Slip) => begun(view, command, betterRest)
  return {
    slip: (each: Slip): string[] => [words.chosen(chosen(each)), words.better(better(each)), why(each.than.reasons)],
    turning(each: Turning): { title: string; lines: string[] } {
      if (each.kind === 'slip') return { title: words.slip(each.round), lines: [words.chosen(chosen(each)), words.better(better(each))] }
      if (each.kind === 'feat')
        return { title: words.feat(each.round), lines: [chosen(each), words.next(begun(each.view, each.next, each.nextRest))] }
      const told = passagesOf(spoken.words, each.events, playerTokens, each.view)
      return { title: words.swing[each.cause](each.round), lines: told.slice(0, MOST_TOLD) }
    },
  }
}

/** Passages of what happened. */
const MOST_TOLD = 2
