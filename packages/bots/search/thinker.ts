/**
 * Bots for those who measure: `think-8-1` tries its answers in eight worlds, to the end of the next round; `advised-3` plays as the game's
 * own bot does and follows advice at one decision in three.
 */
import type { Bot } from '../bot.ts'
import { partsOf } from './index.ts'
import { LADDERS } from './ladders.ts'
import { chooser, type Dials, type Ladder } from './levels.ts'

const THINKER = /^think-(\d{1,4})-(\d{1,2})$/
const ADVISED = /^advised-(\d{1,3})$/

export const isThinker = (name: string): boolean => THINKER.test(name) || ADVISED.test(name)

/** Undefined: it is no such name, or the game cannot be thought about. */
export async function thinkerOf(game: string, name: string): Promise<Bot | undefined> {
  const ladder = LADDERS[game] ?? { unsearched: [], levels: [] }
  const dials = dialsOf(name, ladder)
  const parts = dials === undefined ? undefined : await partsOf(game)
  if (dials === undefined || parts === undefined) return undefined
  return { id: name, names: { en: name, it: name }, choose: chooser(parts, ladder, dials) }
}

function dialsOf(name: string, { levels }: Ladder): Dials | undefined {
  const [, worlds, horizon] = THINKER.exec(name) ?? []
  if (worlds !== undefined) return { worlds: Number(worlds), horizon: Number(horizon) }
  const [, every] = ADVISED.exec(name) ?? []
  const { worlds: tried, horizon: ahead } = levels.at(-1) ?? {} // advice is what the strongest would do
  return every === undefined || tried === undefined ? undefined : { worlds: tried, horizon: ahead ?? 0, attention: 1 / Number(every) }
}
