import type { Check } from '../check.ts'
import { hears, spell } from '../moment.ts'
import { difference } from '../values.ts'

export const heard: Check = {
  name: 'heard',
  promise: 'nobody’s view changes without an event that he hears, and an actor hears of his own command',
  move({ before, seat, command, messages, after }, { breach }) {
    if (hears(messages, seat).length === 0) return breach(`${spell(command)} says nothing to the seat that gave it.`, seat)
    for (const viewer of before.viewers)
      if (before.viewBytes(viewer) !== after.viewBytes(viewer) && hears(messages, viewer).length === 0)
        return breach(
          `'${command.kind}' by seat ${seat} changes this viewer's view at ${difference(before.view(viewer), after.view(viewer))}, but he hears no event.`,
          viewer,
        )
  },
}
