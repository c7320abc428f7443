/** Moments from the middle of games: a state, whose command came next, and what that seat saw. */
import type { Engine, Seat, Types } from '@wildcat/kernel'
import type { Played } from '../starts.ts'

export interface Moment {
  readonly state: Types['state']
  readonly seat: Seat
  readonly command: Types['command']
  readonly view: Types['view']
}

const MOST = 1_000

/** Evenly from all games, as often as each kind of command comes up in them. */
export function momentsOf(engine: Engine<Types>, games: readonly Played[]): Moment[] {
  const commands = games.reduce((sum, played) => sum + played.commands.length, 0)
  const every = Math.ceil(commands / MOST)
  const found: Moment[] = []
  let n = 0
  for (const { start, commands: entries } of games) {
    const { state } = engine.start(start.seats, start.options, start.key)
    for (const { seat, command } of entries) {
      if (n++ % every === 0) found.push({ state: engine.copy(state), seat, command, view: engine.view(state, seat) })
      engine.apply(state, seat, command)
    }
  }
  return found
}
