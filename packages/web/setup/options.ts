/** A game's options as a form has them: types are the game's own affair, here they are labels and values. */
import type { Engine, OptionWords, Pieces, Types, Words } from '@wildcat/kernel'
import { anything, list, object, that } from '../store/read.ts'

interface Choice<X> {
  readonly value: X
  readonly label: string
}

/** A value that can be put together, piece by piece. */
export interface Own {
  readonly label: string
  readonly help: string
  readonly places: readonly { readonly label: string; readonly pieces: readonly Choice<string>[] }[]
}

export interface Option {
  readonly key: string
  readonly label: string
  readonly help: string
  readonly usual: unknown
  readonly choices: readonly Choice<unknown>[]
  readonly own?: Own
}

const isOptionWords = (input: unknown): input is OptionWords<unknown> =>
  typeof input === 'object' &&
  input !== null &&
  'label' in input &&
  'help' in input &&
  'value' in input &&
  typeof input.value === 'function'
const optionWords = that(isOptionWords, 'the words of an option')

/** Numbers go up; other values stay in the order of the game. */
const bySize = (a: { value: unknown }, b: { value: unknown }) =>
  typeof a.value === 'number' && typeof b.value === 'number' ? a.value - b.value : 0

/** The options of a table with so many seats. What can be put together may depend on what else is chosen. */
export function optionsOf(engine: Engine<Types>, words: Words<Types>, seats: number, chosen: Readonly<Record<string, unknown>>): Option[] {
  const spoken = object(words.options)
  const plain = Object.entries(object(engine.choices(seats))).map(([key, values]): Option => {
    const about = optionWords(spoken[key], key)
    const choices = list(anything)(values, key).map(value => ({ value, label: about.value(value) }))
    return { key, label: about.label, help: about.help, usual: choices[0]?.value, choices: choices.sort(bySize) }
  })
  const parsed = engine.options(seats, chosenOptions(plain, chosen))
  const pieces = new Map('ok' in parsed ? Object.entries<Pieces | undefined>(engine.pieces(seats, parsed.ok)) : [])
  return plain.map(option => {
    const own = ownOf(optionWords(spoken[option.key], option.key), pieces.get(option.key))
    return own === undefined ? option : { ...option, own }
  })
}

function ownOf({ own }: OptionWords<unknown>, places: Pieces | undefined): Own | undefined {
  if (own === undefined || places === undefined) return undefined
  const pieceOf = (value: string) => ({ value, label: own.piece(value) })
  return {
    label: own.label,
    help: own.help,
    places: places.map((offered, place) => ({ label: own.place(place, places.length), pieces: offered.map(pieceOf) })),
  }
}

/** What is said of a value. */
export const labelOf = ({ choices, own }: Option, value: unknown): string =>
  choices.find(choice => choice.value === value)?.label ?? own?.label ?? ''

/** What an option is, and what was chosen of it. */
export interface OptionLine {
  readonly key: string
  readonly label: string
  readonly value: string
}
/** The options among which there is something to choose, as they stand. */
export const linesOf = (options: readonly Option[], chosen: Readonly<Record<string, unknown>>): OptionLine[] =>
  options.filter(isOpen).map(option => ({ key: option.key, label: option.label, value: labelOf(option, chosen[option.key]) }))

/** Is there anything to choose? */
export const isOpen = ({ choices, own }: Option): boolean => choices.length > 1 || own !== undefined

/** What was chosen otherwise than usual, in words. */
export const chosenInWords = (options: readonly Option[], chosen: Readonly<Record<string, unknown>>): string[] =>
  options.filter(({ key, usual }) => chosen[key] !== usual).map(option => `${option.label}: ${labelOf(option, chosen[option.key])}`)

/** What is chosen, completed with what is usual. A choice that is no longer offered falls back too. */
export function chosenOptions(options: readonly Option[], chosen: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(options.map(option => [option.key, chosenValue(option, chosen[option.key])]))
}

function chosenValue({ choices, usual, own }: Option, chosen: unknown): unknown {
  if (choices.some(({ value }) => value === chosen)) return chosen
  return own !== undefined && typeof chosen === 'string' ? putTogether(own, chosen) : usual
}

/** The pieces of a text that are offered in their places, completed with those that come first. */
export function putTogether({ places }: Own, text = ''): string {
  const pieces = text.split(' ')
  return places.map((place, n) => (place.pieces.find(({ value }) => value === pieces[n]) ?? place.pieces[0])?.value).join(' ')
}

/** What a piece is, without how it lies: 'A2' of 'A2@90'. */
const kindOf = (piece: string): string => piece.split('@')[0] ?? piece

/** A piece laid in a place. If it lay elsewhere, what was here goes there: nothing lies twice. */
export function laid(pieces: readonly string[], place: number, piece: string): string[] {
  const before = pieces[place]
  return pieces.map((each, n) => {
    if (n === place) return piece
    return before !== undefined && kindOf(each) === kindOf(piece) ? before : each
  })
}
