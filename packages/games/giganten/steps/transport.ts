/** [GIG-7] 6 Production and transport: a player takes, decides, pays and stores before the next begins. */
import { at, others, type Rejection, type Seat } from '@wildcat/kernel'
import { COMPANIES, canPayFee, columnOf, loseOil, payFee, type Square, store } from '@wildcat/oil-rush'
import type { CommandOf } from '../commands.ts'
import { BOARD } from '../map.ts'
import { rivalsAhead, ways } from '../queries.ts'
import { no } from '../rules.ts'
import type { View } from '../state.ts'
import type { AutoStep, DecisionStep, GigantenPlay } from '../types.ts'

/** [GIG-7.1] */
export { produce } from '@wildcat/oil-rush'

/** [GIG-7.4] Oil that no train can take is lost without a question. */
export const ship: AutoStep<'ship'> = {
  run(play, { seat, well }) {
    const { square } = at(play.state.wells, well)
    if (ways(play.state, seat, square).length > 0) return play.next({ kind: 'transport', seat, well })
    loseOil(play, seat, well, hasCarrier(play.state, seat, square) ? 'noMoney' : 'noTrain')
  },
}

const hasCarrier = (view: View, seat: Seat, square: Square) =>
  view.black >= columnOf(BOARD, square) || others(view, seat).some(each => at(view.trains, each) >= columnOf(BOARD, square))

export const transport: DecisionStep<'transport', 'carry' | 'giveUp'> = {
  takes: ['carry', 'giveUp'],
  actors: (_, { seat }) => [seat],
  legal(view, { well }, seat) {
    const possible = ways(view, seat, at(view.wells, well).square)
    const found = possible.flatMap(by => COMPANIES.map((company): CommandOf<'carry' | 'giveUp'> => ({ kind: 'carry', by, company })))
    if (!possible.includes('own')) found.push({ kind: 'giveUp' })
    return found
  },
  check(view, { well }, seat, command) {
    const possible = ways(view, seat, at(view.wells, well).square)
    if (command.kind === 'giveUp') return possible.includes('own') ? no('travelsFree') : null
    return possible.includes(command.by) ? null : whyNotThatWay(view, seat, possible.includes('own'))
  },
  apply(play, { well }, seat, command) {
    if (command.kind === 'giveUp') loseOil(play, seat, well, 'givenUp')
    else carry(play, seat, well, command)
    play.done()
  },
}

function whyNotThatWay(view: View, seat: Seat, free: boolean): Rejection {
  if (free) return no('travelsFree')
  return canPayFee(view, seat) ? no('notThatWay') : no('cannotPayFee')
}

/** [GIG-7.3] The black locomotive is paid for to the bank and never shares. */
function carry(play: GigantenPlay, seat: Seat, well: number, { by, company }: CommandOf<'carry'>) {
  const { state } = play
  const carriers = by === 'rival' ? rivalsAhead(state, seat, at(state.wells, well).square) : []
  payFee(state, seat, by, carriers)
  store(state, seat, company)
  play.emit({ kind: 'oilCarried', seat, well, by, carriers, company })
}
