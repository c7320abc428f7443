import type { Check } from '../check.ts'
import { spell } from '../moment.ts'

export const laws: Check = {
  name: 'laws',
  promise: 'the game’s own laws hold: nothing comes out of nothing',
  moment({ subject, state }, { breach }) {
    for (const law of subject.laws) {
      const figure = law.of(state)
      if (!Number.isFinite(figure)) return breach(`The law '${law.name}' gives ${figure}.`)
    }
  },
  move({ before, seat, command, after }, { breach }) {
    for (const law of before.subject.laws) {
      const [was, is] = [law.of(before.state), law.of(after.state)]
      if (was !== is) return breach(`The law '${law.name}' is broken by ${spell(command)}: ${was} became ${is}.`, seat)
    }
  },
}
