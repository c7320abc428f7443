/** Reasons as a sentence, in the words of a game. Not among the table's words: it is loaded with advice alone. */
import type { Types } from '../game.ts'
import type { Language, Words } from '../words.ts'
import { advice as en } from './en/advice.ts'
import { advice as it } from './it/advice.ts'
import type { Rounds } from './rounds.ts'

export const ADVICE_WORDS = { en, it } as const satisfies Record<Language, unknown>

interface Reason {
  readonly figure: string
  readonly whose: 'own' | 'theirs'
  readonly by: number
  readonly helps: boolean
}

/** 'About $2,500 more and about 3 licences more by the end of the round, but about 1 barrel fewer.' Empty without reasons. */
export function because(words: Words<Types>, language: Language, reasons: readonly Reason[], rounds: Rounds): string {
  const table = ADVICE_WORDS[language]
  const say = ({ figure, whose, by }: Reason) => {
    const text = words.difference?.(figure, by) ?? ''
    return whose === 'own' || text === '' ? text : table.ofOthers(text)
  }
  const said = (helps: boolean) =>
    reasons
      .filter(each => each.helps === helps)
      .map(say)
      .filter(text => text !== '')
  return table.because(said(true), said(false), rounds)
}
