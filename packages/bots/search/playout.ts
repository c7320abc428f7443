/** How a game could go on after an answer. */
import { at, promised, type Types } from '@wildcat/kernel'
import { luckOf } from '../luck.ts'
import type { Thinking } from './think.ts'

/** More commands than any round has: a policy that goes round in circles is judged where it stands. */
const LONGEST = 2_000

/**
 * Everybody plays on by the policy, each by what they see, until a round is over; then what that promises the seat. The state is used up.
 * The same key gives the same luck: answers are compared in the same worlds.
 */
export function playOut(
  { engine, policy, evaluation, seat }: Pick<Thinking, 'engine' | 'policy' | 'evaluation' | 'seat'>,
  state: Types['state'],
  first: Types['command'],
  key: readonly number[],
  lastRound: number,
): number {
  const { below } = luckOf(key, seat)
  engine.apply(state, seat, first)
  for (let n = 0; n < LONGEST && state.outcome === 'open' && state.round <= lastRound; n++) {
    const next = engine.invited(state)[0] ?? at(engine.pending(state), 0)
    const view = engine.view(state, next)
    engine.apply(state, next, policy.choose(view, next, engine.legal(view, next), below))
  }
  return at(promised(engine.view(state, seat), evaluation), seat)
}
