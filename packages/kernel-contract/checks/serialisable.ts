import type { Message, Seat, Tagged } from '@wildcat/kernel'
import type { Check, Probe } from '../check.ts'
import { spell } from '../moment.ts'
import { flaw } from '../values.ts'

export const serialisable: Check = {
  name: 'serialisable',
  promise: 'states, views and events are plain JSON; a state holds no null',
  moment({ state }, { breach }) {
    const found = flaw(state, false)
    if (found !== undefined) return breach(`A state must come back from JSON as it was, but it holds ${found}.`)
    if (state.viewer !== 'table') breach(`The viewer of a state is 'table', not '${state.viewer}'.`)
  },
  closely({ viewers, view }, { breach }) {
    for (const viewer of viewers) {
      const inView = flaw(view(viewer), true)
      if (inView !== undefined) return breach(`A view must survive JSON, but it holds ${inView}.`, viewer)
    }
  },
  opening: ({ first: { seats }, messages }, probe) => events(seats, messages, probe),
  move: ({ before: { seats }, messages }, probe) => events(seats, messages, probe),
}

function events(seats: readonly Seat[], messages: readonly Message<Tagged>[], { breach }: Probe) {
  for (const { event, only = [], except = [] } of messages) {
    const found = flaw(event, true)
    if (found !== undefined) return breach(`An event must survive JSON, but ${spell(event)} holds ${found}.`)
    const stranger = [...only, ...except].find(seat => !seats.includes(seat))
    if (stranger !== undefined) return breach(`Event ${spell(event)} is for or not for seat ${stranger}, which this table does not have.`)
  }
}
