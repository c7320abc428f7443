/**
 * A game to look back at. What was taken back is left out: it led nowhere. A position is how things stood after so many decisions;
 * it is reached from the nearest snapshot, so that a step takes as long at the end of a long game as at its beginning.
 */
import {
  type CommandEntry,
  type Engine,
  forSeats,
  type GameRecord,
  heard,
  inFull,
  type Message,
  replay,
  type Tagged,
  type Types,
  type Viewer,
  withoutUndone,
} from '@wildcat/kernel'
import type { Line } from '@wildcat/table'
import type { Summary } from '../store/games.ts'
import { storeOf } from '../store/keep.ts'
import { peopleOf } from '../store/plan.ts'
import { Failed } from './failure.ts'
import { current } from './understood.ts'

/** Whose eyes a position is seen with; 'table' means that all is open. */
export type Eyes = Viewer | 'table'

/** What can be looked at. */
export interface Overview {
  readonly plan: Summary['plan']
  readonly changed: boolean // have seats changed hands?
  readonly earlier: boolean // what came before the first position was played under rules that are not there any more
  readonly over: boolean
  readonly last: number // the last position
  readonly undone: number // commands that were taken back
  readonly rounds: readonly { readonly round: number; readonly at: number }[] // where each begins
  readonly eyes: readonly Eyes[]
  readonly moves?: readonly number[] // where positions are counted by what everybody had heard: how much that was at each
}
/** A line of the log, and the position at which it was told. */
export interface ReplayLine {
  readonly at: number
  readonly line: Line<Tagged>
}

/** From one snapshot to the next, and how many there are at the most: memory does not grow with the length of a game. */
const STEP = 16
const MOST = 128

export class LocalReplay {
  readonly id: string
  readonly overview: Overview
  readonly #engine: Engine<Types>
  readonly #commands: readonly CommandEntry<Tagged>[]
  readonly #messages: (readonly Message<Tagged>[])[] = [] // by position
  readonly #snapshots: Types['state'][] = []
  readonly #every: number
  #near: { readonly at: number; readonly state: Types['state'] } // where one looked last

  static async open(id: string): Promise<LocalReplay> {
    const { summary, record: text, standing } = await storeOf(id).read(id)
    const { engine, record } = await current(text, standing)
    return new LocalReplay(id, engine, record, summary)
  }

  constructor(id: string, engine: Engine<Types>, record: GameRecord, { plan, changes }: Summary) {
    const played = withoutUndone(engine, record)
    const last = played.entries.length
    const rounds: { round: number; at: number }[] = []
    this.id = id
    this.#engine = engine
    this.#commands = played.entries
    this.#every = Math.max(STEP, Math.ceil(last / MOST))
    const { state, departure } = replay(engine, played, {
      visit: ({ entry, state: now, messages }) => {
        const at = entry + 1
        this.#messages.push(messages)
        if (at % this.#every === 0) this.#snapshots.push(engine.copy(now))
        if (rounds.at(-1)?.round !== now.round) rounds.push({ round: now.round, at })
        return undefined
      },
    })
    if (departure !== undefined) throw new Failed('departs', '', departure.entry)
    this.#near = { at: last, state }
    const over = state.outcome !== 'open'
    if (!over && record.practice !== true) throw new Failed('running')
    const changed = changes.length > 0
    const eyes = over
      ? [...forSeats(record.seats, seat => seat), 'spectator' as const, 'table' as const]
      : whileRunning(peopleOf(plan.bots), changed)
    const undone = record.entries.filter(({ kind }) => kind === 'command').length - last
    this.overview = { plan, changed, earlier: record.goneOn !== undefined, over, last, undone, rounds, eyes }
  }

  look(eyes: Eyes, at: number): Types['view'] {
    this.#may(eyes)
    const state = this.#stateAt(Math.min(at, this.overview.last))
    return eyes === 'table' ? { ...state, random: null, told: null } : this.#engine.view(state, eyes)
  }

  lines(eyes: Eyes): ReplayLine[] {
    this.#may(eyes)
    const hears = (messages: readonly Message<Tagged>[]) =>
      eyes === 'table' ? inFull(messages) : heard(messages, eyes).map(({ event }) => event)
    return this.#messages.flatMap((messages, at) => hears(messages).map((event): ReplayLine => ({ at, line: { kind: 'event', event } })))
  }

  #may(eyes: Eyes) {
    if (!this.overview.eyes.includes(eyes)) throw new Failed('running', `as ${eyes}`)
  }

  #stateAt(at: number): Types['state'] {
    const place = Math.floor(at / this.#every)
    const snapshot = this.#snapshots[place]
    if (snapshot === undefined) throw new Failed('crashed', `no position ${at}`)
    const from = this.#near.at <= at && this.#near.at >= place * this.#every ? this.#near : { at: place * this.#every, state: snapshot }
    const state = this.#engine.copy(from.state)
    for (const { seat, command } of this.#commands.slice(from.at, at)) this.#engine.apply(state, seat, command)
    this.#near = { at, state }
    return state
  }
}

/** What nobody at the screen is kept from: alone with bots one's own hand, else only what all may see. */
const whileRunning = ([alone, ...others]: readonly number[], changed: boolean): Eyes[] =>
  alone === undefined || others.length > 0 || changed ? ['spectator'] : [alone, 'spectator']
