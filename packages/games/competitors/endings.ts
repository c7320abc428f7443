/** [COM-1.1] The ways in which a game can end. */
import type { Ending } from '@wildcat/kernel'
import { WINNING_VP } from './components.ts'
import { winnersOf } from './queries.ts'
import type { State } from './state.ts'
import type { T } from './types.ts'

const atTen = ({ vp }: State): number => vp.filter(points => points >= WINNING_VP).length
const isPoints = ({ options }: State): boolean => options.game === 'points'
const winnersIn = ({ outcome }: State): number => (outcome === 'open' ? 0 : outcome.winners.length)

export const endings: readonly Ending<T>[] = [
  { name: 'time-game', reached: ({ options }) => options.game === 'time' },
  { name: 'points-won', reached: state => isPoints(state) && atTen(state) === 1 },
  { name: 'points-matched', reached: state => isPoints(state) && atTen(state) > 1 && winnersIn(state) === 1 }, // the richest has won
  { name: 'shared-win', reached: state => winnersIn(state) > 1 },
  // Somebody stood at 10 and fell back before the round was over, and the game went on.
  {
    name: 'ten-lost-again',
    reached: state => isPoints(state),
    heard: event => event.kind === 'deliveryFailed' && event.vp > 0 && event.total === WINNING_VP - 1,
  },
  { name: 'nobody-at-ten', reached: state => isPoints(state) && atTen(state) === 0 },
]

/** [COM-1.2] Of those with the most VP the richest. */
export const winners = (state: State): readonly number[] => winnersOf(state)
