/** What is worth thinking about: what the game's policy would answer, and other answers beside it. */
import type { Policy, Types } from '@wildcat/kernel'
import type { Thinking } from './think.ts'

/** The policy's own answer first. If there are too many others, some of them by luck. */
export function candidatesOf({ engine, policy, view, seat, legal, luck, settings }: Thinking): Types['command'][] {
  const own = chosenBy(policy, { view, seat, legal, luck })
  const others = legal.filter(command => !isSame(command, own) && engine.check(view, seat, command) === null)
  const most = settings.candidates - 1
  return [own, ...(others.length > most ? luck.shuffle([...others]).slice(0, most) : others)]
}

type Asked = Pick<Thinking, 'view' | 'seat' | 'legal' | 'luck'>
export const chosenBy = (policy: Policy<Types>, { view, seat, legal, luck }: Asked): Types['command'] =>
  policy.choose(view, seat, legal, luck.below)

/** Commands are plain values. */
export const isSame = (one: Types['command'], other: Types['command']): boolean => JSON.stringify(one) === JSON.stringify(other)
