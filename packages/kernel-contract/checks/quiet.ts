import type { Check } from '../check.ts'
import { hears } from '../moment.ts'

export const quiet: Check = {
  name: 'quiet',
  promise: 'who only may speak, to change a sealed choice, is heard by nobody else',
  move({ before, seat, command, aside, messages }, { breach }) {
    if (aside || before.pending().includes(seat)) return
    const listener = before.viewers.find(viewer => viewer !== seat && hears(messages, viewer).length > 0)
    if (listener !== undefined)
      breach(`'${command.kind}' of seat ${seat}, who only may speak, is heard: ${hears(messages, listener).join(', ')}`, listener)
  },
}
