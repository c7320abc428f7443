/** Many games between the same bots. All luck comes from the seed: game 17 of a contest is the same whoever plays it, and when. */
import { at, type CommandEntry, type Engine, keyFrom, newRecord, type RecordOf, type Types } from '@wildcat/kernel'
import type { Budget } from './bot.ts'
import { faultOf, GameFailed } from './failure.ts'
import { anyBot } from './file-bot.ts'
import { loadEngine } from './load-engine.ts'
import { luckOf } from './luck.ts'
import { type GameToPlay, type Played, playGame } from './play-game.ts'
import { type Pulse, pulseOf } from './pulse.ts'
import { seating } from './seating.ts'
import { count, emptyTally, type Tally } from './tally.ts'

export interface Contest {
  readonly game: string
  readonly seats: number
  readonly options: object // what is missing gets its usual value
  readonly seed: number
  readonly games: number
  readonly bots: readonly string[] // ids or files; at most as many as seats
  readonly budget?: Budget
  readonly longest?: number // commands after which a game is given up
  readonly duplicate?: boolean // every deal is played as many times as there are bots, so that each has it from each seat
}
const LONGEST = 100_000
const ARENA_BUDGET: Budget = { iterations: 1_000 }

/** A contest with its rules and bots at hand. Both throw GameFailed. */
export interface Arena {
  tally(from: number, to: number, pulse?: Pulse): Tally
  record(game: number, commands: number, pulse?: Pulse): RecordOf<Types> // at most so many
}

/** Rejects when there is no such game or bot, and when the options are refused. */
export async function openArena(contest: Contest): Promise<Arena> {
  const { game, seats, seed, bots, budget = ARENA_BUDGET, longest = LONGEST } = contest
  const engine = await loadEngine(game)
  const playing = await Promise.all(bots.map(bot => anyBot(game, bot)))
  const options = optionsOf(engine, contest)

  const dealOf = (number: number) => (contest.duplicate === true ? Math.floor(number / bots.length) : number)

  function play(number: number, botAt: readonly number[], watched: Pick<GameToPlay, 'asking' | 'made'>): Played {
    const players = botAt.map((bot, seat) => ({ bot: at(playing, bot), luck: luckOf(keyFrom(seed, number, seat), seat) }))
    try {
      return playGame({ engine, options, key: keyFrom(seed, dealOf(number)), players, budget, longest, ...watched })
    } catch (cause) {
      throw new GameFailed({ game, seats, seed, number, fault: faultOf(cause) }, { cause })
    }
  }

  function asking(number: number, botAt: readonly number[], beat: ReturnType<typeof pulseOf> | undefined): Pick<GameToPlay, 'asking'> {
    return beat === undefined ? {} : { asking: seat => beat(number, at(botAt, seat)) }
  }

  return {
    tally(from, to, pulse) {
      const tally = emptyTally(bots.length, seats)
      const beat = pulse && pulseOf(pulse)
      for (let number = from; number < to; number++) {
        const botAt = seating(bots.length, seats, number)
        const { state, commands } = play(number, botAt, asking(number, botAt, beat))
        if (state.outcome !== 'open') count(tally, botAt, state.outcome, state.round, commands)
      }
      return tally
    },
    record(number, commands, pulse) {
      const entries: CommandEntry<Types['command']>[] = []
      const botAt = seating(bots.length, seats, number)
      const made: GameToPlay['made'] = (seat, command) => {
        entries.push({ kind: 'command', seat, command })
        return entries.length < commands ? 'go on' : 'enough'
      }
      if (commands > 0) play(number, botAt, { ...asking(number, botAt, pulse && pulseOf(pulse)), made })
      return { ...newRecord(engine, seats, options, keyFrom(seed, dealOf(number))), entries }
    },
  }
}

function optionsOf(engine: Engine<Types>, { seats, options }: Contest): Types['options'] {
  const parsed = engine.options(seats, options)
  if ('refused' in parsed) throw new Error(`${engine.id}: the options are refused: ${JSON.stringify(parsed.refused)}`)
  return parsed.ok
}
