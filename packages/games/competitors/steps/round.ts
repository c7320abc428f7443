/** [COM-3.1, COM-1.1] The round: weather first, then everybody's turn. */
import { at, turnOrder } from '@wildcat/kernel'
import { CONTINENTS } from '../content/kinds.ts'
import type { Step } from '../state.ts'
import type { AutoStep } from '../types.ts'
import { piecesOf } from '../vehicles.ts'
import { saveNeeded } from '../weather.ts'
import { endGame, isOver } from './the-end.ts'

const EVENTS = 12

/** The order of play. */
export const startRound: AutoStep<'startRound'> = {
  run(play) {
    const { state } = play
    state.round++
    state.insured = []
    for (const piece of state.fleet) piece.saved = false
    play.emit({ kind: 'roundStarted', round: state.round, last: state.round === state.options.rounds })
    const weather = { continent: at(CONTINENTS, play.below('weather', CONTINENTS.length)), roll: 1 + play.below('weather', EVENTS) }
    state.weather = weather
    play.reveal({ kind: 'weatherRolled', ...weather })
    const order = turnOrder(state)
    const exposed = order.flatMap(piecesOf).filter(vehicle => saveNeeded(state, vehicle) !== undefined)
    play.next(...exposed.map((vehicle): Step => ({ kind: 'save', vehicle })), ...order.map((seat): Step => ({ kind: 'beginTurn', seat })), {
      kind: 'endRound',
    })
  },
}

export const endRound: AutoStep<'endRound'> = {
  run(play) {
    if (isOver(play.state)) endGame(play)
    else play.next({ kind: 'startRound' })
  },
}
