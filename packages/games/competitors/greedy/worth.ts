/** What things are worth, in victory points. By what, `constants.ts` says. */
import { MONEY_UNIT } from '../components.ts'
import { memo } from '../memo.ts'
import type { Constants } from './constants.ts'

/** A euro, with so many rounds to come. */
export function euroWorth(rounds: number, { euros, idleEuros, early }: Constants): number {
  const idle = 1 / idleEuros
  return idle + (1 / euros - idle) * Math.min(1, rounds / early)
}

/** So many points at the usual pace, as far as there are actions for them. */
export function toCome(points: number, actions: number, { impatience, actionsAPoint }: Constants): number {
  const count = Math.min(points, Math.max(0, actions) / actionsAPoint)
  const ratio = (1 - impatience) ** actionsAPoint
  return (ratio * (1 - ratio ** count)) / (1 - ratio)
}

/** How much of it counts what comes after so many actions. */
export const discounts = memo((impatience: number): readonly number[] =>
  Array.from({ length: 64 }, (_, actions) => (1 - impatience) ** actions),
)

/** Money changes hands in units. */
export const inUnits = (euro: number): number => Math.ceil(euro / MONEY_UNIT) * MONEY_UNIT
