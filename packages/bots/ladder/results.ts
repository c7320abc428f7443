/** A file of results: one deal a line, so that whoever is stopped loses nothing but the deal that was being played. */
import { appendFile, readFile } from 'node:fs/promises'
import { type Deal, isOf, type Match } from './match.ts'
import { type Interval, wilson } from './wilson.ts'

export async function readResults(file: string): Promise<Deal[]> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return ''
    throw error
  })
  return text.split('\n').flatMap(line => dealIn(line) ?? [])
}

export const addResult = (file: string, deal: Deal): Promise<void> => appendFile(file, `${JSON.stringify(deal)}\n`)

/** A line that was cut short by the end of its process is none. */
function dealIn(line: string): Deal | undefined {
  try {
    const deal: unknown = JSON.parse(line)
    return isDeal(deal) ? deal : undefined
  } catch {
    return undefined
  }
}
const isDeal = (it: unknown): it is Deal =>
  typeof it === 'object' && it !== null && 'wins' in it && typeof it.wins === 'number' && 'of' in it && 'game' in it && 'deal' in it

/** What a match has come to so far. */
export interface Standing extends Interval {
  readonly games: number
  readonly wins: number
  readonly share: number
}
export function standingOf(deals: readonly Deal[], match: Match, of: string): Standing {
  const own = deals.filter(deal => isOf(deal, match, of))
  const games = own.reduce((sum, deal) => sum + deal.games, 0)
  const wins = own.reduce((sum, deal) => sum + deal.wins, 0)
  return { games, wins, share: games === 0 ? 0 : wins / games, ...wilson(wins, games) }
}

/** The first deal that has not been played. */
export function nextDeal(deals: readonly Deal[], match: Match, of: string): number {
  const played = new Set(deals.filter(deal => isOf(deal, match, of)).map(({ deal }) => deal))
  let next = 0
  while (played.has(next)) next++
  return next
}
