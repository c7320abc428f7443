/**
 * A match in duplicate: one bot against others that are all the same, every deal played once from each seat. So a good hand helps nobody
 * more than the others, and a seat neither. What was played is kept deal by deal, and a match goes on where it stopped.
 */
import { createHash } from 'node:crypto'
import { titleOf } from '@wildcat/catalogue'
import { keyFrom } from '@wildcat/kernel'
import { type ContestSettings, playContest } from '../arena.ts'
import { type Contest, openArena } from '../contest.ts'
import { LADDERS } from '../search/ladders.ts'
import { OPPONENTS } from '../search/opponents.ts'

export interface Match {
  readonly game: string
  readonly seats: number
  readonly one: string // its wins are counted
  readonly others: string
  readonly seed: number
}
/** A line of a results file. */
export interface Deal extends Match {
  readonly of: string // what the bots were when it was played: others have other results
  readonly deal: number
  readonly games: number
  readonly wins: number // shared ones count for a part
}

/** Same match, same bots. */
export const isOf = (deal: Deal, match: Match, of: string): boolean =>
  deal.of === of &&
  deal.game === match.game &&
  deal.seats === match.seats &&
  deal.one === match.one &&
  deal.others === match.others &&
  deal.seed === match.seed

export async function playDeal(match: Match, of: string, deal: number, settings: ContestSettings = {}): Promise<Deal> {
  const { game, seats, one, others, seed } = match
  const bots = [one, ...Array.from({ length: seats - 1 }, () => others)]
  const { wins } = await playContest(
    { game, seats, options: {}, seed: dealSeed(seed, deal), games: seats, bots, duplicate: true },
    settings,
  )
  return { ...match, of, deal, games: seats, wins: (wins[0] ?? 0) * seats }
}

/** Deals are contests of their own, so that they can be played one by one. */
const dealSeed = (seed: number, deal: number): number => seed * 1_000_000 + deal

/** What the bots of a match are made of: dials, and how the policy plays that all of them think with. */
export async function makeOf({ game, seats, one, others }: Match): Promise<string> {
  const ladder = LADDERS[game]
  const dials = [one, others].map(bot => ladder?.levels[OPPONENTS.findIndex(({ id }) => id === bot)] ?? bot)
  const policy = await gameOf(game, seats)
  const text = JSON.stringify([dials, ladder?.unsearched, ladder?.candidates, policy])
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}

const played = new Map<string, Promise<string>>()
/** The commands of one game of the game's own bot. */
function gameOf(game: string, seats: number): Promise<string> {
  const name = `${game} ${seats}`
  const known =
    played.get(name) ??
    commandsOf({ game, seats, options: {}, seed: 1, games: 1, bots: [titleOf(game)?.greedy === undefined ? 'random' : 'greedy'] })
  played.set(name, known)
  return known
}
const FIRST_COMMANDS = 400
async function commandsOf(contest: Contest): Promise<string> {
  const { entries } = (await openArena(contest)).record(0, FIRST_COMMANDS)
  return JSON.stringify([keyFrom(contest.seed), entries])
}
