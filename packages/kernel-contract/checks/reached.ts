import type { Check } from '../check.ts'

const FREE = 'a free undo'

export const reached: Check = {
  name: 'reached',
  promise: 'random play comes to every kind of command, and to one that can be taken back, so that the other checks mean something',
  subject(subject, { breach }) {
    const { takenBySteps, takenByWindows } = subject
    const shadowed = takenByWindows.find((kind, i) => takenBySteps.has(kind) || takenByWindows.indexOf(kind) !== i)
    if (shadowed !== undefined)
      breach(`The command '${shadowed}' is taken by a window and by a step or another window: only one of them would ever get it.`)
  },
  move({ before, command, after }, { saw }) {
    saw(`command ${command.kind}`)
    if (before.state.told === after.state.told) saw(FREE)
  },
  coverage(subject, seen, { breach }) {
    const { takenBySteps, takenByWindows } = subject
    if (!seen.has(FREE) && subject.neverFree !== true)
      breach(
        'Every command tells news or draws at random: nothing can ever be taken back freely. `emit` what all could have worked out, or say `neverFree`.',
      )
    const rare: readonly string[] = subject.rare ?? []
    const never = [...takenBySteps, ...takenByWindows].filter(kind => !seen.has(`command ${kind}`) && !rare.includes(kind))
    if (never.length > 0)
      breach(
        `Nobody ever played ${never.map(kind => `'${kind}'`).join(', ')}: \`legal\` does not offer it, or it belongs among \`rare\` of the subject.`,
      )
  },
}
