/** [BG-6] 5 Production and transport: a player takes, decides, pays and stores before the next begins. */
import { turnOrder } from '@wildcat/kernel'
import { loseOil, payFee, store } from '@wildcat/oil-rush'
import type { CommandOf } from '../commands.ts'
import { isOpen, leadingTrains, openCompanies, wayOf } from '../queries.ts'
import { no } from '../rules.ts'
import type { AutoStep, DecisionStep } from '../types.ts'
import { discardTaken } from './cards.ts'

/** [BG-6.1] */
export const discardCards: AutoStep<'discardCards'> = {
  run(play) {
    for (const seat of turnOrder(play.state)) discardTaken(play.state, seat)
  },
}

/** [BG-6.1] */
export { produce } from '@wildcat/oil-rush'

/** [BG-6.3] Oil that no train can take is lost without a question. */
export const ship: AutoStep<'ship'> = {
  run(play, { seat, well }) {
    const way = wayOf(play.state, seat, well)
    if (way === 'own' || way === 'leaders') play.next({ kind: 'transport', seat, well })
    else loseOil(play, seat, well, way)
  },
}

/** [BG-6.2] */
const OWN = { by: 'own', carriers: [] } as const

export const transport: DecisionStep<'transport', 'carry' | 'giveUp'> = {
  takes: ['carry', 'giveUp'],
  actors: (_, { seat }) => [seat],
  legal(view, { well }, seat) {
    const found: CommandOf<'carry' | 'giveUp'>[] = openCompanies(view).map(company => ({ kind: 'carry', company }))
    if (wayOf(view, seat, well) !== 'own') found.push({ kind: 'giveUp' })
    return found
  },
  check(view, { well }, seat, command) {
    if (command.kind === 'carry') return isOpen(view, command.company) ? null : no('companyClosed')
    return wayOf(view, seat, well) === 'own' ? no('travelsFree') : null
  },
  apply(play, { well }, seat, command) {
    const { state } = play
    play.done()
    if (command.kind === 'giveUp') return loseOil(play, seat, well, 'givenUp')
    const { by, carriers } = wayOf(state, seat, well) === 'own' ? OWN : leadingTrains(state)
    payFee(state, seat, by, carriers)
    store(state, seat, command.company)
    play.emit({ kind: 'oilCarried', seat, well, by, carriers, company: command.company })
  },
}
