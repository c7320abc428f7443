import type { Message, Seat, Tagged } from '@wildcat/kernel'
import type { Check, Probe } from '../check.ts'
import { sample } from '../dice.ts'
import { hears, type Moment, type State, spell, stepKind, worldOf } from '../moment.ts'

export const window: Check = {
  name: 'window',
  promise: 'a window command is heard by everybody, and after it the same seats must act and still can',
  move({ before, aside, seat, command, messages, after }, probe) {
    if (!aside) return
    heardByAll(before, messages, seat, command, probe)
    undisturbed(before, after.state, seat, command, probe)
  },
  closely(moment, probe) {
    for (const seat of moment.seats)
      for (const command of sample(moment.aside(seat), 6, probe.below)) {
        const world = worldOf(moment)
        heardByAll(moment, moment.engine.apply(world, seat, command), seat, command, probe)
        undisturbed(moment, world, seat, command, probe)
      }
  },
}

/** It comes at a moment of its own: whoever heard nothing would see a table that has changed by itself. */
function heardByAll({ viewers }: Moment, messages: readonly Message<Tagged>[], seat: Seat, command: Tagged, { breach }: Probe) {
  const deaf = viewers.find(viewer => hears(messages, viewer).length === 0)
  if (deaf !== undefined)
    breach(`The window command ${spell(command)} of seat ${seat} is sealed without a \`shared\`: everybody must hear of it.`, deaf)
}

function undisturbed(moment: Moment, world: State, seat: Seat, command: Tagged, { breach }: Probe) {
  const { engine } = moment
  const waiting = engine.pending(world)
  const kind = stepKind(moment.state)
  if (JSON.stringify(waiting) !== JSON.stringify(moment.pending()))
    return breach(
      `The window command ${spell(command)} changes who must act in '${kind}': ${JSON.stringify(moment.pending())} became ${JSON.stringify(waiting)}.`,
      seat,
    )
  const stuck = waiting.find(each => engine.legal(world, each).length === 0)
  if (stuck !== undefined)
    breach(
      `The window command ${spell(command)} takes away what step '${kind}' needs: seat ${stuck} has no legal command left. \`shut\` it there.`,
      seat,
    )
}
