/** [OIL-10.1] The ways in which a game can end. */
import { at, type Ending, type Seat } from '@wildcat/kernel'
import { FIELDS, MOST_ROUNDS } from './components.ts'
import { isExhausted } from './queries.ts'
import type { State } from './state.ts'
import type { T } from './types.ts'

const isDrained = (state: State) => FIELDS.filter(field => isExhausted(state, field)).length >= 2
const isOver = ({ outcome }: State) => outcome !== 'open'
const winnersIn = ({ outcome }: State) => (outcome === 'open' ? 0 : outcome.winners.length)

export const endings: readonly Ending<T>[] = [
  { name: 'two-fields-exhausted', reached: state => isDrained(state) && winnersIn(state) === 1 },
  { name: 'thirty-rounds', reached: state => !isDrained(state) && state.round === MOST_ROUNDS },
  { name: 'shared-win', reached: state => winnersIn(state) > 1 },
  // [OIL-7.3] Games in which the government was paid, was not, and was while there was a strike.
  { name: 'fee-paid', reached: isOver, heard: event => event.kind === 'feePaid' && event.oil > 0 && event.sold === 'gas' },
  { name: 'fee-unpaid', reached: isOver, heard: event => event.kind === 'towerLost' },
  { name: 'fee-paid-on-strike', reached: isOver, heard: event => event.kind === 'feePaid' && event.struck },
]

/** [OIL-10.3] Of those with the most points the ones with the fewest coins, of these the ones who bought the fewest leases. */
export function winners(state: State): readonly Seat[] {
  if (state.outcome === 'open') return []
  const { scores } = state.outcome
  const least = (seats: readonly Seat[], of: (seat: Seat) => number) => seats.filter(seat => of(seat) === Math.min(...seats.map(of)))
  const best = [...scores.keys()].filter(seat => scores[seat] === Math.max(...scores))
  return least(
    least(best, seat => at(state.money, seat)),
    seat => at(state.bought, seat),
  )
}
