/** [GSH-2, GSH-8] The round, its price, and when the last one was played. */
import { at, type Seat, turnOrder } from '@wildcat/kernel'
import { BARREL_AT_END, DIE, LEAST_PRICE, MOST_PRICE } from '../components.ts'
import { isDry } from '../queries.ts'
import type { State, Step } from '../state.ts'
import type { AutoStep } from '../types.ts'
import { prospectingOf } from './prospecting.ts'

/** The order of play. */
export const startRound: AutoStep<'startRound'> = {
  run(play) {
    const { state } = play
    state.round++
    const order = turnOrder(state)
    play.emit({ kind: 'roundStarted', round: state.round, first: state.first })
    const die = at(DIE, play.below('die', DIE.length))
    state.price = Math.min(MOST_PRICE, Math.max(LEAST_PRICE, state.price + die))
    play.reveal({ kind: 'priceRolled', die, price: state.price })
    play.next(
      ...order.map((seat): Step<never> => ({ kind: 'deal', seat })),
      ...order.map(prospectingOf),
      { kind: 'chooseMarket', choices: order.map(() => 'none') },
      { kind: 'auction' },
      { kind: 'endRound' },
    )
  },
}

export const endRound: AutoStep<'endRound'> = {
  run(play) {
    const { state } = play
    const dry = isDry(state)
    if (!dry && state.round < state.rounds) {
      state.first = (state.first + 1) % state.seats
      return play.next({ kind: 'startRound' })
    }
    const scores = state.money.map((money, seat) => money + BARREL_AT_END * at(state.oil, seat))
    const winners = richest(state, scores)
    play.reveal({ kind: 'gameEnded', how: dry ? 'dry' : 'rounds', winners })
    play.finish({ winners, scores })
  },
}

/** [GSH-8.3] Level players share the win. */
const richest = ({ seats }: State, scores: readonly number[]): Seat[] =>
  [...Array(seats).keys()].filter(seat => scores[seat] === Math.max(...scores))
