/**
 * What changed a seat's chances, added up by its causes. Whoever is far behind loses no share of a win by any blunder: so sums are in
 * log-odds, and only single moments are told in shares. How far luck in the measuring may put a sum off is counted world by world.
 */
import { at } from '@wildcat/kernel'
import { errorOf, meanOf } from '../search/differences.ts'

/** Chance; what others did; moves of its own that are not judged one by one; decisions. */
export const CAUSES = ['draws', 'others', 'moves', 'decisions'] as const
export type Cause = (typeof CAUSES)[number]

export type Sums = Readonly<Record<Cause, number>>
/** How far luck in the measuring may put each off: one standard error. */
export type Errors = Readonly<Record<Cause | 'skill', number>>

/** Larger than luck in the measuring explains. */
export const isCertain = (by: number, error: number): boolean => Math.abs(by) > 2 * error

/** Where a share is so small or so large that more of it could not be told. */
const LEAST = 0.03
const held = (share: number): number => Math.min(1 - LEAST, Math.max(LEAST, share))
export const logOdds = (share: number): number => Math.log(held(share) / (1 - held(share)))

export class Adding {
  readonly #worlds: number
  readonly #found: Record<Cause | 'skill', { by: number; readonly each: number[] }>

  constructor(worlds: number) {
    this.#worlds = worlds
    const none = () => ({ by: 0, each: Array.from({ length: worlds }, () => 0) })
    this.#found = { draws: none(), others: none(), moves: none(), decisions: none(), skill: none() }
  }

  /** From what could be expected before to what could be expected then, both by world. */
  change(cause: Cause, before: readonly number[], after: readonly number[]): void {
    const [from, to] = [meanOf(before), meanOf(after)]
    const by = logOdds(to) - logOdds(from)
    const slope = slopeBetween(from, to)
    this.#add(
      cause,
      by,
      after.map((share, n) => slope * (share - at(before, n))),
    )
  }
  /** In log-odds, by world. */
  skill(each: readonly number[]): void {
    this.#add('skill', meanOf(each), each)
  }
  #add(name: Cause | 'skill', by: number, each: readonly number[]): void {
    const found = this.#found[name]
    found.by += by
    for (let n = 0; n < this.#worlds; n++) found.each[n] = at(found.each, n) + at(each, n)
  }

  get sums(): Sums {
    const { draws, others, moves, decisions } = this.#found
    return { draws: draws.by, others: others.by, moves: moves.by, decisions: decisions.by }
  }
  get skilled(): number {
    return this.#found.skill.by
  }
  get errors(): Errors {
    const error = (name: Cause | 'skill') => errorOf(this.#found[name].each, meanOf(this.#found[name].each))
    return { draws: error('draws'), others: error('others'), moves: error('moves'), decisions: error('decisions'), skill: error('skill') }
  }
}

/** How much log-odds change with a share. */
function slopeBetween(from: number, to: number): number {
  const middle = held((from + to) / 2)
  return Math.abs(to - from) > 1e-6 ? (logOdds(to) - logOdds(from)) / (to - from) : 1 / (middle * (1 - middle))
}
