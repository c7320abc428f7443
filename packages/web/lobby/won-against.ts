/** How one has done against each of the five, by the games that are kept. */
import { OPPONENTS } from '@wildcat/bots/opponents'
import type { Kept } from '../store/games.ts'
import { isAlone, peopleOf } from '../store/plan.ts'

export interface Wins {
  readonly opponent: string
  readonly won: number
  readonly played: number
}

/** A game counts against the strongest who was there. Practice counts for nothing: there one can take back what went wrong. */
export function winsOf(games: readonly Kept[]): readonly Wins[] {
  const ended = games.flatMap(game => ('summary' in game && game.summary.over && !game.summary.plan.practice ? [game.summary] : []))
  const alone = ended.filter(({ plan }) => isAlone(plan.bots))
  return OPPONENTS.map(({ id }) => id).flatMap(opponent => {
    const met = alone.filter(({ plan }) => strongest(plan.bots) === opponent)
    const won = met.filter(({ plan, winners }) => peopleOf(plan.bots).some(seat => winners.includes(seat)))
    return met.length === 0 ? [] : [{ opponent, won: won.length, played: met.length }]
  })
}

const strongest = (bots: readonly string[]): string | undefined => OPPONENTS.findLast(({ id }) => bots.includes(id))?.id
