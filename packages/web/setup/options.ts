/** A game's options as a form has them: types are the game's own affair, here they are labels and values. */
import type { Engine, OptionWords, Types, Words } from '@wildcat/kernel'
import { anything, list, object, that } from '../store/read.ts'

export interface Option {
  readonly key: string
  readonly label: string
  readonly help: string
  readonly usual: unknown
  readonly choices: readonly { readonly value: unknown; readonly label: string }[]
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

export function optionsOf(engine: Engine<Types>, words: Words<Types>, seats: number): Option[] {
  const spoken = object(words.options)
  return Object.entries(object(engine.choices(seats))).map(([key, values]) => {
    const about = optionWords(spoken[key], key)
    const choices = list(anything)(values, key).map(value => ({ value, label: about.value(value) }))
    return { key, label: about.label, help: about.help, usual: choices[0]?.value, choices: choices.sort(bySize) }
  })
}

/** What is chosen, completed with what is usual. A choice that is no longer offered falls back too. */
export function chosenOptions(options: readonly Option[], chosen: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    options.map(({ key, choices, usual }) => [key, choices.some(choice => choice.value === chosen[key]) ? chosen[key] : usual]),
  )
}
