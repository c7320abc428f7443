/** One random game, from the start to the end: windows now and then, minds changed now and then, commands taken back now and then. */

import { type Below, type Entry, keyFrom, newRecord, RUNAWAY, type Seat, type Tagged } from '@wildcat/kernel'
import { filled } from './attempts.ts'
import { errorText } from './breach.ts'
import type { Played } from './check.ts'
import type { Configuration } from './configurations.ts'
import { dice, pick } from './dice.ts'
import type { Examined } from './examined.ts'
import { type Moment, type Move, moment, spell } from './moment.ts'
import type { Watch } from './watch.ts'

const LONGEST = 5000
const KEPT_OF_A_KIND = 6

export interface Walk {
  readonly subject: Examined
  readonly table: Configuration
  readonly seed: number
  readonly every: number // how many decisions from one close look to the next; 0: none
  readonly watch: Watch
}

/** How many commands it took, and the whole game unless something was thrown on the way. */
export interface Walked {
  readonly commands: number
  readonly played?: Played
}

export function walk({ subject, table, seed, every, watch }: Walk): Walked {
  const engine = subject.game
  const { seats, options } = table
  const place = { game: engine.id, seats, options, seed }
  const below = dice(seed, seats, 1)
  const key = keyFrom(seed, seats)
  const memory = new Memory(below)
  const entries: Entry<Tagged>[] = []
  const { longest = LONGEST } = subject
  watch.at({ ...place, command: 0 })

  const first = attempt(watch, () => moment(subject, engine.start(seats, options, key).state, 0, memory.commands, seed))
  if (first === undefined) return { commands: 0 }
  let now = first
  const stack: Moment[] = [] // what can be taken back
  while (true) {
    watch.at({ ...place, command: now.number })
    const closely = every > 0 && (now.over || (now.number + seed) % every === 0) // ten seeds look at all decisions between them
    watch.moment(now, closely)
    if (now.over) break
    if (now.number >= longest) {
      watch.file('ends', `The game is not over after ${longest} commands. If that can be, say so in \`longest\` of the subject.`)
      break
    }
    const last = stack.at(-1)
    if (last !== undefined && below(25) === 0) {
      const commands = 1 + below(Math.min(3, stack.length))
      entries.push({ kind: 'undo', seat: 0, commands })
      const earlier = stack.splice(stack.length - commands)[0] ?? last
      now = moment(subject, earlier.state, now.number + 1, memory.commands, seed)
      continue
    }
    const before = now
    const move = attempt(watch, () => {
      memory.add(before)
      const chosen = choose(before, below)
      return chosen === undefined ? undefined : play(before, chosen)
    })
    if (move === undefined) return { commands: now.number }
    entries.push({ kind: 'command', seat: move.seat, command: move.command })
    stack.push(now)
    now = move.after
    watch.move(move, closely)
  }
  const played: Played = { subject, record: { ...newRecord(engine, seats, options, key), entries }, last: now }
  watch.played(played)
  return { commands: now.number, played }
}

/** What the game throws while it is played is a breach, and the end of this walk. */
function attempt<X>(watch: Watch, act: () => X): X | undefined {
  try {
    return act()
  } catch (error) {
    const text = errorText(error)
    if (text.includes(`${RUNAWAY} automatic steps`))
      watch.file('endless', `${text}. A step that plays itself must come to a decision or to the end.`)
    else if (text.includes('nothing left to do')) watch.file('alive', `A dead end: ${text}.`)
    else if (/circular|BigInt/.test(text)) watch.file('serialisable', `A state must survive JSON, but ${text}.`)
    else watch.file('applies', `What is legal must work, but ${text}.`)
    return undefined
  }
}

type Chosen = Pick<Move, 'seat' | 'command' | 'aside'>

/** On a copy: the moment before must stay as it was. */
function play(before: Moment, { seat, command, aside }: Chosen): Move {
  const { subject, engine, known, number, seed } = before
  const state = engine.copy(before.state)
  try {
    const messages = engine.apply(state, seat, command)
    return { before, seat, command, aside, messages, after: moment(subject, state, number + 1, known, seed) }
  } catch (error) {
    throw error instanceof Error ? Object.assign(error, { message: `${error.message} in ${spell(command)} by seat ${seat}` }) : error
  }
}

/** Mostly whoever must act; now and then whoever may, or a window. Kinds with many forms do not crowd out the others. */
function choose(now: Moment, below: Below): Chosen | undefined {
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

function oneOf(now: Moment, seat: Seat, commands: readonly Tagged[], below: Below): Tagged {
  const kinds = [...new Set(commands.map(({ kind }) => kind))]
  const kind = pick(kinds, below)
  const command = pick(below(2) === 0 ? commands : commands.filter(each => each.kind === kind), below)
  const blank = below(3) === 0 ? now.blanks(seat).find(each => each.command.kind === command.kind) : undefined
  const byHand = blank === undefined ? command : filled(blank, below)
  return now.engine.check(now.state, seat, byHand) === null ? byHand : command
}

/** Some commands of each kind that were legal once: good material for stale and foreign ones. */
class Memory {
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
