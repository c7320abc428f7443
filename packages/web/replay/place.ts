/** Where one is in a game that is looked back at, and its address: /replay/<id>?at=123&as=1, or &heard=45 for what everybody had heard. */
import { peopleOf } from '../store/plan.ts'
import type { Eyes, Overview } from '../worker/local-replay.ts'

export interface Place {
  readonly at: number
  readonly eyes: Eyes
}

const OPEN = 'all'
const nameOf = (eyes: Eyes) => (eyes === 'table' ? OPEN : String(eyes))

export const searchOf = ({ at, eyes }: Place): string => `at=${at}&as=${nameOf(eyes)}`

/** What an address asks for, as far as it is there. Alone against bots or in the middle of a game one looks with one's own eyes. */
export function placeIn(
  search: string,
  { last, over, eyes, plan, moves }: Pick<Overview, 'last' | 'over' | 'eyes' | 'plan' | 'moves'>,
): Place {
  const asked = new URLSearchParams(search)
  const heard = asked.get('heard')
  const at = heard === null || moves === undefined ? Number(asked.get('at') ?? 0) : positionAt(moves, Number(heard))
  const [alone, ...others] = peopleOf(plan.bots)
  const own = over ? (others.length === 0 ? eyes.find(each => each === alone) : undefined) : eyes[0]
  return {
    at: Number.isInteger(at) ? Math.max(0, Math.min(last, at)) : 0,
    eyes: eyes.find(each => nameOf(each) === asked.get('as')) ?? own ?? 'spectator',
  }
}

/** Where everybody had heard so much, in a game whose positions are counted by that. */
export const positionAt = (moves: readonly number[], heard: number): number =>
  Math.max(
    0,
    moves.findLastIndex(move => move <= heard),
  )

/** The round in which a position lies, as a place in the list of rounds. */
export const roundAt = (rounds: Overview['rounds'], at: number): number =>
  Math.max(
    0,
    rounds.findLastIndex(round => round.at <= at),
  )

/** Where the round before begins (or this one, if one is in the middle of it), and where the next one does. */
export function neighbours({ rounds, last }: Pick<Overview, 'rounds' | 'last'>, at: number): { before: number; after: number } {
  const here = roundAt(rounds, at)
  const start = rounds[here]?.at ?? 0
  return { before: at > start ? start : (rounds[here - 1]?.at ?? 0), after: rounds[here + 1]?.at ?? last }
}
