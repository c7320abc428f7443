/** Players inside sentences: the screen cuts a sentence at the tokens that a game's words were given, and sets players as chips. */
import { piecesOf } from '@wildcat/kernel/words/name-tokens.ts'

export { nameToken as playerTokens, piecesOf as pieces } from '@wildcat/kernel/words/name-tokens.ts'

/** A name inside plain text, whichever way it is written: it leaves the order of the words around it alone. */
export const isolated = (name: string): string => `\u2068${name}\u2069`

/** The sentence as plain text: for titles and reading aloud. */
export const plain = (sentence: string, names: readonly string[]): string =>
  piecesOf(sentence, names)
    .map(piece => ('seat' in piece ? isolated(names[piece.seat] ?? '') : piece.text))
    .join('')
