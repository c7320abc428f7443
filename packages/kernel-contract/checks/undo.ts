import type { Check } from '../check.ts'
import { newKey } from '../dice.ts'
import { hears, spell } from '../moment.ts'
import { difference } from '../values.ts'

const WORLDS = 4

export const undo: Check = {
  name: 'undo',
  promise: 'where `told` did not move nobody has learned anything, so the command may be taken back',
  move({ before, after, messages, command }, { breach }) {
    const moved = after.state.told - before.state.told
    if (moved < 0) return breach(`'${command.kind}' made \`told\` smaller: it only grows.`)
    const news = messages.find(message => message.news === true)
    if (news !== undefined && moved === 0)
      breach(`'${command.kind}' told news (${spell(news.event)}) but \`told\` did not move: undo would be free.`)
  },
  moveClosely({ before, seat, command, messages, after }, { breach, below }) {
    if (after.state.told !== before.state.told) return
    const { engine } = before
    const story = hears(messages, seat)
    for (let n = 0; n < WORLDS; n++) {
      const world = engine.imagine(before.view(seat), newKey(below))
      const refused = engine.check(world, seat, command)
      if (refused !== null)
        return breach(`${spell(command)} is legal, but in a world that this seat can imagine it is refused: ${spell(refused)}.`, seat)
      const other = hears(engine.apply(world, seat, command), seat)
      const hint = 'Tell it with `reveal` or `whisper`, or undo would be free.'
      if (JSON.stringify(other) !== JSON.stringify(story))
        return breach(
          `'${command.kind}' teaches this seat something without moving \`told\`: it hears ${difference(story, other)}. ${hint}`,
          seat,
        )
      const view = engine.view(world, seat)
      if (JSON.stringify(view) !== after.viewBytes(seat))
        return breach(
          `'${command.kind}' teaches this seat something without moving \`told\`: it sees ${difference(after.view(seat), view)}. ${hint}`,
          seat,
        )
    }
  },
}
