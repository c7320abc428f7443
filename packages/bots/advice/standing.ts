/**
 * What a seat can expect at a position: the one measure of an analysis. All go on as usual; a turn that the seat itself begins is planned
 * as a whole.
 */
import { keyFrom } from '@wildcat/kernel'
import { type Luck, luckOf } from '../luck.ts'
import { type Answer, weighedBy } from '../search/candidates.ts'
import type { ThinkingParts } from '../search/think.ts'
import type { JudgeSettings } from './judge.ts'
import type { Lived } from './lived.ts'
import type { Place } from './swings.ts'
import { type Asked, type Tried, Worlds } from './worlds.ts'

/** Two sets of worlds: in the one what mattered is looked for, in the other it is measured again. */
export type Which = 'usual' | 'fresh'
const KEYS = { usual: 1, fresh: 2 } as const

/** The same keys at every position: from one to the next only what has happened makes a difference. */
export const worldsAt = (asked: Asked, { seed, ...ahead }: JudgeSettings, which: Which): Worlds =>
  new Worlds(asked, luckOf(keyFrom(seed, KEYS[which]), asked.seat), ahead)

/** For what is worth a thought at a position. */
export const luckAt = (at: number, { seed }: JudgeSettings, { seat }: Pick<Asked, 'seat'>): Luck => luckOf(keyFrom(seed, at, 0), seat)

/** What can be expected anywhere in a game, by world: what is known is not worked out again. */
export function standingIn(parts: ThinkingParts, { seat, moments }: Lived, settings: JudgeSettings, result: number) {
  const known = new Map<string, readonly number[]>()
  const keyOf = ({ at, turn }: Place, which: Which) => `${which} ${at} ${turn === undefined ? '' : 'turn'}`
  return {
    know: (place: Place, shares: readonly number[]) => void known.set(keyOf(place, 'usual'), shares),
    of(place: Place, which: Which): readonly number[] {
      const key = keyOf(place, which)
      const found = known.get(key) ?? at(place, which)
      known.set(key, found)
      return found
    },
  }
  function at({ at: place, turn }: Place, which: Which): readonly number[] {
    const view = moments[place]?.view
    if (view !== undefined) return standing({ ...parts, view, seat }, place, settings, which, turn)
    return Array.from({ length: worldsIn(settings, which) }, () => result)
  }
}

const worldsIn = ({ worlds, fresh }: JudgeSettings, which: Which): number => (which === 'usual' ? worlds : fresh)

/** By world. `turn`: of the seat, if not what it usually does where it is asked. */
export function standing(asked: Asked, at: number, settings: JudgeSettings, which: Which, turn = usualAt(asked, at, settings)): number[] {
  return winsIn(worldsAt(asked, settings, which).ends(turn, worldsIn(settings, which)))
}

export function usualAt(asked: Asked, at: number, settings: JudgeSettings): Answer | 'none' {
  const { engine, policy, view, seat } = asked
  const legal = engine.pending(view).includes(seat) ? engine.legal(view, seat) : []
  const [usual] = legal.length < 2 ? [] : weighedBy(policy, { view, seat, legal, luck: luckAt(at, settings, asked) })
  return usual?.rest === undefined || usual.rest.length === 0 ? 'none' : { command: usual.command, rest: usual.rest }
}

export const winsIn = (ends: readonly Tried[]): number[] => ends.map(({ win }) => win)
