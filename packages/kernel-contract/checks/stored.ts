import type { Check } from '../check.ts'
import { worldOf } from '../moment.ts'
import { difference } from '../values.ts'

export const stored: Check = {
  name: 'stored',
  promise: 'a state that was stored and loaded plays on as the original would',
  moveClosely({ before, seat, command, messages, after }, { breach }) {
    const loaded = worldOf(before)
    const again = before.engine.apply(loaded, seat, command)
    if (JSON.stringify(loaded) !== after.bytes)
      return breach(
        `'${command.kind}' played on the stored state leads elsewhere at ${difference(after.state, loaded)}: something is kept outside the state, or twice in it.`,
      )
    if (JSON.stringify(again) !== JSON.stringify(messages))
      breach(`'${command.kind}' played on the stored state tells another story at ${difference(messages, again)}.`)
  },
}
