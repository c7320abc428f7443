/** The options of a game: from `k=v,…` to what the game understands, and in words. */
import { type Engine, type Language, type OptionWords, type Pieces, refusalText, type Types, type Words } from '@wildcat/kernel'
import { BadInput } from './failure.ts'
import type { CliWords } from './words/index.ts'

/** Options as they were typed, by their names. */
type Given = ReadonlyMap<string, string | number | boolean>

/** What a form would offer: each option with its values, the usual first. */
export function choicesOf(engine: Engine<Types>, seats: number): readonly (readonly [string, readonly unknown[]])[] {
  const choices: [string, unknown][] = Object.entries(engine.choices(seats))
  return choices.map(([name, values]) => [name, Array.isArray(values) ? values : []])
}

/** Of an option that can be put together, a value that would be right beside the others that are chosen: 'A1@0 B3@0 C3@0'. */
export function exampleOf(engine: Engine<Types>, seats: number, name: string, given: Given = new Map()): string | undefined {
  const others = engine.options(seats, Object.fromEntries([...given].filter(([each]) => each !== name)))
  const chosen = 'ok' in others ? others : engine.options(seats, {})
  const pieces = 'ok' in chosen ? Object.entries<Pieces | undefined>(engine.pieces(seats, chosen.ok)) : []
  return new Map(pieces)
    .get(name)
    ?.map(([first]) => first)
    .join(' ')
}

/** Each option with what it can be: 'rounds=4|2|8'. */
function knownOptions(engine: Engine<Types>, seats: number, given: Given): string {
  return choicesOf(engine, seats)
    .map(([name, values]) => {
      const example = exampleOf(engine, seats, name, given)
      return `${name}=${[...values.map(String), ...(example === undefined ? [] : [`'${example}'`])].join('|')}`
    })
    .join(', ')
}

export function readOptions(
  words: CliWords,
  language: Language,
  engine: Engine<Types>,
  gameWords: Words<Types>,
  seats: number,
  text: string,
): Types['options'] {
  const choices = choicesOf(engine, seats)
  const given = new Map<string, ReturnType<typeof plainValue>>()
  const known = () => knownOptions(engine, seats, given)
  for (const pair of text === '' ? [] : text.split(',')) {
    const [, name = '', value = ''] = /^\s*([^=\s]+)\s*=\s*(.*?)\s*$/.exec(pair) ?? []
    if (name === '' || value === '') throw new BadInput(words.errors.optionForm(pair, known()))
    if (!choices.some(([each]) => each === name)) throw new BadInput(words.errors.noSuchOption(name, known()))
    if (given.has(name)) throw new BadInput(words.errors.optionTwice(name))
    given.set(name, plainValue(value))
  }
  const parsed = engine.options(seats, Object.fromEntries(given))
  if ('ok' in parsed) return parsed.ok
  const { refused } = parsed
  if (refused.why === 'notUnderstood') {
    const option = String(refused.with?.['field'] ?? '') // and a detail, which only those who wrote the schema understand
    throw new BadInput(words.errors.optionValue(option, String(given.get(option) ?? text), known()))
  }
  throw new BadInput(words.errors.optionsRefused(refused.rule, refusalText(gameWords, language, refused, String), known()))
}

function plainValue(text: string): string | number | boolean {
  if (text === 'true' || text === 'false') return text === 'true'
  return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text
}

/** 'Rounds: 4', for each option that leaves a choice at this number of seats. */
export function optionTexts(
  engine: Engine<Types>,
  gameWords: Words<Types>,
  { seats, options }: { readonly seats: number; readonly options: object },
): string[] {
  const open = choicesOf(engine, seats).filter(([name, values]) => values.length > 1 || exampleOf(engine, seats, name) !== undefined)
  const values = new Map<string, unknown>(Object.entries(options))
  return open.map(([name]) => {
    const own = optionWords(gameWords, name)
    const value = values.get(name)
    return own === undefined ? `${name}: ${String(value)}` : `${own.label}: ${own.value(value)}`
  })
}

export function optionWords(gameWords: Words<Types>, name: string): OptionWords<unknown> | undefined {
  const all: object = gameWords.options
  const found: unknown = Object.hasOwn(all, name) ? Reflect.get(all, name) : undefined
  return isOptionWords(found) ? found : undefined
}

const isOptionWords = (it: unknown): it is OptionWords<unknown> =>
  typeof it === 'object' && it !== null && 'label' in it && 'help' in it && 'value' in it && typeof it.value === 'function'
