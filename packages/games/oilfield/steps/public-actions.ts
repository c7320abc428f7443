/** [OIL-3] Phase 2: columns from left to right, each from the top space down; then the worker comes back. */
import { at, type Seat } from '@wildcat/kernel'
import { COLUMNS, LEASE_PRICES, SPACES } from '../components.ts'
import { supervisorOf, workerOn } from '../queries.ts'
import type { Spot, State, Step } from '../state.ts'
import type { AutoStep, DecisionStep } from '../types.ts'
import { declined } from './declining.ts'

export const publicActions: AutoStep<'publicActions'> = {
  run(play) {
    play.next(...occupied(play.state).flatMap(({ seat, ...spot }): Step[] => [actionOf(seat, spot), { kind: 'workerBack', seat }]))
  },
}

/** [OIL-3.1] The top space of LEASE has the highest price. */
function occupied(state: State): (Spot & { readonly seat: Seat })[] {
  const found: (Spot & { readonly seat: Seat })[] = []
  for (const column of COLUMNS)
    for (let space = 0; space < SPACES[column].length; space++) {
      const seat = workerOn(state, column, space)
      if (typeof seat === 'number') found.push({ seat, column, space })
    }
  return found
}

function actionOf(seat: Seat, { column, space }: Spot): Step {
  switch (column) {
    case 'lease':
      return { kind: 'lease', seat, by: 'worker', price: at(LEASE_PRICES, space) }
    case 'build':
    case 'local':
      return { kind: column, seat, by: 'worker' }
    case 'drill':
      return { kind: 'drill', seat, by: 'worker', only: 'all', used: [] }
    case 'first':
      return { kind: 'becomeFirst', seat }
    case 'subsidy':
    case 'invest':
      return { kind: column, seat }
  }
}

export const workerBack: AutoStep<'workerBack'> = {
  run({ state }, { seat }) {
    state.workers[seat] = 'home'
  },
}

/** [OIL-3.3] It takes effect at once; the supervisor changes with it. */
export const becomeFirst: DecisionStep<'becomeFirst', 'becomeFirst' | 'decline'> = {
  takes: ['becomeFirst', 'decline'],
  actors: (_, { seat }) => [seat],
  legal: () => [{ kind: 'becomeFirst' }, { kind: 'decline' }],
  check: () => null,
  apply(play, step, seat, command) {
    if (command.kind === 'decline') return declined(play, step)
    const again = play.state.first === seat
    play.state.first = seat
    play.emit({ kind: 'becameFirst', seat, supervisor: supervisorOf(play.state), again })
    play.done()
  },
}

/** [OIL-3.4] */
export const subsidy: DecisionStep<'subsidy', 'takeSubsidy' | 'decline'> = {
  takes: ['takeSubsidy', 'decline'],
  actors: (_, { seat }) => [seat],
  legal: () => [{ kind: 'takeSubsidy' }, { kind: 'decline' }],
  check: () => null,
  apply(play, step, seat, command) {
    if (command.kind === 'decline') return declined(play, step)
    const { state } = play
    const money = state.subsidy
    state.money[seat] = at(state.money, seat) + money
    state.subsidy = 0
    play.emit({ kind: 'subsidyTaken', seat, money })
    play.done()
  },
}
