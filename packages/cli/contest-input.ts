/** A contest as it is asked for on the command line; `simulate` and `record` ask for it in the same words. */
import { access } from 'node:fs/promises'
import { botsFor } from '@wildcat/bots'
import { anyBot, type Contest, isMeasured, NotABot } from '@wildcat/bots/node'
import type { Context } from './context.ts'
import { BadInput } from './failure.ts'
import { readOptions } from './game-options.ts'
import { type LoadedGame, loadGame } from './load-game.ts'
import { wholeNumberOr } from './whole-number.ts'

export interface ContestInput {
  readonly seats?: string
  readonly seed?: string
  readonly bots?: string
  readonly options?: string
  readonly iterations?: string
  readonly deadline?: string
}
const SEEDS = { least: 0, most: Number.MAX_SAFE_INTEGER }
const DEADLINES = { least: 1, most: 86_400 } // seconds
const DEADLINE = 60
const ITERATIONS = { least: 1, most: 1_000_000_000 }

export interface ReadContest extends LoadedGame {
  readonly contest: Contest
  readonly deadline: number // milliseconds for one decision
}

export async function readContest(context: Context, game: string, input: ContestInput): Promise<ReadContest> {
  const { words, language } = context
  const { engine, gameWords } = await loadGame(context, game)
  const seats = wholeNumberOr(words, '--seats', input.seats, engine.seats, engine.seats.least)
  const options = readOptions(words, language, engine, gameWords, seats, input.options ?? '')
  const seed = wholeNumberOr(words, '--seed', input.seed, SEEDS, 1)
  const bots = await readBots(context, game, seats, input.bots ?? 'random')
  const contest: Contest = { game, seats, options, seed, games: 1, bots }
  const deadline = 1_000 * wholeNumberOr(words, '--deadline', input.deadline, DEADLINES, DEADLINE)
  if (input.iterations === undefined) return { engine, gameWords, contest, deadline }
  const iterations = wholeNumberOr(words, '--iterations', input.iterations, ITERATIONS, 1)
  return { engine, gameWords, contest: { ...contest, budget: { iterations } }, deadline }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

async function readBots(context: Context, game: string, seats: number, text: string): Promise<string[]> {
  const bots = namesIn(text)
  if (bots.length > seats) throw new BadInput(context.words.errors.tooManyBots(bots.length, seats))
  await knowBots(context, game, bots)
  return bots
}

export const namesIn = (text: string): string[] => text.split(',').map(name => name.trim())

/** Each is listed, a file, or one of a given thought. */
export async function knowBots({ words }: Context, game: string, bots: readonly string[]): Promise<void> {
  const listed = (await botsFor(game)).map(({ id }) => id)
  for (const bot of bots) {
    if (listed.includes(bot) || isMeasured(bot)) continue
    if (!/[/\\.]/.test(bot) || !(await exists(bot))) throw new BadInput(words.errors.noSuchBot(bot, listed.join(', ')))
    try {
      await anyBot(game, bot)
    } catch (error) {
      throw new BadInput(words.errors.badBotFile(bot, error instanceof NotABot ? words.errors.notABot : messageOf(error)))
    }
  }
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )
