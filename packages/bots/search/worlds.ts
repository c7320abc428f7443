/** Worlds that fit what a seat sees. */
import { at, forSeats, type Policy, type Seat, type Types } from '@wildcat/kernel'
import { type Luck, luckOf } from '../luck.ts'
import type { ThinkingParts } from './think.ts'

/** How the others are imagined to play: all as the game's own bot does, or some of them in another way, in each world other ones. */
export type Rivals = 'alike' | 'various'

export interface World {
  readonly state: Types['state']
  readonly key: readonly number[] // of the luck with which it is played on
  readonly policies: readonly Policy<Types>[] // by which each seat plays on
}
interface Asked extends Pick<ThinkingParts, 'engine' | 'policy' | 'otherPolicies'> {
  readonly view: Types['view']
  readonly seat: Seat
}

/** What the others have laid face down is what they would choose now, where the policy knows; elsewhere anything is as likely. */
export function imaginedWorld(asked: Asked, luck: Luck, rivals: Rivals = 'alike'): World {
  const { engine, policy, view, seat } = asked
  const state = engine.imagine(view, luck.key())
  const key = luck.key()
  const policies = policiesIn(asked, luck, rivals)
  const { below } = luckOf(key, seat)
  policy.likely?.(state, seat, below)
  if (policy.sealed === undefined) return { state, key, policies }
  for (const rival of engine.may(state)) {
    const laid = rival === seat ? undefined : policy.sealed(engine.glance(state, rival), rival, engine.legal(state, rival), below)
    if (laid !== undefined && engine.check(state, rival, laid) === null) engine.apply(state, rival, laid)
  }
  return { state, key, policies }
}

function policiesIn({ policy, otherPolicies = [], view, seat }: Asked, luck: Luck, rivals: Rivals): readonly Policy<Types>[] {
  const ways = rivals === 'various' ? [policy, ...otherPolicies] : [policy]
  return forSeats(view.seats, each => (each === seat || ways.length === 1 ? policy : at(ways, luck.below(ways.length))))
}
