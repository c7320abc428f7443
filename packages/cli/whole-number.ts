/** Whole numbers from the command line, or a sentence that says which would do. */
import { BadInput } from './failure.ts'
import type { CliWords } from './words/index.ts'

export interface Limits {
  readonly least: number
  readonly most: number
}

export function wholeNumber(words: CliWords, option: string, text: string, { least, most }: Limits): number {
  const number = /^-?\d{1,16}$/.test(text) ? Number(text) : Number.NaN
  if (!(number >= least && number <= most)) throw new BadInput(words.errors.number(option, text, least, most))
  return number
}

/** The same for an option that may be left out. */
export const wholeNumberOr = (words: CliWords, option: string, text: string | undefined, limits: Limits, otherwise: number): number =>
  text === undefined ? otherwise : wholeNumber(words, option, text, limits)
