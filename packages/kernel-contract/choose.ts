/** What is played next in a random game, and what is remembered of it. */
import type { Below, Policy, Seat, Tagged, Types } from '@wildcat/kernel'
import { filled } from './attempts.ts'
import { pick } from './dice.ts'
import type { Moment, Move } from './moment.ts'

const KEPT_OF_A_KIND = 6

export type Chosen = Pick<Move, 'seat' | 'command' | 'aside'>

/** Once in so many choices of a player with sense lots are drawn all the same. */
const LOTS = 6

/** What a player with sense does who was made an offer, or whom the game waits for. */
export function sensible(now: Moment, sense: Policy<Types>, below: Below): Chosen | undefined {
  if (below(LOTS) === 0) return choose(now, below)
  const [seat] = [...now.engine.invited(now.state), ...now.pending()]
  if (seat === undefined) return undefined
  const command = sense.choose(now.view(seat), seat, now.legal(seat), below)
  return { seat, command, aside: now.engine.isAside(command) }
}

/** Mostly whoever must act; now and then whoever may, or a window. Kinds with many forms do not crowd out the others. */
export function choose(now: Moment, below: Below): Chosen | undefined {
  const waiting = now.pending()
  const others = now.seats.filter(seat => !waiting.includes(seat) && now.legal(seat).length > 0)
  const asides = below(6) === 0 ? now.seats.filter(seat => now.aside(seat).length > 0) : []
  if (asides.length > 0) {
    const seat = pick(asides, below)
    return { seat, command: oneOf(now, seat, now.aside(seat), below), aside: true }
  }
  const able = waiting.filter(seat => now.legal(seat).length > 0)
  const seats = others.length > 0 && below(8) === 0 ? others : able
  if (seats.length === 0) return undefined
  const seat = pick(seats, below)
  return { seat, command: oneOf(now, seat, now.legal(seat), below), aside: false }
}

/** What a game wants seldom is played in one of so many choices where there is something else. */
const SELDOM = 6

function oneOf(now: Moment, seat: Seat, all: readonly Tagged[], below: Below): Tagged {
  const { seldom = [] } = now.subject
  const often = seldom.length === 0 || below(SELDOM) === 0 ? all : all.filter(({ kind }) => !seldom.includes(kind))
  const commands = often.length === 0 ? all : often
  const kinds = [...new Set(commands.map(({ kind }) => kind))]
  const kind = pick(kinds, below)
  const command = pick(below(2) === 0 ? commands : commands.filter(each => each.kind === kind), below)
  const blank = below(3) === 0 ? now.blanks(seat).find(each => each.command.kind === command.kind) : undefined
  const byHand = blank === undefined ? command : filled(blank, below)
  return now.engine.check(now.state, seat, byHand) === null ? byHand : command
}

/** Some commands of each kind that were legal once: good material for stale and foreign ones. */
export class Memory {
  readonly commands: Tagged[] = []
  readonly #below: Below
  constructor(below: Below) {
    this.#below = below
  }
  add(now: Moment) {
    for (const seat of now.pending()) this.#keep(now.legal(seat))
    this.#keep(now.aside(now.number % now.seats.length))
  }
  #keep(commands: readonly Tagged[]) {
    if (commands.length === 0) return
    const command = pick(commands, this.#below)
    const alike = this.commands.filter(({ kind }) => kind === command.kind)
    const old = alike.length < KEPT_OF_A_KIND ? undefined : pick(alike, this.#below)
    if (old === undefined) this.commands.push(command)
    else this.commands[this.commands.indexOf(old)] = command
  }
}
