/** Positions of games between bots with sense, as the seat that is about to decide sees them, and what came of them. */
import { at, type Engine, type Evaluation, forSeats, keyFrom, type Policy, type Types } from '@wildcat/kernel'
import { luckOf } from '../luck.ts'
import { featuresIn } from '../search/playout.ts'
import type { Position } from './regression.ts'

export interface SelfPlay {
  readonly engine: Engine<Types>
  readonly policy: Policy<Types>
  readonly evaluation: Evaluation<Types>
  readonly seed: number
  readonly every: number // decisions from one position to the next; 0: the first decision of every round
}

/** One game; the number of seats goes round, the options are the usual ones. */
export function positionsOf({ engine, policy, evaluation, seed, every }: SelfPlay, game: number): Position[] {
  const { least, most } = engine.seats
  const seats = least + (game % (most - least + 1))
  const options = engine.options(seats, {})
  if ('refused' in options) throw new Error(`${engine.id} refuses its own usual options at ${seats} seats`)
  const { state } = engine.start(seats, options.ok, keyFrom(seed, game, 1))
  const lucks = forSeats(seats, seat => luckOf(keyFrom(seed, game, 2), seat))
  const seen: Position['figures'][] = []
  let round = 0
  for (let n = 0; state.outcome === 'open'; n++) {
    const seat = at(engine.pending(state), 0)
    const view = engine.view(state, seat)
    const isDue = every === 0 ? state.round !== round : n % every === game % every
    round = state.round
    if (isDue) seen.push(featuresIn({ engine, evaluation }, state, seat))
    engine.apply(state, seat, policy.choose(view, seat, engine.legal(state, seat), at(lucks, seat).below))
  }
  const { winners } = state.outcome
  const result = forSeats(seats, seat => (winners.includes(seat) ? 1 / winners.length : 0))
  return seen.map(figures => ({ figures, result }))
}
