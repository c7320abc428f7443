import type { Check } from '../check.ts'
import { spell } from '../moment.ts'
import { canonical } from '../values.ts'

const START = 'start of the law '

export const laws: Check = {
  name: 'laws',
  promise: 'the game’s own laws hold from the set-up on, and alike in every game at one table: nothing comes out of nothing',
  opening({ table, laid, first }, { breach, saw }) {
    for (const law of first.subject.laws) {
      const [was, is] = [law.of(laid), law.of(first.state)]
      if (was !== is) return breach(`The law '${law.name}' is broken before the first decision: ${was} became ${is}.`)
      saw(`${START}'${law.name}' at ${canonical(table)}: ${was}`)
    }
  },
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
  coverage(_, seen, { breach }) {
    const starts = new Map<string, string>()
    for (const what of seen.keys()) {
      if (!what.startsWith(START)) continue
      const law = what.slice(START.length, what.lastIndexOf(': '))
      const figure = what.slice(what.lastIndexOf(': ') + 2)
      const other = starts.get(law) ?? figure
      if (figure !== other) return breach(`The law ${law} starts at ${other} in one game and at ${figure} in another.`)
      starts.set(law, figure)
    }
  },
}
