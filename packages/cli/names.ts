import type { GameRecord, Names } from '@wildcat/kernel'
import type { CliWords } from './words/index.ts'

/** What the players of a record are called. A name that was left empty is the usual one, in the language of the reader. */
export const namesOf =
  (words: CliWords, { names = [] }: Pick<GameRecord, 'names'>): Names =>
  seat => {
    const given = names[seat] ?? ''
    return given === '' ? words.seat(seat) : given
  }
