import type { Check } from '../check.ts'
import { difference } from '../values.ts'

export const copy: Check = {
  name: 'copy',
  promise: 'a copy is the same to the byte, and playing on it leaves the original untouched',
  moment({ engine, state, bytes }, { breach }) {
    const twin = engine.copy(state)
    if (JSON.stringify(twin) !== bytes) breach(`\`copy\` differs from the original at ${difference(state, twin)}.`)
  },
  /** The walk plays every command on a copy of the moment before. */
  move({ before, command }, { breach }) {
    if (JSON.stringify(before.state) !== before.bytes)
      breach(
        `Playing '${command.kind}' on a copy changed the original at ${difference(JSON.parse(before.bytes), before.state)}: ` +
          '`copy` shares it, or a step was changed in place.',
      )
  },
}
