/** [GSH-4] Peeking at wells and drilling them. */
import { at, type Seat } from '@wildcat/kernel'
import type { CommandOf } from '../commands.ts'
import { ACTIONS, DRILLING_COST } from '../components.ts'
import { pay } from '../hands.ts'
import { no } from '../rules.ts'
import type { Step } from '../state.ts'
import type { DecisionStep } from '../types.ts'

export const prospectingOf = (seat: Seat): Step<never> => ({ kind: 'prospect', seat, actions: ACTIONS })

type Prospecting = 'peek' | 'drill' | 'endTurn'

export const prospect: DecisionStep<'prospect', Prospecting> = {
  takes: ['peek', 'drill', 'endTurn'],
  actors: (_, { seat }) => [seat],
  legal(view, _, seat) {
    const found: CommandOf<Prospecting>[] = [{ kind: 'endTurn' }]
    const canPay = at(view.money, seat) >= DRILLING_COST
    view.wells.forEach(({ depth, drilled, seenBy }, well) => {
      if (drilled) return
      if (depth === 'shallow' && !seenBy.includes(seat)) found.push({ kind: 'peek', well })
      if (canPay) found.push({ kind: 'drill', well })
    })
    return found
  },
  check(view, _, seat, command) {
    if (command.kind === 'endTurn') return null
    const well = view.wells[command.well]
    if (well === undefined) return no('noSuchWell', { wells: view.wells.length })
    if (well.drilled) return no('alreadyDrilled')
    if (command.kind === 'drill') return at(view.money, seat) < DRILLING_COST ? no('cannotPay', { cost: DRILLING_COST }) : null
    if (well.depth === 'deep') return no('tooDeepToPeek')
    return well.seenBy.includes(seat) ? no('alreadySeen') : null
  },
  apply(play, { actions }, seat, command) {
    const { state } = play
    if (command.kind === 'endTurn') {
      play.emit({ kind: 'turnEnded', seat })
      return play.done()
    }
    const well = at(state.wells, command.well)
    if (command.kind === 'peek') {
      well.seenBy.push(seat)
      const peeked = { kind: 'wellPeeked', seat, well: command.well } as const
      play.whisper([seat], { ...peeked, barrels: well.barrels }, { ...peeked, barrels: null })
    } else {
      pay(state, seat, -DRILLING_COST)
      well.drilled = true
      state.oil[seat] = at(state.oil, seat) + well.barrels
      play.reveal({ kind: 'wellDrilled', seat, well: command.well, barrels: well.barrels })
    }
    if (actions > 1) play.become({ kind: 'prospect', seat, actions: actions - 1 })
    else play.done()
  },
}
