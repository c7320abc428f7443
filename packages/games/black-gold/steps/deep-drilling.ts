/** [BG-5.14] Deep drilling: one more oil on own derricks, as many as one likes and can pay, one after the other. */
import { at, type Rejection, type Seat } from '@wildcat/kernel'
import { fromBank, fromSupply, isDerrickOf, withOil } from '@wildcat/oil-rush'
import type { CommandOf } from '../commands.ts'
import { DEEP_DRILLING_COST } from '../components.ts'
import { no } from '../rules.ts'
import type { View } from '../state.ts'
import type { BlackGoldPlay, DecisionStep } from '../types.ts'

function ownDerricks({ wells }: View, seat: Seat): number[] {
  const found: number[] = []
  wells.forEach((well, index) => {
    if (isDerrickOf(well, seat)) found.push(index)
  })
  return found
}
const canPay = ({ money }: View, seat: Seat) => at(money, seat) >= DEEP_DRILLING_COST

export const deepenings = (view: View, seat: Seat): CommandOf<'deepen'>[] =>
  canPay(view, seat) ? ownDerricks(view, seat).map(well => ({ kind: 'deepen', well })) : []

export function checkDeepening(view: View, seat: Seat, well: number): Rejection | null {
  if (!ownDerricks(view, seat).includes(well)) return no('notYourDerrick')
  return canPay(view, seat) ? null : no('cannotPayDrilling', { cost: DEEP_DRILLING_COST })
}

/** The first one; the others follow while there is money. */
export const deepen = (play: BlackGoldPlay, seat: Seat, well: number): void => drill(play, seat, well, ownDerricks(play.state, seat))

function drill(play: BlackGoldPlay, seat: Seat, well: number, wells: readonly number[]): void {
  const { state } = play
  fromBank(state, seat, -DEEP_DRILLING_COST)
  fromSupply(state, 1)
  const derrick = at(state.wells, well)
  state.wells[well] = withOil(derrick, derrick.oil + 1)
  play.emit({ kind: 'derrickDeepened', seat, well })
  const left = wells.filter(each => each !== well)
  if (left.length > 0 && canPay(state, seat)) play.next({ kind: 'deepen', seat, wells: left })
}

export const deepenMore: DecisionStep<'deepen', 'deepen' | 'endTurn'> = {
  takes: ['deepen', 'endTurn'],
  actors: (_, { seat }) => [seat],
  legal: (_, { wells }) => [...wells.map((well): CommandOf<'deepen'> => ({ kind: 'deepen', well })), { kind: 'endTurn' }],
  check(view, { wells }, seat, command) {
    if (command.kind === 'endTurn' || wells.includes(command.well)) return null
    return checkDeepening(view, seat, command.well) ?? no('alreadyDeeper')
  },
  apply(play, { wells }, seat, command) {
    play.done()
    if (command.kind === 'deepen') drill(play, seat, command.well, wells)
    else play.emit({ kind: 'turnEnded', seat })
  },
}
