/** Where we want to be. Shown beside what was reached; nothing fails because a machine is slow. */
import { type GameReport, GROWTHS, type GrowthName, type Target } from './report.ts'

const REPLAY_RATIO = 100
const RANDOM_RATIO = 60
const PER_SECOND = 500_000
export const MOST_GROWTH: Readonly<Record<GrowthName, number>> = { bySeats: 1.4, byAge: 1.5, byTable: 1.2, byRecord: 1.2 }

export function targetsOf({ replay, random, growth }: Pick<GameReport, 'replay' | 'random' | 'growth'>): Target[] {
  return [
    atLeast('replay, times boardgame.io as its tutorial has it', REPLAY_RATIO, replay.ratios.clientWithDrafts.median),
    atLeast('random play, times boardgame.io as its tutorial has it', RANDOM_RATIO, random.ratios.clientWithDrafts.median),
    atLeast('replay, times its fastest mount', REPLAY_RATIO, replay.ratios[replay.fastest].median),
    atLeast('random play, times its fastest mount', RANDOM_RATIO, random.ratios[random.fastest].median),
    atLeast('replay, commands/s', PER_SECOND, replay.perSecond.wildcat.median),
    atLeast('random play, commands/s', PER_SECOND, random.perSecond.wildcat.median),
    ...GROWTHS.flatMap(name => {
      const reached = growth[name]?.ratio.median
      return reached === undefined ? [] : [atMost(`growth, ${name}`, MOST_GROWTH[name], reached)]
    }),
  ]
}

const atLeast = (name: string, target: number, reached: number): Target => ({ name, atLeast: target, reached, passed: reached >= target })
const atMost = (name: string, target: number, reached: number): Target => ({ name, atMost: target, reached, passed: reached <= target })
