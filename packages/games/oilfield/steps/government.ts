/** [OIL-7.3, OIL-7.4] The government fee: pay and keep the tower, or lose tower and lease. */
import { at, type Rejection, type Seat } from '@wildcat/kernel'
import type { CommandOf } from '../commands.ts'
import { GOVERNMENT_FEE } from '../components.ts'
import { hauls } from '../hauls.ts'
import { bringHome, fromBank } from '../payments.ts'
import { type Haul, meansOf, sameHaul } from '../queries.ts'
import { no } from '../rules.ts'
import type { StepSeen, View } from '../state.ts'
import type { DecisionStep, OilfieldPlay } from '../types.ts'

const NOTHING: Haul = { oil: 0, gas: 0, sold: 'nothing' }

export const fee: DecisionStep<'fee', 'payFee' | 'giveUpTower'> = {
  takes: ['payFee', 'giveUpTower'],
  actors: (_, { seat }) => [seat],
  legal(view, step, seat) {
    const found: CommandOf<'payFee' | 'giveUpTower'>[] = [{ kind: 'giveUpTower' }]
    if (canPay(view, seat)) for (const haul of freshHauls(view, step)) found.push({ kind: 'payFee', ...haul })
    return found
  },
  check: (view, step, seat, command) => (command.kind === 'giveUpTower' ? null : checkFee(view, step, seat, command)),
  apply(play, step, seat, command) {
    if (command.kind === 'giveUpTower') loseTower(play, seat, step.plot)
    else keepTower(play, seat, step, command)
    play.done()
  },
}

const canPay = (view: View, seat: Seat): boolean => at(view.money, seat) >= GOVERNMENT_FEE

/** What the tower draws at once from the fresh filling; under a strike nothing. */
function freshHauls(view: View, { seat, plot, struck }: StepSeen<'fee'>): Haul[] {
  const found = struck ? [] : hauls(view, seat, 'governmentPaid', at(view.plots, plot).field)
  return found.length === 0 ? [NOTHING] : found
}

function checkFee(view: View, step: StepSeen<'fee'>, seat: Seat, haul: Haul): Rejection | null {
  if (!canPay(view, seat)) return no('feeTooDear', { price: GOVERNMENT_FEE, money: at(view.money, seat), means: meansOf(view, seat) })
  if (freshHauls(view, step).some(each => sameHaul(each, haul))) return null
  return step.struck ? no('feeOnStrike', { price: GOVERNMENT_FEE }) : no('notThatFeeHaul')
}

function keepTower(play: OilfieldPlay, seat: Seat, { plot, struck }: StepSeen<'fee'>, { oil, gas, sold }: Haul) {
  const { state } = play
  const built = at(state.plots, plot)
  fromBank(state, seat, -GOVERNMENT_FEE)
  built.tower = 'governmentPaid'
  bringHome(state, seat, built.field, { oil, gas, sold })
  play.emit({ kind: 'feePaid', seat, field: built.field, price: GOVERNMENT_FEE, struck, oil, gas, sold })
}

/** Tower and lease are on show at once, even beyond the size of their markets; the marker goes home. */
function loseTower(play: OilfieldPlay, seat: Seat, plot: number) {
  const { state } = play
  const lost = at(state.plots, plot)
  lost.owner = 'nobody'
  lost.tower = 'none'
  state.tiles.onShow.push('government')
  state.leases.onShow.push(lost.field)
  play.emit({ kind: 'towerLost', seat, field: lost.field })
}
