/** Any game played at random, for tests of records and tables. */

import type { Engine } from '../engine.ts'
import type { Types } from '../game.ts'
import { at } from '../lists.ts'
import { below, keyFrom, randomness } from '../random.ts'
import { type Entry, newRecord, type RecordOf } from '../record.ts'

/** A record of so many commands at most: answers to the step on top, and now and then a command of a window. */
export function randomRecord<T extends Types>(
  engine: Engine<T>,
  options: T['options'],
  { seats = 3, seed = 1, most = Number.POSITIVE_INFINITY } = {},
): RecordOf<T> {
  const luck = randomness(keyFrom(seed, 99), 1)
  const record = newRecord(engine, seats, options, keyFrom(seed))
  const { state } = engine.start(seats, options, keyFrom(seed))
  const entries: Entry<T['command']>[] = []
  while (entries.length < most) {
    const pending = engine.pending(state)
    if (pending.length === 0) break
    const anybody = below(luck, 0, seats)
    const deals = below(luck, 0, 4) === 0 ? engine.aside(state, anybody) : []
    const seat = deals.length > 0 ? anybody : at(pending, below(luck, 0, pending.length))
    const commands = deals.length > 0 ? deals : engine.legal(state, seat)
    const command = at(commands, below(luck, 0, commands.length))
    entries.push({ kind: 'command', seat, command, at: 1_000 + entries.length })
    engine.apply(state, seat, command)
  }
  return { ...record, entries }
}
