/** Where we want to be. Shown beside what was reached; nothing fails because a machine is slow. */
import { type GameReport, GROWTHS, type GrowthName, type Target } from './report.ts'

const REPLAY_RATIO = 100
const RANDOM_RATIO = 60
/** Commands a second. The example game is small; a real one has more to do at each command. */
const PER_SECOND: Readonly<Record<string, number>> = { gusher: 500_000 }
const PER_SECOND_OF_A_REAL_GAME = 300_000
/** For every contract at every decision. */
const MOST_MICROS_A_PLAN = 1_000
export const MOST_GROWTH: Readonly<Record<GrowthName, number>> = { bySeats: 1.4, byAge: 1.5, byTable: 1.2, byRecord: 1.2 }

export function targetsOf({
  game,
  replay,
  random,
  growth,
  plans,
}: Pick<GameReport, 'game' | 'replay' | 'random' | 'growth' | 'plans'>): Target[] {
  const perSecond = PER_SECOND[game] ?? PER_SECOND_OF_A_REAL_GAME
  return [
    atLeast('replay, times boardgame.io as its tutorial has it', REPLAY_RATIO, replay.ratios.clientWithDrafts.median),
    atLeast('random play, times boardgame.io as its tutorial has it', RANDOM_RATIO, random.ratios.clientWithDrafts.median),
    atLeast('replay, times its fastest mount', REPLAY_RATIO, replay.ratios[replay.fastest].median),
    atLeast('random play, times its fastest mount', RANDOM_RATIO, random.ratios[random.fastest].median),
    atLeast('replay, commands/s', perSecond, replay.perSecond.wildcat.median),
    atLeast('random play, commands/s', perSecond, random.perSecond.wildcat.median),
    ...(plans === null ? [] : [atMost('a plan, µs as median', MOST_MICROS_A_PLAN, plans.median.median)]),
    ...GROWTHS.flatMap(name => {
      const reached = growth[name]?.ratio.median
      return reached === undefined ? [] : [atMost(`growth, ${name}`, MOST_GROWTH[name], reached)]
    }),
  ]
}

const atLeast = (name: string, target: number, reached: number): Target => ({ name, atLeast: target, reached, passed: reached >= target })
const atMost = (name: string, target: number, reached: number): Target => ({ name, atMost: target, reached, passed: reached <= target })
