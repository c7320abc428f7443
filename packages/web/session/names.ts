/**
 * Players inside sentences. A game's words are given tokens instead of names; the screen cuts the sentence at the tokens and sets
 * players as chips. The tokens are of Unicode's private use: no name or sentence contains them.
 */
import type { Names } from '@wildcat/kernel'

const OPEN = '\uE000'
const CLOSE = '\uE001'

export const playerTokens: Names = seat => `${OPEN}${seat}${CLOSE}`

export type Piece = { readonly text: string } | { readonly seat: number }

export function pieces(sentence: string): Piece[] {
  return sentence
    .split(/(\uE000\d+\uE001)/)
    .filter(part => part !== '')
    .map(part => (part.startsWith(OPEN) ? { seat: Number(part.slice(1, -1)) } : { text: part }))
}

/** A name inside plain text, whichever way it is written: it leaves the order of the words around it alone. */
export const isolated = (name: string): string => `\u2068${name}\u2069`

/** The sentence as plain text: for titles and reading aloud. */
export const plain = (sentence: string, names: readonly string[]): string =>
  pieces(sentence)
    .map(piece => ('seat' in piece ? isolated(names[piece.seat] ?? '') : piece.text))
    .join('')
