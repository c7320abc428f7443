/**
 * Rules as a bot gets them. The arena plays by the engine itself, in the same thread: whatever a bot replaces or changes in what it
 * was given must not reach the game. It guards against shortcuts; code that sets out to break its own process is no bot.
 */
import type { Engine, Types } from '@wildcat/kernel'

/** The same value, unchangeable all the way down. Values of a game are trees. */
export function frozen<X>(value: X): X {
  if (typeof value !== 'object' || value === null) return value
  for (const key in value) if (typeof value[key] === 'object') frozen(value[key])
  return Object.freeze(value)
}

/** The same for a list, faster: this is done at every decision. */
export function frozenList<X>(list: readonly X[]): readonly X[] {
  for (const each of list) frozen(each)
  return Object.freeze(list)
}

/** A list of its own. What is in it may be constants of the game, said again in every other: it cannot be changed. */
const frozenEach = <X>(list: readonly X[]): X[] => list.map(frozen)

export function guarded(engine: Engine<Types>): Engine<Types> {
  return Object.freeze({
    ...engine,
    seats: frozen(engine.seats),
    streams: frozen(engine.streams),
    rules: frozen(engine.rules),
    choices: seats => frozen(engine.choices(seats)),
    legal: (view, seat) => frozenEach(engine.legal(view, seat)),
    aside: (view, seat) => frozenEach(engine.aside(view, seat)),
    blanks: (view, seat) => frozenEach(engine.blanks(view, seat)),
    check: (view, seat, command) => frozen(engine.check(view, seat, command)),
  } satisfies Engine<Types>)
}
