/** Does a command cost more with more seats, or towards the end of a game? Microseconds a command, there and here. */
import type { CommandEntry, Engine, Types } from '@wildcat/kernel'
import { byTurns, keep, microsEach, type Spent, type Work } from '../clock.ts'
import type { Contender } from '../contenders/contender.ts'
import { type Played, playedGames } from '../starts.ts'
import { replaying } from './rates.ts'

export type Growth = { readonly from: number; readonly to: number }

export const growth = ([from, to]: readonly [Spent, Spent]): Growth => ({ from: microsEach(from), to: microsEach(to) })

/** From the smallest table to the largest. */
export function bySeats(engine: Engine<Types>, contender: Contender, commands: number, least: number): Growth {
  const at = (seats: number) => replaying(contender, playedGames(engine, commands, seats))
  return growth(byTurns(least, at(engine.seats.least), at(engine.seats.most)))
}

/** From the first fifth to the last, in the longer half of the games at a full table. */
export function byAge(engine: Engine<Types>, commands: number, least: number): Growth {
  const played = playedGames(engine, commands, engine.seats.most).sort((a, b) => b.commands.length - a.commands.length)
  const long = played.slice(0, Math.ceil(played.length / 2))
  const first = long.map(each => cut(engine, each, 0, Math.floor(each.commands.length / 5)))
  const last = long.map(each => cut(engine, each, Math.ceil((each.commands.length * 4) / 5), each.commands.length))
  return growth(byTurns(least, playingStretches(engine, first), playingStretches(engine, last)))
}

interface Stretch {
  readonly state: Types['state'] // before the first of them
  readonly commands: readonly CommandEntry<Types['command']>[]
}

function cut(engine: Engine<Types>, { start, commands }: Played, from: number, to: number): Stretch {
  const { state } = engine.start(start.seats, start.options, start.key)
  for (const { seat, command } of commands.slice(0, from)) engine.apply(state, seat, command)
  return { state, commands: commands.slice(from, to) }
}

function playingStretches(engine: Engine<Types>, stretches: readonly Stretch[]): Work {
  let copies: Stretch[] = []
  return {
    prepare() {
      copies = stretches.map(({ state, commands }) => ({ state: engine.copy(state), commands }))
    },
    run() {
      let n = 0
      for (const { state, commands } of copies)
        for (const { seat, command } of commands) {
          keep(engine.check(state, seat, command))
          keep(engine.apply(state, seat, command))
          n++
        }
      return n
    },
  }
}
