/** A file of results: one deal a line, or what else was measured in a game, so that whoever is stopped loses nothing but the deal that was being played. */
import { appendFile, readFile } from 'node:fs/promises'
import type { Figures } from './figures.ts'
import { type Deal, isOf, type Pairing } from './pairing.ts'
import { type Interval, wilson } from './wilson.ts'

export const readResults = async (file: string): Promise<Deal[]> => (await linesOf(file)).filter(isDeal)

/** What was measured last, by game. */
export async function readFigures(file: string): Promise<ReadonlyMap<string, Figures>> {
  return new Map((await linesOf(file)).filter(areFigures).map(each => [each.game, each]))
}

async function linesOf(file: string): Promise<unknown[]> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return ''
    throw error
  })
  return text.split('\n').map(parsed)
}

export const addResult = (file: string, deal: Deal): Promise<void> => addLine(file, deal)
export const addLine = (file: string, line: Deal | Figures): Promise<void> => appendFile(file, `${JSON.stringify(line)}\n`)

/** A line that was cut short by the end of its process is none. */
function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
const isDeal = (it: unknown): it is Deal =>
  typeof it === 'object' && it !== null && 'wins' in it && typeof it.wins === 'number' && 'of' in it && 'game' in it && 'deal' in it
const areFigures = (it: unknown): it is Figures => typeof it === 'object' && it !== null && 'thinking' in it && 'analysis' in it

export const ENOUGH = 200 // games

/** What a pairing has come to so far. */
export interface Standing extends Interval {
  readonly games: number
  readonly wins: number
  readonly share: number
  readonly seconds: number | 'unknown' // of CPU, a game
}
export function standingOf(deals: readonly Deal[], pairing: Pairing, of: string): Standing {
  const own = deals.filter(deal => isOf(deal, pairing, of))
  const games = own.reduce((sum, deal) => sum + deal.games, 0)
  const wins = own.reduce((sum, deal) => sum + deal.wins, 0)
  return { games, wins, share: games === 0 ? 0 : wins / games, seconds: secondsOf(own), ...wilson(wins, games) }
}

/** Of those whose time was taken. */
function secondsOf(deals: readonly Deal[]): Standing['seconds'] {
  const timed = deals.flatMap(({ games, seconds }) => (seconds === undefined ? [] : [{ games, seconds }]))
  const sum = (of: 'games' | 'seconds') => timed.reduce((total, deal) => total + deal[of], 0)
  return timed.length === 0 ? 'unknown' : sum('seconds') / sum('games')
}

/** The first deal that has not been played. */
export function nextDeal(deals: readonly Deal[], pairing: Pairing, of: string): number {
  const played = new Set(deals.filter(deal => isOf(deal, pairing, of)).map(({ deal }) => deal))
  let next = 0
  while (played.has(next)) next++
  return next
}
