/** That contenders play the same games: a checksum of every command and every state on the way. */
import { createHash } from 'node:crypto'
import type { Engine, Types } from '@wildcat/kernel'
import type { Contender } from '../contenders/contender.ts'
import { choose, Lots } from '../lots.ts'
import { areEnough, playOut, startOf } from '../starts.ts'

const DIGITS = 12 // 48 bits: exact as a number

export function prove(engine: Engine<Types>, contender: Contender, atLeast: number) {
  const random = createHash('sha256')
  const replay = createHash('sha256')
  let commands = 0
  let games = 0
  for (; !areEnough(engine, games, commands, atLeast); games++) {
    const start = startOf(engine, games)
    const lots = new Lots(games)
    const match = contender.open(start)
    random.update(JSON.stringify(match.state))
    for (let choice = choose(engine, match.state, lots); choice !== undefined; choice = choose(engine, match.state, lots)) {
      match.play(choice.seat, choice.command)
      random.update(JSON.stringify([choice, match.state]))
      commands++
    }
    replay.update(JSON.stringify(contender.replay(playOut(engine, start))))
  }
  const short = (hash: typeof random) => Number.parseInt(hash.digest('hex').slice(0, DIGITS), 16)
  return { games, commands, random: short(random), replay: short(replay) }
}
