import type { Analysis, Reason, Slip, Turning } from '@wildcat/bots/advice'
import type { Tagged, Types } from '@wildcat/kernel'
import { because } from '@wildcat/kernel/words/because.ts'
import { playerTokens } from '../session/names.ts'
import type { Spoken } from '../session/use-game.ts'
import { ADVICE } from '../words/advice/index.ts'

/** Moments of an analysis in words, with tokens for players. */
export function tellingOf(spoken: Spoken, { seat, rounds }: Pick<Analysis, 'seat' | 'rounds'>) {
  const words = ADVICE[spoken.language].analysis
  const say = (view: Types['view'], command: Tagged) => spoken.words.command(command, view, seat, playerTokens).text
  const why = (reasons: readonly Reason[]) => because(spoken.words, spoken.language, reasons, rounds)
  return {
    slip: ({ view, chosen, better, than }: Slip): string[] => [
      words.chosen(say(view, chosen)),
      words.better(say(view, better)),
      why(than.reasons),
    ],
    turning(each: Turning): { title: string; lines: string[] } {
      if (each.kind === 'slip')
        return {
          title: words.slip(each.round),
          lines: [words.chosen(say(each.view, each.chosen)), words.better(say(each.view, each.better))],
        }
      if (each.kind === 'feat') return { title: words.feat(each.round), lines: [say(each.view, each.chosen)] }
      const told = each.events.slice(0, 2).map(event => spoken.words.event(event, playerTokens, each.view))
      return { title: words.swing[each.cause](each.round), lines: told }
    },
  }
}
