import type { Tagged } from '@wildcat/kernel'
import { errorText } from '../breach.ts'
import type { Check } from '../check.ts'
import { newKey } from '../dice.ts'
import { type Moment, worldOf } from '../moment.ts'
import { difference, frozen } from '../values.ts'

export const pure: Check = {
  name: 'pure',
  promise: 'asking (view, copy, imagine, legal, blanks, check) leaves the state alone',
  moment({ state, bytes }, { breach }) {
    if (JSON.stringify(state) !== bytes)
      breach(`Something that only asks has changed the state at ${difference(JSON.parse(bytes), state)}: it must work on a copy.`)
  },
  closely(moment, { breach, below }) {
    const { engine } = moment
    const still = frozen(worldOf(moment))
    const ask = (what: string, question: () => unknown) => {
      try {
        question()
      } catch (error) {
        breach(`\`${what}\` throws on a state that cannot be written to: ${errorText(error)}.`)
      }
    }
    ask('copy', () => engine.copy(still))
    for (const viewer of moment.viewers) {
      ask('view', () => engine.view(still, viewer))
      ask('imagine', () => engine.imagine(frozen(engine.view(still, viewer)), newKey(below)))
    }
    ask('actors', () => engine.pending(still))
    for (const seat of moment.seats) {
      for (const verb of ['legal', 'aside', 'blanks'] as const) ask(verb, () => engine[verb](still, seat))
      ask('check', () => checkAll(moment, still, seat, moment.attempts(seat)))
    }
  },
}

function checkAll({ engine }: Moment, still: Moment['state'], seat: number, commands: readonly Tagged[]) {
  for (const command of commands) engine.check(still, seat, frozen(command))
}
