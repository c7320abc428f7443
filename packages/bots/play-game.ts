/** One game between bots, from the start to its outcome, as fast as the engine goes. */
import { at, type Engine, type Seat, type Types } from '@wildcat/kernel'
import { type Next, nextIn, type Planned, plannedBy } from '@wildcat/table'
import { clock } from './answer.ts'
import type { Bot, Budget, Situation } from './bot.ts'
import { FaultError } from './failure.ts'
import { frozen, frozenList, guarded } from './guarded.ts'
import { ask, judge } from './judge.ts'
import type { Luck } from './luck.ts'

export interface Player {
  readonly bot: Bot
  readonly luck: Luck
}
export interface GameToPlay {
  readonly engine: Engine<Types>
  readonly options: object
  readonly key: readonly number[]
  readonly players: readonly Player[] // one for each seat
  readonly budget: Budget
  readonly longest: number // commands after which it is no game any more
  asking?(seat: Seat): void // its bot begins to think
  made?(seat: Seat, command: Types['command']): 'go on' | 'enough'
}

/** What came of it; open if it was cut short by `made`. */
export interface Played {
  readonly state: Types['state']
  readonly commands: number
}

export function playGame(match: GameToPlay): Played {
  const { engine, options, key, players, longest } = match
  const table = { engine, rules: guarded(engine), budget: frozen(match.budget) }
  const { state } = engine.start(players.length, options, key)
  let commands = 0
  let planned: Planned | undefined
  while (state.outcome === 'open') {
    if (commands === longest) throw new FaultError({ kind: 'endless', commands: longest })
    const seat = engine.invited(state)[0] ?? at(engine.pending(state), 0)
    match.asking?.(seat)
    const { command, rest } = nextIn(planned, engine, state, seat) ?? answered(table, state, seat, at(players, seat))
    planned = rest
    engine.apply(state, seat, command)
    commands++
    if (match.made?.(seat, command) === 'enough') break
  }
  return { state, commands }
}

/** What the bot says, and the turn that this begins. */
function answered(table: AtTable, state: Types['state'], seat: Seat, { bot, luck }: Player): Next {
  const { engine } = table
  const asked = new Asked(table, state, seat, luck)
  const said = ask(bot, asked)
  if ('kind' in said && Asked.hasOffered(asked, said) && engine.check(state, seat, said) === null) return { command: said, rest: undefined }
  const { command, rest } = judge(engine, bot, state, seat, said)
  return { command, rest: plannedBy(engine, state, seat, rest) }
}

/** What is the same at every decision of a game. */
interface AtTable {
  readonly engine: Engine<Types> // what the game is played by
  readonly rules: Engine<Types> // what bots get to see of it
  readonly budget: Budget
}

/** A situation that holds the true state where no bot can reach it. View and commands are made when they are asked for. */
class Asked implements Situation {
  readonly engine: Engine<Types>
  readonly seat: Seat
  readonly budget: Budget
  readonly luck: Luck
  readonly stopped: () => boolean
  // What the answers below are made from cannot be reached, let alone replaced.
  readonly #engine: Engine<Types>
  readonly #state: Types['state']
  readonly #seat: Seat
  #view: Types['view'] | undefined
  #legal: readonly Types['command'][] | undefined

  constructor({ engine, rules, budget }: AtTable, state: Types['state'], seat: Seat, luck: Luck) {
    this.engine = rules
    this.seat = seat
    this.budget = budget
    this.luck = luck
    this.stopped = clock(budget)
    this.#engine = engine
    this.#state = state
    this.#seat = seat
  }
  get view(): Types['view'] {
    this.#view ??= this.#engine.view(this.#state, this.#seat)
    return this.#view
  }
  get legal(): readonly Types['command'][] {
    this.#legal ??= frozenList(this.#engine.legal(this.#state, this.#seat)) // the same as on the view
    return this.#legal
  }
  /** Is this one of the commands it was given? They cannot be changed: nothing is left to understand. */
  static hasOffered(asked: Asked, said: Types['command']): boolean {
    return asked.#legal?.includes(said) === true
  }
}
Object.freeze(Asked)
Object.freeze(Asked.prototype) // a bot has it in its hand
