/** A bot of a given thought, for those who measure: `think-8-1` tries its answers in eight worlds, to the end of the next round. */
import type { Bot } from '../bot.ts'
import { partsOf } from './index.ts'
import { LADDERS } from './ladders.ts'
import { chooser } from './levels.ts'

const NAME = /^think-(\d{1,4})-(\d{1,2})$/

export const isThinker = (name: string): boolean => NAME.test(name)

/** Undefined: it is no such name, or the game cannot be thought about. */
export async function thinkerOf(game: string, name: string): Promise<Bot | undefined> {
  const [, worlds, horizon] = NAME.exec(name) ?? []
  const parts = worlds === undefined ? undefined : await partsOf(game)
  if (parts === undefined) return undefined
  const ladder = LADDERS[game] ?? { unsearched: [], levels: [] }
  return { id: name, names: { en: name, it: name }, choose: chooser(parts, ladder, { worlds: Number(worlds), horizon: Number(horizon) }) }
}
