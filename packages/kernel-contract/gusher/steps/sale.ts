/** [GSH-6.5] The winner sells as much oil as he likes at the price. */
import { at } from '@wildcat/kernel'
import { pay } from '../hands.ts'
import { no } from '../rules.ts'
import type { DecisionStep } from '../types.ts'

export const sell: DecisionStep<'sell', 'sell'> = {
  takes: ['sell'],
  actors: (_, { seller }) => [seller],
  legal: (view, _, seat) => Array.from({ length: at(view.oil, seat) + 1 }, (_each, barrels) => ({ kind: 'sell', barrels })),
  blanks: (view, _, seat) => [
    { command: { kind: 'sell', barrels: at(view.oil, seat) }, open: { barrels: { least: 0, most: at(view.oil, seat) } } },
  ],
  check(view, _, seat, { barrels }) {
    const most = at(view.oil, seat)
    return barrels <= most ? null : no('notSoMuchOil', { most })
  },
  apply(play, _, seat, { barrels }) {
    const { state } = play
    state.oil[seat] = at(state.oil, seat) - barrels
    pay(state, seat, barrels * state.price)
    play.emit({ kind: 'oilSold', seat, barrels, price: state.price })
    play.done()
  },
}
