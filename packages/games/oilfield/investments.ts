/** [OIL-2.5, OIL-5.9] Selling own investments: open to whoever has a decision of his own. */
import { at, type Rejection, type Seat, type Window } from '@wildcat/kernel'
import type { CommandOf } from './commands.ts'
import type { Investment } from './components.ts'
import { fromBank } from './payments.ts'
import { decides, holdings, investedIn, mustRaise, sellingPrice } from './queries.ts'
import { no } from './rules.ts'
import type { View } from './state.ts'
import type { OilfieldPlay } from './types.ts'

export const investments: Window<View, OilfieldPlay, CommandOf<'sellInvestment'>> = {
  takes: ['sellInvestment'],
  shut(view, seat) {
    if (!decides(view, seat)) return no('notYourMoment')
    return mustRaise(view) ? no('sellForTheLease') : null // the step on top asks for it
  },
  legal: (view, seat) => investedIn(view, seat).map(investment => ({ kind: 'sellInvestment', investment })),
  blanks(view, seat) {
    const rows = investedIn(view, seat)
    const [investment] = rows
    return investment === undefined ? [] : [{ command: { kind: 'sellInvestment', investment }, open: { investment: rows } }]
  },
  check: (view, seat, { investment }) => checkHolding(view, seat, investment),
  apply: (play, seat, { investment }) => sellOne(play, seat, investment),
}

export const checkHolding = (view: View, seat: Seat, investment: Investment): Rejection | null =>
  holdings(view, seat, investment) > 0 ? null : no('notYourInvestment', { investment, rows: investedIn(view, seat).length })

/** [OIL-5.9] The space stays covered, by a government cube: prices never fall. */
export function sellOne(play: OilfieldPlay, seat: Seat, investment: Investment): void {
  const { state } = play
  const row = state.rows[investment]
  const price = sellingPrice(state, investment)
  row[row.indexOf(seat)] = 'government'
  state.vp[seat] = at(state.vp, seat) - investment
  fromBank(state, seat, price)
  play.emit({ kind: 'investmentSold', seat, investment, price })
}
