/** A promise that a game does not keep, and how to see it again. */
import type { Viewer } from '@wildcat/kernel'

/** Where in which game. */
export interface Place {
  readonly game: string
  readonly seats?: number
  readonly options?: object
  readonly seed?: number
  readonly command?: number // how many commands had been played
}

export interface Breach extends Place {
  readonly check: string
  readonly message: string
  readonly seat?: Viewer // who would notice
}

/** The command line that shows a breach again, with every check at every decision. */
export function reproduction({ game, seats, options, seed }: Place): string {
  const words = ['npm run contract --', '--game', game]
  if (seats !== undefined) words.push('--seats', String(seats))
  if (options !== undefined && Object.keys(options).length > 0) words.push('--options', `'${JSON.stringify(options)}'`)
  if (seed !== undefined) words.push('--seed', String(seed))
  return words.join(' ')
}

export function breachText(breach: Breach): string {
  const { check, game, seats, seed, command, seat, message } = breach
  const where = [
    game,
    ...(seats === undefined ? [] : [`${seats} seats`]),
    ...(seed === undefined ? [] : [`seed ${seed}`]),
    ...(command === undefined ? [] : [`after ${command} commands`]),
    ...(seat === undefined ? [] : [seat === 'spectator' ? 'for a spectator' : `for seat ${seat}`]),
  ]
  return `[${check}] ${message}\n  where:     ${where.join(', ')}\n  reproduce: ${reproduction(breach)}`
}

/** What was thrown, with the line of the game it came from. */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const lines = error.stack?.split('\n').filter(line => /^\s+at /.test(line)) ?? []
  const origin = lines.find(line => !line.includes('/packages/kernel/')) ?? lines[0]
  return `${error.name}: ${error.message}${origin === undefined ? '' : ` (${origin.trim()})`}`
}
