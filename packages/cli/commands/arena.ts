/** wildcat arena */
import { addResult, makeOf, nextDeal, type Pairing, playDeal, readResults, type Standing, standingOf } from '@wildcat/bots/node'
import { type ContestInput, knowBots, namesIn, readContest } from '../contest-input.ts'
import type { Context } from '../context.ts'
import { BadInput } from '../failure.ts'
import { failureOf } from '../game-failure.ts'
import { interruptible } from '../interrupt.ts'
import { print, printJson } from '../output.ts'
import { progress } from '../progress.ts'
import { columns } from '../text-table.ts'
import { wholeNumber, wholeNumberOr } from '../whole-number.ts'

export interface ArenaInput extends Pick<ContestInput, 'seats' | 'seed' | 'bots'> {
  readonly games?: string
  readonly thought?: string
  readonly results?: string
  readonly threads?: string
}
interface Result {
  readonly pairing: Pairing
  readonly standing: Standing
}
const GAMES = { least: 1, most: 1_000_000 }
const THREADS = { least: 1, most: 256 }
const BOTS = 'greedy,random'

export async function arena(context: Context, game: string, input: ArenaInput): Promise<void> {
  const { words, json, terminal } = context
  const read = await readContest(context, game, { ...input, bots: 'random' }) // its own are below: there may be more of them than seats
  const { seats, seed } = read.contest
  const bots = namesIn(input.bots ?? BOTS)
  await knowBots(context, game, bots)
  const pairs = input.thought === undefined ? eachAgainstEach(bots) : thinkersAgainst(context, bots[0] ?? '', input.thought)
  const pairings = pairs.map(([one, others]): Pairing => ({ game, seats, one, others, seed }))
  const games = wholeNumberOr(words, '--games', input.games, GAMES, 100)
  const threads = input.threads === undefined ? {} : { threads: wholeNumber(words, '--threads', input.threads, THREADS) }
  const bar = progress(terminal, pairings.length * games, words.arena.progress)
  const results: Result[] = []
  try {
    await interruptible(words.arena.interrupted, async signal => {
      for (const pairing of pairings)
        results.push({
          pairing,
          standing: await played(context, pairing, games, input.results, { ...threads, signal }, done =>
            bar.reached(results.length * games + done),
          ),
        })
    })
  } catch (error) {
    throw error instanceof BadInput ? error : failureOf(context, read, error)
  } finally {
    bar.end()
  }
  if (json)
    printJson(terminal, {
      game,
      seats,
      seed,
      matches: results.map(({ pairing: { one, others }, standing }) => ({ one, others, ...standing })),
    })
  else print(terminal, asText(context, read.gameWords.title, results, seats, seed))
}

const eachAgainstEach = (bots: readonly string[]): (readonly [string, string])[] =>
  bots.flatMap(one => bots.filter(other => other !== one).map(other => [one, other] as const))

/** 8 is eight worlds to the end of the round, 8:1 to the end of the next one. */
function thinkersAgainst({ words }: Context, others: string, text: string): (readonly [string, string])[] {
  return namesIn(text).map(each => {
    const [, worlds, rounds = '0'] = /^(\d{1,4})(?::(\d{1,2}))?$/.exec(each) ?? []
    if (worlds === undefined || Number(worlds) === 0) throw new BadInput(words.arena.thought(each))
    return [`think-${worlds}-${rounds}`, others] as const
  })
}

/** Plays on from what the file has, deal by deal. */
async function played(
  { words }: Context,
  pairing: Pairing,
  games: number,
  file: string | undefined,
  settings: { readonly threads?: number; readonly signal: AbortSignal },
  reached: (games: number) => void,
): Promise<Standing> {
  const of = await makeOf(pairing)
  const inFile = async <X>(work: Promise<X>): Promise<X> =>
    work.catch((error: unknown) => {
      throw new BadInput(words.arena.unwritten(file ?? '', error instanceof Error ? error.message : String(error)))
    })
  const deals = file === undefined ? [] : await inFile(readResults(file))
  for (let now = standingOf(deals, pairing, of); now.games < games; now = standingOf(deals, pairing, of)) {
    const deal = await playDeal(pairing, of, nextDeal(deals, pairing, of), settings)
    if (file !== undefined) await inFile(addResult(file, deal))
    deals.push(deal)
    reached(Math.min(games, now.games + deal.games))
  }
  return standingOf(deals, pairing, of)
}

const BAR = 40

function asText({ words, language }: Context, title: string, results: readonly Result[], seats: number, seed: number): string[] {
  const texts = words.arena
  const number = new Intl.NumberFormat(language)
  const percent = new Intl.NumberFormat(language, { style: 'percent' })
  const rows = results.map(({ pairing: { one, others }, standing: { games, share, low, high } }) => [
    one,
    `${seats - 1} × ${others}`,
    number.format(games),
    percent.format(share),
    texts.interval(percent.format(low), percent.format(high)),
    percent.format(1 / seats),
  ])
  const name = Math.max(...results.map(({ pairing: { one } }) => one.length))
  const bars = results.map(({ pairing, standing }) => `  ${pairing.one.padEnd(name)}  ${barOf(standing)}`)
  return [texts.heading(title, number.format(seats), seed), '', ...columns(rows, texts.columns), '', ...bars]
}

/** The share as a line, with the ends of its interval. */
const barOf = ({ share, low, high }: Standing): string =>
  Array.from({ length: BAR + 1 }, (_, n) => {
    const isIn = (from: number, to: number) => n >= Math.round(from * BAR) && n <= Math.round(to * BAR)
    return isIn(share, share) ? '●' : isIn(low, high) ? '─' : '·'
  }).join('')
