/** wildcat simulate */
import { type Contest, playContest, type Result, type Spread } from '@wildcat/bots/node'
import { type ContestInput, readContest } from '../contest-input.ts'
import type { Context } from '../context.ts'
import { failureOf } from '../game-failure.ts'
import { optionTexts } from '../game-options.ts'
import { interruptible } from '../interrupt.ts'
import type { LoadedGame } from '../load-game.ts'
import { print, printJson } from '../output.ts'
import { progress } from '../progress.ts'
import { columns } from '../text-table.ts'
import { wholeNumber, wholeNumberOr } from '../whole-number.ts'

export interface SimulateInput extends ContestInput {
  readonly games?: string
  readonly threads?: string
}
const GAMES = { least: 1, most: 10_000_000 }
const THREADS = { least: 1, most: 256 }

export async function simulate(context: Context, game: string, input: SimulateInput): Promise<void> {
  const { words, json, terminal } = context
  const read = await readContest(context, game, input)
  const contest = { ...read.contest, games: wholeNumberOr(words, '--games', input.games, GAMES, 100) }
  const threads = input.threads === undefined ? {} : { threads: wholeNumber(words, '--threads', input.threads, THREADS) }
  const bar = progress(terminal, contest.games, words.simulate.progress)
  try {
    const result = await interruptible(words.simulate.interrupted, signal =>
      playContest(contest, { ...threads, deadline: read.deadline, signal, progress: games => bar.reached(games) }),
    )
    bar.end()
    if (json) printJson(terminal, asJson(contest, result))
    else print(terminal, asText(context, read, contest, result))
  } catch (error) {
    throw failureOf(context, read, error)
  } finally {
    bar.end()
  }
}

function asJson({ game, seats, options, games, seed, bots }: Contest, result: Result) {
  const { wins, winsBySeat, scores, winning, rounds, commands } = result
  return { game, seats, options, games, seed, bots, wins, winsBySeat, scores, winning, rounds, commands }
}

function asText({ words, language }: Context, { engine, gameWords }: LoadedGame, contest: Contest, result: Result): string[] {
  const figure = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
  const exact = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const percent = new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: 1 })
  const spread = ({ mean, min, max }: Spread) => [exact.format(mean), figure.format(min), figure.format(max)]
  const texts = words.simulate

  const byBot = result.wins.map((rate, bot) => {
    const { mean = 0, min = 0, max = 0 } = result.scores[bot] ?? {}
    const error = 1.96 * Math.sqrt((rate * (1 - rate)) / result.games)
    return [contest.bots[bot] ?? '', percent.format(rate), `±${percent.format(error)}`, ...spread({ mean, min, max })]
  })
  const bySeat = result.winsBySeat.map((rate, seat) => [String(seat), percent.format(rate)])
  const games = [
    [texts.winning, ...spread(result.winning)],
    [texts.rounds, ...spread(result.rounds)],
    [texts.commands, ...spread(result.commands)],
  ]
  return [
    texts.heading(gameWords.title, figure.format(contest.seats), figure.format(result.games), contest.seed),
    ...optionTexts(engine, gameWords, contest).map(text => `  ${text}`),
    '',
    ...columns(byBot, texts.byBot),
    '',
    ...columns(bySeat, texts.bySeat),
    '',
    ...columns(games, texts.games),
  ]
}
