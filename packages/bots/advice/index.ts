/** Advice and analysis, in games that can be thought about. */
import { partsOf } from '../levels/index.ts'
import { LADDERS } from '../levels/ladders.ts'
import type { ThinkingParts } from '../search/think.ts'
import type { AdviceSettings } from './advise.ts'
import type { JudgeSettings } from './judge.ts'

export interface Counsel {
  readonly parts: ThinkingParts
  readonly advice: AdviceSettings
  readonly judge: JudgeSettings
}

const FRESH = 60
const MOST_CANDIDATES = 8
/** How many rounds further a judge looks than any of the players do. */
const FURTHER = 2
/** Everything is looked at, also what players do not think through: who slips there is found out, too. */
const JUDGE = { candidates: 4, unsearched: [], seed: 1, laid: true } as const
const FEW = { worlds: 10, fresh: 32 }

/** What is needed to judge in a game; undefined where it cannot be thought about. */
export async function counselOf(game: string): Promise<Counsel | undefined> {
  const ladder = LADDERS[game]
  const parts = ladder === undefined ? undefined : await partsOf(game)
  if (ladder === undefined || parts === undefined) return undefined
  const { candidates = MOST_CANDIDATES, levels, analysis } = ladder
  const { worlds = 0, horizon = 0, toTheEnd = 0, margin, rivals, about } = ladder.advice ?? levels.at(-1) ?? {} // what the strongest would do
  const unsearched = about === 'everything' ? [] : ladder.unsearched
  const further = Math.max(horizon, ...levels.map(level => level.horizon ?? 0)) + FURTHER
  return {
    parts,
    advice: { worlds, horizon, toTheEnd, margin, rivals, fresh: FRESH, candidates, unsearched },
    judge: {
      ...JUDGE,
      horizon: further,
      toTheEnd,
      rivals,
      ...FEW,
      ...analysis,
    },
  }
}
