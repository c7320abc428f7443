/** A game by its name, with its rules and the words it speaks. */
import { TITLES, titleOf } from '@wildcat/catalogue'
import type { Engine, Types, Words } from '@wildcat/kernel'
import type { Context } from './context.ts'
import { BadInput } from './failure.ts'

export interface LoadedGame {
  readonly engine: Engine<Types>
  readonly gameWords: Words<Types>
}

export async function loadGame({ words, language }: Context, id: string): Promise<LoadedGame> {
  const title = titleOf(id)
  if (title === undefined) throw new BadInput(words.errors.noSuchGame(id, TITLES.map(each => each.id).join(', ')))
  const [engine, gameWords] = await Promise.all([title.engine(), title.words(language)])
  return { engine, gameWords }
}
