/** One random game, from the start to the end: windows now and then, minds changed now and then, commands taken back now and then. */

import { type Entry, keyFrom, NoDecision, newRecord, type Seat, type Tagged, type Types, Undoable } from '@wildcat/kernel'
import { errorText } from './breach.ts'
import type { Played } from './check.ts'
import { type Chosen, choose, Memory, sensible } from './choose.ts'
import type { Configuration } from './configurations.ts'
import { dice } from './dice.ts'
import type { Examined } from './examined.ts'
import { type Moment, type Move, moment, spell } from './moment.ts'
import type { Watch } from './watch.ts'

const LONGEST = 5000

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
  const sense = seed % 2 === 0 ? subject.sense : undefined
  watch.at({ ...place, command: 0 })

  const opening = attempt(watch, () => {
    const { state, messages } = engine.start(seats, options, key)
    return { table, laid: subject.lay(seats, options, key), messages, first: moment(subject, state, 0, memory.commands, seed) }
  })
  if (opening === undefined) return { commands: 0 }
  let now = opening.first
  watch.opening(opening)
  const undoable = new Undoable<Types, null>(engine, seats)
  let mover: Seat = 0
  while (true) {
    watch.at({ ...place, command: now.number })
    const closely = every > 0 && (now.over || (now.number + seed) % every === 0) // ten seeds look at all decisions between them
    watch.moment(now, closely)
    if (now.over) break
    if (now.number >= longest) {
      watch.file('ends', `The game is not over after ${longest} commands. If that can be, say so in \`longest\` of the subject.`)
      break
    }
    if (undoable.whyNot(mover) === null && below(8) === 0) {
      const two = { kind: 'undo', seat: mover, commands: 2, keepsSecrets: true } as const
      const entry = undoable.undone(two) !== undefined && below(2) === 0 ? two : { ...two, commands: 1 }
      const taken = undoable.undone(entry)
      if (taken === undefined) throw new Error('a free undo takes something back')
      undoable.takeBack(taken)
      entries.push(entry)
      now = moment(subject, taken.state, now.number + 1, memory.commands, seed)
      continue
    }
    const before = now
    const move = attempt(watch, () => {
      memory.add(before)
      const chosen = sense === undefined ? choose(before, below) : sensible(before, sense, below)
      return chosen === undefined ? undefined : play(before, chosen)
    })
    if (move === undefined) return { commands: now.number }
    entries.push({ kind: 'command', seat: move.seat, command: move.command })
    undoable.played(move, now.state, move.after.state, move.messages, null)
    mover = move.seat
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
    if (error instanceof NoDecision && error.why === 'endless')
      watch.file('endless', `${text}. A step that plays itself must come to a decision or to the end.`)
    else if (error instanceof NoDecision) watch.file('alive', `A dead end: ${text}.`)
    else if (/circular|BigInt/.test(text)) watch.file('serialisable', `A state must survive JSON, but ${text}.`)
    else watch.file('applies', `What is legal must work, but ${text}.`)
    return undefined
  }
}

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
