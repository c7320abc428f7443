/**
 * A pairing in duplicate: one bot against others that are all the same, every deal played once from each seat. So a good hand helps nobody
 * more than the others, and a seat neither. What was played is kept deal by deal, and a pairing goes on where it stopped.
 */
import { createHash } from 'node:crypto'
import { titleOf } from '@wildcat/catalogue'
import { at, keyFrom } from '@wildcat/kernel'
import { type ContestSettings, playContest } from '../arena.ts'
import { openArena } from '../contest.ts'
import { luckOf } from '../luck.ts'
import { hasLevels, partsOf } from '../search/index.ts'
import { LADDERS } from '../search/ladders.ts'
import { OPPONENTS } from '../search/opponents.ts'
import { playOut } from '../search/playout.ts'
import { imaginedWorld } from '../search/worlds.ts'

export interface Pairing {
  readonly game: string
  readonly seats: number
  readonly one: string // its wins are counted
  readonly others: string
  readonly seed: number
}
/** A line of a results file. */
export interface Deal extends Pairing {
  readonly of: string // what the bots were when it was played: others have other results
  readonly deal: number
  readonly games: number
  readonly wins: number // shared ones count for a part
  readonly seconds?: number // of CPU
}

/** Same pairing, same bots. */
export const isOf = (deal: Deal, pairing: Pairing, of: string): boolean =>
  deal.of === of &&
  deal.game === pairing.game &&
  deal.seats === pairing.seats &&
  deal.one === pairing.one &&
  deal.others === pairing.others &&
  deal.seed === pairing.seed

export async function playDeal(pairing: Pairing, of: string, deal: number, settings: ContestSettings = {}): Promise<Deal> {
  const { game, seats, one, others, seed } = pairing
  const bots = [one, ...Array.from({ length: seats - 1 }, () => others)]
  const before = process.cpuUsage()
  const { wins } = await playContest(
    { game, seats, options: {}, seed: dealSeed(seed, deal), games: seats, bots, duplicate: true },
    settings,
  )
  const { user, system } = process.cpuUsage(before)
  return { ...pairing, of, deal, games: seats, wins: (wins[0] ?? 0) * seats, seconds: Number(((user + system) / 1e6).toFixed(1)) }
}

/** Deals are contests of their own, so that they can be played one by one. */
const dealSeed = (seed: number, deal: number): number => seed * 1_000_000 + deal

/** What the bots of a pairing are made of: dials, how the policy plays that all of them think with, in earnest and in thought, and the judge. */
export async function makeOf({ game, seats, one, others }: Pairing): Promise<string> {
  const ladder = LADDERS[game]
  const dials = [one, others].map(bot => ladder?.levels[OPPONENTS.findIndex(({ id }) => id === bot)] ?? [bot, ladder?.levels.at(-1)])
  const text = JSON.stringify([dials, ladder?.unsearched, ladder?.candidates, await gameOf(game, seats)])
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}

const played = new Map<string, Promise<string>>()
/** The commands of one game of the game's own bots, and of one in thought. */
function gameOf(game: string, seats: number): Promise<string> {
  const name = `${game} ${seats}`
  const known = played.get(name) ?? commandsOf(game, seats)
  played.set(name, known)
  return known
}
const FIRST_COMMANDS = 400
async function commandsOf(game: string, seats: number): Promise<string> {
  const arenaOf = (bot: string) => openArena({ game, seats, options: {}, seed: 1, games: 1, bots: [bot] })
  const bots = hasLevels(game) ? ['greedy', 'gus'] : [titleOf(game)?.greedy === undefined ? 'random' : 'greedy']
  const games = await Promise.all(bots.map(async bot => (await arenaOf(bot)).record(0, FIRST_COMMANDS).entries))
  return JSON.stringify([games, await thoughtOf(game, seats)])
}

/** What the first positions lead to in thought. */
const FIRST_POSITIONS = 20
async function thoughtOf(game: string, seats: number): Promise<readonly unknown[]> {
  const parts = await partsOf(game)
  if (parts === undefined) return []
  const { engine, policy } = parts
  const options = engine.options(seats, {})
  if ('refused' in options) return []
  const { state } = engine.start(seats, options.ok, keyFrom(1))
  const ends: unknown[] = []
  for (let n = 0; n < FIRST_POSITIONS && state.outcome === 'open'; n++) {
    const seat = engine.invited(state)[0] ?? at(engine.pending(state), 0)
    const view = engine.view(state, seat)
    const imagined = () => imaginedWorld({ ...parts, view, seat }, luckOf(keyFrom(4, n), seat)).state // what makes a world likely is part of a bot
    const world = policy.likely === undefined ? engine.copy(state) : imagined()
    ends.push(playOut({ ...parts, seat }, world, 'none', keyFrom(2, n), state.round).share)
    engine.apply(state, seat, policy.choose(view, seat, engine.legal(view, seat), luckOf(keyFrom(3, n), seat).below))
  }
  return ends
}
