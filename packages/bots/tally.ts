/** What many games add up to. */
import { at, type Outcome } from '@wildcat/kernel'

export interface Spread {
  readonly mean: number
  readonly min: number
  readonly max: number
}

/** What a contest came to. Rates are shares of all games; a shared win counts for a part. */
export interface Result {
  readonly games: number
  readonly wins: readonly number[] // of each bot, in the order given
  readonly winsBySeat: readonly number[]
  readonly scores: readonly Spread[] // of each bot
  readonly winning: Spread // scores of whoever won
  readonly rounds: Spread
  readonly commands: Spread
}

/** A spread in the making. */
interface Sum {
  n: number
  sum: number
  min: number
  max: number
}
export interface Tally {
  games: number
  readonly wins: number[] // of each bot; a shared win counts for a part
  readonly winsBySeat: number[]
  readonly scores: Sum[] // of each bot
  readonly winning: Sum
  readonly rounds: Sum
  readonly commands: Sum
}

const nothing = (): Sum => ({ n: 0, sum: 0, min: Number.POSITIVE_INFINITY, max: Number.NEGATIVE_INFINITY })

export const emptyTally = (bots: number, seats: number): Tally => ({
  games: 0,
  wins: new Array<number>(bots).fill(0),
  winsBySeat: new Array<number>(seats).fill(0),
  scores: Array.from({ length: bots }, nothing),
  winning: nothing(),
  rounds: nothing(),
  commands: nothing(),
})

function add(sum: Sum, value: number): void {
  sum.n++
  sum.sum += value
  if (value < sum.min) sum.min = value
  if (value > sum.max) sum.max = value
}
function addAll(to: Sum, from: Sum): void {
  to.n += from.n
  to.sum += from.sum
  to.min = Math.min(to.min, from.min)
  to.max = Math.max(to.max, from.max)
}
function addEach(to: number[], from: readonly number[]): void {
  for (const [i, n] of from.entries()) to[i] = (to[i] ?? 0) + n
}

/** Adds one game. `botAt`: which bot sat at each seat. */
export function count(tally: Tally, botAt: readonly number[], { winners, scores }: Outcome, rounds: number, commands: number): void {
  tally.games++
  for (const seat of winners) {
    const bot = at(botAt, seat)
    tally.wins[bot] = at(tally.wins, bot) + 1 / winners.length
    tally.winsBySeat[seat] = at(tally.winsBySeat, seat) + 1 / winners.length
    add(tally.winning, at(scores, seat))
  }
  for (const [seat, bot] of botAt.entries()) add(at(tally.scores, bot), at(scores, seat))
  add(tally.rounds, rounds)
  add(tally.commands, commands)
}

/** Adds the games of one tally to another. */
function merge(to: Tally, from: Tally): void {
  to.games += from.games
  addEach(to.wins, from.wins)
  addEach(to.winsBySeat, from.winsBySeat)
  for (const [bot, sum] of to.scores.entries()) addAll(sum, at(from.scores, bot))
  addAll(to.winning, from.winning)
  addAll(to.rounds, from.rounds)
  addAll(to.commands, from.commands)
}

const spread = ({ n, sum, min, max }: Sum): Spread => ({ mean: sum / n, min, max })

/** Shared wins are fractions, whose sum depends on the order of adding: tallies come in the order of their games. */
export function resultOf({ bots, seats }: { readonly bots: readonly string[]; readonly seats: number }, tallies: readonly Tally[]): Result {
  const all = emptyTally(bots.length, seats)
  for (const tally of tallies) merge(all, tally)
  const rate = (wins: number) => wins / all.games
  return {
    games: all.games,
    wins: all.wins.map(rate),
    winsBySeat: all.winsBySeat.map(rate),
    scores: all.scores.map(spread),
    winning: spread(all.winning),
    rounds: spread(all.rounds),
    commands: spread(all.commands),
  }
}
