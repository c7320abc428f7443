/**
 * Bots for those who measure: `think-8-1` tries its answers in eight worlds, to the end of the next round; `advised-3` plays as the game's
 * own bot does and follows advice at one decision in three.
 */
import { advise } from './advice/advise.ts'
import { type Counsel, counselOf } from './advice/index.ts'
import { adviceKey } from './advice/key.ts'
import type { Bot } from './bot.ts'
import { partsOf } from './levels/index.ts'
import { LADDERS } from './levels/ladders.ts'
import { chooser } from './levels/levels.ts'
import { chosenBy } from './search/candidates.ts'

const THINKER = /^think-(\d{1,4})-(\d{1,2})$/
const ADVISED = /^advised-(\d{1,3})$/

export const isMeasured = (name: string): boolean => THINKER.test(name) || ADVISED.test(name)

/** Undefined: it is no such name, or the game cannot be thought about. */
export async function measuredBot(game: string, name: string): Promise<Bot | undefined> {
  const choose = (await thinking(game, name)) ?? (await advised(game, name))
  return choose && { id: name, names: { en: name, it: name }, choose }
}

async function thinking(game: string, name: string): Promise<Bot['choose'] | undefined> {
  const [, worlds, horizon] = THINKER.exec(name) ?? []
  const parts = worlds === undefined ? undefined : await partsOf(game)
  const ladder = LADDERS[game] ?? { unsearched: [], levels: [] }
  return parts && chooser(parts, ladder, { worlds: Number(worlds), horizon: Number(horizon) })
}

async function advised(game: string, name: string): Promise<Bot['choose'] | undefined> {
  const [, every] = ADVISED.exec(name) ?? []
  const counsel = every === undefined ? undefined : await counselOf(game)
  return counsel && follower(counsel, Number(every))
}

/** Does what the page advises, wherever it says that something is better than what the game's own bot had in mind. */
function follower({ parts, advice }: Counsel, every: number): Bot['choose'] {
  return ({ view, seat, legal, luck, stopped }) => {
    const own = chosenBy(parts.policy, { view, seat, legal, luck })
    if (legal.length < 2 || luck.below(every) > 0) return own
    const { command, rest, verdict } = advise({ ...parts, view, seat }, advice, adviceKey(view, seat), own, stopped)
    return verdict === 'better' ? { command, rest } : own
  }
}
