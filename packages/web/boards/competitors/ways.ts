/** The ways in which a signed contract could be delivered. */
import { type Destination, type Plan, plansFor, signedOf, type View } from '@wildcat/competitors/board'
import type { Seat } from '@wildcat/kernel'

const WEIGHS = ['safest', 'fastest', 'cheapest'] as const
export interface Way {
  readonly names: readonly (typeof WEIGHS)[number][]
  readonly plan: Plan
}

export const isSamePlan = (a: Plan, b: Plan): boolean => a.start === b.start && JSON.stringify(a.commands) === JSON.stringify(b.commands)

/** Plans for a contract, by way of a place if one is named; those that are the same way are one. */
export function waysFor(view: View, seat: Seat, id: number, via?: Destination): readonly Way[] {
  const signed = signedOf(view, seat, id)
  if (signed === undefined || signed.contract === null) return []
  const { sender, recipient, contract: goods } = signed
  const plans = plansFor(view, seat, { sender, recipient, goods, signed: id, ...(via !== undefined && { via }) })
  if (plans === 'none') return []
  const found = new Map<string, Way>()
  for (const weigh of WEIGHS) {
    const plan = plans[weigh]
    const key = JSON.stringify([plan.start, plan.commands])
    found.set(key, { names: [...(found.get(key)?.names ?? []), weigh], plan })
  }
  return [...found.values()]
}
