/** [OIL-3.2, OIL-5.1] A lease: a worker pays the price that he covers and must take one, a card pays $5 and may. */
import { at, type Rejection, type Seat } from '@wildcat/kernel'
import type { CommandOf } from '../commands.ts'
import { FIELDS, type Field } from '../components.ts'
import { checkHolding, sellOne } from '../investments.ts'
import { fromBank } from '../payments.ts'
import { investedIn, markersLeft, meansOf, mustRaise } from '../queries.ts'
import { no } from '../rules.ts'
import type { StepSeen, View } from '../state.ts'
import type { DecisionStep, OilfieldPlay } from '../types.ts'
import { declined } from './declining.ts'

type Leasing = 'takeLease' | 'raiseMoney' | 'decline'

export const lease: DecisionStep<'lease', Leasing> = {
  takes: ['takeLease', 'raiseMoney', 'decline'],
  actors: (_, { seat }) => [seat],
  legal(view, step, seat) {
    if (mustRaise(view)) return investedIn(view, seat).map(investment => ({ kind: 'raiseMoney', investment }))
    const found: CommandOf<Leasing>[] = mustTake(view, step) ? [] : [{ kind: 'decline' }]
    for (const field of FIELDS) if (checkLease(view, step, field) === null) found.push({ kind: 'takeLease', field })
    return found
  },
  check(view, step, seat, command) {
    switch (command.kind) {
      case 'decline':
        return checkDeclining(view, step)
      case 'takeLease':
        return checkLease(view, step, command.field)
      case 'raiseMoney':
        return mustRaise(view) ? checkHolding(view, seat, command.investment) : needNotRaise(view, step)
    }
  },
  apply(play, step, seat, command) {
    switch (command.kind) {
      case 'decline':
        return declined(play, step)
      case 'takeLease':
        takeLease(play, seat, command.field, step.price)
        return play.done()
      case 'raiseMoney':
        return sellOne(play, seat, command.investment)
    }
  },
}

/** [OIL-3.2] A bidder whose means cover his price does not get away. */
const mustTake = (view: View, { by, seat, price }: StepSeen<'lease'>): boolean =>
  by === 'worker' && view.leases.onShow.length > 0 && markersLeft(view, seat) > 0 && meansOf(view, seat) >= price

function checkDeclining(view: View, step: StepSeen<'lease'>): Rejection | null {
  const { seat, price } = step
  if (mustRaise(view)) return no('mustSell', { price, money: at(view.money, seat) })
  return mustTake(view, step) ? no('mustTakeLease', { price }) : null
}

function needNotRaise(view: View, step: StepSeen<'lease'>): Rejection {
  if (step.by === 'card') return no('onlyBiddersRaise')
  return mustTake(view, step) ? no('canPayAlready', { price: step.price }) : no('nothingToRaise')
}

function checkLease(view: View, { by, seat, price }: StepSeen<'lease'>, field: Field): Rejection | null {
  const money = at(view.money, seat)
  if (!view.leases.onShow.includes(field)) return no('leaseNotOnShow')
  if (markersLeft(view, seat) === 0) return no('noMarkerLeft')
  if (money >= price) return null
  if (by === 'card') return no('leaseTooDear', { price, money, means: meansOf(view, seat) })
  return mustRaise(view) ? no('sellFirst', { price, money }) : no('cannotCover', { price, money, means: meansOf(view, seat) })
}

function takeLease(play: OilfieldPlay, seat: Seat, field: Field, price: number) {
  const { state } = play
  fromBank(state, seat, -price)
  state.leases.onShow.splice(state.leases.onShow.indexOf(field), 1)
  const plot = state.plots.find(each => each.field === field && each.owner === 'nobody')
  if (plot === undefined) throw new Error(`more leases than spaces in ${field}`) // [OIL-1.4]
  plot.owner = seat
  state.bought[seat] = at(state.bought, seat) + 1
  play.emit({ kind: 'leaseTaken', seat, field, price })
}
