/** The games that are played: by their number always the same, at every number of seats in turn. */
import { type CommandEntry, type Engine, keyFrom, newRecord, type RecordOf, type Types } from '@wildcat/kernel'
import { choose, Lots } from './lots.ts'

export interface Start {
  readonly number: number
  readonly seats: number
  readonly options: object
  readonly key: readonly number[]
}

/** A game that was played by lots, to be replayed. */
export interface Played {
  readonly start: Start
  readonly record: RecordOf<Types>
  readonly commands: readonly CommandEntry<Types['command']>[]
}

const SEED = 2

export function startOf(engine: Engine<Types>, number: number, atSeats?: number): Start {
  const { least, most } = engine.seats
  const seats = atSeats ?? least + (number % (most - least + 1))
  const options = engine.options(seats, {})
  if ('refused' in options) throw new Error(`${engine.id}: the usual options for ${seats} seats are refused: ${options.refused.why}`)
  return { number, seats, options: options.ok, key: keyFrom(SEED, number) }
}

/** To its end, or so many commands of it. */
export function playOut(engine: Engine<Types>, start: Start, most = Number.POSITIVE_INFINITY): Played {
  const { state } = engine.start(start.seats, start.options, start.key)
  const lots = new Lots(start.number)
  const commands: CommandEntry<Types['command']>[] = []
  for (let choice = choose(engine, state, lots); choice !== undefined && commands.length < most; choice = choose(engine, state, lots)) {
    engine.apply(state, choice.seat, choice.command)
    commands.push({ kind: 'command', ...choice })
  }
  return { start, commands, record: { ...newRecord(engine, start.seats, start.options, start.key), entries: commands } }
}

/** Are these enough? Counted in commands, because games are of different lengths; each number of seats comes up at least once. */
export const areEnough = ({ seats }: Engine<Types>, games: number, commands: number, atLeast: number): boolean =>
  commands >= atLeast && games > seats.most - seats.least

/** So many that they have at least this many commands. */
export function playedGames(engine: Engine<Types>, atLeast: number, atSeats?: number): Played[] {
  const played: Played[] = []
  for (let commands = 0; !areEnough(engine, played.length, commands, atLeast); ) {
    const game = playOut(engine, startOf(engine, played.length, atSeats))
    played.push(game)
    commands += game.commands.length
  }
  return played
}
