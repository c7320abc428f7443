/** Thinks for as long as it may, as a bot that searches does. */
import type { Bot } from '@wildcat/bots'

const busy: Bot = {
  id: 'busy',
  names: { en: 'Busy', it: 'Occupato' },
  choose({ legal, engine, view, luck, stopped }) {
    while (!stopped()) {
      const state = engine.imagine(view, luck.key())
      for (let n = 0; n < 20 && state.outcome === 'open'; n++) {
        const seat = engine.pending(state)[0] ?? 0
        const commands = engine.legal(state, seat)
        const command = commands[luck.below(commands.length)]
        if (command !== undefined) engine.apply(state, seat, command)
      }
    }
    const [first] = legal
    if (first === undefined) throw new Error('there is always something')
    return first
  },
}
export default busy
