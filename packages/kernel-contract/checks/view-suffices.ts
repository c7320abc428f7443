import type { Seat, Tagged } from '@wildcat/kernel'
import type { Check, Probe } from '../check.ts'
import { sample } from '../dice.ts'
import { type Moment, spell } from '../moment.ts'
import { difference } from '../values.ts'

export const viewSuffices: Check = {
  name: 'view suffices',
  promise: '`legal`, `aside`, `blanks` and `check` give a seat the same on its view as on the state',
  moment(moment, probe) {
    for (const seat of moment.seats) {
      lists(moment, seat, probe)
      compare(moment, seat, sample([...moment.legal(seat), ...moment.aside(seat)], 5, probe.below), probe)
    }
  },
  closely(moment, probe) {
    for (const seat of moment.seats) compare(moment, seat, moment.attempts(seat), probe)
  },
}

function lists(moment: Moment, seat: Seat, { breach }: Probe) {
  const { engine } = moment
  const view = moment.view(seat)
  for (const verb of ['legal', 'aside', 'blanks'] as const) {
    const onState = moment[verb](seat)
    const onView = engine[verb](view, seat)
    if (JSON.stringify(onState) !== JSON.stringify(onView))
      return breach(`\`${verb}\` differs between the state and the seat's own view at ${difference(onState, onView)}.`, seat)
  }
}

function compare({ engine, state, view }: Moment, seat: Seat, commands: readonly Tagged[], { breach }: Probe) {
  for (const command of commands) {
    const onState = JSON.stringify(engine.check(state, seat, command))
    const onView = JSON.stringify(engine.check(view(seat), seat, command))
    if (onState !== onView)
      return breach(`\`check\` of ${spell(command)} gives ${onState} on the state and ${onView} on the seat's own view.`, seat)
  }
}
