/** Replay and random play of the same games, over and over, until enough time is spent. */
import type { Engine, Types } from '@wildcat/kernel'
import { keep, type Work } from '../clock.ts'
import type { Contender } from '../contenders/contender.ts'
import { choose, Lots } from '../lots.ts'
import type { Played, Start } from '../starts.ts'

export const replaying = (contender: Contender, games: readonly Played[]): Work => ({
  run() {
    let commands = 0
    for (const played of games) {
      keep(contender.replay(played))
      commands += played.commands.length
    }
    return commands
  },
})

export const playing = (engine: Engine<Types>, contender: Contender, games: readonly Played[]): Work => ({
  run() {
    let commands = 0
    for (const { start } of games) commands += playByLots(engine, contender, start)
    return commands
  },
})

function playByLots(engine: Engine<Types>, contender: Contender, start: Start): number {
  const match = contender.open(start)
  const lots = new Lots(start.number)
  let commands = 0
  for (let choice = choose(engine, match.state, lots); choice !== undefined; choice = choose(engine, match.state, lots)) {
    match.play(choice.seat, choice.command)
    commands++
  }
  return commands
}
