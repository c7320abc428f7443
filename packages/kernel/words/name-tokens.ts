/**
 * Names that a screen sets later. Instead of names a game's words are given tokens, at which the screen cuts the sentence to set players
 * in a style of their own. They are of Unicode's private use: no name or sentence contains them.
 *
 * In Italian the word before a name can depend on it («a Ugo», «ad Anna»; «e Ugo», «ed Elena»). Before a token it is left open, and
 * `settled` writes it when the names are known.
 */
import type { Names } from '../words.ts'

const OPEN = '\uE000'
const CLOSE = '\uE001'
const LEFT_OPEN = '\uE002'

export const nameToken: Names = seat => `${OPEN}${seat}${CLOSE}`

/** 'a' or 'ad', 'e' or 'ed' before this text: the d only before the same vowel, and not before one that a d follows («e Edoardo»). */
export function euphonic(vowel: 'a' | 'e', next: string): string {
  if (next.startsWith(OPEN)) return `${vowel}${LEFT_OPEN}`
  return takesD(vowel, next) ? `${vowel}d` : vowel
}

const takesD = (vowel: string, next: string) =>
  new RegExp(`^[\\p{P}\\p{Cf}]*${vowel}\\p{M}*(?![d\\p{M}])`, 'iu').test(next.normalize('NFD'))

/** A sentence with tokens, when it is known who they are: what was left open before them is written. */
export const settled = (sentence: string, names: readonly string[]): string =>
  sentence.replaceAll(/([ae])\uE002(?= \uE000(\d+)\uE001)/gi, (_, vowel: string, seat: string) =>
    takesD(vowel, names[Number(seat)] ?? '') ? `${vowel}d` : vowel,
  )

export type Piece = { readonly text: string } | { readonly seat: number }

/** A sentence cut at its players. */
export const piecesOf = (sentence: string, names: readonly string[]): Piece[] =>
  settled(sentence, names)
    .split(/(\uE000\d+\uE001)/)
    .filter(part => part !== '')
    .map(part => (part.startsWith(OPEN) ? { seat: Number(part.slice(1, -1)) } : { text: part }))
