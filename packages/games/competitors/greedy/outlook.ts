/** How long the game will last, and what money is worth until then. */
import { at, type Seat } from '@wildcat/kernel'
import { ACTIONS, WINNING_VP } from '../components.ts'
import type { View } from '../state.ts'
import { type Constants, constantsFor } from './constants.ts'
import { euroWorth } from './worth.ts'

/** Whole rounds after the running one. */
export function roundsLeft(view: View, { pointsARound }: Constants = constantsFor(view.seats)): number {
  const most = view.options.rounds - view.round
  if (view.options.game === 'time') return most
  const missing = WINNING_VP - Math.max(...view.vp)
  return missing <= 0 ? 0 : Math.min(most, Math.max(1, missing / pointsARound))
}

/** What a euro is worth now. */
export const euroNow = (view: View, constants: Constants): number => euroWorth(roundsLeft(view, constants), constants)

/** Actions of the turn under way, if it is this seat's. */
function actionsNow({ agenda }: View, seat: Seat): number {
  const turn = agenda.findLast(step => step.kind === 'turn')
  return turn?.kind === 'turn' && turn.seat === seat ? turn.actions : 0
}

/** Actions that this seat still has, this turn's included. */
export const actionsLeft = (view: View, seat: Seat, constants: Constants): number => {
  const hasPlayed = view.round > 0 && view.turn !== seat && !isStillToPlay(view, seat)
  const own = view.turn === seat ? actionsNow(view, seat) : hasPlayed ? 0 : ACTIONS
  return own + ACTIONS * roundsLeft(view, constants)
}
const isStillToPlay = ({ agenda }: View, seat: Seat): boolean => agenda.some(step => step.kind === 'beginTurn' && step.seat === seat)

/** Points that count for this seat: no more than that in a points game. */
export const pointsMissing = (view: View, seat: Seat): number =>
  view.options.game === 'time' ? Number.POSITIVE_INFINITY : WINNING_VP - at(view.vp, seat)
