/** [COM-5.10] What must be paid, and what is sold for it. */
import { type Rejection, type Seat, top } from '@wildcat/kernel'
import type { CommandOf } from '../commands.ts'
import { dropImpossibleOffers } from '../deals/ending.ts'
import { cashOf, fromBank, isBranchInAuction, isInAuction, meansOf, saleableOf } from '../money.ts'
import { no } from '../rules.ts'
import type { StepSeen, View } from '../state.ts'
import type { AutoStep, DecisionStep } from '../types.ts'
import { outermost } from '../vehicles.ts'
import { sellBranch } from './branches.ts'
import { backToTheTurn } from './delivery-ends.ts'
import { forceSale } from './forced-sale.ts'
import { stepRefused } from './stepping.ts'
import { sellVehicle } from './vehicles.ts'
import { saveOf } from './weather.ts'

export const pay: AutoStep<'pay'> = {
  run(play, step) {
    const { state } = play
    const { seat, euro, due } = step
    const cash = cashOf(state, seat)
    if (cash >= euro) {
      fromBank(state, seat, -euro)
      return play.emit({ kind: 'paid', seat, euro, due })
    }
    if (meansOf(state, seat) > cash) return forceSale(play, seat, euro, due, step)
    fromBank(state, seat, -cash)
    play.emit({ kind: 'couldNotPay', seat, euro: cash, due })
    const rest = top(state.agenda)
    const failsAnyway = rest?.kind === 'effects' && rest.ops.some(({ op }) => op === 'fail')
    if (due === 'spared' || failsAnyway) return // what the card orders besides is carried out
    const { journey } = state
    if (journey === 'none') return
    if (journey.delivery !== 'none') return play.next({ kind: 'leaveCrossing' }, { kind: 'failed', why: 'unpaid' })
    play.emit({ kind: 'moveEnded', seat, vehicle: journey.vehicle })
    backToTheTurn(play)
    play.next(...saveOf(state, outermost(state, journey.vehicle))) // [COM-4.9] the end of a Move ends its T.M.
  },
}

/** One at a time, as he chooses, no more than needed. Only a step's fuel may be refused: then it is not made. */
export const forcedSale: DecisionStep<'forcedSale', 'sellVehicle' | 'sellBranch' | 'refuseToSell'> = {
  takes: ['sellVehicle', 'sellBranch', 'refuseToSell'],
  actors: (_, { seat }) => [seat],
  legal(view, { due }, seat) {
    const { vehicles, branches } = saleableOf(view, seat)
    return [
      ...vehicles.map((vehicle): CommandOf<'sellVehicle'> => ({ kind: 'sellVehicle', vehicle })),
      ...branches.map((state): CommandOf<'sellBranch'> => ({ kind: 'sellBranch', state })),
      ...(due === 'fuel' ? [{ kind: 'refuseToSell' } as const] : []),
    ]
  },
  check: (view, step, seat, command) => checkSale(view, step, seat, command),
  apply(play, step, seat, command) {
    if (command.kind === 'refuseToSell') {
      play.emit({ kind: 'saleRefused', seat })
      play.done()
      const refused = play.state.agenda.pop()
      return refused?.kind === 'takeStep' ? stepRefused(play, refused.vehicle) : undefined
    }
    if (command.kind === 'sellVehicle') sellVehicle(play, seat, command.vehicle, true)
    else sellBranch(play, seat, command.state, true)
    dropImpossibleOffers(play)
    if (cashOf(play.state, seat) >= step.euro || meansOf(play.state, seat) <= cashOf(play.state, seat)) play.done()
  },
}

function checkSale(
  view: View,
  { due }: StepSeen<'forcedSale'>,
  seat: Seat,
  command: CommandOf<'sellVehicle' | 'sellBranch' | 'refuseToSell'>,
): Rejection | null {
  if (command.kind === 'refuseToSell') return due === 'fuel' ? null : no('mustSell')
  const { vehicles, branches } = saleableOf(view, seat)
  if (command.kind === 'sellVehicle') {
    if (vehicles.includes(command.vehicle)) return null
    return no(isInAuction(view, command.vehicle) ? 'vehicleInAuction' : 'notSaleable')
  }
  if (branches.includes(command.state)) return null
  return no(isBranchInAuction(view, command.state) ? 'branchInAuction' : 'notSaleable')
}
