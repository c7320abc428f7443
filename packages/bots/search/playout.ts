/** How a game could go on after an answer. */
import { at, figuresIn, forSeats, type Policy, pullsIn, type Seat, sharesOf, type Types, won } from '@wildcat/kernel'
import { luckOf } from '../luck.ts'
import type { Answer } from './candidates.ts'
import { meanOf } from './differences.ts'
import type { Thinking } from './think.ts'

/** More commands than any round has: a policy that goes round in circles is judged where it stands. */
const LONGEST = 2_000

/** What came of an answer in one world. */
export interface End {
  readonly share: number // of the win, as the position promises it
  readonly own: readonly number[] // figures of the evaluation, in their order
  readonly theirs: readonly number[] // the mean of the rivals
  readonly pulls: readonly number[] // what each figure adds to the own chances over the rivals', in log-odds
}
interface Parts extends Pick<Thinking, 'engine' | 'policy' | 'evaluation' | 'seat'> {
  readonly policies?: readonly Policy<Types>[] // of the seats, where not all of them play by the same
}

/**
 * Everybody plays on by their policy, each by what they see, until a round is over; then what that promises the seat. The state is used up.
 * The same key gives the same luck: answers are compared in the same worlds.
 */
export function playOut(parts: Parts, state: Types['state'], answer: Answer | 'none', key: readonly number[], lastRound: number): End {
  const { engine, policies, seat } = parts
  const { below } = luckOf(key, seat)
  const isOpen = () => state.outcome === 'open' && state.round <= lastRound
  const play = (who: Seat, [first, ...more]: readonly Types['command'][]) => {
    if (first === undefined) throw new Error('the policy has no answer')
    engine.apply(state, who, first)
    for (const each of more) {
      if (!isOpen() || !engine.pending(state).includes(who) || engine.check(state, who, each) !== null) break
      engine.apply(state, who, each)
    }
  }
  if (answer !== 'none') play(seat, [answer.command, ...answer.rest])
  for (let n = 0; n < LONGEST && isOpen(); n++) {
    const next = engine.invited(state)[0] ?? at(engine.pending(state), 0)
    const view = engine.glance(state, next)
    const legal = () => engine.legal(view, next)
    const policy = policies?.[next] ?? parts.policy
    play(next, policy.inPlayout?.(view, next, legal, below) ?? [policy.choose(view, next, legal(), below)])
  }
  return judged(parts, state)
}

/** What a state offers each seat to be judged by, as one of them sees it, or each for itself. */
export function featuresIn({ engine, evaluation }: Pick<Parts, 'engine' | 'evaluation'>, state: Types['state'], viewer: Seat): Features {
  const view = engine.glance(state, viewer)
  const seenBy = (seat: Seat) => (evaluation.ownEyes === true && seat !== viewer ? engine.glance(state, seat) : view)
  return forSeats(state.seats, seat => evaluation.of(seenBy(seat), seat))
}
type Features = readonly (readonly number[])[]

function judged(parts: Parts, state: Types['state']): End {
  const { seat } = parts
  const { weights } = parts.evaluation
  const features = featuresIn(parts, state, seat)
  const shares = won(state) ?? sharesOf(features, weights)
  const rivals = features.filter((_, each) => each !== seat)
  const own = at(features, seat)
  const theirs = own.map((_, i) => meanOf(rivals.map(row => at(row, i))))
  const pulls = pullsIn(
    own.map((feature, i) => feature - at(theirs, i)),
    weights,
  )
  return { share: at(shares, seat), own: figuresIn(own), theirs: figuresIn(theirs), pulls }
}
