/**
 * A pairing in duplicate: one bot against others that are all the same, every deal played once from each seat. So a good hand helps nobody
 * more than the others, and a seat neither. What was played is kept deal by deal, and a pairing goes on where it stopped.
 */
import { createHash } from 'node:crypto'
import { titleOf } from '@wildcat/catalogue'
import { at, keyFrom, type Seat, type Types } from '@wildcat/kernel'
import { type ContestSettings, playContest } from '../arena.ts'
import { openArena } from '../contest.ts'
import { anyBot, isFile } from '../file-bot.ts'
import { hasLevels, partsOf } from '../levels/index.ts'
import { LADDERS } from '../levels/ladders.ts'
import { OPPONENTS } from '../levels/opponents.ts'
import { luckOf } from '../luck.ts'
import { playOut } from '../search/playout.ts'
import type { ThinkingParts } from '../search/think.ts'
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

/** What the bots of a pairing are made of: dials, what they answer, how the policy plays that all of them think with, and the judge. */
export async function makeOf({ game, seats, one, others }: Pairing): Promise<string> {
  const ladder = LADDERS[game]
  const dials = [one, others].map(bot => ladder?.levels[OPPONENTS.findIndex(({ id }) => id === bot)] ?? [bot, ladder?.levels.at(-1)])
  const answers = await Promise.all([one, others].map(bot => once(`${game} ${seats} ${bot}`, () => answersOf(game, seats, bot))))
  const games = await once(`${game} ${seats}`, () => gamesOf(game, seats))
  const text = JSON.stringify([dials, ladder?.unsearched, ladder?.candidates, answers, games])
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}

const found = new Map<string, Promise<unknown>>()
function once(name: string, find: () => Promise<unknown>): Promise<unknown> {
  const known = found.get(name) ?? find()
  found.set(name, known)
  return known
}

const FIRST_COMMANDS = 400
/** The commands of one game of the game's own bots, and what comes of its first positions in thought. */
async function gamesOf(game: string, seats: number): Promise<unknown> {
  const arenaOf = (bot: string) => openArena({ game, seats, options: {}, seed: 1, games: 1, bots: [bot] })
  const bots = hasLevels(game) ? ['greedy', 'gus'] : [titleOf(game)?.greedy === undefined ? 'random' : 'greedy']
  const games = await Promise.all(bots.map(async bot => (await arenaOf(bot)).record(0, FIRST_COMMANDS).entries))
  const ends: unknown[] = []
  await eachFirst(game, seats, ({ parts, view, seat, state, n }) => {
    const imagined = () => imaginedWorld({ ...parts, view, seat }, luckOf(keyFrom(4, n), seat)).state // what makes a world likely is part of a bot
    const world = parts.policy.likely === undefined ? parts.engine.copy(state) : imagined()
    ends.push(playOut({ ...parts, seat }, world, 'none', keyFrom(2, n), state.round).share)
  })
  return [games, ends]
}

/** What a bot answers in the first positions: whoever thinks otherwise answers otherwise sooner or later. Files are taken by their names. */
async function answersOf(game: string, seats: number, name: string): Promise<unknown> {
  if (isFile(name)) return name
  const bot = await anyBot(game, name)
  const answers: unknown[] = []
  await eachFirst(game, seats, ({ parts: { engine }, view, seat, n }) => {
    const legal = engine.legal(view, seat)
    answers.push(bot.choose({ engine, view, seat, legal, budget: {}, luck: luckOf(keyFrom(5, n), seat), stopped: () => false }))
  })
  return answers
}

interface Position {
  readonly parts: ThinkingParts
  readonly state: Types['state']
  readonly view: Types['view']
  readonly seat: Seat
  readonly n: number
}
const FIRST_POSITIONS = 20
async function eachFirst(game: string, seats: number, look: (position: Position) => void): Promise<void> {
  const parts = await partsOf(game)
  const options = parts?.engine.options(seats, {})
  if (parts === undefined || options === undefined || 'refused' in options) return
  const { engine, policy } = parts
  const { state } = engine.start(seats, options.ok, keyFrom(1))
  for (let n = 0; n < FIRST_POSITIONS && state.outcome === 'open'; n++) {
    const seat = engine.invited(state)[0] ?? at(engine.pending(state), 0)
    const view = engine.view(state, seat)
    look({ parts, state, view, seat, n })
    engine.apply(state, seat, policy.choose(view, seat, engine.legal(view, seat), luckOf(keyFrom(3, n), seat).below))
  }
}
