/** [OIL-5.8] Invest: one of 5, 3 or 2 points at the leftmost open price of its row. */
import { at, type Rejection, type Seat } from '@wildcat/kernel'
import type { CommandOf } from '../commands.ts'
import { INVESTMENTS, type Investment } from '../components.ts'
import { fromBank } from '../payments.ts'
import { buyingPrice, freeCubes, meansOf } from '../queries.ts'
import { no } from '../rules.ts'
import type { View } from '../state.ts'
import type { DecisionStep } from '../types.ts'
import { declined } from './declining.ts'

export const invest: DecisionStep<'invest', 'invest' | 'decline'> = {
  takes: ['invest', 'decline'],
  actors: (_, { seat }) => [seat],
  legal(view, _, seat) {
    const found: CommandOf<'invest' | 'decline'>[] = [{ kind: 'decline' }]
    for (const investment of INVESTMENTS) if (checkInvestment(view, seat, investment) === null) found.push({ kind: 'invest', investment })
    return found
  },
  check: (view, _, seat, command) => (command.kind === 'decline' ? null : checkInvestment(view, seat, command.investment)),
  apply(play, step, seat, command) {
    if (command.kind === 'decline') return declined(play, step)
    const { state } = play
    const { investment } = command
    const price = buyingPrice(state, investment)
    if (price === undefined) throw new Error(`the row of ${investment} is full`)
    fromBank(state, seat, -price)
    state.rows[investment].push(seat)
    state.vp[seat] = at(state.vp, seat) + investment
    play.emit({ kind: 'invested', seat, investment, price })
    play.done()
  },
}

function checkInvestment(view: View, seat: Seat, investment: Investment): Rejection | null {
  const price = buyingPrice(view, investment)
  if (price === undefined) return no('rowFull', { investment })
  if (freeCubes(view, seat) === 0) return no('noCubeToInvest')
  const money = at(view.money, seat)
  return money < price ? no('investmentTooDear', { price, money, means: meansOf(view, seat) }) : null
}
