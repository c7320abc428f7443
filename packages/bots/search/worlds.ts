/** Worlds that fit what a seat sees. */
import type { Seat, Types } from '@wildcat/kernel'
import { type Luck, luckOf } from '../luck.ts'
import type { ThinkingParts } from './think.ts'

export interface World {
  readonly state: Types['state']
  readonly key: readonly number[] // of the luck with which it is played on
}
type Asked = Pick<ThinkingParts, 'engine' | 'policy'> & { readonly view: Types['view']; readonly seat: Seat }

/** What the others have laid face down is what they would choose now, where the policy knows; elsewhere anything is as likely. */
export function imaginedWorld({ engine, policy, view, seat }: Asked, luck: Luck): World {
  const state = engine.imagine(view, luck.key())
  const key = luck.key()
  const { below } = luckOf(key, seat)
  policy.likely?.(state, seat, below)
  if (policy.sealed === undefined) return { state, key }
  for (const rival of engine.may(state)) {
    const laid = rival === seat ? undefined : policy.sealed(engine.glance(state, rival), rival, engine.legal(state, rival), below)
    if (laid !== undefined && engine.check(state, rival, laid) === null) engine.apply(state, rival, laid)
  }
  return { state, key }
}
