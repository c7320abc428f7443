import type { Check, Probe } from '../check.ts'
import { newKey } from '../dice.ts'
import { hears, type Move, spell } from '../moment.ts'
import { difference } from '../values.ts'
import { hides } from './sealed.ts'

const WORLDS = 4

export const undo: Check = {
  name: 'undo',
  promise: 'where `told` did not move nobody has learned anything, so the command may be taken back',
  move({ before, after, messages, command }, { breach }) {
    const moved = after.state.told - before.state.told
    if (moved < 0) return breach(`'${command.kind}' made \`told\` smaller: it only grows.`)
    if (moved === 0 && JSON.stringify(after.state.random.drawn) !== JSON.stringify(before.state.random.drawn))
      return breach(`'${command.kind}' drew at random but \`told\` did not move: undo would be free, and the luck could be tried again.`)
    const news = messages.find(message => message.news === true)
    if (news !== undefined && moved === 0)
      breach(`'${command.kind}' told news (${spell(news.event)}) but \`told\` did not move: undo would be free.`)
  },
  moveClosely(move, probe) {
    const { before, seat, command, messages, after } = move
    const { breach, below } = probe
    if (after.state.told !== before.state.told) return
    betrayed(move, probe)
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

/** A command that is impossible in a world which somebody thought possible tells him that he is not in it. */
function betrayed({ before, seat, command }: Move, { breach, below }: Probe) {
  const { engine, subject } = before
  for (const viewer of before.viewers) {
    if (viewer === seat || subject.secrets.some(secret => hides(secret, command, seat, viewer))) continue
    for (let n = 0; n < WORLDS; n++) {
      const refused = engine.check(engine.imagine(before.view(viewer), newKey(below)), seat, command)
      if (refused !== null)
        return breach(
          `${spell(command)} shows what seat ${seat} holds without moving \`told\`: in a world that this viewer could imagine it is refused, ${spell(refused)}.`,
          viewer,
        )
    }
  }
}
