/** Where we want to be. Shown beside what was reached; nothing fails because a machine is slow. */
import { type GameReport, GROWTHS, type GrowthName, type Target } from './report.ts'

/** Times boardgame.io. In Competitors most of the time goes into finding the ways of trucks, ships and planes, which both do alike. */
const RATIOS: Readonly<Record<string, Ratios>> = { competitors: { replay: 60, random: 40 } }
const USUAL_RATIOS: Ratios = { replay: 100, random: 60 }
type Ratios = Readonly<Record<'replay' | 'random', number>>
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
  const ratios = RATIOS[game] ?? USUAL_RATIOS
  const perSecond = PER_SECOND[game] ?? PER_SECOND_OF_A_REAL_GAME
  return [
    atLeast('replay, times boardgame.io as its tutorial has it', ratios.replay, replay.ratios.clientWithDrafts.median),
    atLeast('random play, times boardgame.io as its tutorial has it', ratios.random, random.ratios.clientWithDrafts.median),
    atLeast('replay, times its fastest mount', ratios.replay, replay.ratios[replay.fastest].median),
    atLeast('random play, times its fastest mount', ratios.random, random.ratios[random.fastest].median),
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
