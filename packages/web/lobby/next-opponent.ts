/** Whom to play next. */
import { OPPONENTS } from '@wildcat/bots/opponents'
import type { Kept, Summary } from '../store/games.ts'
import { isAlone, peopleOf } from '../store/plan.ts'

const PEOPLE = OPPONENTS.map(({ id }) => id)
const within = (level: number): number => Math.min(PEOPLE.length - 1, Math.max(0, level))
const levelOf = (bots: readonly string[]): number => Math.max(...bots.map(bot => PEOPLE.indexOf(bot)))
const named = (level: number): string => PEOPLE[within(level)] ?? 'none'

/** One harder for whoever has won, one easier for whoever came last. */
function moved({ plan: { bots }, over, places, winners }: Summary): number {
  const level = levelOf(bots)
  const [seat] = peopleOf(bots)
  if (!over || seat === undefined) return level
  if (winners.includes(seat)) return level + 1
  return places[seat] === Math.max(...places) ? level - 1 : level
}

/** Whoever was played last in this game, moved by what came of it; else whoever was played last in any. The first time, the weakest. */
export function nextOpponent(games: readonly Kept[], game: string): string {
  const alone = games
    .flatMap(each => ('summary' in each ? [each.summary] : []))
    .filter(({ plan }) => isAlone(plan.bots) && levelOf(plan.bots) >= 0)
  const same = alone.find(({ plan }) => plan.game === game)
  if (same !== undefined) return named(moved(same))
  const [last] = alone
  return named(last === undefined ? 0 : levelOf(last.plan.bots))
}

/** Who sits there with them: the next easier, and their brothers and sisters. With the weakest it is the next harder. */
export function companyWith(opponent: string, seats: number): string[] {
  const level = PEOPLE.indexOf(opponent)
  const pair = [opponent, named(level === 0 ? 1 : level - 1)]
  return Array.from({ length: seats }, (_, n) => pair[n % pair.length] ?? opponent)
}
