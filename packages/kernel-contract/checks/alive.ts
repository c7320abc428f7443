import type { Check, Probe } from '../check.ts'
import { type Moment, stepKind } from '../moment.ts'

export const alive: Check = {
  name: 'alive',
  promise: 'until the game is over somebody must act, and whoever must can; then nobody can',
  moment: (moment, probe) => (moment.over ? over(moment, probe) : open(moment, probe)),
}

function open({ state, seats, pending, legal }: Moment, { breach }: Probe) {
  const waiting = pending()
  const kind = stepKind(state)
  if (waiting.length === 0) return breach(`Nobody can go on: step '${kind}' waits for no seat and the game is not over.`)
  if (new Set(waiting).size < waiting.length || waiting.some(seat => !seats.includes(seat)))
    return breach(`The actors of step '${kind}' must be seats of this table, each once, but they are ${JSON.stringify(waiting)}.`)
  const stuck = waiting.find(seat => legal(seat).length === 0)
  if (stuck !== undefined) breach(`A dead end: step '${kind}' waits for seat ${stuck}, who has no legal command.`, stuck)
}

function over({ state, seats, pending, legal, aside, blanks }: Moment, { breach }: Probe) {
  if (state.agenda.length > 0) return breach(`The game is over but '${stepKind(state)}' is still on the agenda.`)
  if (pending().length > 0) return breach('The game is over but somebody must still act.')
  const busy = seats.find(seat => legal(seat).length + aside(seat).length + blanks(seat).length > 0)
  if (busy !== undefined) breach('The game is over but there are still commands on offer.', busy)
}
