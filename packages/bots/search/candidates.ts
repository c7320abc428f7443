/** What is worth thinking about: what the game's policy would answer, and other answers beside it. */
import type { Policy, Types, Weighed } from '@wildcat/kernel'
import type { Thinking } from './think.ts'

/** An answer, or a whole turn. */
export interface Answer {
  readonly command: Types['command']
  readonly rest: readonly Types['command'][]
}

/** The policy's own answer first, then what somebody has in mind, then the best of the others. */
export function candidatesOf({ engine, policy, view, seat, legal, luck, settings, also = [] }: Thinking): Answer[] {
  const [own, ...others] = weighedBy(policy, { view, seat, legal, luck })
  if (own === undefined) throw new Error('the policy has no answer')
  const found: Answer[] = [{ command: own.command, rest: own.rest ?? [] }]
  const add = ({ command, rest = [] }: Pick<Weighed<Types['command']>, 'command' | 'rest'>) => {
    if (
      !found.some(each => isSame(each.command, command) && each.rest.length === rest.length) &&
      engine.check(view, seat, command) === null
    )
      found.push({ command, rest })
  }
  for (const command of also) add({ command })
  for (const each of others) if (found.length < settings.candidates) add(each)
  return found
}

type Asked = Pick<Thinking, 'view' | 'seat' | 'legal' | 'luck'>
export const chosenBy = (policy: Policy<Types>, { view, seat, legal, luck }: Asked): Types['command'] =>
  policy.choose(view, seat, legal, luck.below)

/** Best first. A policy that does not weigh puts its own answer before the others, of which nothing is known. */
export function weighedBy(policy: Policy<Types>, asked: Asked): readonly Weighed<Types['command']>[] {
  const { view, seat, legal, luck } = asked
  if (policy.weigh !== undefined) return policy.weigh(view, seat, legal, luck.below)
  const own = chosenBy(policy, asked)
  const others = luck.shuffle(legal.filter(command => !isSame(command, own)))
  return [own, ...others].map(command => ({ command, worth: 0, because: [] }))
}

/** Commands are plain values. */
export const isSame = (one: Types['command'], other: Types['command']): boolean => JSON.stringify(one) === JSON.stringify(other)
